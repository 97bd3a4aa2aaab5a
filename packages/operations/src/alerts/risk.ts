import { DECADE, GRAVITY } from '@keepout/conjunction/decision/work';

export type RiskVerdict = 'act' | 'watch' | 'safe' | 'no-conclusion';

/** Result of one assessment of a conjunction. */
export interface RiskAssessment {
  readonly verdict: RiskVerdict;
  /** Null where it could not be computed, or is not necessary because the objects stay far apart. */
  readonly pc: number | null;
}

/** Notification state of a conjunction: the last notified verdict and probability, and the number of notifications. */
export interface RiskState {
  /** The highest verdict that was notified and is still in force; stored, and queried by this name (`raising/watch`). */
  readonly held: RiskVerdict;
  /** Probability at the last notification. */
  readonly toldPc: number | null;
  /** Number of crossings to date; used as their sequence number. */
  readonly count: number;
  readonly last: RiskAssessment | null;
}

export const INITIAL_RISK_STATE: RiskState = { held: 'safe', toldPc: null, count: 0, last: null };

export type RiskCrossing = 'ACT' | 'NO_CONCLUSION' | 'WATCH' | 'EASED';

export interface RiskStep {
  readonly state: RiskState;
  /** Null without a crossing. */
  readonly crossing: RiskCrossing | null;
}

const KINDS: Readonly<Record<Exclude<RiskVerdict, 'safe'>, RiskCrossing>> = {
  act: 'ACT',
  'no-conclusion': 'NO_CONCLUSION',
  watch: 'WATCH',
};
/**
 * Decides whether an assessment has to be notified, given the last notification.
 *
 * A verdict above the one in force crosses, and so does an equal verdict whose probability has grown by a factor of 10 since the last
 * notification. A lower verdict replaces the one in force only when the probability is a factor of 10 below the notified value or absent:
 * a probability that oscillates around a threshold is notified once. The end of *act* is notified too.
 */
export function judgeCrossing(state: RiskState, now: RiskAssessment): RiskStep {
  const { held: highestVerdict, toldPc, count } = state;
  const stepOf = (crossing: RiskCrossing): RiskStep => ({
    state: { held: now.verdict, toldPc: now.pc, count: count + 1, last: now },
    crossing,
  });
  if (now.verdict !== 'safe' && GRAVITY[now.verdict] > GRAVITY[highestVerdict]) return stepOf(KINDS[now.verdict]);
  if (now.verdict !== 'safe' && now.verdict === highestVerdict && hasGrown(toldPc, now.pc))
    return stepOf(KINDS[now.verdict]);
  if (GRAVITY[now.verdict] < GRAVITY[highestVerdict] && hasFallen(toldPc, now.pc)) {
    if (highestVerdict === 'act') return stepOf(now.verdict === 'no-conclusion' ? 'NO_CONCLUSION' : 'EASED');
    return { state: { held: now.verdict, toldPc: now.pc, count, last: now }, crossing: null };
  }
  return { state: { ...state, last: now }, crossing: null };
}

function hasGrown(toldPc: number | null, now: number | null): boolean {
  return toldPc !== null && now !== null && toldPc > 0 && now >= DECADE * toldPc;
}

function hasFallen(toldPc: number | null, now: number | null): boolean {
  return toldPc === null || now === null || now * DECADE <= toldPc;
}

/** Returns whether a decision is open: the verdict in force is above *safe*. */
export const isDecisionOpen = ({ held: highestVerdict }: RiskState): boolean => highestVerdict !== 'safe';
