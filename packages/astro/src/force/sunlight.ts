import { EARTH_RADIUS_M } from '../constants.ts';
import { SUN_RADIUS_M } from '../sun/position.ts';

/** Angles at a satellite, rad: half the Sun's disc, half the Earth's, and between their centres. */
interface Discs {
  readonly sunRad: number;
  readonly earthRad: number;
  readonly apartRad: number;
}

function discs(x: number, y: number, z: number, sun: ArrayLike<number>): Discs {
  const dx = sun[0]! - x;
  const dy = sun[1]! - y;
  const dz = sun[2]! - z;
  const toSun = Math.sqrt(dx * dx + dy * dy + dz * dz);
  const toEarth = Math.sqrt(x * x + y * y + z * z);
  return {
    sunRad: Math.asin(Math.min(1, SUN_RADIUS_M / toSun)),
    earthRad: Math.asin(Math.min(1, EARTH_RADIUS_M / toEarth)),
    apartRad: Math.acos(Math.min(1, Math.max(-1, -(x * dx + y * dy + z * dz) / (toEarth * toSun)))),
  };
}

/** How far a satellite is outside of a shadow, rad: negative inside; the umbra needs an Earth that is larger than the Sun. */
export function outsideShadow(
  shadow: 'penumbra' | 'umbra',
  positionM: ArrayLike<number>,
  sun: ArrayLike<number>,
): number {
  const { sunRad, earthRad, apartRad } = discs(positionM[0]!, positionM[1]!, positionM[2]!, sun);
  return shadow === 'penumbra' ? apartRad - earthRad - sunRad : apartRad - earthRad + sunRad;
}

/**
 * Share of the Sun's disc that a satellite sees past the Earth, 0 to 1.
 *
 * Method   two discs that overlap, Montenbruck, Gill 2000, section 3.4.2: a conical umbra and penumbra; docs/models/forces
 * Assumes  a round Earth of the equatorial radius, no air
 *
 * @param x, y, z   m   satellite
 * @param sun       ArrayLike(3)   m   from the centre of the Earth, same axes
 */
export function sunlitShare(x: number, y: number, z: number, sun: ArrayLike<number>): number {
  const { sunRad: a, earthRad: b, apartRad: c } = discs(x, y, z, sun);
  if (c >= a + b) return 1;
  if (c <= b - a) return 0;
  // The Earth stands wholly before the Sun: only far beyond the Moon.
  if (c <= a - b) return 1 - (b * b) / (a * a);
  const along = (c * c + a * a - b * b) / (2 * c);
  const across = Math.sqrt(Math.max(0, a * a - along * along));
  const hidden = a * a * Math.acos(clamp(along / a)) + b * b * Math.acos(clamp((c - along) / b)) - c * across;
  return Math.min(1, Math.max(0, 1 - hidden / (Math.PI * a * a)));
}

function clamp(value: number): number {
  return Math.min(1, Math.max(-1, value));
}
