import { EARTH_RADIUS_M, MU } from './bounds';
import { all, difference, over, sum, times } from './four-lanes';
import { DEEPEST_M, RADIUS_ROUNDING } from './grid-limits';

/** Radial bins, as in src/radial-bins.ts: where they begin and how wide the fine ones are, m; their number. */
const BIN_FLOOR_M: f32 = 6.38e6;
const STEP_M: f32 = 1250;
const STEPS: i32 = 1776;
/** Steps in a coarse bin. */
const STEPS_PER_COARSE: f32 = 800;
/** More steps than there are bins: integers made of larger numbers would overflow when the fine steps are added. */
const MOST_STEPS: f32 = 1e4;
/** Deviation of the radius from its quadratic in addition to the named terms, m: 100 for J2 and drag, the rest for float32. */
const RADIAL_PAD_M: f32 = 102;
/** 3/2 J2, rounded up. */
const J2_RADIAL: f32 = 1.624e-3;
/** Bounds of r''' and r'''' of two-body motion, |r'''| <= 4 k |r'| and |r''''| <= 5 k |r''|, over 3! and, of r'' h^2/2, over 4!/2. */
const THIRD_SHARE: f32 = 2.0 / 3.0;
const FOURTH_SHARE: f32 = 5.0 / 12.0;

/** Radial bins: steps above the floor, then coarse ones. */
// @inline
export function binsOf(radius: v128, last: v128): v128 {
  const steps = times(difference(radius, all(BIN_FLOOR_M)), all(1 / STEP_M));
  const above = times(difference(steps, all(<f32>STEPS)), all(1 / STEPS_PER_COARSE));
  const coarse = i32x4.add(i32x4.splat(STEPS), i32x4.trunc_sat_f32x4_s(f32x4.pmin(above, all(MOST_STEPS))));
  const fine = i32x4.max_s(i32x4.splat(0), i32x4.trunc_sat_f32x4_s(f32x4.pmin(steps, all(MOST_STEPS))));
  return v128.bitselect(fine, i32x4.min_s(coarse, last), f32x4.lt(steps, all(<f32>STEPS)));
}

/** Second derivative of the radius: the turning of the velocity, gravity, J2; `z` and `r` with `inverse` = 1/r, k = mu/r^3. */
// @inline
export function radialAcceleration(z: v128, r: v128, inverse: v128, k: v128, cross2: v128): v128 {
  const sz = times(z, inverse);
  const pull = times(k, r);
  const ratio = times(all(<f32>EARTH_RADIUS_M), inverse);
  const j2 = times(times(all(J2_RADIAL), pull), times(ratio, ratio));
  return sum(difference(times(cross2, inverse), pull), times(j2, difference(times(all(3), times(sz, sz)), all(1))));
}

/** Bound on the deviation of the radius from r and r + r'' h^2/2 within half a slab, both sides of the miss distance included. */
// @inline
export function radialPad(r: v128, rate: v128, kh2: v128, curve: v128, statePad: v128, h: f32, halfMiss: f32): v128 {
  const climb = times(times(f32x4.abs(rate), all(h)), sum(all(1), times(all(THIRD_SHARE), kh2)));
  return sum(
    sum(climb, times(times(all(FOURTH_SHARE), kh2), f32x4.abs(curve))),
    sum(sum(all(RADIAL_PAD_M + halfMiss), statePad), times(all(<f32>RADIUS_ROUNDING), r)),
  );
}

/** Square of the speed at the bottom of the radial interval, by vis-viva: no object is faster within the slab. */
// @inline
export function topSpeedSquare(v2: v128, r: v128, inverse: v128, low: v128): v128 {
  const bottom = f32x4.pmin(r, f32x4.pmax(low, all(<f32>DEEPEST_M)));
  return sum(v2, times(all(<f32>(2 * MU)), difference(over(all(1), bottom), inverse)));
}
