import { EARTH_RADIUS_M, J2_EARTH, MU } from './bounds';
import * as at from './sieve-tables';
import { parameter, table } from './sieve-tables';

/**
 * Paths of the objects: between two propagated states each coordinate is the polynomial of degree seven that has their
 * positions, velocities, accelerations and jerks, in float32 over u = -1 to 1. Four slots share a block: vector 3 m + axis
 * holds the coefficients of u^m, vector 24 a mask (all ones: u counts in the short span), vector 25 the pads, m.
 *
 * Pair rows are taken eight at a time, in stages: one of them is a long chain of dependent steps, several overlap.
 */
export const MASK: usize = 24 * 16;
export const PAD: usize = 25 * 16;
/** Pair rows of a chunk. */
export const CHUNK: usize = 8;

const J2_STRENGTH: f64 = 1.5 * J2_EARTH * MU * EARTH_RADIUS_M * EARTH_RADIUS_M;
/** Lower objects are propagated at every slab centre, m^2. */
const LOWEST_2: f64 = 6.45e6 * 6.45e6;
/** Paths that may be off by more are not used, m; keys.ts allows every object of the grid a little more. */
const LARGEST_PAD_M: f64 = 1000;
/** Gravity gradient at the lowest radius of a path, 1/s^2. */
const GRADIENT: f64 = 3.05e-6;
/** What every theory may depart from gravity by, m/s^2; the rest by object, at this radius. */
const LEAST_STRAY: f64 = 1e-4;
const MODEL_RADIUS_M: f64 = 6.9e6;
/** Float32 in the coefficients and in their sum, m, and per metre of radius. */
export const ROUNDING_M: f64 = 3;
export const RELATIVE_ROUNDING: f64 = 1e-6;

/**
 * Scratch of a pair row. Two nodes: position, velocity, acceleration, jerk, each x y z of two objects; coefficients of the path,
 * as the vectors of a block; its points at u = 0, 1/2 and -1/2, at which its curvature is compared with gravity; squared
 * radii of the nodes and of the middle; what differs from gravity (settleAxis).
 */
const NODE0: usize = 0;
const NODE1: usize = 12 * 16;
const PATH: usize = 24 * 16;
const MIDDLE: usize = 48 * 16;
const AHEAD: usize = 57 * 16;
const BEHIND: usize = 66 * 16;
const RADII: usize = 75 * 16;
const STRAY: usize = 78 * 16;
const SCRATCH_ROW: usize = 80 * 16;
const SCRATCH: usize = memory.data(CHUNK * SCRATCH_ROW, 16);

// @inline
function times(a: v128, b: v128): v128 {
  return f64x2.mul(a, b);
}

// @inline
function scaled(a: v128, b: f64): v128 {
  return f64x2.mul(a, f64x2.splat(b));
}

// @inline
function sum(a: v128, b: v128): v128 {
  return f64x2.add(a, b);
}

// @inline
function difference(a: v128, b: v128): v128 {
  return f64x2.sub(a, b);
}

/** Loads the two states of a pair row as a node. */
function loadNode(to: usize, pair: usize): void {
  const xy0 = v128.load(pair);
  const xy1 = v128.load(pair, 48);
  const zu0 = v128.load(pair, 16);
  const zu1 = v128.load(pair, 64);
  const vw0 = v128.load(pair, 32);
  const vw1 = v128.load(pair, 80);
  v128.store(to, v128.shuffle<f64>(xy0, xy1, 0, 2));
  v128.store(to, v128.shuffle<f64>(xy0, xy1, 1, 3), 16);
  v128.store(to, v128.shuffle<f64>(zu0, zu1, 0, 2), 32);
  v128.store(to, v128.shuffle<f64>(zu0, zu1, 1, 3), 48);
  v128.store(to, v128.shuffle<f64>(vw0, vw1, 0, 2), 64);
  v128.store(to, v128.shuffle<f64>(vw0, vw1, 1, 3), 80);
}

