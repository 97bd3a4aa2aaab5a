/** Bounds of the screening, twins of packages/conjunction/src/screening/{approach,motion}.ts, where they are proven. */
export const MU: f64 = 3.986004418e14;
export const EARTH_RADIUS_M: f64 = 6378137;
export const J2_EARTH: f64 = 1.08262668e-3;
export const MODEL_PAD_M: f64 = 100;
const LOWEST_M: f64 = 6.3e6;

export function gradientAt(radiusM: f64): f64 {
  const r = Math.max(radiusM, LOWEST_M);
  return (2 * MU) / (r * r * r);
}

export function bendM(gradient: f64, missM: f64, speedMps: f64, spanS: f64): f64 {
  const top = (speedMps + gradient * missM * spanS) / (1 - gradient * spanS * spanS);
  return 1.01 * gradient * ((missM * spanS * spanS) / 2 + (top * spanS * spanS * spanS) / 3) + MODEL_PAD_M;
}

/** Part of (half slab)^2 by which positions are moved along their two-body acceleration before the line test. */
export const SHIFT: f64 = 0.25;

/**
 * Largest distance of two objects, at their miss of at most missM, from the straight line through their shifted positions.
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
  return miss + (cubic * (1 + turn)) / 12 + 0.01 * (miss + cubic / 3) + MODEL_PAD_M;
}

export function taylorRemainderM(radiusM: f64, speedMps: f64, spanS: f64): f64 {
  const k = MU / (radiusM * radiusM * radiusM);
  const s2 = spanS * spanS;
  return (60 * k * k * speedMps * s2 * s2 * spanS) / 120;
}
