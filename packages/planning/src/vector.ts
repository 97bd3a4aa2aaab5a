import { localAxes } from '@keepout/astro/frames/local';
import type { StateVector, Vec3 } from '@keepout/astro/nouns';

export function norm3([x, y, z]: Vec3): number {
  return Math.sqrt(x * x + y * y + z * z);
}

/** A vector in the axes of a state, in RTN of the state. */
export function inRtn([x, y, z]: Vec3, state: StateVector): Vec3 {
  const m = localAxes('RTN', state.positionM, state.velocityMps);
  return [m[0]! * x + m[1]! * y + m[2]! * z, m[3]! * x + m[4]! * y + m[5]! * z, m[6]! * x + m[7]! * y + m[8]! * z];
}

/** A vector in RTN of a state, in the axes of the state. */
export function fromRtn([r, t, n]: Vec3, state: StateVector): Vec3 {
  const m = localAxes('RTN', state.positionM, state.velocityMps);
  return [m[0]! * r + m[3]! * t + m[6]! * n, m[1]! * r + m[4]! * t + m[7]! * n, m[2]! * r + m[5]! * t + m[8]! * n];
}
