import type { StateCovariance, StateVector } from '@keepout/astro/nouns';
import { fail, ok, type Result } from '@keepout/units/result';
import type { EncounterFault } from '../encounter/fault.ts';
import { rtnRows, tnwRows } from '../encounter/local-axes.ts';
import { congruent3, type Matrix3 } from '../linear/symmetric3.ts';

/** Upper left 3x3 of a 6x6 state covariance. @returns Float64Array(9), m^2 */
export function positionBlock(matrix: Float64Array): Matrix3 {
  return Float64Array.from({ length: 9 }, (_, n) => matrix[6 * Math.floor(n / 3) + (n % 3)]!);
}

/** Transpose of a 3x3. */
export function transposed3(m: Matrix3): Matrix3 {
  return Float64Array.of(m[0]!, m[3]!, m[6]!, m[1]!, m[4]!, m[7]!, m[2]!, m[5]!, m[8]!);
}

/**
 * Position covariance of an object in the frame of its state.
 *
 * Method   a local (RTN, TNW) covariance is turned with the plain axes of the state, C_I = M^T C M
 *
 * @returns ok: Float64Array(9), m^2, frame of the state | fault: "covariance-frame-unknown" when the covariance is
 *          in another inertial frame than the state
 *
 * Checked  conformance/frames/rtn-covariance.json (1e-10 relative)
 */
export function inertialPositionCovariance(
  covariance: StateCovariance,
  state: StateVector,
): Result<Matrix3, EncounterFault> {
  const block = positionBlock(covariance.matrix);
  if (covariance.frame === state.frame) return ok(block);
  if (covariance.frame === 'RTN') return ok(congruent3(transposed3(rtnRows(state)), block));
  if (covariance.frame === 'TNW') return ok(congruent3(transposed3(tnwRows(state)), block));
  return fail({ code: 'covariance-frame-unknown' });
}

/** The same position covariance seen in the RTN axes of the state. */
export function rtnPositionCovariance(inertialM2: Matrix3, state: StateVector): Matrix3 {
  return congruent3(rtnRows(state), inertialM2);
}

/** 6x6 covariance in the frame of the state: both 3x3 diagonal blocks and the cross block turned with the plain axes. */
export function inertialStateCovariance(
  covariance: StateCovariance,
  state: StateVector,
): Result<Float64Array, EncounterFault> {
  if (covariance.frame === state.frame) return ok(covariance.matrix);
  const rows = covariance.frame === 'RTN' ? rtnRows(state) : covariance.frame === 'TNW' ? tnwRows(state) : undefined;
  if (rows === undefined) return fail({ code: 'covariance-frame-unknown' });
  const turn = transposed3(rows);
  const out = new Float64Array(36);
  for (const [i, j] of [
    [0, 0],
    [0, 3],
    [3, 0],
    [3, 3],
  ] as const) {
    const block = Float64Array.from(
      { length: 9 },
      (_, n) => covariance.matrix[6 * (i + Math.floor(n / 3)) + j + (n % 3)]!,
    );
    const turned = congruent3(turn, block);
    for (let n = 0; n < 9; n++) out[6 * (i + Math.floor(n / 3)) + j + (n % 3)] = turned[n]!;
  }
  return ok(out);
}
