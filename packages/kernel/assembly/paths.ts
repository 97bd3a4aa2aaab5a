import { EARTH_RADIUS_M, J2_EARTH, MU } from './bounds';
import { all, difference, over, sum, times } from './four-lanes';
import * as at from './sieve-tables';
import { parameter, table } from './sieve-tables';

/**
 * Paths of the objects: between two propagated states each coordinate is the polynomial of degree seven that has their
 * positions, velocities, accelerations and jerks, in float32 over u = -1 to 1. Four slots share a block: vector 3 m + axis
 * holds the coefficients of u^m, vector 24 a mask (all ones: u counts in the short span), vector 25 the pads, m.
 *
 * Two pair rows are four lanes. Eight groups of four are processed together, in stages: each is a long chain of dependent steps,
 * several overlap.
 */
export const MASK: usize = 24 * 16;
export const PAD: usize = 25 * 16;
/** Pair rows of a chunk. */
export const CHUNK: usize = 16;

/** 3/2 J2 R^2, m^2. */
const J2_SHARE: f32 = <f32>(1.5 * J2_EARTH * EARTH_RADIUS_M * EARTH_RADIUS_M);
/** Lower objects are propagated at every slab centre, m^2: altitude 72 km, where drag bends the path more than gravity. */
const LOWEST_2: f32 = 6.45e6 * 6.45e6;
/** Paths that may be off by more are not used, m; keys.ts allows every object of the grid a little more. */
const LARGEST_PAD_M: f32 = 1000;
/** Gravity gradient at the lowest radius of a path, 1/s^2: 2 mu/r^3 at 6,450 km is 2.97e-6, the rest is room for J2. */
const GRADIENT: f64 = 3.05e-6;
/**
 * Minimum deviation of every theory from gravity, m/s^2, measured over the catalogue (docs/models/screening, States; tested by
 * src/paths.property.test.ts); the rest by object, at this radius.
 */
const LEAST_STRAY: f32 = 1e-4;
const MODEL_RADIUS_M: f32 = 6.9e6;
/** Float32 in the coefficients and in their sum, m, and per metre of radius. */
export const ROUNDING_M: f64 = 3;
export const RELATIVE_ROUNDING: f64 = 1e-6;

/**
 * Scratch of a four. Two nodes: position, velocity, acceleration, jerk, each x y z of four objects; coefficients of the path,
 * as the vectors of a block; its points at u = 0, 1/2 and -1/2, at which its curvature is compared with gravity; squared
 * radii of the nodes and of the middle; difference from gravity (settleAxis).
 */
const NODE0: usize = 0;
const NODE1: usize = 12 * 16;
const PATH: usize = 24 * 16;
const MIDDLE: usize = 48 * 16;
const AHEAD: usize = 57 * 16;
const BEHIND: usize = 66 * 16;
const RADII: usize = 75 * 16;
const STRAY: usize = 78 * 16;
const SCRATCH_FOUR: usize = 80 * 16;
const SCRATCH: usize = memory.data(<i32>(CHUNK / 2) * <i32>SCRATCH_FOUR, 16);

// @inline
function scaled(k: f32, a: v128): v128 {
  return times(all(k), a);
}

/** Two float64 of each of two objects as four float32. */
// @inline
function narrowed(object0: usize, object1: usize): v128 {
  const a = f32x4.demote_f64x2_zero(v128.load(object0));
  const b = f32x4.demote_f64x2_zero(v128.load(object1));
  return v128.shuffle<i64>(a, b, 0, 2);
}

/** Loads the four states of two pair rows as a node. */
function loadNode(to: usize, row0: usize, row1: usize): void {
  for (let k: usize = 0; k < 3; k++) {
    const a = narrowed(row0 + 16 * k, row0 + 16 * k + 48);
    const b = narrowed(row1 + 16 * k, row1 + 16 * k + 48);
    v128.store(to + 32 * k, v128.shuffle<f32>(a, b, 0, 2, 4, 6));
    v128.store(to + 32 * k, v128.shuffle<f32>(a, b, 1, 3, 5, 7), 16);
  }
}

