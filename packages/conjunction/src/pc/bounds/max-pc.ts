import { maximumBetween } from '@keepout/astro/search/extremum';
import type { Symmetric2 } from '../../linear/symmetric2.ts';
import { discProbability } from '../plane/disc-probability.ts';
import { foster1992 } from '../plane/foster-1992.ts';
import { mahalanobisSquared, principalEncounter } from '../plane/principal-encounter.ts';

export interface WorstCase {
  readonly maxPc: number;
  /** Smaller deviation at the maximum: SOCRATES' dilution threshold. Absent when the bodies overlap already. */
  readonly sigmaMinorM?: number;
}

/** Default aspect ratio of the error ellipse: 300 m along track over 100 m, as SOCRATES assumes. */
export const UNKNOWN_ASPECT_RATIO = 3;
/** Half-width, in logarithm, of the interval around the small-disc solution in which the maximum is searched. */
const SEARCH_HALF_WIDTH = 3;
/** Accuracy of the maximum, relative to that interval. */
const SEARCH_SHARE = 1e-7;

/**
 * Returns the largest probability without a known covariance.
 *
 * Method   Alfano, J. Astronaut. Sci. 53 (2005): the worst ellipse of a given aspect ratio lies with its long axis along
 *          the miss vector; its size is searched from the small-disc solution sigma = d/(AR sqrt 2), where
 *          P = AR R^2/(e d^2)
 * Assumes  the miss distance is the true mean
 *
 * @param missDistanceM   number m    @param hardBodyRadiusM number m
 * @param aspectRatio     number >= 1 long over short axis of the combined ellipse
 *
 * Checked  published d = 500 m, R = 10 m: 1.47e-4 (AR 1), 4.41e-4 at sigma 117.85 m (AR 3); 0.484 R/d as AR grows
 */
export function alfanoMaxPc(missDistanceM: number, hardBodyRadiusM: number, aspectRatio: number): WorstCase {
  if (hardBodyRadiusM <= 0) return { maxPc: 0 };
  if (missDistanceM <= hardBodyRadiusM) return { maxPc: 1 };
  const start = Math.log(missDistanceM / (aspectRatio * Math.SQRT2));
  const pcAt = (logSigma: number): number => {
    const sigma = Math.exp(logSigma);
    return discProbability(0, missDistanceM, sigma, aspectRatio * sigma, hardBodyRadiusM);
  };
  const best = maximumBetween(
    pcAt,
    start - SEARCH_HALF_WIDTH,
    start + SEARCH_HALF_WIDTH,
    2 * SEARCH_HALF_WIDTH * SEARCH_SHARE,
  );
  return { maxPc: pcAt(best), sigmaMinorM: Math.exp(best) };
}

/**
 * Returns an upper bound of the probability with one known covariance.
 *
 * Method   Frisbee, AAS 15-717: with Ka the Mahalanobis distance under the known covariance, the worst unknown covariance
 *          most is a line along the miss vector of variance d^2 (Ka^2 - 1)/Ka^2; nothing is added when Ka <= 1
 *
 * @param missXM, missYM number m
 * @param knownM2        Symmetric2 m^2 projected covariance of the object that has one
 * @param hardBodyRadiusM number m
 * @returns number in [0, 1], or undefined when the known covariance is unusable
 *
 * Checked  conformance/pc/max-pc-one-covariance.json (1 percent as printed)
 */
export function frisbeeMaxPc(
  missXM: number,
  missYM: number,
  knownM2: Symmetric2,
  hardBodyRadiusM: number,
): number | undefined {
  const worst = frisbeeWorstCovariance(missXM, missYM, knownM2, hardBodyRadiusM);
  return worst && foster1992(principalEncounter(missXM, missYM, worst, hardBodyRadiusM));
}

/** The combined covariance at Frisbee's bound; undefined when the known one is unusable. */
export function frisbeeWorstCovariance(
  missXM: number,
  missYM: number,
  knownM2: Symmetric2,
  hardBodyRadiusM: number,
): Symmetric2 | undefined {
  const principal = principalEncounter(missXM, missYM, knownM2, hardBodyRadiusM);
  if (principal.repair === 'unusable') return undefined;
  const squared = mahalanobisSquared(principal);
  if (squared <= 1) return knownM2;
  const share = (squared - 1) / squared;
  return {
    xx: knownM2.xx + share * missXM * missXM,
    yx: knownM2.yx + share * missXM * missYM,
    yy: knownM2.yy + share * missYM * missYM,
  };
}
