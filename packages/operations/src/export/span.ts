import { SECONDS_PER_DAY } from '@keepout/units/duration';
import { ignitionOf } from '../plan/command.ts';
import { WINDOW_S } from '../screened/total.ts';
import type { SetQuestion } from './planned-set.ts';

/** From when on files go, and how long at most. */
export interface FileSpan {
  readonly startTaiS: number;
  readonly stopTaiS: number;
}

/** Before the first ignition, so that whoever reads a file sees the orbit that it leaves. */
const LEAD_S = 5400;

/** The files of a set: the window of all events, and the orbit before the first burn. */
export function spanOfSet({ candidates }: SetQuestion['set'], nowTaiS: number): FileSpan {
  const begins = candidates.map(({ manoeuvre }) => ignitionOf(manoeuvre) - LEAD_S);
  return { startTaiS: Math.min(nowTaiS, ...begins), stopTaiS: nowTaiS + WINDOW_S };
}

/**
 * The files of a plan: from when it was computed on, for whole days, the fewest that reach past the window of all events. Its formats are of one span,
 * whenever they are asked for within a day.
 */
export function spanOfPlan(computedTaiS: number, ignitionTaiS: number, nowTaiS: number): FileSpan {
  const startTaiS = Math.min(computedTaiS, ignitionTaiS - LEAD_S);
  const days = Math.ceil((nowTaiS + WINDOW_S - startTaiS) / SECONDS_PER_DAY);
  return { startTaiS, stopTaiS: startTaiS + days * SECONDS_PER_DAY };
}
