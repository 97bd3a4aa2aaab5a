import type { AddedPc } from '@keepout/assessment/changed-passages';
import { totalPcWith } from '@keepout/conjunction/event/total-pc';
import { SECONDS_PER_DAY } from '@keepout/units/duration';

/** Known events, all events, the target and every screening are of so long from now on, s: a week. */
export const WINDOW_S: number = 7 * SECONDS_PER_DAY;

/** That any event of the window is a collision. */
export interface AllEvents {
  /** Of the known events and of every other passage with errors that somebody states. */
  readonly totalPc: number;
  /** What other passages with errors that we estimate would add, or take off: apart from the total. What adds more than the target of the avoided event has no star. */
  readonly estimatedPc: number;
}

/** The total of the known events, with what a manoeuvre adds to other passages and takes off them. */
export function allEvents(knownPc: number, { statedPc, estimatedPc }: AddedPc): AllEvents {
  return { totalPc: totalPcWith(knownPc, statedPc), estimatedPc };
}