/** Adds two-body and J2 acceleration to a node; returns the squared radii. */
function accelerate(node: usize): v128 {
  const x = v128.load(node);
  const y = v128.load(node, 16);
  const z = v128.load(node, 32);
  const z2 = times(z, z);
  const r2 = sum(sum(times(x, x), times(y, y)), z2);
  const i2 = over(all(1), r2);
  const k = scaled(-(<f32>MU), times(i2, f32x4.sqrt(i2)));
  const j2 = times(scaled(-J2_SHARE, i2), k);
  const s5 = scaled(5, times(z2, i2));
  const planar = sum(k, times(j2, difference(s5, all(1))));
  v128.store(node, times(x, planar), 96);
  v128.store(node, times(y, planar), 112);
  v128.store(node, times(z, sum(k, times(j2, difference(s5, all(3))))), 128);
  return r2;
}

/** Adds acceleration and its derivative to a node; returns the squared radii. */
function accelerateTwice(node: usize): v128 {
  const x = v128.load(node);
  const y = v128.load(node, 16);
  const z = v128.load(node, 32);
  const vx = v128.load(node, 48);
  const vy = v128.load(node, 64);
  const vz = v128.load(node, 80);
  const z2 = times(z, z);
  const r2 = sum(sum(times(x, x), times(y, y)), z2);
  const i2 = over(all(1), r2);
  const k = scaled(-(<f32>MU), times(i2, f32x4.sqrt(i2)));
  const j2 = times(scaled(-J2_SHARE, i2), k);
  const s5 = scaled(5, times(z2, i2));
  const planar = sum(k, times(j2, difference(s5, all(1))));
  const polar = sum(k, times(j2, difference(s5, all(3))));
  const sigma = times(sum(sum(times(x, vx), times(y, vy)), times(z, vz)), i2);
  // d/dt of r^-3, r^-5 and 5 z^2/r^2.
  const dk = times(k, scaled(-3, sigma));
  const dj2 = times(j2, scaled(-5, sigma));
  const ds5 = difference(scaled(10, times(times(z, vz), i2)), scaled(2, times(s5, sigma)));
  const bend = times(j2, ds5);
  const dPlanar = sum(sum(dk, bend), times(dj2, difference(s5, all(1))));
  const dPolar = sum(sum(dk, bend), times(dj2, difference(s5, all(3))));
  v128.store(node, times(x, planar), 96);
  v128.store(node, times(y, planar), 112);
  v128.store(node, times(z, polar), 128);
  v128.store(node, sum(times(vx, planar), times(x, dPlanar)), 144);
  v128.store(node, sum(times(vy, planar), times(y, dPlanar)), 160);
  v128.store(node, sum(times(vz, polar), times(z, dPolar)), 176);
  return r2;
}

/** Coefficients of one axis (0, 16, 32) of the path between the nodes, h the half of the time between them. */
function fitAxis(c: usize, axis: usize, h: f32): void {
  const half: f32 = 0.5;
  const p0 = v128.load(c + NODE0 + axis);
  const p1 = v128.load(c + NODE1 + axis);
  const v0 = v128.load(c + NODE0 + axis, 48);
  const v1 = v128.load(c + NODE1 + axis, 48);
  const a0 = v128.load(c + NODE0 + axis, 96);
  const a1 = v128.load(c + NODE1 + axis, 96);
  const j0 = v128.load(c + NODE0 + axis, 144);
  const j1 = v128.load(c + NODE1 + axis, 144);
  const h2 = h * h;
  const ps = scaled(half, sum(p1, p0));
  const pd = scaled(half, difference(p1, p0));
  const vs = scaled(half * h, sum(v1, v0));
  const vd = scaled(half * h, difference(v1, v0));
  const as = scaled(half * h2, sum(a1, a0));
  const ad = scaled(half * h2, difference(a1, a0));
  const js = scaled(half * h2 * h, sum(j1, j0));
  const jd = scaled(half * h2 * h, difference(j1, j0));
  const even = difference(as, vd);
  const c6 = difference(scaled(1 / 48.0, jd), scaled(1 / 16.0, even));
  const c4 = difference(scaled(1 / 8.0, even), scaled(3, c6));
  const c2 = difference(scaled(half, vd), sum(scaled(2, c4), scaled(3, c6)));
  const c0 = difference(ps, sum(sum(c2, c4), c6));
  const odd = difference(vs, pd);
  const e1 = difference(scaled(1 / 8.0, ad), scaled(3 / 8.0, odd));
  const e2 = scaled(1 / 40.0, difference(js, ad));
  const c7 = scaled(1 / 1.2, difference(e2, e1));
  const c5 = difference(e1, scaled(3, c7));
  const c3 = difference(scaled(half, odd), sum(scaled(2, c5), scaled(3, c7)));
  const c1 = difference(pd, sum(sum(c3, c5), c7));
  const to = c + PATH + axis;
  v128.store(to, c0);
  v128.store(to, c1, 48);
  v128.store(to, c2, 96);
  v128.store(to, c3, 144);
  v128.store(to, c4, 192);
  v128.store(to, c5, 240);
  v128.store(to, c6, 288);
  v128.store(to, c7, 336);
}

