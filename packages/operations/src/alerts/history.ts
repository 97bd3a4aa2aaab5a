import { decisionNeededFromTaiS } from '@keepout/conjunction/decision/needs-decision';
import type { AlertKind } from '@keepout/contract/alerts/enums';
import { INITIAL_RISK_STATE, judgeCrossing, type RiskAssessment, type RiskState } from './risk.ts';

/** One judgement of a conjunction, as it was stored. */
export interface JudgedThen extends RiskAssessment {
  readonly conjunctionId: string;
  readonly pair: string;
  readonly atMs: number;
  readonly decideByMs: number;
  readonly tcaMs: number;
}

/** Something that would have been raised. */
export interface RaisedThen {
  readonly kind: AlertKind;
  readonly service: 'ca' | 'odt';
  readonly about: string;
  readonly pair: string;
  readonly atMs: number;
  readonly decideByMs: number | null;
}

const HOUR_MS = 3_600_000;
const SECOND_MS = 1000;

/**
 * Returns the alerts that the rules would have raised over past assessments, in time order: verdict changes and decision deadlines that came
 * close while the conjunction needed a decision.
 *
 * @param decisionPc   probability from which a verdict of *watch* needs a decision
 */
export function raisedOver(
  history: readonly JudgedThen[],
  {
    nearHours,
    untilMs,
    decisionPc,
  }: { readonly nearHours: number; readonly untilMs: number; readonly decisionPc: number },
): readonly RaisedThen[] {
  const raised: RaisedThen[] = [];
  const states = new Map<string, { state: RiskState; last: JudgedThen; isNearTold: boolean }>();
  const raiseNearDeadline = (
    tracked: { state: RiskState; last: JudgedThen; isNearTold: boolean },
    beforeMs: number,
  ) => {
    const { conjunctionId, pair, verdict, pc, decideByMs, tcaMs } = tracked.last;
    const times = { tcaTaiS: tcaMs / SECOND_MS, decideByTaiS: decideByMs / SECOND_MS };
    const neededFromMs = SECOND_MS * decisionNeededFromTaiS(verdict, pc, { decisionPc, ...times });
    const atMs = Math.max(tracked.last.atMs, decideByMs - nearHours * HOUR_MS, neededFromMs);
    if (tracked.isNearTold || atMs >= beforeMs || atMs >= decideByMs) return;
    tracked.isNearTold = true;
    raised.push({ kind: 'DECIDE_BY_NEAR', service: 'ca', about: conjunctionId, pair, atMs, decideByMs });
  };
  for (const judgement of history.toSorted((a, b) => a.atMs - b.atMs)) {
    const current = states.get(judgement.conjunctionId);
    if (current !== undefined) raiseNearDeadline(current, judgement.atMs);
    const { state, crossing } = judgeCrossing(current?.state ?? INITIAL_RISK_STATE, judgement);
    states.set(judgement.conjunctionId, { state, last: judgement, isNearTold: current?.isNearTold ?? false });
    if (crossing === null) continue;
    const { conjunctionId: about, pair, atMs, decideByMs } = judgement;
    raised.push({ kind: crossing, service: 'ca', about, pair, atMs, decideByMs });
  }
  for (const remaining of states.values()) raiseNearDeadline(remaining, untilMs);
  return raised.sort((a, b) => a.atMs - b.atMs);
}
