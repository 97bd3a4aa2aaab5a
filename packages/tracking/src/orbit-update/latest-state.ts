import { congruent6, multiply6, turned6 } from '@keepout/astro/covariance/matrix6';
import type { FoundForce } from './force-estimate.ts';
import type { LeastSquaresProblem } from './least-squares-problem.ts';
import type { NormalEquations } from './linear-system.ts';
import { isBeyond, OF_STEP } from './process-noise.ts';
import { BIASES, FORCE_STEP, forceUnknowns } from './residuals.ts';
import { type LeastSquaresFit, wholeInverse } from './solve.ts';

/** An orbit where it was measured last. */
export interface LatestState {
  readonly epochTaiS: number;
  /** Float64Array(6), EME2000, m and m/s. */
  readonly state: Float64Array;
  /** Float64Array(36), EME2000. */
  readonly covariance: Float64Array;
  /** With `crossRtn` still in EME2000. */
  readonly force?: FoundForce;
}

/**
 * The orbit at its last measurement: with steps from track to track it is most accurate there, and a propagation from the epoch lacks the steps.
 *
 * Method   A C A^T with C the inverse of the complete normal matrix and A the effect of each unknown there
 *
 * @param widening   Float64Array(36)   difference of the covariance at the epoch to C, for curvature
 * @returns undefined where the last measurement is not after the epoch, or there are no steps between
 */
export function latestState(
  problem: LeastSquaresProblem,
  fit: LeastSquaresFit,
  equations: NormalEquations,
  widening: Float64Array,
): LatestState | undefined {
  const lastTaiS = problem.sightings.reduce((last, { atTaiS }) => Math.max(last, atTaiS), Number.NEGATIVE_INFINITY);
  const steps = problem.noise.map((step) => isBeyond(step, lastTaiS, problem.epochTaiS));
  const fullInverse = steps.includes(true) ? wholeInverse(problem, fit, equations) : undefined;
  const [state, phi] = [new Float64Array(6), new Float64Array(36)];
  if (fullInverse === undefined || lastTaiS <= problem.epochTaiS || !fit.orbit.read(lastTaiS, state, phi))
    return undefined;
  const { open, inverse } = fullInverse;
  const turned = multiply6(phi, fit.pull.units);
  const firstForce = 6 + BIASES * problem.tracks.length;
  const firstStep = firstForce + forceUnknowns(fit.residuals) - OF_STEP * problem.noise.length;
  const columns = open.map((at) => {
    if (at < 6) return Float64Array.from({ length: 6 }, (_, i) => turned[6 * i + at]!);
    const [step, k] = [Math.floor((at - firstStep) / OF_STEP), (at - firstStep) % OF_STEP];
    if (at < firstForce || (at >= firstStep && !steps[step])) return new Float64Array(6);
    if (at < firstStep) return forceColumn(fit, lastTaiS, state);
    const { root } = fit.steps[step]!;
    return turned6(
      phi,
      [0, 1, 2, 3, 4, 5].map((i) => root[6 * i + k]!),
    );
  });
  const moved = [0, 1, 2, 3, 4, 5].map((i) =>
    open.map((_, b) => columns.reduce((sum, column, a) => sum + column[i]! * inverse[a * open.length + b]!, 0)),
  );
  const bent = congruent6(phi, widening);
  const covariance = Float64Array.from({ length: 36 }, (_, n) => {
    const [i, k] = [Math.floor(n / 6), n % 6];
    return moved[i]!.reduce((sum, value, b) => sum + value * columns[b]![k]!, bent[n]!);
  });
  const place = firstForce < firstStep ? open.indexOf(firstForce) : -1;
  const force =
    place < 0
      ? undefined
      : {
          sigmas: fit.biases[firstForce - 6]!,
          variance: inverse[place * (open.length + 1)]!,
          crossRtn: Float64Array.from(moved, (row) => row[place]!),
        };
  return { epochTaiS: lastTaiS, state, covariance, ...(force && { force }) };
}

/** Effect of one sigma of the forces. */
function forceColumn({ braked }: LeastSquaresFit, epochTaiS: number, state: Float64Array): Float64Array {
  const brakedState = new Float64Array(6);
  if (braked?.read(epochTaiS, brakedState) !== true) return brakedState;
  return brakedState.map((value, k) => (value - state[k]!) / FORCE_STEP);
}
