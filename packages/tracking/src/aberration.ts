import type { Vec3 } from '@keepout/astro/nouns';
import { sunPosition } from '@keepout/astro/sun/position';
import { SPEED_OF_LIGHT_MPS } from './direction.ts';

const STEP_S = 3600;

/**
 * Where an observer who moves sees a direction.
 *
 * Method   Lorentz transformation of the direction; Explanatory Supplement to the Astronomical Almanac, 7.2
 *
 * @param direction     Vec3   unit vector
 * @param velocityMps   Vec3   of the observer, in the frame of the direction
 * @returns Vec3   unit vector; with the velocity turned round the step back, to 1e-8 of the shift
 *
 * Checked  conformance/observation, ERFA
 */
export function aberrated(direction: Vec3, velocityMps: Vec3): Vec3 {
  const [x, y, z] = velocityMps.map((component) => component / SPEED_OF_LIGHT_MPS) as unknown as Vec3;
  const along = direction[0] * x + direction[1] * y + direction[2] * z;
  const contraction = Math.sqrt(1 - (x * x + y * y + z * z));
  const share = 1 + along / (1 + contraction);
  const apparent = [
    contraction * direction[0] + share * x,
    contraction * direction[1] + share * y,
    contraction * direction[2] + share * z,
  ] as const;
  const size = Math.hypot(...apparent);
  return [apparent[0] / size, apparent[1] / size, apparent[2] / size];
}

/**
 * Velocity of the Earth around the Sun, EME2000.
 *
 * Assumes  a Sun at rest: the barycentre is left out (15 m/s, 0.01 arcsec of aberration)
 */
export function earthVelocity(epochTaiS: number): Vec3 {
  const before = sunPosition(epochTaiS - STEP_S);
  const after = sunPosition(epochTaiS + STEP_S);
  const rate = (k: 0 | 1 | 2): number => -(after[k] - before[k]) / (2 * STEP_S);
  return [rate(0), rate(1), rate(2)];
}
