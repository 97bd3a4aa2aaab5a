import { wrapTwoPi } from '@keepout/units/angle';
import type { Site } from './site.ts';

/** Where a site sees an object: geometric, without light time and refraction. */
export interface LookAngles {
  /** From north over east, [0, 2 pi). */
  readonly azimuthRad: number;
  readonly elevationRad: number;
  readonly rangeM: number;
  readonly rangeRateMps: number;
  readonly elevationRateRadps: number;
}

/**
 * Azimuth, elevation, range and range rate of a state seen from a site.
 *
 * Frame    ITRF, velocity relative to the rotating Earth
 *
 * @param state   ArrayLike(6)   m, m/s
 *
 * Checked  conformance/passes (0.02 arcsec, 0.1 m)          Cost  0.1 microsecond
 */
export function lookAngles(site: Site, state: ArrayLike<number>): LookAngles {
  const x = state[0]! - site.positionM[0];
  const y = state[1]! - site.positionM[1];
  const z = state[2]! - site.positionM[2];
  const rangeM = Math.hypot(x, y, z);
  const rangeRateMps = (x * state[3]! + y * state[4]! + z * state[5]!) / rangeM;
  const east = site.east[0] * x + site.east[1] * y + site.east[2] * z;
  const north = site.north[0] * x + site.north[1] * y + site.north[2] * z;
  const up = site.up[0] * x + site.up[1] * y + site.up[2] * z;
  const upRate = site.up[0] * state[3]! + site.up[1] * state[4]! + site.up[2] * state[5]!;
  const flat = Math.hypot(east, north);
  return {
    azimuthRad: wrapTwoPi(Math.atan2(east, north)),
    elevationRad: Math.atan2(up, flat),
    rangeM,
    rangeRateMps,
    // d/dt of asin(up / range)
    elevationRateRadps: (upRate - (up / rangeM) * rangeRateMps) / flat,
  };
}

/** Sine of the elevation: smooth through the zenith, so roots are sought on it. */
export function sineOfElevation(site: Site, x: number, y: number, z: number): number {
  const dx = x - site.positionM[0];
  const dy = y - site.positionM[1];
  const dz = z - site.positionM[2];
  return (site.up[0] * dx + site.up[1] * dy + site.up[2] * dz) / Math.hypot(dx, dy, dz);
}
