import { dot } from '@keepout/astro/vector';
import { keptPer } from '@keepout/units/kept-per';
import { eigen3 } from '../../linear/symmetric3.ts';
import { gaussLegendre } from '../../numbers/unit-sphere.ts';
import { discProbability } from '../plane/disc-probability.ts';
import type { RelativeError } from './relative-error.ts';

/** exp(-9^2/2) = 3e-18. */
const VISIBLE_SIGMAS = 9;
/** To either side of the densest slice: nine deviations of a normal curve are then known to 1e-12, */
const fullSlices = keptPer(() => gaussLegendre(20));
/** or to 1e-4. */
const fewSlices = keptPer(() => gaussLegendre(10));
const INVERSE_SQRT_TWO_PI = 1 / Math.sqrt(2 * Math.PI);

/**
 * Returns the probability that two objects are nearer to each other than a radius at one time.
 *
 * Method   the normal density of the relative position over the ball, in slices across its smallest deviation, each of which is a
 *          disc under the two larger ones (`discProbability`); Gauss-Legendre over the angle from the middle of the ball, to either side
 *          of where the density is largest
 *
 * @param isRough   as a search has it, with half the slices
 */
export function insideProbability({ positionM, positionM2 }: RelativeError, radiusM: number, isRough = false): number {
  const { values, vectors } = eigen3(positionM2);
  // A covariance that is flat to rounding has a smallest eigenvalue of either sign.
  const least = Number.EPSILON * Math.max(...values);
  const [thin, middle, long] = values.map((value) => Math.sqrt(Math.max(value, least))) as [number, number, number];
  const [mean, middleMean, longMean] = vectors.map((axis) => dot(axis, positionM)) as [number, number, number];
  const angleOf = (z: number): number => Math.asin(Math.max(-1, Math.min(1, z / radiusM)));
  const [from, top, to] = [mean - VISIBLE_SIGMAS * thin, mean, mean + VISIBLE_SIGMAS * thin].map(angleOf) as [
    number,
    number,
    number,
  ];
  const slices = isRough ? fewSlices() : fullSlices();
  const between = (start: number, stop: number): number => {
    let sum = 0;
    for (let i = 0; i < slices.length; i += 2) {
      const angle = start + (stop - start) * slices[i]!;
      const half = radiusM * Math.cos(angle);
      const offset = (radiusM * Math.sin(angle) - mean) / thin;
      sum +=
        slices[i + 1]! *
        half *
        Math.exp(-0.5 * offset * offset) *
        discProbability(middleMean, longMean, middle, long, half);
    }
    return sum * (stop - start);
  };
  return Math.min(1, (INVERSE_SQRT_TWO_PI / thin) * (between(from, top) + between(top, to)));
}