/** Sum of the even and of the odd terms of one axis at u = 1/2, and of their second derivatives. */
// @inline
function evenPlace(from: usize): v128 {
  const high = sum(scaled(1 / 64.0, v128.load(from, 288)), scaled(1 / 16.0, v128.load(from, 192)));
  return sum(high, sum(scaled(1 / 4.0, v128.load(from, 96)), v128.load(from)));
}

// @inline
function oddPlace(from: usize): v128 {
  const high = sum(scaled(1 / 128.0, v128.load(from, 336)), scaled(1 / 32.0, v128.load(from, 240)));
  return sum(high, sum(scaled(1 / 8.0, v128.load(from, 144)), scaled(1 / 2.0, v128.load(from, 48))));
}

// @inline
function evenCurvature(from: usize): v128 {
  const high = sum(scaled(30 / 16.0, v128.load(from, 288)), scaled(12 / 4.0, v128.load(from, 192)));
  return sum(high, scaled(2, v128.load(from, 96)));
}

// @inline
function oddCurvature(from: usize): v128 {
  const high = sum(scaled(42 / 32.0, v128.load(from, 336)), scaled(20 / 8.0, v128.load(from, 240)));
  return sum(high, scaled(6 / 2.0, v128.load(from, 144)));
}

/**
 * Corrections that leave position, acceleration and jerk at both ends as they are and change the velocity there by 1/h:
 * (-11 + 15 u^2 - 5 u^4 + u^6)/16 and (-19 u + 35 u^3 - 21 u^5 + 5 u^7)/16. Their curvatures at u = 0 and u = 1/2.
 */
const EVEN_BEND_0: f32 = 1.875;
const EVEN_BEND_5: f32 = 1.0546875;
const ODD_BEND_5: f32 = 3.69140625;
/**
 * Weights of the differences at u = 0 and u = 1/2: the interpolation error goes with (1 - u^2)^4, whose curvature is -8 and
 * 3.375 there, so it drops out of the weighted sum and only velocities of the theory are corrected.
 */
const WEIGHT_0: f32 = 3.375;
const WEIGHT_5: f32 = 8;

/**
 * Lets the path follow gravity instead of the theory's velocities, which are not the derivatives of its positions, and adds
 * to STRAY the remaining difference from gravity: squared, (m/s^2)^2, and the squared velocity correction at
 * the ends, (m/s)^2.
 */
