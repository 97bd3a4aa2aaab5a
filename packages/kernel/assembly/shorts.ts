/**
 * Short rows, 32 bytes of a slot: position and velocity in 16-bit integer steps, for a first test of many pairs. Bytes 0 to
 * 7 hold x y z x, bytes 8 to 19 the velocity pairs (vy, -vx), (vz, -vy), (vx, -vz); then i32 lowest bin and highest bin
 * (upper half), i32 part of a cell (-1: searched alone, -2: no state), float32 shift of the position.
 *
 * Positions count modulo 2^16 steps, 19,660 km: two objects that meet within the slab are nearer than half of that, and
 * for those the difference modulo 2^16 is the difference.
 */
export const SHORT_ROW: usize = 32;
export const INTERVAL: usize = 20;
export const PART: usize = 24;
export const SHIFTED: usize = 28;
export const SEARCHED_ALONE: i32 = -1;
export const ABSENT: i32 = -2;

const POSITION_STEP_M: f64 = 300;
/** A speed of 11.2 km/s and one of 8.1 km/s differ by fewer than 2^15 of it. */
const SPEED_STEP_MPS: f64 = 0.6;
/** Rounding of a difference of two coordinates: half a step in each, and their float32. */
const OFF: f64 = 1.05;
/** Added to a float32 of less than 2^22, the sum has the nearest integer in its lowest bits. */
const TO_INTEGER: f32 = 12_582_912;
const LARGEST: f64 = 2147483647;
/** The widest limit that 16 bits hold, in steps. */
const WIDEST: f64 = 32767;
/** Pairs slower than this are counted right, m/s: each component has fewer than 2^15 steps, rounding included. */
const COUNTED_MPS: f64 = 32_000 * SPEED_STEP_MPS + 100;
/** Margin for products of integer steps in float32, whose own rounding is smaller by a factor of ten thousand. */
const PRODUCT_ROUNDING: f32 = 1.001;

/** First byte of the position pair and of the velocity pair on the plane across axis 0, 1, 2 (x, y, z). */
// @inline
export function positionPair(axis: i32): usize {
  return axis === 2 ? 0 : 2 * <usize>(axis + 1);
}

// @inline
export function velocityPair(axis: i32): usize {
  return axis === 2 ? 8 : 12 + 4 * <usize>axis;
}

// @inline
function integers(value: v128, stepsPerUnit: f64): v128 {
  const steps = f32x4.mul(value, f32x4.splat(<f32>stepsPerUnit));
  return f32x4.add(steps, f32x4.splat(TO_INTEGER));
}

/** The lowest 16 bits of the lanes of a, and of b above them. */
// @inline
function paired(a: v128, b: v128): v128 {
  return v128.or(v128.and(a, i32x4.splat(0xffff)), i32x4.shl(b, 16));
}

/** Writes position and velocity of four short rows. */
// @inline
export function storeShorts(to: usize, x: v128, y: v128, z: v128, vx: v128, vy: v128, vz: v128): void {
  const xi = integers(x, 1 / POSITION_STEP_M);
  const yi = integers(y, 1 / POSITION_STEP_M);
  const zi = integers(z, 1 / POSITION_STEP_M);
  const ui = integers(vx, 1 / SPEED_STEP_MPS);
  const vi = integers(vy, 1 / SPEED_STEP_MPS);
  const wi = integers(vz, 1 / SPEED_STEP_MPS);
  const xy = paired(xi, yi);
  const zx = paired(zi, xi);
  const acrossZ = paired(vi, i32x4.neg(ui));
  const acrossX = paired(wi, i32x4.neg(vi));
  const acrossY = paired(ui, i32x4.neg(wi));
  const p01 = v128.shuffle<i32>(xy, zx, 0, 4, 1, 5);
  const p23 = v128.shuffle<i32>(xy, zx, 2, 6, 3, 7);
  const v01 = v128.shuffle<i32>(acrossZ, acrossX, 0, 4, 1, 5);
  const v23 = v128.shuffle<i32>(acrossZ, acrossX, 2, 6, 3, 7);
  v128.store(to, v128.shuffle<i64>(p01, v01, 0, 2));
  v128.store(to, v128.shuffle<i64>(p01, v01, 1, 3), 32);
  v128.store(to, v128.shuffle<i64>(p23, v23, 0, 2), 64);
  v128.store(to, v128.shuffle<i64>(p23, v23, 1, 3), 96);
  v128.store32_lane(to, acrossY, 0, 16);
  v128.store32_lane(to, acrossY, 1, 48);
  v128.store32_lane(to, acrossY, 2, 80);
  v128.store32_lane(to, acrossY, 3, 112);
}

/**
 * Lanes of four pairs whose lines may pass each other: |d x u| <= L |u| on the plane, as both are rounded.
 *
 * @param d      differences of the position pairs, u: of the velocity pairs, i16x8
 * @param width  L in steps in every half lane, slack: rounding margin
 */
// @inline
export function passing(d: v128, u: v128, width: v128, slack: v128): v128 {
  const cross = i32x4.abs(i32x4.dot_i16x8_s(d, u));
  const reach = i32x4.dot_i16x8_s(i16x8.abs(u), width);
  return i32x4.gt_s(slack, i32x4.sub(cross, reach));
}

/** Half lanes of `passing` for a limit, m: twice 16 bits. */
export function widthOf(limitM: f64): i32 {
  const steps = <i32>Math.min(WIDEST, Math.ceil(limitM / POSITION_STEP_M + OFF));
  return steps | (steps << 16);
}

/**
 * Rounding margin of `passing`, with |u| <= |ux| + |uy|: |d|, at most speed h + limit, times a step of u, and 2 steps of
 * |ux| + |uy| times the width. Objects faster than the steps allow for pass always.
 */
export function slackOf(limitM: f64, speedMps: f64, half: f64): i32 {
  const width = limitM / POSITION_STEP_M + OFF + 1;
  const separation = (Math.SQRT2 * (limitM + speedMps * half)) / POSITION_STEP_M;
  const isCounted = speedMps < COUNTED_MPS;
  return isCounted ? <i32>Math.min(LARGEST, Math.ceil(2 * OFF * width + OFF * separation + 4)) : i32.MAX_VALUE;
}

/**
 * Whether two objects whose lines pass each other do so within the slab, on the same plane: |d.u| <= h |u|^2 + L |u|.
 *
 * @param p  position pair and velocity pair of one object, q: of the other one, as i32
 */
// @inline
export function passesInSlab(p: i32, v: i32, q: i32, w: i32, width: i32, slack: i32, half: f32): bool {
  const d0 = <f32>((((q & 0xffff) - (p & 0xffff)) << 16) >> 16);
  const d1 = <f32>((((q >> 16) - (p >> 16)) << 16) >> 16);
  const u1 = <f32>(((w << 16) >> 16) - ((v << 16) >> 16));
  const u0 = <f32>((v >> 16) - (w >> 16));
  const size = Mathf.abs(u0) + Mathf.abs(u1);
  const along = Mathf.abs(d0 * u0 + d1 * u1);
  const steps = <f32>(SPEED_STEP_MPS / POSITION_STEP_M) * half;
  // Each component may be off by OFF: |u|^2 by 2.1 size + 2.2 at most, size by 2.1; more than that is granted.
  const square = u0 * u0 + u1 * u1 + 5 * size + 10;
  return along <= PRODUCT_ROUNDING * (steps * square + <f32>(width & 0xffff) * (size + 3) + <f32>slack);
}
