import { MU_EARTH } from '@keepout/astro/constants';
import type { Vec3 } from '@keepout/astro/nouns';

/**
 * Displacement by an impulse on a circular orbit.
 *
 * Method   Hill 1878, Clohessy and Wiltshire 1960: the velocity column of the closed form; docs/models/avoidance-manoeuvre
 * Assumes  a circular orbit, a displacement that is small against it
 * Frame    RTN of the undisturbed orbit, at the impulse for `deltaVRtnMps`, after `durationS` for the answer
 *
 * @returns Vec3   m
 *
 * Checked  conformance/manoeuvre/hcw (1e-9 m against the closed form; 1e-3 against exact motion)
 */
export function hcwDisplacement(radiusM: number, deltaVRtnMps: Vec3, durationS: number): Vec3 {
  const n = Math.sqrt(MU_EARTH / radiusM) / radiusM;
  const angle = n * durationS;
  const sin = Math.sin(angle);
  const less = 1 - Math.cos(angle);
  const [r, t, c] = deltaVRtnMps;
  return [(sin * r + 2 * less * t) / n, (-2 * less * r + (4 * sin - 3 * angle) * t) / n, (sin * c) / n];
}
