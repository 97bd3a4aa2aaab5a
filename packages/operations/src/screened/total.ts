import type { AddedPc } from '@keepout/assessment/changed-passages';
import { countingOf, type RuledConjunction } from '@keepout/conjunction/decision/estimated-rule';
import {
  type EstimatedIncrease,
  estimatedIncrease,
  joinedIncrease,
} from '@keepout/conjunction/event/estimated-increase';
import { type PcChange, totalPc, totalPcWith } from '@keepout/conjunction/event/total-pc';
import { SECONDS_PER_DAY } from '@keepout/units/duration';

/** Window of known conjunctions, all conjunctions, the target and every screening, from now on, s: a week. */
export const WINDOW_S: number = 7 * SECONDS_PER_DAY;

/** That any event of the window is a collision. */
export interface AllEvents {
  /** The main total (`countingOf`): of the known events and of every other passage. */
  readonly totalPc: number;
  /** Increase of the separate total by the manoeuvre. */
  readonly estimated: EstimatedIncrease;
}

/** A known event without the manoeuvre and with it. */
export type KnownChange = PcChange & RuledConjunction;

/**
 * Returns the total of the known conjunctions with the manoeuvre, each counted by `countingOf`.
 *
 * @param leftOut   conjunctions excluded by the operator: their increase by estimated covariance counts
 */
export function knownEventsTotal(
  knownChanges: readonly KnownChange[],
  leftOut: readonly KnownChange[] = [],
): AllEvents {
  const main = knownChanges.filter((event) => countingOf(event).total === 'main');
  return { totalPc: totalPc(main.map(({ pc }) => pc)), estimated: estimatedIncrease([...knownChanges, ...leftOut]) };
}

/** Returns the total of the known conjunctions, with the changes that a manoeuvre causes in other passages. */
export function allEvents(knownTotal: AllEvents, { mainPc, estimated }: AddedPc): AllEvents {
  return {
    totalPc: totalPcWith(knownTotal.totalPc, mainPc),
    estimated: joinedIncrease(knownTotal.estimated, estimated),
  };
}
