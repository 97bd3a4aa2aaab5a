import type { VerdictKind } from './verdict.ts';

const DAY_S = 86_400;

/** How near what only may become a decision has to be before it is somebody's. */
const DECISION_SPAN_S = 3 * DAY_S;

/** Where and when an event stands. */
export interface DecisionCase {
  /** Where a verdict of `watch` begins to need somebody: the operator's limit of HIGH risk. */
  readonly decisionPc: number;
  readonly tcaTaiS: number;
  readonly decideByTaiS: number;
  readonly nowTaiS: number;
}

/**
 * Whether somebody has to decide about an event now: it asks for a manoeuvre; its data allow no conclusion and the decision is due
 * within three days; or it is watched, within three days of closest approach, at a probability that one more message may carry over
 * the act limit. What is farther away is watched, which is a machine's work.
 */
export function needsDecision(kind: VerdictKind, pc: number | null, event: DecisionCase): boolean {
  const { decisionPc, tcaTaiS, decideByTaiS, nowTaiS } = event;
  if (kind === 'act') return true;
  if (kind === 'no-conclusion') return decideByTaiS - nowTaiS <= DECISION_SPAN_S;
  return kind === 'watch' && pc !== null && pc >= decisionPc && tcaTaiS - nowTaiS <= DECISION_SPAN_S;
}
