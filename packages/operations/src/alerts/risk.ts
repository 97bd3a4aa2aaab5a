import { DECADE, GRAVITY } from '@keepout/conjunction/decision/work';

export type Verdict = 'act' | 'watch' | 'safe' | 'no-conclusion';

/** What one judgement of a conjunction says. */
export interface Judgement {
  readonly verdict: Verdict;
  /** Null where it could not be computed, or nobody has to: the objects stay far apart. */
  readonly pc: number | null;
}

/** What is remembered of a conjunction: what was told last, and how often. */
export interface RiskState {
  /** The highest verdict that was told and has not been let go since; stored, and asked for by this name (`raising/watch`). */
  readonly held: Verdict;
  /** Probability when it was told. */
  readonly toldPc: number | null;
  /** Crossings so far; numbers them. */
  readonly count: number;
  readonly last: Judgement | null;
}

export const UNSEEN: RiskState = { held: 'safe', toldPc: null, count: 0, last: null };

export type RiskCrossing = 'ACT' | 'NO_CONCLUSION' | 'WATCH' | 'EASED';

export interface RiskStep {
  readonly state: RiskState;
  /** Null where nothing crossed. */
  readonly crossing: RiskCrossing | null;
}

const KINDS: Readonly<Record<Exclude<Verdict, 'safe'>, RiskCrossing>> = {
  act: 'ACT',
  'no-conclusion': 'NO_CONCLUSION',
  watch: 'WATCH',
};
/**
 * Whether a judgement crosses a line that has to be told, given what was told before.
 *
 * A verdict that rises above the held one crosses. So does one that stays and whose probability has grown by a decade since it was
 * told. A lower verdict lets the held one go only when the probability is a decade below what was told, or there is none any more:
 * messages that swing around a threshold are told once. Where *act* is let go, that is told too.
 */
export function judgeCrossing(state: RiskState, now: Judgement): RiskStep {
  const { held, toldPc, count } = state;
  const stepOf = (crossing: RiskCrossing): RiskStep => ({
    state: { held: now.verdict, toldPc: now.pc, count: count + 1, last: now },
    crossing,
  });
  if (now.verdict !== 'safe' && GRAVITY[now.verdict] > GRAVITY[held]) return stepOf(KINDS[now.verdict]);
  if (now.verdict !== 'safe' && now.verdict === held && hasGrown(toldPc, now.pc)) return stepOf(KINDS[now.verdict]);
  if (GRAVITY[now.verdict] < GRAVITY[held] && hasFallen(toldPc, now.pc)) {
    if (held === 'act') return stepOf(now.verdict === 'no-conclusion' ? 'NO_CONCLUSION' : 'EASED');
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

/** Whether a decision about it presses: it is above *safe*, or was told to be and has not been let go. */
export const isOpen = ({ held }: RiskState): boolean => held !== 'safe';
