import { type ScreeningVolume, semiAxesM } from '../../volume/volume.ts';

/** Gravity on both objects, neither in the same direction, and thrust of as much again, m/s^2. */
const ACCELERATION_MPS2 = 40;
/** A velocity that an ephemeris may change by at once, m/s. */
const KINK_MPS = 50;

type Extended = Exclude<ScreeningVolume, { shape: 'sphere' }>;

/**
 * Whether a passage certainly stays outside a box or an ellipsoid; false is not conclusive.
 *
 * Method   exact relative positions at the closest approach and at both ends of the span, chords between them. In a span
 *          of h seconds a path leaves its chord by at most h^2/8 times the greatest acceleration in the turning axes, and
 *          by h/4 times a sudden change of velocity; the chord has to pass the volume by more.
 *
 * @param ends         Float64Array(9)   m   relative positions (RTN) at -h, 0 and h
 * @param turningMps2  maximum acceleration by the axes (`turningMps2`)
 *
 * Checked  volume-pass.property.test.ts
 */
export function passesOutside(volume: Extended, ends: Float64Array, turningMps2: number, halfS: number): boolean {
  const slackM = (halfS * halfS * (ACCELERATION_MPS2 + 1.1 * turningMps2)) / 8 + (halfS * KINK_MPS) / 4;
  return isChordOutside(volume, ends, 0, slackM) && isChordOutside(volume, ends, 3, slackM);
}

/**
 * Contribution of the turning RTN axes of the primary to the relative acceleration, m/s^2: 2 Omega v + Omega^2 r.
 *
 * @param s     Float64Array   m, m/s   state of the primary first      @param rtn   Float64Array(6)   relative state
 */
export function turningMps2(s: Float64Array, rtn: Float64Array): number {
  const r2 = s[0]! * s[0]! + s[1]! * s[1]! + s[2]! * s[2]!;
  const hx = s[1]! * s[5]! - s[2]! * s[4]!;
  const hy = s[2]! * s[3]! - s[0]! * s[5]!;
  const hz = s[0]! * s[4]! - s[1]! * s[3]!;
  const rateRadps = Math.sqrt(hx * hx + hy * hy + hz * hz) / r2;
  const speedMps = Math.hypot(rtn[3]!, rtn[4]!, rtn[5]!);
  return rateRadps * (2 * speedMps + rateRadps * Math.hypot(rtn[0]!, rtn[1]!, rtn[2]!));
}

/** The chord from `ends[at]` to the next one keeps more than the slack away from the volume. */
function isChordOutside(volume: Extended, ends: Float64Array, at: number, slackM: number): boolean {
  const half = semiAxesM(volume);
  if (volume.shape === 'box') {
    let from = 0;
    let to = 1;
    for (let axis = 0; axis < 3; axis++) {
      const size = half[axis]! + slackM;
      const x = ends[at + axis]!;
      const dx = ends[at + 3 + axis]! - x;
      if (dx === 0) {
        if (Math.abs(x) > size) return true;
        continue;
      }
      const entrance = (-size - x) / dx;
      const exit = (size - x) / dx;
      from = Math.max(from, Math.min(entrance, exit));
      to = Math.min(to, Math.max(entrance, exit));
    }
    return from > to;
  }
  // |S (x + u dx)| is least at u; S divides by the semi-axes.
  let xx = 0;
  let xd = 0;
  let dd = 0;
  for (let axis = 0; axis < 3; axis++) {
    const x = ends[at + axis]! / half[axis]!;
    const d = ends[at + 3 + axis]! / half[axis]! - x;
    xx += x * x;
    xd += x * d;
    dd += d * d;
  }
  const u = dd > 0 ? Math.min(1, Math.max(0, -xd / dd)) : 0;
  const least = Math.sqrt(Math.max(0, xx + u * (2 * xd + u * dd)));
  return least > 1 + slackM / Math.min(...half);
}
