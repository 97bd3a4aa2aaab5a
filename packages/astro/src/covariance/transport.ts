import { MU_EARTH } from '../constants.ts';
import { equinoctialFromCartesian, equinoctialSense } from '../elements/equinoctial.ts';
import { equinoctialJacobian } from '../elements/equinoctial-jacobian.ts';
import type { StateCovariance, StateVector } from '../nouns.ts';
import { sixOf } from '../six-numbers.ts';
import { inverseEquinoctialJacobian } from './inverse-jacobian.ts';
import { congruent6, identity6, type Matrix6, multiply6 } from './matrix6.ts';
import { covarianceInLocal, covarianceInStateFrame } from './rotate.ts';

/** Covariance at the end of a transition, before the multiplication. */
const atEnd = new Float64Array(36);

/**
 * Two-body transition matrix between two states of one trajectory.
 *
 * Method   J_to (I + dt e6 e1^T) J_from^-1 in equinoctial elements, where only the mean longitude moves;
 *          docs/models/covariance-transport
 * Assumes  the states lie on one trajectory, perturbed or not: each end brings its own geometry.
 *          An unbound state is carried along a straight line.
 * Frame    both states in one inertial frame
 *
 * @returns Float64Array(36)   row-major: 1, s, 1/s, 1
 *
 * Checked  conformance/frames/covariance-frames (1e-10 relative after a day)          Cost  5 microseconds
 */
export function twoBodyTransition(from: StateVector, to: StateVector, mu: number = MU_EARTH): Matrix6 {
  const dt = to.epochTaiS - from.epochTaiS;
  const stateFrom = sixOf(from);
  // One sense for both ends: the elements must be the same set.
  const sense = equinoctialSense(stateFrom);
  const start = equinoctialFromCartesian(stateFrom, mu, sense);
  const end = equinoctialFromCartesian(sixOf(to), mu, sense);
  if (start === undefined || end === undefined) return straightLine(dt);
  const back = inverseEquinoctialJacobian(start, mu);
  if (back === undefined) return straightLine(dt);
  for (let column = 0; column < 6; column++) back[30 + column] = back[30 + column]! + dt * back[column]!;
  return multiply6(equinoctialJacobian(end, mu, atEnd), back);
}

/**
 * Carries a covariance from one state of an object to another.
 *
 * Method   Phi C Phi^T with `twoBodyTransition`: a Gaussian in equinoctial elements stays one, revolutions away
 * Assumes  two-body dynamics for the differences and no process noise: it grows no wider by drag or mismodelling
 * Frame    comes back in the kind of axes it came in: the frame of the states, or RTN or TNW of the new state
 *
 * @returns StateCovariance   at stateTo; throws RangeError when the frames of states or covariance do not meet
 */
export function transportCovariance(
  cov: StateCovariance,
  stateFrom: StateVector,
  stateTo: StateVector,
  mu: number = MU_EARTH,
): StateCovariance {
  if (stateFrom.frame !== stateTo.frame || stateFrom.frame === 'ITRF') {
    throw new RangeError('a covariance is carried between states of one inertial frame');
  }
  const phi = twoBodyTransition(stateFrom, stateTo, mu);
  const matrix = congruent6(phi, covarianceInStateFrame(cov, stateFrom).matrix);
  const carried: StateCovariance = { epochTaiS: stateTo.epochTaiS, frame: stateTo.frame, matrix };
  return cov.frame === 'RTN' || cov.frame === 'TNW' ? covarianceInLocal(carried, cov.frame, stateTo) : carried;
}

function straightLine(dt: number): Matrix6 {
  const phi = identity6();
  for (let i = 0; i < 3; i++) phi[i * 6 + i + 3] = dt;
  return phi;
}
