import { taylorTerms } from './approach';
import { EARTH_RADIUS_M, J2_EARTH, MU } from './bounds';
import { propagateRows } from './bulk';
import * as at from './sieve-tables';
import { parameter, table } from './sieve-tables';

/**
 * Paths of the objects: between two propagated states each coordinate is the polynomial of degree seven that has their
 * positions, velocities, accelerations and jerks, in float32 over u = -1 to 1. Four slots share a block: vector 3 m + axis
 * holds the coefficients of u^m, vector 24 a mask (all ones: u counts in the short span), vector 25 the pads, m.
 */
export const MASK: usize = 24 * 16;
export const PAD: usize = 25 * 16;

/** Kinds of a pair row: path over the long span, over the short span, straight line through the slab centre. */
const LONG: u8 = 0;
const SHORT: u8 = 1;
const EXACT: u8 = 2;

const J2_STRENGTH: f64 = 1.5 * J2_EARTH * MU * EARTH_RADIUS_M * EARTH_RADIUS_M;
/** Metres in the theory's unit of length. */
const UNIT: f64 = 6378135;
/** Lower objects are propagated at every slab centre, m^2. */
const LOWEST_2: f64 = 6.45e6 * 6.45e6;
const LOWEST_RADIUS_M: f64 = 6.4e6;
/** Paths that may be off by more are not used, m; keys.ts allows every object of the grid a little more. */
const LARGEST_PAD_M: f64 = 1000;
/** Gravity gradient at the lowest radius of a path, 1/s^2. */
const GRADIENT: f64 = 3.05e-6;
/** What every theory may depart from gravity by, m/s^2; the rest by object, at this radius. */
const LEAST_STRAY: f64 = 1e-4;
const MODEL_RADIUS_M: f64 = 6.9e6;
/** An element set whose theory departs from gravity by more within half a slab describes no orbit any more, m. */
const ASTRAY_M: f64 = 5000;
/** Float32 in the coefficients and in their sum, m, and per metre of radius. */
const ROUNDING_M: f64 = 3;
const RELATIVE_ROUNDING: f64 = 1e-6;
/** Codes besides those of the theory. */
const BELOW_SURFACE: u8 = 21;
const NOT_FINITE: u8 = 22;

/** Two nodes of two objects: position, velocity, acceleration, jerk, each x y z. */
const NODE0: usize = memory.data(12 * 16, 16);
const NODE1: usize = memory.data(12 * 16, 16);
/** Points of the path at u = 0, 1/2 and -1/2, at which its curvature is compared with gravity. */
const MIDDLE: usize = memory.data(9 * 16, 16);
const AHEAD: usize = memory.data(9 * 16, 16);
const BEHIND: usize = memory.data(9 * 16, 16);
const STRAY: usize = memory.data(2 * 16, 16);
/** Coefficients of the path at hand, as the vectors of a block. */
const PATH: usize = memory.data(24 * 16, 16);
/** Two states of a row that is propagated by itself, their Taylor terms, and the same states a little later. */
const ROW: usize = memory.data(2 * 48, 16);
const ROW_CODES: usize = memory.data(2, 16);
const TERMS: usize = memory.data(2 * 72, 16);
const AWAY: usize = memory.data(2 * 48, 16);
const AWAY_CODES: usize = memory.data(2, 16);

// @ts-ignore: decorator
@inline
function times(a: v128, b: v128): v128 {
  return f64x2.mul(a, b);
}

// @ts-ignore: decorator
@inline
function scaled(a: v128, b: f64): v128 {
  return f64x2.mul(a, f64x2.splat(b));
}

// @ts-ignore: decorator
@inline
function sum(a: v128, b: v128): v128 {
  return f64x2.add(a, b);
}

