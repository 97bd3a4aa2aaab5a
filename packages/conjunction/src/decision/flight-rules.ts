import { SECONDS_PER_DAY, SECONDS_PER_HOUR } from '@keepout/units/duration';
import type { VerdictKind, VerdictReason } from './verdict.ts';

/** Possible decisions on an event. */
export const DECISIONS = ['BURN', 'NO_BURN', 'OBSERVE', 'COORDINATE', 'ACCEPT'] as const;
export type Decision = (typeof DECISIONS)[number];

/** Conditions of a decision. */
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

/** Rules required by each decision: OBSERVE does not need a well-known orbit, NO_ACTION does. */
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

/** First version of the limits that asks for a rule. A record is judged by the version that it states. */
const SINCE: Readonly<Partial<Record<FlightRule, number>>> = { 'plan-screened-clear': 2 };
/** First version of the limits in which a rule can be unknown. */
const UNKNOWN_SINCE = 3;

export interface FlightRuleLimits {
  readonly version: number;
  /** From the newest message to the decision, s. */
  readonly mostMessageAgeS: number;
  /** From the last observation of the secondary to the decision, s. */
  readonly mostTrackingAgeS: number;
}

/** Three days without an observation is where 18/19 SDS ask for more tracking; three of their runs are a day. */
export const FLIGHT_RULE_LIMITS: FlightRuleLimits = {
  version: 3,
  mostMessageAgeS: 24 * SECONDS_PER_HOUR,
  mostTrackingAgeS: 3 * SECONDS_PER_DAY,
};

export interface FlightRuleInput {
  /** When the decision is made. */
  readonly nowTaiS: number;
  readonly decideByTaiS: number;
  /** The probability that counts; absent where unknown. */
  readonly pc?: number;
  readonly actPc: number;
  readonly verdict: VerdictKind;
  /** Codes of the verdict's reasons. */
  readonly reasons: readonly { readonly code: VerdictReason['code'] | (string & {}) }[];
  /** When the newest message was made. */
  readonly messageTaiS: number;
  /** Limits before version 3: last observation of the secondary, or the epoch of its element set. */
  readonly secondaryKnownTaiS?: number;
  /** Limits from version 3 on: sources of the orbits; absent if the message cannot be read. */
  readonly sources?: OrbitSources;
  /** Figures of the chosen plan; absent without a plan. */
  readonly planScreening?: PlanClearance;
}

/**
 * Origin of a covariance.
 *
 * determined    stated with an orbit determination: by a message, by the ephemeris of an operator, or after ordered tracks
 * calibrated    of a kind that has passed the operator's test of realism
 * unconfirmed   stated with an element set, or by a message that does not state how it was computed
 * assumed       estimated, a default, or absent
 */
export type CovarianceBasis = 'determined' | 'calibrated' | 'unconfirmed' | 'assumed';

/** Statements of the sources of both orbits; pairs are primary, secondary. */
export interface OrbitSources {
  readonly covariances: readonly [CovarianceBasis, CovarianceBasis];
  /** Whether enough figures of the orbit determination are stated to check it. */
  readonly areDeterminationsStated: readonly [boolean, boolean];
  /** Last observation of the secondary. The epoch of an element set is no observation. */
  readonly secondaryObservedTaiS?: number;
}

/** Result of the screening of a plan. */
export interface PlanClearance {
  /** Ended, of the plan as it is, the target reached, no decisive event new or worse, not too much added by estimated covariance. */
  readonly isClear: boolean;
  /** Decisive events that are new or worse (`countingOf`); absent where that is not known. */
  readonly raised?: number;
  /** The screening covers only a part of the window. */
  readonly isPart?: boolean;
}

/** Reasons why a flight rule is unknown. */
export type UnknownReason =
  | 'pc-not-computed'
  | 'covariance-unconfirmed'
  | 'covariance-not-checked'
  | 'observation-time-not-stated'
  | 'determination-not-stated'
  | 'method-not-checked'
  | 'plan-not-chosen'
  | 'plan-not-screened'
  | 'plan-screened-in-part';