// @inline
function settleAxis(c: usize, axis: usize, h: f32): void {
  const from = c + PATH + axis;
  const f: f32 = <f32>1 / (h * h);
  const ahead = difference(scaled(f, sum(evenCurvature(from), oddCurvature(from))), v128.load(c + AHEAD + axis, 96));
  const behind = difference(
    scaled(f, difference(evenCurvature(from), oddCurvature(from))),
    v128.load(c + BEHIND + axis, 96),
  );
  const middle = difference(scaled(2 * f, v128.load(from, 96)), v128.load(c + MIDDLE + axis, 96));
  const even = scaled(0.5, sum(ahead, behind));
  const odd = scaled(0.5, difference(ahead, behind));
  const e = scaled(
    <f32>-1 / (f * (WEIGHT_0 * EVEN_BEND_0 + WEIGHT_5 * EVEN_BEND_5)),
    sum(scaled(WEIGHT_0, middle), scaled(WEIGHT_5, even)),
  );
  const b = scaled(<f32>-1 / (f * ODD_BEND_5), odd);
  increase(from, e, -11 / 16.0);
  increase(from + 96, e, 15 / 16.0);
  increase(from + 192, e, -5 / 16.0);
  increase(from + 288, e, 1 / 16.0);
  increase(from + 48, b, -19 / 16.0);
  increase(from + 144, b, 35 / 16.0);
  increase(from + 240, b, -21 / 16.0);
  increase(from + 336, b, 5 / 16.0);
  const rest0 = sum(middle, scaled(EVEN_BEND_0 * f, e));
  const rest5 = sum(even, scaled(EVEN_BEND_5 * f, e));
  const remainder = f32x4.pmax(times(rest0, rest0), times(rest5, rest5));
  v128.store(c + STRAY, sum(v128.load(c + STRAY), remainder));
  const splineDefect = sum(f32x4.abs(b), f32x4.abs(e));
  v128.store(c + STRAY, sum(v128.load(c + STRAY, 16), scaled(f, times(splineDefect, splineDefect))), 16);
}

// @inline
function increase(to: usize, value: v128, factor: f32): void {
  v128.store(to, sum(v128.load(to), scaled(factor, value)));
}

// @inline
function pointsOf(c: usize, axis: usize): void {
  const from = c + PATH + axis;
  const even = evenPlace(from);
  const odd = oddPlace(from);
  v128.store(c + AHEAD + axis, sum(even, odd));
  v128.store(c + BEHIND + axis, difference(even, odd));
  v128.store(c + MIDDLE + axis, v128.load(from));
}

// @inline
export function blockOf(slot: usize): usize {
  return table(at.PATHS) + (slot >> 2) * <usize>at.PATH_BLOCK + ((slot & 3) << 2);
}

/** Error bound of the state of a slot, m. */
// @inline
export function padOf(slot: usize): f64 {
  return <f64>load<f32>(blockOf(slot), PAD);
}

/**
 * Computes the paths of the pair rows listed in ROWS between two nodes of them, where both nodes are high enough and the path bends
 * as gravity does; its error bound is added to its pads. docs/models/screening, "States".
 *
 * @param rows    i32 pair rows, at most CHUNK of them, and room for one more
 * @param model   float64 per slot: deviation of the theory from gravity at MODEL_RADIUS_M, m/s^2
 * @param mask    vector 24 of the blocks
 * @returns a bit for each row with a computed path
 */
