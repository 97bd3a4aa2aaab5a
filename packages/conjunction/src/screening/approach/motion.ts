import { EARTH_J2, EARTH_RADIUS_M, MU_EARTH } from '@keepout/astro/constants';

const J2_STRENGTH = 1.5 * EARTH_J2 * MU_EARTH * EARTH_RADIUS_M * EARTH_RADIUS_M;

/**
 * Acceleration, jerk and snap of one object: the Taylor terms that follow position and velocity.
 *
 * Method   two-body jerk and snap in closed form, J2 in the acceleration only
 * Frame    TEME (its pole is Earth's to 1e-3)
 *
 * @param state   Float64Array   x, y, z, vx, vy, vz from `o` on, m and m/s
 * @param out     Float64Array(9)   a (m/s^2), j (m/s^3), s (m/s^4)
 */
export function taylorTerms(state: Float64Array, o: number, out: Float64Array): void {
  const x = state[o]!;
  const y = state[o + 1]!;
  const z = state[o + 2]!;
  const vx = state[o + 3]!;
  const vy = state[o + 4]!;
  const vz = state[o + 5]!;
  const r2 = x * x + y * y + z * z;
  const r = Math.sqrt(r2);
  const k = MU_EARTH / (r2 * r);
  const j2 = J2_STRENGTH / (r2 * r2 * r);
  const s5 = (5 * z * z) / r2;
  out[0] = -k * x + j2 * x * (s5 - 1);
  out[1] = -k * y + j2 * y * (s5 - 1);
  out[2] = -k * z + j2 * z * (s5 - 3);
  const sigma = (x * vx + y * vy + z * vz) / r2;
  const w2 = (vx * vx + vy * vy + vz * vz) / r2;
  const ks = 3 * k * sigma;
  out[3] = ks * x - k * vx;
  out[4] = ks * y - k * vy;
  out[5] = ks * z - k * vz;
  const along = k * (3 * w2 - 15 * sigma * sigma - 2 * k);
  out[6] = along * x + 2 * ks * vx;
  out[7] = along * y + 2 * ks * vy;
  out[8] = along * z + 2 * ks * vz;
}

/** Factor of the fifth-derivative bound |r^(5)| <= FIFTH k^2 v (k = mu/r^3) on bound orbits; property-tested. */
const FIFTH = 60;

/**
 * Bound of the terms beyond the fourth-order path over |tau| <= span, m.
 *
 * @param radiusM   number   m   the lowest radius of the object in the span
 */
export function taylorRemainderM(radiusM: number, speedMps: number, spanS: number): number {
  const k = MU_EARTH / (radiusM * radiusM * radiusM);
  const span2 = spanS * spanS;
  return (FIFTH * k * k * speedMps * span2 * span2 * spanS) / 120;
}

/** Position by the fourth-order path, m. @param terms Float64Array(9) from `taylorTerms` */
export function taylorPosition(
  state: Float64Array,
  o: number,
  terms: Float64Array,
  tau: number,
  out: Float64Array,
): void {
  for (let c = 0; c < 3; c++) {
    out[c] =
      state[o + c]! +
      tau * (state[o + 3 + c]! + tau * (terms[c]! / 2 + tau * (terms[3 + c]! / 6 + (tau * terms[6 + c]!) / 24)));
  }
}