/** Adds two-body and J2 acceleration to a node; returns the squared radii. */
function accelerate(node: usize): v128 {
  const x = v128.load(node);
  const y = v128.load(node, 16);
  const z = v128.load(node, 32);
  const z2 = times(z, z);
  const r2 = sum(sum(times(x, x), times(y, y)), z2);
  const i2 = f64x2.div(f64x2.splat(1), r2);
  const i3 = times(i2, f64x2.sqrt(i2));
  const k = scaled(i3, -MU);
  const j2 = scaled(times(i2, i3), J2_STRENGTH);
  const s5 = scaled(times(z2, i2), 5);
  const planar = sum(k, times(j2, difference(s5, f64x2.splat(1))));
  v128.store(node, times(x, planar), 96);
  v128.store(node, times(y, planar), 112);
  v128.store(node, times(z, sum(k, times(j2, difference(s5, f64x2.splat(3))))), 128);
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
  const i2 = f64x2.div(f64x2.splat(1), r2);
  const i3 = times(i2, f64x2.sqrt(i2));
  const k = scaled(i3, -MU);
  const j2 = scaled(times(i2, i3), J2_STRENGTH);
  const s5 = scaled(times(z2, i2), 5);
  const planar = sum(k, times(j2, difference(s5, f64x2.splat(1))));
  const polar = sum(k, times(j2, difference(s5, f64x2.splat(3))));
  const sigma = times(sum(sum(times(x, vx), times(y, vy)), times(z, vz)), i2);
  // d/dt of r^-3, r^-5 and 5 z^2/r^2.
  const dk = times(k, scaled(sigma, -3));
  const dj2 = times(j2, scaled(sigma, -5));
  const ds5 = difference(scaled(times(times(z, vz), i2), 10), scaled(times(s5, sigma), 2));
  const bend = times(j2, ds5);
  const dPlanar = sum(sum(dk, bend), times(dj2, difference(s5, f64x2.splat(1))));
  const dPolar = sum(sum(dk, bend), times(dj2, difference(s5, f64x2.splat(3))));
  v128.store(node, times(x, planar), 96);
  v128.store(node, times(y, planar), 112);
  v128.store(node, times(z, polar), 128);
  v128.store(node, sum(times(vx, planar), times(x, dPlanar)), 144);
  v128.store(node, sum(times(vy, planar), times(y, dPlanar)), 160);
  v128.store(node, sum(times(vz, polar), times(z, dPolar)), 176);
  return r2;
}

/** Coefficients of one axis (0, 16, 32) of the path between the nodes, h the half of the time between them. */
function fitAxis(c: usize, axis: usize, h: f64): void {
  const half = 0.5;
  const p0 = v128.load(c + NODE0 + axis);
  const p1 = v128.load(c + NODE1 + axis);
  const v0 = v128.load(c + NODE0 + axis, 48);
  const v1 = v128.load(c + NODE1 + axis, 48);
  const a0 = v128.load(c + NODE0 + axis, 96);
  const a1 = v128.load(c + NODE1 + axis, 96);
  const j0 = v128.load(c + NODE0 + axis, 144);
  const j1 = v128.load(c + NODE1 + axis, 144);
  const h2 = h * h;
  const ps = scaled(sum(p1, p0), half);
  const pd = scaled(difference(p1, p0), half);
  const vs = scaled(sum(v1, v0), half * h);
  const vd = scaled(difference(v1, v0), half * h);
  const as = scaled(sum(a1, a0), half * h2);
  const ad = scaled(difference(a1, a0), half * h2);
  const js = scaled(sum(j1, j0), half * h2 * h);
  const jd = scaled(difference(j1, j0), half * h2 * h);
  const even = difference(as, vd);
  const c6 = difference(scaled(jd, 1 / 48.0), scaled(even, 1 / 16.0));
  const c4 = difference(scaled(even, 1 / 8.0), scaled(c6, 3));
  const c2 = difference(scaled(vd, half), sum(scaled(c4, 2), scaled(c6, 3)));
  const c0 = difference(ps, sum(sum(c2, c4), c6));
  const odd = difference(vs, pd);
  const e1 = difference(scaled(ad, 1 / 8.0), scaled(odd, 3 / 8.0));
  const e2 = scaled(difference(js, ad), 1 / 40.0);
  const c7 = scaled(difference(e2, e1), 1 / 1.2);
  const c5 = difference(e1, scaled(c7, 3));
  const c3 = difference(scaled(odd, half), sum(scaled(c5, 2), scaled(c7, 3)));
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
  const high = sum(scaled(v128.load(from, 288), 1 / 64.0), scaled(v128.load(from, 192), 1 / 16.0));
  return sum(high, sum(scaled(v128.load(from, 96), 1 / 4.0), v128.load(from)));
}

