import { CHORD_DIP_M, MU, shiftedBendM } from './bounds';
import { slackOf, widthOf } from './shorts';
import * as at from './sieve-tables';
import { parameter, table } from './sieve-tables';

/**
 * Objects with a larger pad are searched alone, m: paths.ts allows 1,000 m, host objects round theirs up. As in
 * src/sieve-grid.ts.
 */
export const ROUGH_M: f64 = 1050;
/** Objects that may exceed this speed within the slab are searched alone, m/s: no nearly circular orbit does (7.9 km/s at the surface). */
export const FAST_MPS: f64 = 8100;
/** Minimum radius of an object, m: 150 km under the poles, a lower object has hit the Earth. As in src/radial-bins.ts. */
export const DEEPEST_M: f64 = 6.2e6;
/** Rounding of the squared line distance in float32, as a share of the largest square that can still pass: 67 units of its last place. */
export const SQUARE_ROUNDING: f64 = 8e-6;
/** Rounding of the positions of two objects to float32, m: three coordinates each, 2 m at 60,000 km (FAR_M of keys.ts). */
export const ROUNDING_M: f64 = 20;
/** Rounding of a radius or a position in float32, per metre of it: three units of the last place. */
export const RADIUS_ROUNDING: f64 = 4e-7;
/** A limit that is rounded to float32 becomes no smaller: eight units of the last place. */
const ROUND_UP: f64 = 1.000001;

/**
 * Limits of the line test by radial bin, squared and as widths of the short rows. Both objects of a pair stay above the bin of
 * the lower one, so neither is faster than the escape speed there.
 *
 * @param lows  float64 lowest radius of each bin, m
 */
export function setLimits(lows: usize): void {
  const bins = table(at.BINS);
  const miss = parameter(at.MISS);
  const h = parameter(at.HALF);
  let slack = 0;
  for (let b: usize = 0; b < bins; b++) {
    const low = load<f64>(lows + 8 * b);
    const speed = 2 * Math.min(FAST_MPS, Math.sqrt((2 * MU) / low));
    const limit = miss + shiftedBendM(low - CHORD_DIP_M, miss, speed, FAST_MPS, h) + 2 * ROUGH_M + ROUNDING_M;
    const farthest = limit + speed * h;
    store<i32>(table(at.CROSS_WIDTHS) + 4 * b, widthOf(limit));
    slack = max(slack, slackOf(limit, speed, h));
    store<f32>(table(at.LIMITS) + 4 * b, <f32>(ROUND_UP * (limit * limit + SQUARE_ROUNDING * farthest * farthest)));
  }
  store<i32>(at.TABLES + at.CROSS_SLACK, slack);
}
