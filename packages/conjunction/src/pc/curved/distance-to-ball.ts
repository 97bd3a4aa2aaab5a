import { dot } from '@keepout/astro/vector';
import { eigen3 } from '../../linear/symmetric3.ts';
import type { RelativeError } from './relative-error.ts';

/** Each adds as many digits as there are: a dozen suffices from anywhere. */
const MOST_STEPS = 30;
const SETTLED_SHARE = 1e-9;

/**
 * Mahalanobis distance from the mean to the nearest point of a ball around the origin: in deviations.
 *
 * Method   in the axes of the errors that point is m_i / (1 + l a_i), a the variances; 1/|x| is nearly straight in l, which Newton
 *          finds from below (Moré and Sorensen, SIAM J. Sci. Stat. Comput. 4, 1983)
 */
export function distanceToBall({ positionM, positionM2 }: RelativeError, radiusM: number): number {
  const { values: computed, vectors } = eigen3(positionM2);
  // A covariance that is flat to rounding has a smallest eigenvalue of either sign.
  const least = Number.EPSILON * Math.max(...computed);
  const values = computed.map((value) => Math.max(value, least));
  const mean = vectors.map((axis) => dot(axis, positionM));
  let multiplier = 0;
  for (let step = 0; step < MOST_STEPS; step++) {
    let [square, slope] = [0, 0];
    for (let i = 0; i < 3; i++) {
      const reduction = 1 / (1 + multiplier * values[i]!);
      square += (mean[i]! * reduction) ** 2;
      slope += mean[i]! ** 2 * values[i]! * reduction ** 2 * reduction;
    }
    if (square <= radiusM ** 2 * (1 + SETTLED_SHARE)) break;
    multiplier += ((Math.sqrt(square) / radiusM - 1) * square) / slope;
  }
  return Math.sqrt(
    values.reduce(
      (sum, variance, i) => sum + variance * ((multiplier * mean[i]!) / (1 + multiplier * variance)) ** 2,
      0,
    ),
  );
}
