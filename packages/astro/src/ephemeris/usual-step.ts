/** A step this many times the usual longest is a gap: interpolating across it would invent a path. */
const GAP_RATIO = 5;
/** Number of equal steps in a row that is no coincidence: the shortest of them is a usual step. */
const USUAL_RUN = 3;

/**
 * The longest step of a table that is no gap, s: five times the longest that it takes three times in a row.
 *
 * Method   tables have short steps in manoeuvres and near perigee, and most of their states there, so that neither the median
 *          nor the mean of all steps says which step is usual
 * @param steps   ArrayLike<number>, s; steps of zero do not count
 * @returns infinite for fewer than three steps
 */
export function longestStepWithoutGap(steps: ArrayLike<number>): number {
  const positive = Array.from(steps).filter((step) => step > 0);
  if (positive.length < USUAL_RUN) return Number.POSITIVE_INFINITY;
  let usual = 0;
  for (let i = 0; i + USUAL_RUN <= positive.length; i += 1) {
    usual = Math.max(usual, Math.min(...positive.slice(i, i + USUAL_RUN)));
  }
  return GAP_RATIO * usual;
}
