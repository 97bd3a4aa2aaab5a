import { EARTH_RADIUS_M, J2_EARTH, MU } from './bounds';
import { add, both, div, mul, scaled, sub } from './lanes';
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
/** Lower objects are propagated at every slab centre, m^2: 72 km up, where drag bends more than gravity tells. */
const LOWEST_2: f64 = 6.45e6 * 6.45e6;
/** Paths that may be off by more are not used, m; keys.ts allows every object of the grid a little more. */
const LARGEST_PAD_M: f64 = 1000;
/** Gravity gradient at the lowest radius of a path, 1/s^2: 2 mu/r^3 at 6,450 km is 2.97e-6, the rest is room for J2. */
const GRADIENT: f64 = 3.05e-6;
/**
 * What every theory may depart from gravity by, m/s^2, measured over the catalogue (docs/models/screening, States; held by
 * src/paths.property.test.ts); the rest by object, at this radius.
 */
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
  const z2 = mul(z, z);
  const r2 = add(add(mul(x, x), mul(y, y)), z2);
  const i2 = div(both(1), r2);
  const i3 = mul(i2, f64x2.sqrt(i2));
  const k = scaled(-MU, i3);
  const j2 = scaled(J2_STRENGTH, mul(i2, i3));
  const s5 = scaled(5, mul(z2, i2));
  const planar = add(k, mul(j2, sub(s5, both(1))));
  v128.store(node, mul(x, planar), 96);
  v128.store(node, mul(y, planar), 112);
  v128.store(node, mul(z, add(k, mul(j2, sub(s5, both(3))))), 128);
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
  const z2 = mul(z, z);
  const r2 = add(add(mul(x, x), mul(y, y)), z2);
  const i2 = div(both(1), r2);
  const i3 = mul(i2, f64x2.sqrt(i2));
  const k = scaled(-MU, i3);
  const j2 = scaled(J2_STRENGTH, mul(i2, i3));
  const s5 = scaled(5, mul(z2, i2));
  const planar = add(k, mul(j2, sub(s5, both(1))));
  const polar = add(k, mul(j2, sub(s5, both(3))));
  const sigma = mul(add(add(mul(x, vx), mul(y, vy)), mul(z, vz)), i2);
  // d/dt of r^-3, r^-5 and 5 z^2/r^2.
  const dk = mul(k, scaled(-3, sigma));
  const dj2 = mul(j2, scaled(-5, sigma));
  const ds5 = sub(scaled(10, mul(mul(z, vz), i2)), scaled(2, mul(s5, sigma)));
  const bend = mul(j2, ds5);
  const dPlanar = add(add(dk, bend), mul(dj2, sub(s5, both(1))));
  const dPolar = add(add(dk, bend), mul(dj2, sub(s5, both(3))));
  v128.store(node, mul(x, planar), 96);
  v128.store(node, mul(y, planar), 112);
  v128.store(node, mul(z, polar), 128);
  v128.store(node, add(mul(vx, planar), mul(x, dPlanar)), 144);
  v128.store(node, add(mul(vy, planar), mul(y, dPlanar)), 160);
  v128.store(node, add(mul(vz, polar), mul(z, dPolar)), 176);
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
  const ps = scaled(half, add(p1, p0));
  const pd = scaled(half, sub(p1, p0));
  const vs = scaled(half * h, add(v1, v0));
  const vd = scaled(half * h, sub(v1, v0));
  const as = scaled(half * h2, add(a1, a0));
  const ad = scaled(half * h2, sub(a1, a0));
  const js = scaled(half * h2 * h, add(j1, j0));
  const jd = scaled(half * h2 * h, sub(j1, j0));
  const even = sub(as, vd);
  const c6 = sub(scaled(1 / 48.0, jd), scaled(1 / 16.0, even));
  const c4 = sub(scaled(1 / 8.0, even), scaled(3, c6));
  const c2 = sub(scaled(half, vd), add(scaled(2, c4), scaled(3, c6)));
  const c0 = sub(ps, add(add(c2, c4), c6));
  const odd = sub(vs, pd);
  const e1 = sub(scaled(1 / 8.0, ad), scaled(3 / 8.0, odd));
  const e2 = scaled(1 / 40.0, sub(js, ad));
  const c7 = scaled(1 / 1.2, sub(e2, e1));
  const c5 = sub(e1, scaled(3, c7));
  const c3 = sub(scaled(half, odd), add(scaled(2, c5), scaled(3, c7)));
  const c1 = sub(pd, add(add(c3, c5), c7));
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
  const high = add(scaled(1 / 64.0, v128.load(from, 288)), scaled(1 / 16.0, v128.load(from, 192)));
  return add(high, add(scaled(1 / 4.0, v128.load(from, 96)), v128.load(from)));
}

// @inline
function oddPlace(from: usize): v128 {
  const high = add(scaled(1 / 128.0, v128.load(from, 336)), scaled(1 / 32.0, v128.load(from, 240)));
  return add(high, add(scaled(1 / 8.0, v128.load(from, 144)), scaled(1 / 2.0, v128.load(from, 48))));
}

