import { turned6 } from '@keepout/astro/covariance/matrix6';
import type { LeastSquaresProblem } from './least-squares-problem.ts';
import type { NormalEquations } from './linear-system.ts';
import { BIASES, forceUnknowns } from './residuals.ts';
import { type LeastSquaresFit, wholeInverse } from './solve.ts';

/** Result of an update for the uncertain forces, in their prior sigmas: at the epoch. */
export interface FoundForce {
  readonly sigmas: number;
  readonly variance: number;
  /** Float64Array(6): covariance with the state, RTN, m and m/s. */
  readonly crossRtn: Float64Array;
}

/**
 * Returns the estimate of the uncertain forces.
 *
 * Method   its row of the inverse of the complete normal matrix
 *
 * @param toRtn   Float64Array(36)
 * @returns undefined where the forces are exact
 */
export function forceEstimate(
  problem: LeastSquaresProblem,
  fit: LeastSquaresFit,
  equations: NormalEquations,
  toRtn: Float64Array,
): FoundForce | undefined {
  const fullInverse = forceUnknowns(fit.residuals) > 0 ? wholeInverse(problem, fit, equations) : undefined;
  if (fullInverse === undefined) return undefined;
  const { open, inverse } = fullInverse;
  const first = 6 + BIASES * problem.tracks.length;
  const place = open.indexOf(first);
  const sigmas = fit.biases[first - 6]!;
  // Without an observation the sigma stays.
  if (place < 0) return { sigmas, variance: 1, crossRtn: new Float64Array(6) };
  const at = (row: number): number => inverse[row * open.length + place]!;
  const cross = turned6(fit.pull.units, [0, 1, 2, 3, 4, 5].map(at));
  return { sigmas, variance: at(place), crossRtn: turned6(toRtn, cross) };
}
