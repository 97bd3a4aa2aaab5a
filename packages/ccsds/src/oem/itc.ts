/** Header line of Modified ITC for the source of an ephemeris; stored as a comment of the OEM. */
export const ITC_SOURCE = 'ephemeris_source';

/** Times of states are written to the millisecond. */
const ROUNDING_S = 2e-3;

/** Returns the index of the first state whose step differs from the first step; the last step may be shorter. @returns -1 without one */
export function firstOtherStep(epochsTaiS: ArrayLike<number>, stepS: number): number {
  for (let at = 1; at < epochsTaiS.length; at += 1) {
    const overS = epochsTaiS[at]! - epochsTaiS[at - 1]! - stepS;
    // States in wrong order are reported as such.
    if (overS > ROUNDING_S || (overS < -ROUNDING_S && overS > -stepS && at < epochsTaiS.length - 1)) return at;
  }
  return -1;
}
