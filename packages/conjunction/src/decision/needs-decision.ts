import type { VerdictKind } from './verdict.ts';

/** Where a verdict of `watch` begins to need somebody: one tenth of the usual act limit. */
export interface DecisionThreshold {
  readonly decisionPc: number;
}

/**
 * Whether somebody has to decide about an event: it asks for a manoeuvre, its data allow no conclusion, or it is watched at
 * a probability that one more message may carry over the act limit.
 */
export function needsDecision(kind: VerdictKind, pc: number | null, { decisionPc }: DecisionThreshold): boolean {
  if (kind === 'act' || kind === 'no-conclusion') return true;
  return kind === 'watch' && pc !== null && pc >= decisionPc;
}