// @ts-ignore: decorator
@inline
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
function fitAxis(axis: usize, h: f64): void {
  const half = 0.5;
  const p0 = v128.load(NODE0 + axis);
  const p1 = v128.load(NODE1 + axis);
  const v0 = v128.load(NODE0 + axis, 48);
  const v1 = v128.load(NODE1 + axis, 48);
  const a0 = v128.load(NODE0 + axis, 96);
  const a1 = v128.load(NODE1 + axis, 96);
  const j0 = v128.load(NODE0 + axis, 144);
  const j1 = v128.load(NODE1 + axis, 144);
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
  const to = PATH + axis;
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
// @ts-ignore: decorator
@inline
function evenPlace(from: usize): v128 {
  const high = sum(scaled(v128.load(from, 288), 1 / 64.0), scaled(v128.load(from, 192), 1 / 16.0));
  return sum(high, sum(scaled(v128.load(from, 96), 1 / 4.0), v128.load(from)));
}

// @ts-ignore: decorator
@inline
function oddPlace(from: usize): v128 {
  const high = sum(scaled(v128.load(from, 336), 1 / 128.0), scaled(v128.load(from, 240), 1 / 32.0));
  return sum(high, sum(scaled(v128.load(from, 144), 1 / 8.0), scaled(v128.load(from, 48), 1 / 2.0)));
}

// @ts-ignore: decorator
@inline
function evenCurvature(from: usize): v128 {
  const high = sum(scaled(v128.load(from, 288), 30 / 16.0), scaled(v128.load(from, 192), 12 / 4.0));
  return sum(high, scaled(v128.load(from, 96), 2));
}

// @ts-ignore: decorator
@inline
function oddCurvature(from: usize): v128 {
  const high = sum(scaled(v128.load(from, 336), 42 / 32.0), scaled(v128.load(from, 240), 20 / 8.0));
  return sum(high, scaled(v128.load(from, 144), 6 / 2.0));
}

/**
 * Lets the path follow gravity instead of the theory's velocities, which are not the derivatives of its positions, and adds
 * to STRAY what is left of the difference from gravity: squared, (m/s^2)^2, and the squared velocity that was taken back at
 * the ends, (m/s)^2.
 */
// @ts-ignore: decorator
@inline
function settleAxis(axis: usize, h: f64): void {
  const from = PATH + axis;
  const f = 1 / (h * h);
  const ahead = difference(
    scaled(sum(evenCurvature(from), oddCurvature(from)), f),
    v128.load(AHEAD + axis, 96),
  );
  const behind = difference(
    scaled(difference(evenCurvature(from), oddCurvature(from)), f),
    v128.load(BEHIND + axis, 96),
  );
  const middle = difference(scaled(v128.load(from, 96), 2 * f), v128.load(MIDDLE + axis, 96));
  const even = scaled(sum(ahead, behind), 0.5);
  const odd = scaled(difference(ahead, behind), 0.5);
  // Even and odd corrections that change velocities at the ends only; the even one spares the error of the interpolation.
  const c = scaled(sum(scaled(middle, 3.375), scaled(even, 8)), -1 / (f * (3.375 * 1.875 + 8 * 1.0546875)));
  const b = scaled(odd, -1 / (f * 3.69140625));
  add(from, c, -0.6875);
  add(from + 96, c, 0.9375);
  add(from + 192, c, -0.3125);
  add(from + 288, c, 0.0625);
  add(from + 48, b, -1.1875);
  add(from + 144, b, 2.1875);
  add(from + 240, b, -1.3125);
  add(from + 336, b, 0.3125);
  const rest0 = sum(middle, scaled(c, 1.875 * f));
  const rest5 = sum(even, scaled(c, 1.0546875 * f));
  const rest = f64x2.pmax(times(rest0, rest0), times(rest5, rest5));
  v128.store(STRAY, sum(v128.load(STRAY), rest));
  const taken = sum(f64x2.abs(b), f64x2.abs(c));
  v128.store(STRAY, sum(v128.load(STRAY, 16), scaled(times(taken, taken), f)), 16);
}

// @ts-ignore: decorator
@inline
function add(to: usize, value: v128, factor: f64): void {
  v128.store(to, sum(v128.load(to), scaled(value, factor)));
}

// @ts-ignore: decorator
@inline
function pointsOf(axis: usize): void {
  const from = PATH + axis;
  const even = evenPlace(from);
  const odd = oddPlace(from);
  v128.store(AHEAD + axis, sum(even, odd));
  v128.store(BEHIND + axis, difference(even, odd));
  v128.store(MIDDLE + axis, v128.load(from));
}

// @ts-ignore: decorator
@inline
function blockOf(slot: usize): usize {
  return table(at.PATHS) + (slot >> 2) * <usize>at.PATH_BLOCK + ((slot & 3) << 2);
}

/** What the state of a slot may be off by, m. */
// @ts-ignore: decorator
@inline
export function padOf(slot: usize): f64 {
  return <f64>load<f32>(blockOf(slot), PAD);
}

/**
 * Lays the path of pair row k between two nodes of it, if both objects have a state at both and the path bends as gravity
 * does; what it may be off by goes to its pads. docs/models/screening, "States".
 *
 * @param model  float64 per slot: what the theory may depart from gravity by at MODEL_RADIUS_M, m/s^2
 */
function layPath(k: usize, before: usize, after: usize, h: f64, model: usize, mask: i32): bool {
  loadNode(NODE0, before);
  loadNode(NODE1, after);
  const r0 = accelerateTwice(NODE0);
  const r1 = accelerateTwice(NODE1);
  const least = f64x2.pmin(r0, r1);
  if (!i64x2.all_true(f64x2.gt(least, f64x2.splat(LOWEST_2)))) return false;
  fitAxis(0, h);
  fitAxis(16, h);
  fitAxis(32, h);
  pointsOf(0);
  pointsOf(16);
  pointsOf(32);
  const rM = accelerate(MIDDLE);
  accelerate(AHEAD);
  accelerate(BEHIND);
  v128.store(STRAY, f64x2.splat(0));
  v128.store(STRAY, f64x2.splat(0), 16);
  settleAxis(0, h);
  settleAxis(16, h);
  settleAxis(32, h);
  const low2 = f64x2.pmin(least, rM);
  const low = f64x2.sqrt(low2);
  const ratio = f64x2.div(f64x2.splat(MODEL_RADIUS_M), low);
  const theory = times(v128.load(model + 16 * k), times(ratio, times(ratio, ratio)));
  const motion = f64x2.sqrt(f64x2.div(f64x2.splat(MU), times(low, low2)));
  const taken = times(motion, f64x2.sqrt(v128.load(STRAY, 16)));
  // Both ends are the theory's: the difference e obeys |e''| <= G |e| + stray with e = 0 there.
  const stray = sum(
    sum(theory, f64x2.splat(LEAST_STRAY)),
    scaled(sum(f64x2.sqrt(v128.load(STRAY)), taken), 2),
  );
  const gain = (h * h * 0.5) / (1 - GRADIENT * h * h * 0.5) + h * parameter(at.HALF);
  const far = f64x2.sqrt(f64x2.pmax(r0, r1));
  const rounding = sum(f64x2.splat(ROUNDING_M), scaled(far, RELATIVE_ROUNDING));
  const pad = sum(scaled(stray, gain), rounding);
  if (!i64x2.all_true(f64x2.le(pad, f64x2.splat(LARGEST_PAD_M)))) return false;
  const block = blockOf(2 * k);
  for (let m: usize = 0; m < 24 * 16; m += 16) {
    v128.store64_lane(block + m, f32x4.demote_f64x2_zero(v128.load(PATH + m)), 0);
  }
  v128.store64_lane(block, f32x4.demote_f64x2_zero(pad), 0, PAD);
  store<i32>(block, mask, MASK);
  store<i32>(block, mask, MASK + 4);
  return true;
}

/** Whether both objects of a pair row have a state; where not, their codes are written down by `placeExact`. */
// @ts-ignore: decorator
@inline
function areSound(codesBefore: usize, codesAfter: usize, k: usize): bool {
  return (load<u16>(codesBefore + 2 * k) | load<u16>(codesAfter + 2 * k)) == 0;
}

/** Lays the paths of pair rows [from, to) over a long span of 2 h between two nodes of all of them. */
export function layLong(
  from: i32,
  to: i32,
  before: usize,
  codesBefore: usize,
  after: usize,
  codesAfter: usize,
  model: usize,
  h: f64,
): void {
  const kinds = table(at.KINDS);
  const codes = table(at.CODES);
  for (let k = <usize>from; k < <usize>to; k++) {
    const isLaid =
      areSound(codesBefore, codesAfter, k) && layPath(k, before + 96 * k, after + 96 * k, h, model, 0);
    store<u8>(kinds + k, isLaid ? LONG : EXACT);
    store<u16>(codes + 2 * k, 0);
  }
}

/**
 * Lays the paths of the pair rows that have none over the long span, from `epoch` over a short span of 2 h. The states at
 * its end are kept and are those at its beginning the next time.
 *
 * @param isNext  whether the states kept are those at `epoch`
 */
export function layShort(
  from: i32,
  to: i32,
  epoch: f64,
  h: f64,
  before: usize,
  codesBefore: usize,
  after: usize,
  codesAfter: usize,
  model: usize,
  isNext: bool,
): void {
  const kinds = table(at.KINDS);
  const codes = table(at.CODES);
  for (let k = <usize>from; k < <usize>to; k++) {
    if (load<u8>(kinds + k) == LONG) continue;
    if (isNext) {
      memory.copy(before + 96 * k, after + 96 * k, 96);
      store<u16>(codesBefore + 2 * k, load<u16>(codesAfter + 2 * k));
    } else propagateTo(<i32>k, epoch, before, codesBefore);
    propagateTo(<i32>k, epoch + 2 * h, after, codesAfter);
    const isLaid =
      areSound(codesBefore, codesAfter, k) && layPath(k, before + 96 * k, after + 96 * k, h, model, -1);
    store<u8>(kinds + k, isLaid ? SHORT : EXACT);
    store<u16>(codes + 2 * k, 0);
  }
}

// @ts-ignore: decorator
@inline
function propagateTo(k: i32, epoch: f64, out: usize, codes: usize): void {
  const nearPairs = <i32>table(at.NEAR_PAIRS);
  const rows = table(at.ROWS);
  propagateRows(
    rows,
    table(at.DEEP),
    table(at.CACHE),
    nearPairs,
    k,
    k + 1,
    table(at.IN_ORDER),
    epoch,
    UNIT,
    out,
    codes,
  );
}

/**
 * States at the slab centre of the pair rows without a path, as straight lines through it. What their fourth-order path may
 * be off by is measured at the ends of the slab and halfway there, and doubled.
 */
export function placeExact(from: i32, to: i32): void {
  const kinds = table(at.KINDS);
  const centre = parameter(at.CENTRE);
  const half = parameter(at.HALF);
  for (let k = <usize>from; k < <usize>to; k++) {
    if (load<u8>(kinds + k) != EXACT) continue;
    propagateTo(<i32>k, centre, ROW - 96 * k, ROW_CODES - 2 * k);
    const code0 = load<u8>(ROW_CODES);
    const code1 = load<u8>(ROW_CODES, 1);
    taylorTerms(ROW, TERMS);
    taylorTerms(ROW + 48, TERMS + 72);
    let worst0: f64 = 0;
    let worst1: f64 = 0;
    for (let part = -2; part <= 2; part++) {
      if (part == 0) continue;
      const tau = 0.5 * <f64>part * half;
      propagateTo(<i32>k, centre + tau, AWAY - 96 * k, AWAY_CODES - 2 * k);
      if (load<u8>(AWAY_CODES) == 0) worst0 = Math.max(worst0, departure(ROW, TERMS, tau, AWAY));
      if (load<u8>(AWAY_CODES, 1) == 0) worst1 = Math.max(worst1, departure(ROW + 48, TERMS + 72, tau, AWAY + 48));
    }
    placeState(2 * k, ROW, code0, Math.min(2 * worst0, ASTRAY_M));
    placeState(2 * k + 1, ROW + 48, code1, Math.min(2 * worst1, ASTRAY_M));
  }
}

/** Distance of the fourth-order path from a state tau s later, m. */
function departure(state: usize, terms: usize, tau: f64, away: usize): f64 {
  let d2: f64 = 0;
  for (let c: usize = 0; c < 24; c += 8) {
    const a = load<f64>(terms + c);
    const j = load<f64>(terms + c, 24);
    const s = load<f64>(terms + c, 48);
    const path =
      load<f64>(state + c) + tau * (load<f64>(state + c, 24) + tau * (a / 2 + tau * (j / 6 + (tau * s) / 24)));
    const d = path - load<f64>(away + c);
    d2 += d * d;
  }
  return Math.sqrt(d2);
}

/** States of the host's objects; their codes are the host's. */
export function placeHost(first: i32, count: i32): void {
  const states = table(at.HOST_STATES);
  const pads = table(at.HOST_PADS);
  const codes = table(at.CODES);
  for (let k: usize = 0; k < <usize>count; k++) {
    const slot = <usize>first + k;
    placeState(slot, states + 48 * k, load<u8>(codes + slot), <f64>load<f32>(pads + 4 * k));
  }
}

/** A straight line through a state at the slab centre, in the units of the short span; judges the state. */
function placeState(slot: usize, state: usize, code: u8, pad: f64): void {
  const x = load<f64>(state);
  const y = load<f64>(state, 8);
  const z = load<f64>(state, 16);
  const vx = load<f64>(state, 24);
  const vy = load<f64>(state, 32);
  const vz = load<f64>(state, 40);
  const r2 = x * x + y * y + z * z;
  const codes = table(at.CODES);
  if (code == 0) {
    // Written so that NaN fails.
    if (!(r2 < 1e24 && vx * vx + vy * vy + vz * vz < 1e20)) code = NOT_FINITE;
    else if (r2 < LOWEST_RADIUS_M * LOWEST_RADIUS_M) code = BELOW_SURFACE;
  }
  store<u8>(codes + slot, code);
  if (code != 0) return;
  const block = blockOf(slot);
  for (let m: usize = 96; m < 24 * 16; m += 16) store<f32>(block + m, 0);
  const half = 1 / parameter(at.SHORT_RATE);
  const u = parameter(at.SHORT_U);
  const wx = <f32>(vx * half);
  const wy = <f32>(vy * half);
  const wz = <f32>(vz * half);
  store<f32>(block, <f32>(x - <f64>wx * u));
  store<f32>(block, <f32>(y - <f64>wy * u), 16);
  store<f32>(block, <f32>(z - <f64>wz * u), 32);
  store<f32>(block, wx, 48);
  store<f32>(block, wy, 64);
  store<f32>(block, wz, 80);
  store<i32>(block, -1, MASK);
  store<f32>(block, <f32>(pad + ROUNDING_M + RELATIVE_ROUNDING * Math.sqrt(r2)), PAD);
}
