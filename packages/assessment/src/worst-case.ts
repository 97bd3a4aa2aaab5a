import type { ObjectType } from '@keepout/astro/nouns';
import { hardBodyRadius } from '@keepout/conjunction/hard-body/ladder';
import { maxPcCurve } from '@keepout/conjunction/pc/bounds/max-pc-curve';

/** Aspect ratio of the assumed error ellipse: 300 m along track over 100 m, as SOCRATES takes it. */
const ASPECT_RATIO = 3;

/** Largest probability of an approach for any errors, and the smaller sigma that gives it, m. */
export interface WorstCasePc {
  readonly maxPc: number;
  /** Absent where both bodies touch: the probability is one for any error. */
  readonly sigmaMinorM?: number;
}

/**
 * Returns a bound for approaches with a known distance only: no covariance is used, so this is no
 * judgement, and never leads to a verdict.
 *
 * Method   `maxPcCurve` (Alfano 2005) at an aspect ratio of 3, hard-body radii by the ladder, each taken once
 *
 * @param count    objects
 * @param sizeOf   known size of an object
 * @returns of two objects by index and their distance, m
 */
export function worstCase(
  count: number,
  sizeOf: (index: number) => { readonly objectType: ObjectType | undefined },
): (primary: number, secondary: number, missDistanceM: number) => WorstCasePc {
  const curve = maxPcCurve(ASPECT_RATIO);
  const radiiM = Float64Array.from({ length: count }, (_, index) => {
    const { objectType } = sizeOf(index);
    return hardBodyRadius(objectType === undefined ? {} : { objectType }).radiusM;
  });
  return (primary, secondary, missDistanceM) => curve(missDistanceM, radiiM[primary]! + radiiM[secondary]!);
}
