/**
 * Physical constants, SI. Each line: value, unit, source.
 * SGP4 uses its own WGS-72 set (`sgp4/wgs72.ts`): the element sets were fitted with it.
 */

/** Earth's gravitational parameter, m^3/s^2. EGM-96/WGS-84, NIMA TR8350.2 (2000). */
export const MU_EARTH = 3.986004418e14;
/** Earth's equatorial radius, m. WGS-84, NIMA TR8350.2 (2000). Also the display constant of the specification. */
export const EARTH_RADIUS_M = 6_378_137;
/** Earth's flattening. WGS-84. */
export const EARTH_FLATTENING: number = 1 / 298.257223563;
/** Second zonal harmonic, unnormalised. EGM-96. */
export const EARTH_J2 = 1.08262668e-3;
/** Earth's rotation rate, rad/s. IERS Conventions 2010. */
export const EARTH_ROTATION_RADPS = 7.292115e-5;
/** Lunar distance of the specification (display), m. */
export const LUNAR_DISTANCE_M = 384_000_000;
/** Standard gravity, m/s^2. CGPM 1901. */
export const STANDARD_GRAVITY_MPS2 = 9.80665;