// @inline
function evenCurvature(from: usize): v128 {
  const high = add(scaled(30 / 16.0, v128.load(from, 288)), scaled(12 / 4.0, v128.load(from, 192)));
  return add(high, scaled(2, v128.load(from, 96)));
}

// @inline
function oddCurvature(from: usize): v128 {
  const high = add(scaled(42 / 32.0, v128.load(from, 336)), scaled(20 / 8.0, v128.load(from, 240)));
  return add(high, scaled(6 / 2.0, v128.load(from, 144)));
}

/**
 * Corrections that leave position, acceleration and jerk at both ends as they are and change the velocity there by 1/h:
 * (-11 + 15 u^2 - 5 u^4 + u^6)/16 and (-19 u + 35 u^3 - 21 u^5 + 5 u^7)/16. What they bend by at u = 0 and u = 1/2.
 */
const EVEN_BEND_0: f64 = 1.875;
const EVEN_BEND_5: f64 = 1.0546875;
const ODD_BEND_5: f64 = 3.69140625;
/**
 * Weights of the differences at u = 0 and u = 1/2: what the interpolation leaves out goes with (1 - u^2)^4, which bends by -8 and
 * 3.375 there, so it drops out of the weighted sum and only velocities of the theory are corrected.
 */
const WEIGHT_0: f64 = 3.375;
const WEIGHT_5: f64 = 8;

/**
 * Lets the path follow gravity instead of the theory's velocities, which are not the derivatives of its positions, and adds
 * to STRAY what is left of the difference from gravity: squared, (m/s^2)^2, and the squared velocity that was taken back at
 * the ends, (m/s)^2.
 */
// @inline
function settleAxis(c: usize, axis: usize, h: f64): void {
  const from = c + PATH + axis;
  const f = 1 / (h * h);
  const ahead = sub(scaled(f, add(evenCurvature(from), oddCurvature(from))), v128.load(c + AHEAD + axis, 96));
  const behind = sub(scaled(f, sub(evenCurvature(from), oddCurvature(from))), v128.load(c + BEHIND + axis, 96));
  const middle = sub(scaled(2 * f, v128.load(from, 96)), v128.load(c + MIDDLE + axis, 96));
  const even = scaled(0.5, add(ahead, behind));
  const odd = scaled(0.5, sub(ahead, behind));
  const e = scaled(
    -1 / (f * (WEIGHT_0 * EVEN_BEND_0 + WEIGHT_5 * EVEN_BEND_5)),
    add(scaled(WEIGHT_0, middle), scaled(WEIGHT_5, even)),
  );
  const b = scaled(-1 / (f * ODD_BEND_5), odd);
  increase(from, e, -11 / 16.0);
  increase(from + 96, e, 15 / 16.0);
  increase(from + 192, e, -5 / 16.0);
  increase(from + 288, e, 1 / 16.0);
  increase(from + 48, b, -19 / 16.0);
  increase(from + 144, b, 35 / 16.0);
  increase(from + 240, b, -21 / 16.0);
  increase(from + 336, b, 5 / 16.0);
  const rest0 = add(middle, scaled(EVEN_BEND_0 * f, e));
  const rest5 = add(even, scaled(EVEN_BEND_5 * f, e));
  const rest = f64x2.pmax(mul(rest0, rest0), mul(rest5, rest5));
  v128.store(c + STRAY, add(v128.load(c + STRAY), rest));
  const taken = add(f64x2.abs(b), f64x2.abs(e));
  v128.store(c + STRAY, add(v128.load(c + STRAY, 16), scaled(f, mul(taken, taken))), 16);
}

// @inline
function increase(to: usize, value: v128, factor: f64): void {
  v128.store(to, add(v128.load(to), scaled(factor, value)));
}

// @inline
function pointsOf(c: usize, axis: usize): void {
  const from = c + PATH + axis;
  const even = evenPlace(from);
  const odd = oddPlace(from);
  v128.store(c + AHEAD + axis, add(even, odd));
  v128.store(c + BEHIND + axis, sub(even, odd));
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
    v128.store(c, both(0), STRAY);
    v128.store(c, both(0), STRAY + 16);
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
  const ratio = div(both(MODEL_RADIUS_M), low);
  const theory = mul(v128.load(model + 16 * k), mul(ratio, mul(ratio, ratio)));
  const motion = f64x2.sqrt(div(both(MU), mul(low, low2)));
  const taken = mul(motion, f64x2.sqrt(v128.load(c, STRAY + 16)));
  // Both ends are the theory's: the difference e obeys |e''| <= G |e| + stray with e = 0 there.
  const stray = add(add(theory, both(LEAST_STRAY)), scaled(2, add(f64x2.sqrt(v128.load(c, STRAY)), taken)));
  const gain = (h * h * 0.5) / (1 - GRADIENT * h * h * 0.5) + h * parameter(at.HALF);
  const far = f64x2.sqrt(f64x2.pmax(r0, r1));
  const rounding = add(both(ROUNDING_M), scaled(RELATIVE_ROUNDING, far));
  const pad = add(scaled(gain, stray), rounding);
  // Written so that NaN fails.
  const isGood = v128.and(f64x2.le(pad, both(LARGEST_PAD_M)), f64x2.gt(least, both(LOWEST_2)));
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
