/** What the header of Modified ITC calls where an ephemeris is from; kept as a comment of the OEM. */
export const ITC_SOURCE = 'ephemeris_source';

/** Times of states are written to the millisecond. */
const ROUNDING_S = 2e-3;

/** The first state that rises from the one before by another step; the last may come sooner. @returns -1 where there is none */
export function firstOtherStep(epochsTaiS: ArrayLike<number>, stepS: number): number {
  for (let at = 1; at < epochsTaiS.length; at += 1) {
    const overS = epochsTaiS[at]! - epochsTaiS[at - 1]! - stepS;
    // States that do not rise are told as such.
    if (overS > ROUNDING_S || (overS < -ROUNDING_S && overS > -stepS && at < epochsTaiS.length - 1)) return at;
  }
  return -1;
}
