import type { AddedPc } from '@keepout/assessment/changed-passages';
import { countingOf, type RuledConjunction } from '@keepout/conjunction/decision/estimated-rule';
import {
  type EstimatedIncrease,
  estimatedIncrease,
  joinedIncrease,
} from '@keepout/conjunction/event/estimated-increase';
import { type PcChange, totalPc, totalPcWith } from '@keepout/conjunction/event/total-pc';
import { SECONDS_PER_DAY } from '@keepout/units/duration';

/** Known events, all events, the target and every screening are of so long from now on, s: a week. */
export const WINDOW_S: number = 7 * SECONDS_PER_DAY;

/** That any event of the window is a collision. */
export interface AllEvents {
  /** The main total (`countingOf`): of the known events and of every other passage. */
  readonly totalPc: number;
  /** What the manoeuvre adds to the events of the separate total. */
  readonly estimated: EstimatedIncrease;
}

/** A known event without the manoeuvre and with it. */
export type KnownChange = PcChange & RuledConjunction;

/** The total of the known events with the manoeuvre, each counted by `countingOf`. @param leftOut   events that the operator counts in no total: what they add by estimated covariance counts all the same */
export function knownEventsTotal(known: readonly KnownChange[], leftOut: readonly KnownChange[] = []): AllEvents {
  const main = known.filter((event) => countingOf(event).total === 'main');
  return { totalPc: totalPc(main.map(({ pc }) => pc)), estimated: estimatedIncrease([...known, ...leftOut]) };
}

/** The known events, with what a manoeuvre adds to other passages and takes off them. */
export function allEvents(known: AllEvents, { mainPc, estimated }: AddedPc): AllEvents {
  return { totalPc: totalPcWith(known.totalPc, mainPc), estimated: joinedIncrease(known.estimated, estimated) };
}
