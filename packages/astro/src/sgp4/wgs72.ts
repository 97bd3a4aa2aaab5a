/**
 * The gravity model inside SGP4. Element sets are fitted with it, so WGS-84 here would be a bug.
 *
 * Source: Hoots and Roehrich, Spacetrack Report No. 3 (1980); Vallado, Crawford, Hujsak and Kelso, AIAA 2006-6753,
 * "WGS-72" column. Canonical units: lengths in earth radii, times in minutes.
 */

/** Gravitational parameter, km^3/s^2. */
export const MU_KM3_S2 = 398_600.8;
/** Equatorial radius, km; the length unit of the theory. */
export const EARTH_RADIUS_KM = 6378.135;
/** Square root of mu in earth radii^1.5 per minute. */
export const XKE: number = 60 / Math.sqrt(EARTH_RADIUS_KM ** 3 / MU_KM3_S2);
/** km/s in one earth radius per minute of the canonical velocity unit (earth radii times XKE over 60). */
export const VELOCITY_UNIT_KM_S: number = (EARTH_RADIUS_KM * XKE) / 60;
/** Zonal harmonics, unnormalised. */
export const J2 = 0.001_082_616;
export const J3 = -0.000_002_538_81;
export const J4 = -0.000_001_655_97;
export const J3_OVER_J2: number = J3 / J2;

/** Long-period longitude coefficient, held finite at an inclination of 180 degrees. */
export function longPeriodCoefficient(sinI: number, cosI: number): number {
  const onePlus = Math.abs(cosI + 1) > 1.5e-12 ? 1 + cosI : 1.5e-12;
  return (-0.25 * J3_OVER_J2 * sinI * (3 + 5 * cosI)) / onePlus;
}
