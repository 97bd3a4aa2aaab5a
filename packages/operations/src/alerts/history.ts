import type { AlertKind } from '@keepout/contract/alerts/enums';
import { isOpen, type Judgement, judgeCrossing, type RiskState, UNSEEN } from './risk.ts';

/** One judgement of a conjunction, as it was stored. */
export interface JudgedThen extends Judgement {
  readonly conjunctionId: string;
  readonly pair: string;
  readonly atMs: number;
  readonly decideByMs: number;
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

/**
 * Returns the alerts that the rules would have raised over past assessments, in time order: verdict changes and decision deadlines that came
 * close while the conjunction was open.
 */
export function raisedOver(
  history: readonly JudgedThen[],
  { nearHours, untilMs }: { readonly nearHours: number; readonly untilMs: number },
): readonly RaisedThen[] {
  const raised: RaisedThen[] = [];
  const states = new Map<string, { state: RiskState; last: JudgedThen; isNearTold: boolean }>();
  const near = (standing: { state: RiskState; last: JudgedThen; isNearTold: boolean }, beforeMs: number) => {
    const { conjunctionId, pair, decideByMs } = standing.last;
    const atMs = Math.max(standing.last.atMs, decideByMs - nearHours * HOUR_MS);
    if (standing.isNearTold || !isOpen(standing.state) || atMs >= beforeMs || atMs >= decideByMs) return;
    standing.isNearTold = true;
    raised.push({ kind: 'DECIDE_BY_NEAR', service: 'ca', about: conjunctionId, pair, atMs, decideByMs });
  };
  for (const judgement of history.toSorted((a, b) => a.atMs - b.atMs)) {
    const standing = states.get(judgement.conjunctionId);
    if (standing !== undefined) near(standing, judgement.atMs);
    const { state, crossing } = judgeCrossing(standing?.state ?? UNSEEN, judgement);
    states.set(judgement.conjunctionId, { state, last: judgement, isNearTold: standing?.isNearTold ?? false });
    if (crossing === null) continue;
    const { conjunctionId: about, pair, atMs, decideByMs } = judgement;
    raised.push({ kind: crossing, service: 'ca', about, pair, atMs, decideByMs });
  }
  for (const standing of states.values()) near(standing, untilMs);
  return raised.sort((a, b) => a.atMs - b.atMs);
}
