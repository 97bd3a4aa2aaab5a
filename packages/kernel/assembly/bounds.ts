/** Bounds of the screening, twins of packages/conjunction/src/screening/{approach,motion}.ts, where they are proven. */
/** Gravity of the Earth, m^3/s^2, equatorial radius, m: WGS-84; J2: EGM-96. As in packages/astro/src/constants.ts. */
export const MU: f64 = 3.986004418e14;
export const EARTH_RADIUS_M: f64 = 6378137;
export const J2_EARTH: f64 = 1.08262668e-3;
/** Error bound of two-body motion with J2 within half a slab, m; docs/models/screening, (i), (iii) and (iv). */
export const MODEL_PAD_M: f64 = 100;
/** The same as a share of a bend, for the contribution of J2 to the gravity gradient. */
const MODEL_SHARE: f64 = 0.01;
/** Minimum radius for bounds that grow towards the centre, m: 57 km under the poles. */
const LOWEST_M: f64 = 6.3e6;
/**
 * How far the chord between two objects runs under the lower of them, m: c^2/(8 r), of two that are 2,300 km apart. In half a slab
 * of 120 s two objects of 8.1 km/s close 1,940 km.
 */
export const CHORD_DIP_M: f64 = 1e5;
/** The fifth derivative of any bound orbit up to e = 0.9 is less than this factor times k^2 v, k = mu/r^3; (iv). */
const FIFTH_BOUND: f64 = 60;

/** Largest gravity gradient, 2 mu/r^3, 1/s^2. */
export function gradientAt(radiusM: f64): f64 {
  const r = Math.max(radiusM, LOWEST_M);
  return (2 * MU) / (r * r * r);
}

/** Returns the deviation of the path of a pair from a straight line: G (d t^2/2 + V t^3/3), V the largest relative speed; (iii). */
export function bendM(gradient: f64, missM: f64, speedMps: f64, spanS: f64): f64 {
  const top = (speedMps + gradient * missM * spanS) / (1 - gradient * spanS * spanS);
  return (1 + MODEL_SHARE) * gradient * ((missM * spanS * spanS) / 2 + (top * spanS * spanS * spanS) / 3) + MODEL_PAD_M;
}

/** Part of (half slab)^2 by which positions are moved along their two-body acceleration before the line test. */
export const SHIFT: f64 = 0.25;

/**
 * Largest distance of two objects, at their miss of at most missM, from the straight line through their shifted positions:
 * 3/4 G d h^2, G V h^3/12 and the change of both on the way; docs/models/screening, (iii).
 *
 * @param topMps   largest speed of either object within the span
 * @param radiusM  lowest radius of the chord between them
 */
export function shiftedBendM(radiusM: f64, missM: f64, speedMps: f64, topMps: f64, spanS: f64): f64 {
  const r = Math.max(radiusM, LOWEST_M);
  const g = (2 * MU) / (r * r * r);
  const s2 = spanS * spanS;
  const speed = (speedMps + g * missM * spanS) / (1 - g * s2);
  const turn = (3 * topMps * spanS) / r + 0.5 * g * s2;
  const miss = g * missM * s2 * (0.75 + (g * s2) / 24);
  const cubic = g * speed * s2 * spanS;
  return miss + (cubic * (1 + turn)) / 12 + MODEL_SHARE * (miss + cubic / 3) + MODEL_PAD_M;
}

/** Returns a bound on the truncation error of the fourth-order path: the fifth term of the series, with t^5/5!. */
export function taylorRemainderM(radiusM: f64, speedMps: f64, spanS: f64): f64 {
  const k = MU / (radiusM * radiusM * radiusM);
  const s2 = spanS * spanS;
  return (FIFTH_BOUND * k * k * speedMps * s2 * s2 * spanS) / 120;
}
