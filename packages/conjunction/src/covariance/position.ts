import { covarianceInStateFrame } from '@keepout/astro/covariance/rotate';
import { localAxes } from '@keepout/astro/frames/local';
import type { StateCovariance, StateVector } from '@keepout/astro/nouns';
import { fail, ok, type Result } from '@keepout/units/result';
import type { EncounterFault } from '../fault.ts';
import { congruent3, type Symmetric3 } from '../linear/symmetric3.ts';

/** Upper left 3x3 of a 6x6 state covariance. @returns nine numbers, m^2 */
export function positionBlock(m: Float64Array): Symmetric3 {
  return [m[0]!, m[1]!, m[2]!, m[6]!, m[7]!, m[8]!, m[12]!, m[13]!, m[14]!];
}

function transposed3(m: Symmetric3): Symmetric3 {
  return [m[0]!, m[3]!, m[6]!, m[1]!, m[4]!, m[7]!, m[2]!, m[5]!, m[8]!];
}

/**
 * Position covariance of an object in the frame of its state.
 *
 * Method   a local (RTN, TNW) covariance is turned with the plain axes of the state, C_I = M^T C M
 *
 * @returns ok: nine numbers, m^2, frame of the state | fault: "covariance-frame-unknown" when the covariance is
 *          in another inertial frame than the state
 *
 * Checked  conformance/frames/rtn-covariance.json (1e-10 relative)
 */
export function inertialPositionCovariance(
  covariance: StateCovariance,
  state: StateVector,
): Result<Symmetric3, EncounterFault> {
  const block = positionBlock(covariance.matrix);
  if (covariance.frame === state.frame) return ok(block);
  if (covariance.frame !== 'RTN' && covariance.frame !== 'TNW') return fail({ code: 'covariance-frame-unknown' });
  const rows = localAxes(covariance.frame, state.positionM, state.velocityMps);
  return ok(congruent3(transposed3(rows), block));
}

/** The same position covariance seen in the RTN axes of the state. */
export function rtnPositionCovariance(inertialM2: Symmetric3, state: StateVector): Symmetric3 {
  return congruent3(localAxes('RTN', state.positionM, state.velocityMps), inertialM2);
}

/** 6x6 covariance in the frame of the state: position and velocity blocks turned with the plain axes. */
export function inertialStateCovariance(
  covariance: StateCovariance,
  state: StateVector,
): Result<Float64Array, EncounterFault> {
  const isKnown = covariance.frame === state.frame || covariance.frame === 'RTN' || covariance.frame === 'TNW';
  return isKnown ? ok(covarianceInStateFrame(covariance, state).matrix) : fail({ code: 'covariance-frame-unknown' });
}
