import {
  type FlightRuleLimits,
  type FlightRuleResult,
  flightRules,
  type OrbitSources,
  type PlanClearance,
} from '@keepout/conjunction/decision/flight-rules';
import type { RiskLevel } from '@keepout/conjunction/decision/risk-level';
import { type Verdict, verdictAgainstHistory } from '@keepout/conjunction/decision/verdict';
import { computePc } from '@keepout/conjunction/pc/compute-pc';
import type { PcEstimate } from '@keepout/conjunction/pc/estimate';
import type { PcMethodName } from '@keepout/conjunction/pc/methods';
import { withOwnFunctions } from '@keepout/kernel/own-functions';
import { fail, ok, type Result } from '@keepout/units/result';
import { type NotFinite, notFinite } from '../finite-figures.ts';
import { judgeByEngine, objectsOf, verdictThresholds } from '../judge.ts';
import { type MessageFigures, messageFigures } from '../message-figures.ts';
import type { JudgingRules } from '../rules.ts';
import { orbitSources } from './orbit-sources.ts';
import { type RecordedMessage, recordedApproach, type UnjudgeableMessage } from './recorded-message.ts';

/** Everything that a decision is judged from: the same input gives the same results, to the last digit, on every engine. */
export interface DecisionInput {
  /** Messages of the event, oldest first; the last one is decisive. */
  readonly messages: readonly RecordedMessage[];
  readonly rules: JudgingRules;
  readonly limits: FlightRuleLimits;
  /** When the decision is made. */
  readonly nowTaiS: number;
  /** Figures of the chosen plan; absent without one. */
  readonly planScreening?: PlanClearance | undefined;
  /** By the functions of the engine that runs, as records of before were computed; else by our own, the same digits on every engine. */
  readonly byEngine?: boolean;
}

/** Figures of one message on the event. */
export interface CourseStep {
  readonly creationTaiS: number;
  readonly tcaTaiS: number;
  readonly missDistanceM: number;
  readonly sigmaAlongMissM: number | null;
  readonly pc: number | null;
  readonly maxPc: number | null;
  readonly riskLevel: RiskLevel;
}

/** Basis of a decision, as plain data. */
export interface DecisionResults {
  /** Figures of the newest message. */
  readonly figures: MessageFigures;
  readonly verdict: Verdict;
  /** Probability by every method but Monte Carlo; a method without a value is listed with its reasons. */
  readonly methods: Readonly<Partial<Record<PcMethodName, PcEstimate>>>;
  readonly hardBodyRadiusM: number;
  readonly course: readonly CourseStep[];
  readonly flightRules: readonly FlightRuleResult[];
}

export type DecisionFault =
  | (UnjudgeableMessage & { readonly message: number })
  | (NotFinite & { readonly message: number });

/**
 * Judges the messages of an event for a decision: the newest one in full, the others for the course of the probability, and
 * the flight rules. Server and `keepout replay` both ask here.
 *
 * Method   `judgeByEngine` of every message as `recordedApproach` reads it, with one set of rules and one time; `flightRules`
 *
 * @returns ok: plain data without NaN, infinities and negative zeros, equal to its JSON form
 *          | fault: which message cannot be judged, by its place
 */
export function decisionResults({ byEngine = false, ...input }: DecisionInput): Result<DecisionResults, DecisionFault> {
  return byEngine ? resultsOf(input) : withOwnFunctions(() => resultsOf(input));
}

function resultsOf({
  messages,
  rules,
  limits,
  nowTaiS,
  planScreening,
}: Omit<DecisionInput, 'byEngine'>): Result<DecisionResults, DecisionFault> {
  const course: CourseStep[] = [];
  for (const [message, recorded] of messages.entries()) {
    const read = recordedApproach(recorded);
    if (!read.ok) return fail({ ...read.fault, message });
    const { cdm, approach } = read.value;
    const judgement = judgeByEngine(approach, rules, nowTaiS);
    const figures = messageFigures(judgement);
    const odd = notFinite({ ...figures, decideByTaiS: judgement.verdict.decideByTaiS });
    if (odd !== undefined) return fail({ ...odd, message });
    course.push(stepOf(cdm.creationTaiS, figures));
    if (message < messages.length - 1) continue;
    const { objects, radius } = objectsOf(judgement.approach);
    const report = computePc({
      primary: objects[0],
      secondary: objects[1],
      isAtTca: approach.isAtTca,
      hardBodyRadiusM: radius.radiusM,
      isWithoutBounds: true,
    });
    const verdict = verdictAgainstHistory(judgement.verdict, recorded.unlikeHistory);
    return ok(
      asJson({
        figures,
        verdict,
        methods: report.ok && approach.edge === undefined ? report.value.methods : {},
        hardBodyRadiusM: radius.radiusM,
        course,
        flightRules: flightRules(
          ruleInput(figures, verdict, {
            rules,
            nowTaiS,
            messageTaiS: cdm.creationTaiS,
            planScreening,
            sources: orbitSources(figures, recorded, { cdm, approach }),
          }),
          limits,
        ),
      }),
    );
  }
  return fail({ code: 'message-unreadable', cause: 'no-message', message: 0 });
}

function stepOf(creationTaiS: number, figures: MessageFigures): CourseStep {
  const { tcaTaiS, missDistanceM, sigmaAlongMissM, pc, maxPc, riskLevel } = figures;
  return { creationTaiS, tcaTaiS, missDistanceM, sigmaAlongMissM, pc, maxPc, riskLevel };
}

/** Input of the flight rules from a judged message, or from a stored one. */
export function ruleInput(
  figures: {
    readonly tcaTaiS: number;
    readonly pc: number | null;
    readonly objects: readonly { readonly orbitAgeS: number | null }[];
  },
  verdict: {
    readonly kind: Verdict['kind'];
    readonly reasons: readonly { readonly code: string }[];
    readonly decideByTaiS: number;
  },
  context: Pick<DecisionInput, 'rules' | 'nowTaiS' | 'planScreening'> & {
    readonly messageTaiS: number;
    /** Absent: the message cannot be read. */
    readonly sources: OrbitSources | undefined;
  },
): Parameters<typeof flightRules>[0] {
  const ageS = figures.objects[1]?.orbitAgeS ?? null;
  const correlated = verdict.reasons.find(
    (reason): reason is { code: string; correlatedPc: number } => 'correlatedPc' in reason,
  );
  return {
    nowTaiS: context.nowTaiS,
    decideByTaiS: verdict.decideByTaiS,
    actPc: verdictThresholds(context.rules).actPc,
    verdict: verdict.kind,
    reasons: verdict.reasons,
    messageTaiS: context.messageTaiS,
    // The larger counts, as for the verdict.
    ...(figures.pc !== null && { pc: Math.max(figures.pc, correlated?.correlatedPc ?? 0) }),
    ...(context.sources && { sources: context.sources }),
    ...(ageS !== null && { secondaryKnownTaiS: figures.tcaTaiS - ageS }),
    ...(context.planScreening && { planScreening: context.planScreening }),
  };
}

/** JSON has no absent value and no negative zero; compared data must not have them either. */
function asJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
