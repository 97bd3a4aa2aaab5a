import type { PossiblePass, Priority, ScheduleRequest } from './job.ts';

/** One step of priority outweighs three passes of the step below. */
const PRIORITY_WEIGHT: Readonly<Record<Priority, number>> = { ROUTINE: 1, ELEVATED: 4, URGENT: 16, EMERGENCY: 64 };
/** The most expensive pass of a request is worth this much less than a free one, the last before the deadline than the first. */
const PRICE_SHARE = 0.2;
const LATENESS_SHARE = 0.2;
/** Value of the next pass of a request relative to the previous one: other requests get their first before it gets its third. */
export const NEXT_PASS_SHARE = 0.8;

/**
 * The weight of every pass of a request.
 *
 * Method   priority x value x (1 - 0.2 price / dearest) x (1 - 0.2 lateness), lateness from the first end (0) to the
 *          deadline (1); docs/models/scheduling
 */
export function weightsOf({ passes, priority, deadlineTaiS }: ScheduleRequest): (pass: PossiblePass) => number {
  const maximumPrice = passes.reduce((highestPrice, { price }) => Math.max(highestPrice, price), 0);
  const first = passes.reduce((least, { stopTaiS }) => Math.min(least, stopTaiS), deadlineTaiS);
  return ({ value, price, stopTaiS }) => {
    const cost = maximumPrice > 0 ? price / maximumPrice : 0;
    const lateness = deadlineTaiS > first ? (stopTaiS - first) / (deadlineTaiS - first) : 0;
    return PRIORITY_WEIGHT[priority] * value * (1 - PRICE_SHARE * cost) * (1 - LATENESS_SHARE * lateness);
  };
}

/** Value of several passes of one request together: the best in full, each next one a share of the previous one. */
export function worthTogether(weights: readonly number[]): number {
  return weights.toSorted((a, b) => b - a).reduce((sum, weight, rank) => sum + weight * NEXT_PASS_SHARE ** rank, 0);
}
