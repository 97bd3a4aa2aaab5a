import { eigenSymmetric } from '@keepout/astro/covariance/positive-definite';

/** How measurements and prior go together, direction by direction. */
export interface PriorAgreement {
  /** Sum of squares of how many sigmas the orbit was moved in the directions that the measurements see. */
  readonly square: number;
  /** How many of these directions there are: as large the sum should be. */
  readonly directions: number;
  /** In how many of six directions the measurements know more than the prior did. */
  readonly betterThanPrior: number;
  /** Share of the variance that is left in the direction that gained most. */
  readonly leastShareLeft: number;
}

/** A direction in which the measurements add less than this share of the prior's information is not informative. */
const INFORMATIVE_SHARE = 0.05;

/**
 * Whether measurements and prior contradict each other.
 *
 * Method   in the eigenvectors of the measurements' information L over that of the prior the orbit is moved by y with the variance
 *          l / (1 + l), so y^2 (1 + l) / l is a square of a normal number, whatever the prior's size; docs/models/orbit-update
 *
 * @param measured   Float64Array(36)   information of the measurements, in sigmas of the prior
 * @param moved      Float64Array(6)    result less the prior, in the same
 */
export function agreementOf(measured: Float64Array, moved: Float64Array): PriorAgreement {
  const { values, vectors } = eigenSymmetric(measured, 6);
  let square = 0;
  let directions = 0;
  let betterThanPrior = 0;
  for (let k = 0; k < 6; k++) {
    const gain = values[k]!;
    if (gain > 1) betterThanPrior++;
    if (!(gain > INFORMATIVE_SHARE)) continue;
    let along = 0;
    for (let i = 0; i < 6; i++) along += vectors[6 * i + k]! * moved[i]!;
    square += (along * along * (1 + gain)) / gain;
    directions++;
  }
  return { square, directions, betterThanPrior, leastShareLeft: 1 / (1 + Math.max(0, values[5]!)) };
}

/**
 * The value below which a chi-square of a number of degrees of freedom is, with one exception in ten thousand.
 *
 * Method   Wilson and Hilferty 1931; within half a percent for the levels used here
 */
export function chiSquareLimit(degrees: number, normalQuantile: number = ONE_IN_TEN_THOUSAND): number {
  const spread = 2 / (9 * degrees);
  return degrees * Math.max(0, 1 - spread + normalQuantile * Math.sqrt(spread)) ** 3;
}

const ONE_IN_TEN_THOUSAND = 3.719;