/** One rule with the figure that was compared with it. */
export interface FlightRuleResult {
  readonly rule: FlightRule;
  readonly isMet: boolean;
  /** Present if the rule is unknown; never with `isMet`, nor with limits before version 3. */
  readonly unknown?: UnknownReason;
  /** Absent where unknown, and for rules without a figure. */
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
 * The flight rules of an event: each met, not met, or unknown.
 *
 * Method   docs/models/flight-rules.md. A rule is met only by known figures. A known figure that breaks it makes it not met. Else it is
 *          unknown, with the reason; an unknown probability is a reason to observe and does not block that decision. Limits before version 3: unknown counts as not met, and the epoch of an element set as an observation
 * Assumes  the verdict and its reasons are those of the newest message
 *
 * @returns every rule of the limits' version once, in the order of FLIGHT_RULES
 */
export function flightRules(
  input: FlightRuleInput,
  limits: FlightRuleLimits = FLIGHT_RULE_LIMITS,
): readonly FlightRuleResult[] {
  const hasUnknown = limits.version >= UNKNOWN_SINCE;
  const rulesOfVersion = FLIGHT_RULES.filter((rule) => limits.version >= (SINCE[rule] ?? 1));
  const claims = claimsOf(input, limits, hasUnknown ? input.sources?.secondaryObservedTaiS : input.secondaryKnownTaiS);
  return rulesOfVersion.map((rule) => {
    const claim = claims[rule];
    const unknownReason = hasUnknown ? UNKNOWNS[rule](input, claim) : undefined;
    const isReasonToObserve = rule === 'pc-below-act' && unknownReason !== undefined;
    const requiredFor = REQUIRED_FOR[rule].filter((decision) => !isReasonToObserve || decision !== 'OBSERVE');
    const common = { rule, requiredFor };
    if (unknownReason !== undefined) return { ...common, ...withoutCount(claim), isMet: false, unknown: unknownReason };
    if (!hasUnknown || rule !== 'covariance-realistic' || !isAssumed(input)) return { ...common, ...claim };
    return { ...common, ...claim, isMet: false, value: Math.max(1, claim.value ?? 0) };
  });
}

type Claim = Omit<FlightRuleResult, 'rule' | 'requiredFor' | 'unknown'>;

/** Results by the figures alone: met or not met. */
function claimsOf(
  input: FlightRuleInput,
  limits: FlightRuleLimits,
  secondaryTaiS: number | undefined,
): Readonly<Record<FlightRule, Claim>> {
  const { nowTaiS, pc, actPc, planScreening } = input;
  const toDecideS = input.decideByTaiS - nowTaiS;
  const doubts = (isOne: (code: string) => boolean): Claim => {
    const value = input.reasons.filter(({ code }) => isOne(code)).length;
    return { isMet: value === 0, value, limit: 0, unit: 'doubts' };
  };
  return {
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
      secondaryTaiS === undefined ? undefined : nowTaiS - secondaryTaiS,
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
}

function age(value: number | undefined, limit: number): Claim {
  if (value === undefined) return { isMet: false, limit, unit: 's' };
  return { isMet: value <= limit, value, limit, unit: 's' };
}

/** Removes a count of doubts that were not evaluated. */
function withoutCount(claim: Claim): Claim {
  const { value: _, ...claimWithoutValue } = claim;
  return claim.unit === 'doubts' ? claimWithoutValue : claim;
}

const hasReason = ({ reasons }: FlightRuleInput, ...codes: readonly string[]): boolean =>
  reasons.some(({ code }) => codes.includes(code));

const isAssumed = ({ sources }: FlightRuleInput): boolean => sources?.covariances.includes('assumed') === true;

const areCovariancesKnown = ({ sources }: FlightRuleInput): boolean =>
  sources?.covariances.every((origin) => origin === 'determined' || origin === 'calibrated') === true;

/** Reason why a rule is unknown; undefined if known figures meet or break it. */
const UNKNOWNS: Readonly<Record<FlightRule, (input: FlightRuleInput, claim: Claim) => UnknownReason | undefined>> = {
  'pc-below-act'(input, { isMet }) {
    const { pc } = input;
    if (pc === undefined || Number.isNaN(pc)) return 'pc-not-computed';
    // A probability of assumed errors warns, and never gives an all-clear.
    return !isMet || areCovariancesKnown(input) ? undefined : 'covariance-unconfirmed';
  },
  'verdict-concludes': () => undefined,
  'decision-in-time': () => undefined,
  'message-recent': () => undefined,
  'secondary-tracked': (_input, { value }) =>
    // An observation cannot lie ahead of the decision.
    value === undefined || value < 0 ? 'observation-time-not-stated' : undefined,
  'covariance-realistic'(input, { isMet }) {
    if (!isMet || isAssumed(input)) return undefined;
    // These verdicts end before the size of the covariances is checked.
    if (hasReason(input, 'edge-of-data', 'pc-not-computed')) return 'covariance-not-checked';
    return areCovariancesKnown(input) ? undefined : 'covariance-unconfirmed';
  },
  'orbits-undoubted': ({ sources }, { isMet }) =>
    !isMet || sources?.areDeterminationsStated.every(Boolean) ? undefined : 'determination-not-stated',
  'probability-holds'(input) {
    if (hasReason(input, 'edge-of-data', 'two-dimensional-inadequate')) return undefined;
    if (input.pc === undefined || hasReason(input, 'pc-not-computed')) return 'pc-not-computed';
    // The verdict gives a covariance that is not positive definite as the reason in place of `usage-unknown`.
    return hasReason(input, 'usage-unknown', 'covariance-not-positive') ? 'method-not-checked' : undefined;
  },
  'plan-screened-clear'({ planScreening }) {
    if (planScreening === undefined) return 'plan-not-chosen';
    const { isClear, raised, isPart } = planScreening;
    if (isClear || (raised ?? 0) > 0) return undefined;
    if (raised === undefined) return 'plan-not-screened';
    return isPart ? 'plan-screened-in-part' : undefined;
  },
};

/** State of a rule before waivers. */
export const flightRuleState = ({
  isMet,
  unknown: unknownReason,
}: Pick<FlightRuleResult, 'isMet' | 'unknown'>): 'MET' | 'NOT_MET' | 'UNKNOWN' =>
  isMet ? 'MET' : unknownReason === undefined ? 'NOT_MET' : 'UNKNOWN';

/** The rules required for a decision that are not met or unknown, and not waived. */
export function rulesInTheWay(
  decision: Decision,
  results: readonly FlightRuleResult[],
  waived: ReadonlySet<string>,
): readonly FlightRuleResult[] {
  return results.filter(
    ({ rule, isMet, requiredFor }) => !isMet && requiredFor.includes(decision) && !waived.has(rule),
  );
}
