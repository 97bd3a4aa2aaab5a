import { SECONDS_PER_DAY, SECONDS_PER_HOUR } from '@keepout/units/duration';
import type { VerdictKind, VerdictReason } from './verdict.ts';

/** What somebody can decide of an event. */
export const DECISIONS = ['BURN', 'NO_BURN', 'OBSERVE', 'COORDINATE', 'ACCEPT'] as const;
export type Decision = (typeof DECISIONS)[number];

/** Conditions that a decision stands on. */
export const FLIGHT_RULES = [
  'pc-below-act',
  'verdict-concludes',
  'decision-in-time',
  'message-recent',
  'secondary-tracked',
  'covariance-realistic',
  'orbits-undoubted',
  'probability-holds',
  'plan-screened-clear',
] as const;
export type FlightRule = (typeof FLIGHT_RULES)[number];

/** Which decisions ask for a rule: whoever observes first need not know the orbit well, whoever lets it pass must. */
const REQUIRED_FOR: Readonly<Record<FlightRule, readonly Decision[]>> = {
  'pc-below-act': ['NO_BURN', 'OBSERVE', 'ACCEPT'],
  'verdict-concludes': ['BURN', 'NO_BURN', 'ACCEPT'],
  'decision-in-time': DECISIONS,
  'message-recent': ['BURN', 'NO_BURN', 'ACCEPT'],
  'secondary-tracked': ['BURN', 'NO_BURN'],
  'covariance-realistic': ['BURN', 'NO_BURN'],
  'orbits-undoubted': ['BURN', 'NO_BURN'],
  'probability-holds': ['BURN', 'NO_BURN', 'ACCEPT'],
  'plan-screened-clear': ['BURN'],
};

/** From which version of the limits on a rule is asked; a record of before is judged by the rules of then. */
const SINCE: Readonly<Partial<Record<FlightRule, number>>> = { 'plan-screened-clear': 2 };

export interface FlightRuleLimits {
  readonly version: number;
  /** From the newest message to the decision, s. */
  readonly mostMessageAgeS: number;
  /** From the newest knowledge of the secondary's orbit to the decision, s. */
  readonly mostTrackingAgeS: number;
}

/** Three days without an observation is where 18/19 SDS ask for more tracking; three of their runs are a day. */
export const FLIGHT_RULE_LIMITS: FlightRuleLimits = {
  version: 2,
  mostMessageAgeS: 24 * SECONDS_PER_HOUR,
  mostTrackingAgeS: 3 * SECONDS_PER_DAY,
};

export interface FlightRuleInput {
  /** When the decision is made. */
  readonly nowTaiS: number;
  readonly decideByTaiS: number;
  /** The probability that counts; absent where there is none. */
  readonly pc?: number;
  readonly actPc: number;
  readonly verdict: VerdictKind;
  /** Codes of the verdict's reasons. */
  readonly reasons: readonly { readonly code: VerdictReason['code'] | (string & {}) }[];
  /** When the newest message was made. */
  readonly messageTaiS: number;
  /** Newest knowledge of the secondary's orbit: its last observation, or the epoch of its elements; absent where nobody tells. */
  readonly secondaryKnownTaiS?: number;
  /** Of the plan that would be burnt; absent without one. */
  readonly planScreening?: PlanClearance;
}

/** What the screening of a plan comes to, as a flight rule asks for it. */
export interface PlanClearance {
  /** Ended, of the plan as it is, the target reached, no decisive event new or worse, not too much added by estimated covariance. */
  readonly isClear: boolean;
  /** Decisive events that are new or worse (`countingOf`); absent where that is not known. */
  readonly raised?: number;
}

/** One rule with the figure that it was held against. */
export interface FlightRuleResult {
  readonly rule: FlightRule;
  readonly isMet: boolean;
  /** Absent where it is not known, and where the rule has none. */
  readonly value?: number;
  readonly limit?: number;
  readonly unit?: 'probability' | 's' | 'doubts' | 'events';
  readonly requiredFor: readonly Decision[];
}

const OF_COVARIANCE: ReadonlySet<string> = new Set([
  'covariance-estimated',
  'covariance-missing',
  'covariance-default',
  'covariance-implausible',
  'covariance-too-small',
  'covariance-not-positive',
  'covariance-unlike-history',
]);
const OF_METHOD: ReadonlySet<string> = new Set([
  'pc-not-computed',
  'edge-of-data',
  'two-dimensional-inadequate',
  'usage-unknown',
]);

/**
 * The flight rules of an event: what a decision to burn or not should stand on, each met or not.
 *
 * Method   docs/models/flight-rules.md. Written so that what is not known is not met: no probability, no observation told
 * Assumes  the verdict and its reasons are of the newest message
 *
 * @returns every rule of the limits' version once, in the order of FLIGHT_RULES
 */
export function flightRules(
  input: FlightRuleInput,
  limits: FlightRuleLimits = FLIGHT_RULE_LIMITS,
): readonly FlightRuleResult[] {
  const { nowTaiS, pc, actPc, secondaryKnownTaiS, planScreening } = input;
  const toDecideS = input.decideByTaiS - nowTaiS;
  const doubts = (isOne: (code: string) => boolean) => {
    const value = input.reasons.filter(({ code }) => isOne(code)).length;
    return { isMet: value === 0, value, limit: 0, unit: 'doubts' as const };
  };
  const results: Readonly<Record<FlightRule, Omit<FlightRuleResult, 'rule' | 'requiredFor'>>> = {
    'pc-below-act': {
      isMet: pc !== undefined && pc < actPc,
      ...(pc !== undefined && { value: pc }),
      limit: actPc,
      unit: 'probability',
    },
    'verdict-concludes': { isMet: input.verdict !== 'no-conclusion' },
    'decision-in-time': { isMet: toDecideS >= 0, value: toDecideS, limit: 0, unit: 's' },
    'message-recent': age(nowTaiS - input.messageTaiS, limits.mostMessageAgeS),
    'secondary-tracked': age(
      secondaryKnownTaiS === undefined ? undefined : nowTaiS - secondaryKnownTaiS,
      limits.mostTrackingAgeS,
    ),
    'covariance-realistic': doubts((code) => OF_COVARIANCE.has(code)),
    'orbits-undoubted': doubts((code) => code === 'orbit-doubtful'),
    'probability-holds': doubts((code) => OF_METHOD.has(code)),
    'plan-screened-clear': {
      isMet: planScreening?.isClear === true,
      ...(planScreening?.raised !== undefined && { value: planScreening.raised }),
      limit: 0,
      unit: 'events',
    },
  };
  const asked = FLIGHT_RULES.filter((rule) => limits.version >= (SINCE[rule] ?? 1));
  return asked.map((rule) => ({ rule, ...results[rule], requiredFor: REQUIRED_FOR[rule] }));
}

function age(value: number | undefined, limit: number): Omit<FlightRuleResult, 'rule' | 'requiredFor'> {
  if (value === undefined) return { isMet: false, limit, unit: 's' };
  return { isMet: value <= limit, value, limit, unit: 's' };
}

/** The rules that a decision asks for, that are not met and that nobody has waived. */
export function rulesInTheWay(
  decision: Decision,
  results: readonly FlightRuleResult[],
  waived: ReadonlySet<string>,
): readonly FlightRuleResult[] {
  return results.filter(
    ({ rule, isMet, requiredFor }) => !isMet && requiredFor.includes(decision) && !waived.has(rule),
  );
}
