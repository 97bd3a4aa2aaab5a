import { cholesky } from '@keepout/astro/covariance/positive-definite';
import { rtnAxes } from '@keepout/astro/frames/local';
import type { ObjectType, StateVector } from '@keepout/astro/nouns';
import { SECONDS_PER_DAY } from '@keepout/units/duration';
import { bilinear3, eigen3, type Symmetric3 } from '../linear/symmetric3.ts';

/** Smallest along-track deviation of a position for objects of the kind: at its last observation, and its growth per day, m. */
const LEAST_DEVIATION_M: Readonly<Record<ObjectType, readonly [atObservation: number, aDay: number]>> = {
  // Who carries a receiver knows himself to centimetres, and where he will be to some more.
  PAYLOAD: [0.01, 0.01],
  UNKNOWN: [0.1, 0.1],
  // Tracked by radars and telescopes: metres, with drag and radiation pressure known to some percent.
  'ROCKET BODY': [3, 1],
  DEBRIS: [3, 1],
};

/**
 * Returns the smallest plausible along-track deviation of a position, by object type and time since the last observation.
 *
 * Assumes  limits of ours: of 66 real and published messages, debris two days after its last observation has 17 m and more; a covariance
 *          in km^2 written as m^2 has deviations a thousandth of what they should be
 *
 * @param ageS   from the last observation to the epoch of the covariance
 */
export function leastDeviation(objectType: ObjectType, ageS: number): number {
  const [atObservation, aDay] = LEAST_DEVIATION_M[objectType];
  return atObservation + (aDay * Math.max(0, ageS)) / SECONDS_PER_DAY;
}

/** The deviation in any direction is at least this share of the least deviation along the track. */
const LEAST_AXIS_SHARE = 0.01;

/**
 * Whether the errors are too small to be believed.
 *
 * Method   along the track, where errors grow, the deviation must be at least that of the best known objects of the kind (of 92 real and published
 *          messages the sound ones have 40 times that and more), and in any direction (least eigenvalue) a hundredth of it
 */
export function isTooSmall(
  covarianceM2: Symmetric3,
  { positionM, velocityMps }: Pick<StateVector, 'positionM' | 'velocityMps'>,
  leastDeviationM: number | undefined,
): boolean {
  if (leastDeviationM === undefined) return false;
  const [, , , ...axes] = rtnAxes(positionM, velocityMps);
  const along = [axes[0]!, axes[1]!, axes[2]!] as const;
  return (
    bilinear3(covarianceM2, along, along) < leastDeviationM ** 2 ||
    eigen3(covarianceM2).values[0] < (LEAST_AXIS_SHARE * leastDeviationM) ** 2
  );
}

/**
 * A negative eigenvalue of the correlations beyond this is no rounding and no truncation: published messages reach 4e-4, the
 * example of the book 0.44.
 */
const INDEFINITE_BEYOND = 0.01;

/**
 * Whether a 6x6 covariance contradicts itself, as far as it has terms.
 *
 * Method   no variance below zero, and Cholesky of the correlations plus 0.01 on their diagonal
 */
export function isIndefinite(matrix: Float64Array): boolean {
  const deviations = Array.from({ length: 6 }, (_, i) => Math.sqrt(matrix[7 * i]!));
  if (deviations.some(Number.isNaN)) return true;
  const correlations = matrix.map(
    (value, n) => value / (deviations[Math.floor(n / 6)]! * deviations[n % 6]! || Infinity),
  );
  for (let i = 0; i < 6; i++) correlations[7 * i]! += INDEFINITE_BEYOND;
  return cholesky(correlations, 6) === undefined;
}
