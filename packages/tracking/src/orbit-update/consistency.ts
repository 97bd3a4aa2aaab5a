import { transposed6 } from '@keepout/astro/covariance/matrix6';
import { cholesky, eigenSymmetric } from '@keepout/astro/covariance/positive-definite';

/** How measurements and prior go together, direction by direction. */
export interface Agreement {
  /** Sum of squares of how many sigmas the orbit was moved in the directions that the measurements see. */
  readonly square: number;
  /** How many of these directions there are: as large the sum should be. */
  readonly directions: number;
  /** In how many of six directions the measurements know more than the prior did. */
  readonly betterThanPrior: number;
  /** Share of the variance that is left in the direction that gained most. */
  readonly leastShareLeft: number;
}

/** A direction in which the measurements add less than this share of the prior's information tells nothing of it. */
const SEEN = 0.05;

/**
 * Whether measurements and prior contradict each other.
 *
 * Method   in the eigenvectors of the measurements' information L over that of the prior the orbit is moved by y with the variance
 *          l / (1 + l), so y^2 (1 + l) / l is a square of a normal number, whatever the prior's size; docs/models/orbit-update
 *
 * @param measured      Float64Array(36)   information of the measurements
 * @param information   Float64Array(36)   of the prior
 * @param moved         Float64Array(6)    what was found, less the prior
 * @returns undefined where the prior does not know every direction
 */
export function agreementOf(
  measured: Float64Array,
  information: Float64Array,
  moved: Float64Array,
): Agreement | undefined {
  const scale = [0, 1, 2, 3, 4, 5].map((i) => Math.sqrt(information[7 * i]!));
  if (scale.some((one) => !(one > 0))) return undefined;
  const scaled = (matrix: Float64Array): Float64Array =>
    matrix.map((value, n) => value / (scale[Math.floor(n / 6)]! * scale[n % 6]!));
  const lower = cholesky(scaled(information), 6);
  if (lower === undefined) return undefined;
  const half = columns(lower, scaled(measured));
  const { values, vectors } = eigenSymmetric(symmetric(columns(lower, transposed6(half))), 6);
  // y = L^T d in the scaled unknowns.
  const y = Float64Array.from({ length: 6 }, (_, i) =>
    [0, 1, 2, 3, 4, 5].reduce((sum, k) => sum + lower[6 * k + i]! * moved[k]! * scale[k]!, 0),
  );
  let square = 0;
  let directions = 0;
  let betterThanPrior = 0;
  for (let k = 0; k < 6; k++) {
    const gain = values[k]!;
    if (gain > 1) betterThanPrior++;
    if (!(gain > SEEN)) continue;
    let along = 0;
    for (let i = 0; i < 6; i++) along += vectors[6 * i + k]! * y[i]!;
    square += (along * along * (1 + gain)) / gain;
    directions++;
  }
  return { square, directions, betterThanPrior, leastShareLeft: 1 / (1 + Math.max(0, values[5]!)) };
}

/**
 * The value below which a chi-square of so many degrees lies but for one case in ten thousand.
 *
 * Method   Wilson and Hilferty 1931; within half a percent for the levels used here
 */
export function chiSquareLimit(degrees: number, normalQuantile: number = ONE_IN_TEN_THOUSAND): number {
  const spread = 2 / (9 * degrees);
  return degrees * Math.max(0, 1 - spread + normalQuantile * Math.sqrt(spread)) ** 3;
}

const ONE_IN_TEN_THOUSAND = 3.719;

/** L^-1 of a lower triangle, times each column of a matrix. */
function columns(lower: Float64Array, matrix: Float64Array): Float64Array {
  const out = Float64Array.from(matrix);
  for (let column = 0; column < 6; column++) {
    for (let i = 0; i < 6; i++) {
      let sum = out[6 * i + column]!;
      for (let k = 0; k < i; k++) sum -= lower[6 * i + k]! * out[6 * k + column]!;
      out[6 * i + column] = sum / lower[7 * i]!;
    }
  }
  return out;
}

function symmetric(matrix: Float64Array): Float64Array {
  const other = transposed6(matrix);
  return matrix.map((value, n) => 0.5 * (value + other[n]!));
}
