import type { EarthOrientation } from '../frames/earth-orientation.ts';
import { localAxes, localRate, rotateCovariance } from '../frames/local.ts';
import { crossMatrix, multiply3, transpose3 } from '../frames/matrix3.ts';
import { rotationBetween, velocityCoupling } from '../frames/rotation.ts';
import type { FrameName, LocalFrameName, StateCovariance, StateVector } from '../nouns.ts';
import { congruent6, type Matrix6 } from './matrix6.ts';

/**
 * A covariance in the frame of its state: local axes are undone, inertial flavour (CDM and OEM).
 *
 * @returns StateCovariance   throws RangeError when the covariance is in a third frame; convert it with `covarianceInFrame`
 */
export function covarianceInStateFrame(cov: StateCovariance, state: StateVector): StateCovariance {
  if (cov.frame === state.frame) return cov;
  if (cov.frame !== 'RTN' && cov.frame !== 'TNW') {
    throw new RangeError(`a covariance in ${cov.frame} does not belong to a state in ${state.frame}`);
  }
  const back = transpose3(localAxes(cov.frame, state.positionM, state.velocityMps));
  return { epochTaiS: cov.epochTaiS, frame: state.frame, matrix: rotateCovariance(cov.matrix, back) };
}

/** A covariance of the state's own frame in its RTN or TNW axes, inertial flavour. */
export function covarianceInLocal(cov: StateCovariance, local: 'RTN' | 'TNW', state: StateVector): StateCovariance {
  if (cov.frame === local) return cov;
  const { matrix } = covarianceInStateFrame(cov, state);
  const axes = localAxes(local, state.positionM, state.velocityMps);
  return { epochTaiS: cov.epochTaiS, frame: local, matrix: rotateCovariance(matrix, axes) };
}

/**
 * A covariance in another frame of the product; RTN and TNW stay as they are.
 *
 * Method   full first-order map of position and velocity: to and from ITRF the Earth's rotation couples them
 */
export function covarianceInFrame(cov: StateCovariance, to: FrameName, eop?: EarthOrientation): StateCovariance {
  if (cov.frame === to || cov.frame === 'RTN' || cov.frame === 'TNW') return cov;
  const rotation = rotationBetween(cov.frame, to, cov.epochTaiS, eop);
  const coupling = velocityCoupling(cov.frame, to, rotation, cov.epochTaiS, eop);
  const matrix =
    coupling === undefined
      ? rotateCovariance(cov.matrix, rotation)
      : congruent6(blocks(rotation, coupling), cov.matrix);
  return { epochTaiS: cov.epochTaiS, frame: to, matrix };
}

/**
 * Inertial covariance of one whose velocities are seen from the turning local axes (RSW_ROTATING and its like).
 *
 * Method   v_local = M (v - w x r), so r = M^T r_l, v = M^T v_l + w x (M^T r_l)
 *
 * @param matrix   Float64Array(36)   in local axes, rotating flavour
 * @returns Float64Array(36)   in the axes of the state
 *
 * Checked  conformance/frames/covariance-frames (1e-10)
 */
export function covarianceFromRotatingLocal(
  matrix: Float64Array,
  local: LocalFrameName,
  state: StateVector,
): Float64Array {
  const back = transpose3(localAxes(local, state.positionM, state.velocityMps));
  const [x, y, z] = localRate(local, state.positionM, state.velocityMps);
  return congruent6(blocks(back, multiply3(crossMatrix(x, y, z), back)), matrix);
}

/** [[rotation, 0], [coupling, rotation]] */
function blocks(rotation: Float64Array, coupling: Float64Array): Matrix6 {
  const out = new Float64Array(36);
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 3; column++) {
      out[row * 6 + column] = rotation[row * 3 + column]!;
      out[(row + 3) * 6 + column + 3] = rotation[row * 3 + column]!;
      out[(row + 3) * 6 + column] = coupling[row * 3 + column]!;
    }
  }
  return out;
}
