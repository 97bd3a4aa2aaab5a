import type { StateVector } from '@keepout/astro/nouns';
import type { Matrix3 } from '../linear/symmetric3.ts';
import { cross, unit } from '../linear/vector.ts';

/** Rows R, T, N of the RTN axes (RSW, RIC, QSW) of a state. @returns Float64Array(9), local = rows x inertial */
export function rtnRows(state: StateVector): Matrix3 {
  const radial = unit(state.positionM);
  const normal = unit(cross(state.positionM, state.velocityMps));
  const transverse = cross(normal, radial);
  return Float64Array.of(...radial, ...transverse, ...normal);
}

/** Rows T, N, W of the TNW axes: T along the velocity, W along the orbit normal, N = W x T. */
export function tnwRows(state: StateVector): Matrix3 {
  const tangent = unit(state.velocityMps);
  const binormal = unit(cross(state.positionM, state.velocityMps));
  const inward = cross(binormal, tangent);
  return Float64Array.of(...tangent, ...inward, ...binormal);
}
