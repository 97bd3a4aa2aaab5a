import { SECONDS_PER_DAY } from '@keepout/units/duration';
import { ignitionOf } from '../plan/command.ts';
import { WINDOW_S } from '../screened/total.ts';
import type { SetQuestion } from './planned-set.ts';

/** From when on files go, and how long at most. */
export interface FileSpan {
  readonly startTaiS: number;
  readonly stopTaiS: number;
}

/** Time before the first ignition, so that the file contains the orbit before the burn. */
const LEAD_S = 5400;

/** The files of a set: the window of all events, and the orbit before the first burn. */
export function spanOfSet({ candidates }: SetQuestion['set'], nowTaiS: number): FileSpan {
  const begins = candidates.map(({ manoeuvre }) => ignitionOf(manoeuvre) - LEAD_S);
  return { startTaiS: Math.min(nowTaiS, ...begins), stopTaiS: nowTaiS + WINDOW_S };
}

/**
 * Returns the span of the files of a plan: from its computation time, the smallest number of full days that ends after the window of all events.
 * All formats have the same span when they are requested within a day.
 */
export function spanOfPlan(computedTaiS: number, ignitionTaiS: number, nowTaiS: number): FileSpan {
  const startTaiS = Math.min(computedTaiS, ignitionTaiS - LEAD_S);
  const days = Math.ceil((nowTaiS + WINDOW_S - startTaiS) / SECONDS_PER_DAY);
  return { startTaiS, stopTaiS: startTaiS + days * SECONDS_PER_DAY };
}
