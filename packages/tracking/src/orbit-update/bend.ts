import { congruent6, multiply6, turned6 } from '@keepout/astro/covariance/matrix6';
import { eigenSymmetric } from '@keepout/astro/covariance/positive-definite';
import { wrapPi } from '@keepout/units/angle';
import { normalEquations, orbitEquations } from './linear-system.ts';
import { type PriorInformation, priorMisfit } from './prior.ts';
import { BIASES, forceUnknowns, type SightingResidual } from './residuals.ts';

/** Non-ellipsoidal part of the errors of an orbit. */
export interface Bend {
  /** How the orbit would move, were it one sigma off along its longest direction: Float64Array(6), m, m/s. */
  readonly shift: Float64Array;
  /** The same in its sigmas; Infinity where a neighbour is no orbit. */
  readonly sigmas: number;
  /** How much of the curvature the orbit does not follow, for the prior holds it: squares of residuals over their sigmas. */
  readonly priorStiffness: number;
}

/** An orbit against measurements and prior. */
export interface Compared {
  readonly residuals: readonly SightingResidual[];
  /** From the prior: Float64Array(6). */
  readonly way: Float64Array;
}

/** A covariance of six numbers in units of their own. */
export interface BendReach {
  /** Float64Array(36): the orbit moves by its columns, m and m/s. */
  readonly units: Float64Array;
  /** Float64Array(36), in these units. */
  readonly covariance: Float64Array;
}

/** Mean of the fourth power of a normal number: the shift goes with the square of how far off the orbit is. */
const FOURTH_MOMENT = 3;

/**
 * The covariance with the second order of its longest direction.
 *
 * Method   the curvature q of the residuals counts as an error that all of them share, with the variance 3: by Sherman and Morrison
 *          P + s s^T / (1/3 + q^T W q - s^T P^-1 s)
 */
export function widened(covariance: Float64Array, { shift, sigmas, priorStiffness }: Bend): Float64Array {
  if (!Number.isFinite(sigmas)) return covariance;
  const weight = 1 / (1 / FOURTH_MOMENT + priorStiffness);
  return covariance.map((value, n) => value + weight * shift[Math.floor(n / 6)]! * shift[n % 6]!);
}

/**
 * Effect of the curvature of the measurements on an updated orbit along the longest direction of its errors.
 *
 * Method   second differences of the residuals at one sigma either way along the longest eigenvector of the covariance, taken for residuals
 *          and solved; docs/models/orbit-update
 * Assumes  the longest direction bends most
 *
 * @param nominal         the orbit itself
 * @param neighbourAt       the same at a displaced orbit (6: m, m/s); undefined where that is no orbit
 * @param reach        of the errors of the orbit
 * @param biasSigmas   three of each track, and one of the forces where they are uncertain
 * @param motion       number             rad/s, by which velocities count as lengths
 */
export function bendOf(
  nominal: Compared,
  neighbourAt: (moved: Float64Array) => Compared | undefined,
  prior: PriorInformation,
  { units, covariance: reduced }: BendReach,
  biasSigmas: readonly number[],
  motion: number,
): Bend {
  const toLength = Float64Array.from({ length: 36 }, (_, n) => (n % 7 === 0 ? (n < 18 ? 1 : 1 / motion) : 0));
  const { values, vectors } = eigenSymmetric(congruent6(multiply6(toLength, units), reduced), 6);
  const sigma = Math.sqrt(Math.max(0, values[5]!));
  const along = (sign: number): Float64Array =>
    Float64Array.from({ length: 6 }, (_, i) => sign * sigma * vectors[6 * i + 5]! * (i < 3 ? 1 : motion));
  const [less, more] = [neighbourAt(along(-1)), neighbourAt(along(1))];
  if (less === undefined || more === undefined)
    return { shift: new Float64Array(6), sigmas: Number.POSITIVE_INFINITY, priorStiffness: 0 };
  const curved = nominal.residuals.map((sighted, index): SightingResidual => {
    const [before, after] = [less.residuals[index]!.residual, more.residuals[index]!.residual];
    const second = sighted.residual.map((value, component) => {
      const [a, b] = [before[component]! - value, after[component]! - value];
      return component === 0 ? 0.5 * (wrapPi(a) + wrapPi(b)) : 0.5 * (a + b);
    });
    return { ...sighted, residual: second };
  });
  const tracks = (biasSigmas.length - forceUnknowns(curved)) / BIASES;
  const equations = normalEquations(curved, tracks, () => true, units);
  const { right, squares } = orbitEquations(equations, biasSigmas);
  // The prior bends with its path.
  const away = nominal.way.map((value, i) => value - 0.5 * (less.way[i]! + more.way[i]!));
  const pull = priorMisfit(prior, away);
  const side = right.map((value, i) => value - pull.right[i]!);
  const by = turned6(reduced, side);
  const square = by.reduce((sum, value, i) => sum + value * side[i]!, 0);
  return {
    shift: turned6(units, by),
    sigmas: Math.sqrt(Math.max(0, square)),
    priorStiffness: Math.max(0, squares + pull.square - square),
  };
}
