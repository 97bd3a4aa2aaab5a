import { RAD_PER_ARCSEC } from '@keepout/units/angle';
import { julianCenturiesTt } from '../epoch.ts';
import { aboutX, multiply3 } from '../frames/matrix3.ts';
import { meanObliquity, precession1976 } from '../frames/precession-nutation.ts';
import type { Vec3 } from '../nouns.ts';
import earth from './vsop87-earth.json' with { type: 'json' };

/** Astronomical unit, m. IAU 2012 resolution B2. */
export const ASTRONOMICAL_UNIT_M = 149_597_870_700;
/** Radius of the Sun, m. IAU 2015 resolution B3. */
export const SUN_RADIUS_M = 695_700_000;
/** From the equinox of VSOP87 to that of FK5. Meeus 1998, chapter 32. */
const FK5_LONGITUDE_RAD = -0.09033 * RAD_PER_ARCSEC;

/**
 * Geometric position of the Sun from the centre of the Earth: no light time, no aberration.
 *
 * Method   VSOP87D, terms above 0.05 arcsec, ecliptic of date to EME2000 by IAU 1976; docs/models/passes
 * Valid    1950 to 2100
 * Frame    EME2000
 *
 * @returns Vec3   m
 *
 * Checked  conformance/frames/sun-moon (JPL DE405, 1 arcsec)          Cost  6 microseconds
 */
export function sunPosition(epochTaiS: number): Vec3 {
  const centuries = julianCenturiesTt(epochTaiS);
  const t = centuries / 10;
  const longitude = sum(earth.longitude, t) + Math.PI + FK5_LONGITUDE_RAD;
  const latitude = -sum(earth.latitude, t);
  const distanceM = sum(earth.radius, t) * ASTRONOMICAL_UNIT_M;
  const x = distanceM * Math.cos(latitude) * Math.cos(longitude);
  const y = distanceM * Math.cos(latitude) * Math.sin(longitude);
  const z = distanceM * Math.sin(latitude);
  // From EME2000 to the ecliptic of date; its transpose leads back.
  const m = multiply3(aboutX(meanObliquity(centuries)), precession1976(centuries));
  return [m[0]! * x + m[3]! * y + m[6]! * z, m[1]! * x + m[4]! * y + m[7]! * z, m[2]! * x + m[5]! * y + m[8]! * z];
}

/** Poisson series: sums of A cos(B + C t), each times a power of t. */
function sum(series: readonly (readonly number[][])[], t: number): number {
  let total = 0;
  for (let power = series.length - 1; power >= 0; power--) {
    let terms = 0;
    for (const [amplitude, phase, frequency] of series[power]!) terms += amplitude! * Math.cos(phase! + frequency! * t);
    total = total * t + terms;
  }
  return total * 1e-8;
}
