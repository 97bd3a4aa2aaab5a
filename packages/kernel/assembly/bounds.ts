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
  return (
    1.01 * gradient * ((missM * spanS * spanS) / 2 + (top * spanS * spanS * spanS) / 3) + MODEL_PAD_M
  );
}

export function taylorRemainderM(radiusM: f64, speedMps: f64, spanS: f64): f64 {
  const k = MU / (radiusM * radiusM * radiusM);
  const s2 = spanS * spanS;
  return (60 * k * k * speedMps * s2 * s2 * spanS) / 120;
}