// @inline
function oddPlace(from: usize): v128 {
  const high = sum(scaled(v128.load(from, 336), 1 / 128.0), scaled(v128.load(from, 240), 1 / 32.0));
  return sum(high, sum(scaled(v128.load(from, 144), 1 / 8.0), scaled(v128.load(from, 48), 1 / 2.0)));
}

// @inline
function evenCurvature(from: usize): v128 {
  const high = sum(scaled(v128.load(from, 288), 30 / 16.0), scaled(v128.load(from, 192), 12 / 4.0));
  return sum(high, scaled(v128.load(from, 96), 2));
}

// @inline
function oddCurvature(from: usize): v128 {
  const high = sum(scaled(v128.load(from, 336), 42 / 32.0), scaled(v128.load(from, 240), 20 / 8.0));
  return sum(high, scaled(v128.load(from, 144), 6 / 2.0));
}

/**
 * Lets the path follow gravity instead of the theory's velocities, which are not the derivatives of its positions, and adds
 * to STRAY what is left of the difference from gravity: squared, (m/s^2)^2, and the squared velocity that was taken back at
 * the ends, (m/s)^2.
 */
// @inline
function settleAxis(c: usize, axis: usize, h: f64): void {
  const from = c + PATH + axis;
  const f = 1 / (h * h);
  const ahead = difference(scaled(sum(evenCurvature(from), oddCurvature(from)), f), v128.load(c + AHEAD + axis, 96));
  const behind = difference(
    scaled(difference(evenCurvature(from), oddCurvature(from)), f),
    v128.load(c + BEHIND + axis, 96),
  );
  const middle = difference(scaled(v128.load(from, 96), 2 * f), v128.load(c + MIDDLE + axis, 96));
  const even = scaled(sum(ahead, behind), 0.5);
  const odd = scaled(difference(ahead, behind), 0.5);
  // Even and odd corrections that change velocities at the ends only; the even one spares the error of the interpolation.
  const e = scaled(sum(scaled(middle, 3.375), scaled(even, 8)), -1 / (f * (3.375 * 1.875 + 8 * 1.0546875)));
  const b = scaled(odd, -1 / (f * 3.69140625));
  add(from, e, -0.6875);
  add(from + 96, e, 0.9375);
  add(from + 192, e, -0.3125);
  add(from + 288, e, 0.0625);
  add(from + 48, b, -1.1875);
  add(from + 144, b, 2.1875);
  add(from + 240, b, -1.3125);
  add(from + 336, b, 0.3125);
  const rest0 = sum(middle, scaled(e, 1.875 * f));
  const rest5 = sum(even, scaled(e, 1.0546875 * f));
  const rest = f64x2.pmax(times(rest0, rest0), times(rest5, rest5));
  v128.store(c + STRAY, sum(v128.load(c + STRAY), rest));
  const taken = sum(f64x2.abs(b), f64x2.abs(e));
  v128.store(c + STRAY, sum(v128.load(c + STRAY, 16), scaled(times(taken, taken), f)), 16);
}

