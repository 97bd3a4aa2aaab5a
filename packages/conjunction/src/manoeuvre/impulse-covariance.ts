import { transportCovariance } from '@keepout/astro/covariance/transport';
import { rtnAxes } from '@keepout/astro/frames/local';
import type { StateCovariance, StateVector, Vec3 } from '@keepout/astro/nouns';
import { twoBodyStateAt } from '@keepout/astro/two-body/propagate';
import { norm } from '@keepout/astro/vector';
import type { PlannedImpulse } from './burned-orbit.ts';
import { type ExecutionError, executionVariances } from './execution-error.ts';

/** A state with what is known of it. */
export interface KnownState {
  readonly state: StateVector;
  /** In the frame of the state. */
  readonly covariance: StateCovariance;
}

/**
 * A state and its covariance through impulses to an epoch.
 *
 * Method   two-body transition from impulse to impulse, at each of them the covariance of its execution (Gates 1963) added to that of the
 *          velocity; docs/models/manoeuvres
 * Assumes  two-body motion of the differences; the errors of impulses have nothing to do with each other or with the state
 * Frame    inertial, that of the state
 *
 * @param known      covariance in the frame of the state
 * @param impulses   in order of time, none before the state or after the epoch
 *
 * Checked  Monte Carlo of 10,000 (burn-covariance.monte-carlo.test.ts)          Cost  15 microseconds an impulse
 */
export function throughImpulses(
  prior: KnownState,
  impulses: readonly PlannedImpulse[],
  error: ExecutionError,
  epochTaiS: number,
): KnownState {
  let at = prior;
  for (const { epochTaiS: ignitionTaiS, deltaVRtnMps } of impulses) {
    at = carried(at, ignitionTaiS);
    const { state, covariance } = at;
    const axes = rtnAxes(state.positionM, state.velocityMps);
    const dv = inAxesOf(axes, deltaVRtnMps);
    const [u, v, w] = state.velocityMps;
    const velocityMps: Vec3 = [u + dv[0], v + dv[1], w + dv[2]];
    at = {
      state: { ...state, velocityMps },
      covariance: { ...covariance, matrix: withExecution(covariance.matrix, dv, error) },
    };
  }
  return carried(at, epochTaiS);
}

function carried({ state, covariance }: KnownState, epochTaiS: number): KnownState {
  if (epochTaiS === state.epochTaiS) return { state, covariance };
  const later = twoBodyStateAt(state, epochTaiS);
  return { state: later, covariance: transportCovariance(covariance, state, later) };
}

function withExecution(matrix: Float64Array, dv: Vec3, error: ExecutionError): Float64Array {
  const size = norm(dv);
  if (size === 0) return matrix;
  const { along, across } = executionVariances(size, error);
  const out = Float64Array.from(matrix);
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 3; column++) {
      const place = (row + 3) * 6 + column + 3;
      const extra = ((along - across) * dv[row]! * dv[column]!) / (size * size);
      out[place] = out[place]! + extra + (row === column ? across : 0);
    }
  }
  return out;
}

/** A vector in RTN, given the rows of its axes, in the axes of these. */
function inAxesOf(m: Float64Array, [r, t, n]: Vec3): Vec3 {
  return [m[0]! * r + m[3]! * t + m[6]! * n, m[1]! * r + m[4]! * t + m[7]! * n, m[2]! * r + m[5]! * t + m[8]! * n];
}
