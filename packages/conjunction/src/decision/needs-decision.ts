import type { VerdictKind } from './verdict.ts';

const DAY_S = 86_400;

/** Time to closest approach from which a potential decision needs a person. */
const DECISION_SPAN_S = 3 * DAY_S;

/** Verdict and time of an event. */
export interface DecisionCase {
  /** Probability from which a verdict of `watch` needs a person: the operator's limit of HIGH risk. */
  readonly decisionPc: number;
  readonly tcaTaiS: number;
  readonly decideByTaiS: number;
  readonly nowTaiS: number;
}

/**
 * Returns whether a person must decide on an event now: it asks for a manoeuvre; its data allow no conclusion and the decision is due
 * within three days; or it is watched, within three days of closest approach, at a probability that one more message may carry over
 * the act threshold. Later events are monitored by the system.
 */
export function needsDecision(kind: VerdictKind, pc: number | null, event: DecisionCase): boolean {
  return event.nowTaiS >= decisionNeededFromTaiS(kind, pc, event);
}

/** Returns the time from which a person must decide on an event, TAI s; infinite where no decision is needed. */
export function decisionNeededFromTaiS(
  kind: VerdictKind,
  pc: number | null,
  { decisionPc, tcaTaiS, decideByTaiS }: Omit<DecisionCase, 'nowTaiS'>,
): number {
  if (kind === 'act') return Number.NEGATIVE_INFINITY;
  if (kind === 'no-conclusion') return decideByTaiS - DECISION_SPAN_S;
  return kind === 'watch' && pc !== null && pc >= decisionPc ? tcaTaiS - DECISION_SPAN_S : Number.POSITIVE_INFINITY;
}