// @inline
function add(to: usize, value: v128, factor: f64): void {
  v128.store(to, sum(v128.load(to), scaled(value, factor)));
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

/** What the state of a slot may be off by, m. */
// @inline
export function padOf(slot: usize): f64 {
  return <f64>load<f32>(blockOf(slot), PAD);
}

/**
 * Lays the paths of the pair rows listed in ROWS between two nodes of them, where both nodes are high enough and the path bends
 * as gravity does; what it may be off by goes to its pads. docs/models/screening, "States".
 *
 * @param rows    i32 pair rows, CHUNK of them at most
 * @param model   float64 per slot: what the theory may depart from gravity by at MODEL_RADIUS_M, m/s^2
 * @param mask    vector 24 of the blocks
 * @returns a bit for each row whose path is laid
 */
export function layPaths(rows: usize, count: usize, before: usize, after: usize, h: f64, model: usize, mask: i32): i32 {
  const end = SCRATCH + count * SCRATCH_ROW;
  let row = rows;
  for (let c = SCRATCH; c < end; c += SCRATCH_ROW, row += 4) {
    const k = 96 * <usize>load<i32>(row);
    loadNode(c + NODE0, before + k);
    loadNode(c + NODE1, after + k);
    v128.store(c, accelerateTwice(c + NODE0), RADII);
    v128.store(c, accelerateTwice(c + NODE1), RADII + 16);
  }
  for (let c = SCRATCH; c < end; c += SCRATCH_ROW) {
    fitAxis(c, 0, h);
    fitAxis(c, 16, h);
    fitAxis(c, 32, h);
    pointsOf(c, 0);
    pointsOf(c, 16);
    pointsOf(c, 32);
  }
  for (let c = SCRATCH; c < end; c += SCRATCH_ROW) {
    v128.store(c, accelerate(c + MIDDLE), RADII + 32);
    accelerate(c + AHEAD);
    accelerate(c + BEHIND);
  }
  for (let c = SCRATCH; c < end; c += SCRATCH_ROW) {
    v128.store(c, f64x2.splat(0), STRAY);
    v128.store(c, f64x2.splat(0), STRAY + 16);
    settleAxis(c, 0, h);
    settleAxis(c, 16, h);
    settleAxis(c, 32, h);
  }
  let laid = 0;
  for (let n: usize = 0; n < count; n++) {
    const k = <usize>load<i32>(rows + 4 * n);
    if (storePath(SCRATCH + n * SCRATCH_ROW, k, h, model, mask)) laid |= 1 << (<i32>n);
  }
  return laid;
}

/** Judges the path of a pair row and, where it is good enough, hands it to the block of its slots. */
function storePath(c: usize, k: usize, h: f64, model: usize, mask: i32): bool {
  const r0 = v128.load(c, RADII);
  const r1 = v128.load(c, RADII + 16);
  const least = f64x2.pmin(r0, r1);
  const low2 = f64x2.pmin(least, v128.load(c, RADII + 32));
  const low = f64x2.sqrt(low2);
  const ratio = f64x2.div(f64x2.splat(MODEL_RADIUS_M), low);
  const theory = times(v128.load(model + 16 * k), times(ratio, times(ratio, ratio)));
  const motion = f64x2.sqrt(f64x2.div(f64x2.splat(MU), times(low, low2)));
  const taken = times(motion, f64x2.sqrt(v128.load(c, STRAY + 16)));
  // Both ends are the theory's: the difference e obeys |e''| <= G |e| + stray with e = 0 there.
  const stray = sum(sum(theory, f64x2.splat(LEAST_STRAY)), scaled(sum(f64x2.sqrt(v128.load(c, STRAY)), taken), 2));
  const gain = (h * h * 0.5) / (1 - GRADIENT * h * h * 0.5) + h * parameter(at.HALF);
  const far = f64x2.sqrt(f64x2.pmax(r0, r1));
  const rounding = sum(f64x2.splat(ROUNDING_M), scaled(far, RELATIVE_ROUNDING));
  const pad = sum(scaled(stray, gain), rounding);
  // Written so that NaN fails.
  const isGood = v128.and(f64x2.le(pad, f64x2.splat(LARGEST_PAD_M)), f64x2.gt(least, f64x2.splat(LOWEST_2)));
  if (!i64x2.all_true(isGood)) return false;
  const block = blockOf(2 * k);
  for (let m: usize = 0; m < 24 * 16; m += 16) {
    v128.store64_lane(block + m, f32x4.demote_f64x2_zero(v128.load(c + PATH + m)), 0);
  }
  v128.store64_lane(block, f32x4.demote_f64x2_zero(pad), 0, PAD);
  store<i32>(block, mask, MASK);
  store<i32>(block, mask, MASK + 4);
  return true;
}
