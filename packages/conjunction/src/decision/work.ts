import type { Decision } from './flight-rules.ts';
import type { VerdictKind } from './verdict.ts';

/** How far the work on a conjunction has come, in the order of the work. */
export type WorkState =
  | 'NEW'
  | 'ACKNOWLEDGED'
  | 'PLANNING'
  | 'PLAN_PROPOSED'
  | 'PLAN_APPROVED'
  | 'DECIDED'
  | 'EXECUTED'
  | 'VERIFIED'
  | 'CLOSED';

/** The newest decision record of a conjunction that is not withdrawn. */
export interface RecordedDecision {
  readonly state: 'OPEN' | 'ACKNOWLEDGED' | 'DECIDED' | 'SIGNED';
  readonly decision: Decision | null;
  /** The plan of the record is abandoned or deleted, regardless of other plans. */
  readonly isPlanGone: boolean;
  /** Verdict that was decided on; null before the decision. */
  readonly verdict: VerdictKind | null;
  /** Probability that was decided on. */
  readonly pc: number | null;
  /** The newest message differs from the one that was decided on. */
  readonly isOutdated: boolean;
}

/** The plan of a conjunction that has come farthest; an abandoned one only where there is no other. */
export interface WorkPlan {
  readonly state: 'ABANDONED' | 'DRAFT' | 'PROPOSED' | 'APPROVED' | 'COMMITTED' | 'EXECUTED' | 'VERIFIED';
  /** End of the burn. */
  readonly cutoffTaiS: number;
}

export interface WorkCase {
  readonly record?: RecordedDecision | undefined;
  readonly plan?: WorkPlan | undefined;
  /** The newest message rests on an ephemeris with a burn that is not confirmed. */
  readonly isBurnAssumed?: boolean;
  readonly verdict: VerdictKind;
  readonly pc: number | null;
  readonly newestMessageTaiS: number;
  readonly tcaTaiS: number;
  readonly nowTaiS: number;
}

/** Returns the state of the work on a conjunction; undefined before it begins. */
export function workState({ record, plan, isBurnAssumed = false, tcaTaiS, nowTaiS }: WorkCase): WorkState | undefined {
  const live = plan?.state === 'ABANDONED' ? undefined : plan;
  if (record === undefined && live === undefined && !isBurnAssumed) return undefined;
  if (nowTaiS > tcaTaiS) return 'CLOSED';
  if (live?.state === 'EXECUTED' || live?.state === 'VERIFIED') return live.state;
  if (live?.state === 'COMMITTED' || isDecided(record)) return 'DECIDED';
  if (live?.state === 'APPROVED' || live?.state === 'PROPOSED') return `PLAN_${live.state}`;
  if (live !== undefined || isBurnAssumed) return 'PLANNING';
  return record?.state === 'ACKNOWLEDGED' ? 'ACKNOWLEDGED' : 'NEW';
}

const isDecided = (record: RecordedDecision | undefined): boolean =>
  record?.state === 'DECIDED' || record?.state === 'SIGNED';

/** A probability has changed when it did so by this factor. */
export const DECADE = 10;

/** The graver, the higher. */
export const GRAVITY: Readonly<Record<VerdictKind, number>> = { safe: 0, watch: 1, 'no-conclusion': 2, act: 3 };

/**
 * Whether a conjunction needs no further decision for now.
 *
 * - A plan that is committed, executed or verified: until a message made after the burn still asks for a manoeuvre.
 * - Observe, coordinate: until a newer message, because both wait for new information.
 * - Burn, no burn, accept: until the verdict is graver than the one decided on, or the same with ten times the probability; a burn also
 *   until its plan is abandoned.
 */
export function isDecisionInForce({ record, plan, verdict, pc, newestMessageTaiS }: WorkCase): boolean {
  if (plan?.state === 'COMMITTED' || plan?.state === 'EXECUTED' || plan?.state === 'VERIFIED')
    return verdict !== 'act' || newestMessageTaiS <= plan.cutoffTaiS;
  if (record === undefined || !isDecided(record)) return false;
  if (record.decision === 'OBSERVE' || record.decision === 'COORDINATE') return !record.isOutdated;
  if (record.decision === 'BURN' && record.isPlanGone) return false;
  if (record.verdict === null || GRAVITY[verdict] > GRAVITY[record.verdict]) return false;
  const hasGrown = pc !== null && record.pc !== null && pc >= DECADE * record.pc;
  return verdict !== record.verdict || verdict === 'safe' || !hasGrown;
}