export function layPaths(
  rows: usize,
  count: usize,
  before: usize,
  after: usize,
  span: f64,
  model: usize,
  mask: i32,
): i32 {
  const h = <f32>span;
  const end = SCRATCH + ((count + 1) >> 1) * SCRATCH_FOUR;
  // An odd row at the end is paired with itself.
  if ((count & 1) !== 0) store<i32>(rows + 4 * count, load<i32>(rows + 4 * count - 4));
  let row = rows;
  for (let c = SCRATCH; c < end; c += SCRATCH_FOUR, row += 8) {
    const k0 = 96 * <usize>load<i32>(row);
    const k1 = 96 * <usize>load<i32>(row, 4);
    loadNode(c + NODE0, before + k0, before + k1);
    loadNode(c + NODE1, after + k0, after + k1);
    v128.store(c, accelerateTwice(c + NODE0), RADII);
    v128.store(c, accelerateTwice(c + NODE1), RADII + 16);
  }
  for (let c = SCRATCH; c < end; c += SCRATCH_FOUR) {
    fitAxis(c, 0, h);
    fitAxis(c, 16, h);
    fitAxis(c, 32, h);
    pointsOf(c, 0);
    pointsOf(c, 16);
    pointsOf(c, 32);
  }
  for (let c = SCRATCH; c < end; c += SCRATCH_FOUR) {
    v128.store(c, accelerate(c + MIDDLE), RADII + 32);
    accelerate(c + AHEAD);
    accelerate(c + BEHIND);
  }
  for (let c = SCRATCH; c < end; c += SCRATCH_FOUR) {
    v128.store(c, all(0), STRAY);
    v128.store(c, all(0), STRAY + 16);
    settleAxis(c, 0, h);
    settleAxis(c, 16, h);
    settleAxis(c, 32, h);
  }
  let laidMask = 0;
  row = rows;
  for (let c = SCRATCH, bit = 0; c < end; c += SCRATCH_FOUR, row += 8, bit += 2) {
    laidMask |= storePaths(c, <usize>load<i32>(row), <usize>load<i32>(row, 4), h, model, mask) << bit;
  }
  return laidMask;
}

/** Judges the paths of two pair rows and hands those that are good enough to the blocks of their slots; a bit for each of them. */
function storePaths(c: usize, k0: usize, k1: usize, h: f32, model: usize, mask: i32): i32 {
  const r0 = v128.load(c, RADII);
  const r1 = v128.load(c, RADII + 16);
  const least = f32x4.pmin(r0, r1);
  const low2 = f32x4.pmin(least, v128.load(c, RADII + 32));
  const low = f32x4.sqrt(low2);
  const ratio = over(all(MODEL_RADIUS_M), low);
  const models = v128.shuffle<i64>(
    f32x4.demote_f64x2_zero(v128.load(model + 16 * k0)),
    f32x4.demote_f64x2_zero(v128.load(model + 16 * k1)),
    0,
    2,
  );
  const theory = times(models, times(ratio, times(ratio, ratio)));
  const motion = f32x4.sqrt(over(all(<f32>MU), times(low, low2)));
  const splineStray = times(motion, f32x4.sqrt(v128.load(c, STRAY + 16)));
  // Both ends are the theory's: the difference e obeys |e''| <= G |e| + stray with e = 0 there.
  const stray = sum(sum(theory, all(LEAST_STRAY)), scaled(2, sum(f32x4.sqrt(v128.load(c, STRAY)), splineStray)));
  const bend = GRADIENT * <f64>(h * h) * 0.5;
  const gain = <f32>((<f64>(h * h) * 0.5) / (1 - bend) + <f64>h * parameter(at.HALF));
  const far = f32x4.sqrt(f32x4.pmax(r0, r1));
  const rounding = sum(all(<f32>ROUNDING_M), scaled(<f32>RELATIVE_ROUNDING, far));
  const pad = sum(scaled(gain, stray), rounding);
  // Written so that NaN fails.
  const isGood = v128.and(f32x4.le(pad, all(LARGEST_PAD_M)), f32x4.gt(least, all(LOWEST_2)));
  const lanes = i32x4.bitmask(isGood);
  const isLaid0 = (lanes & 3) === 3;
  const isLaid1 = lanes >> 2 === 3;
  if (isLaid0) storeHalf(c, blockOf(2 * k0), pad, 0, mask);
  if (isLaid1) storeHalf(c + 8, blockOf(2 * k1), pad, 1, mask);
  return i32(isLaid0) | (i32(isLaid1) << 1);
}

/** Hands the path of a pair row to the block of its slots; c begins at its lanes. */
// @inline
function storeHalf(c: usize, block: usize, pad: v128, half: u8, mask: i32): void {
  for (let m: usize = 0; m < 24 * 16; m += 16) store<i64>(block + m, load<i64>(c + PATH + m));
  if (half === 0) v128.store64_lane(block, pad, 0, PAD);
  else v128.store64_lane(block, pad, 1, PAD);
  store<i32>(block, mask, MASK);
  store<i32>(block, mask, MASK + 4);
}
