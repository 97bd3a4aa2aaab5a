import { EARTH_RADIUS_M, J2_EARTH, MU } from './bounds';
import { propagateRows } from './bulk';

const J2_STRENGTH: f64 = 1.5 * J2_EARTH * MU * EARTH_RADIUS_M * EARTH_RADIUS_M;
/** Lower objects are propagated, m^2. */
const LOWEST_2: f64 = 6.45e6 * 6.45e6;

// @ts-ignore: decorator
@inline
function times(a: v128, b: v128): v128 {
  return f64x2.mul(a, b);
}

// @ts-ignore: decorator
@inline
function sum(a: v128, b: v128): v128 {
  return f64x2.add(a, b);
}

/** Nodes of the two objects as vectors (x y z vx vy vz ax ay az), 144 bytes each, and the weights of six terms thrice. */
const NODE0: usize = memory.data(9 * 16, 16);
const NODE1: usize = memory.data(9 * 16, 16);
const WEIGHTS: usize = memory.data(18 * 16, 16);
/** Node of the interpolated state, for its own acceleration. */
const MIDDLE: usize = memory.data(9 * 16, 16);
/** Square of the largest difference between the curvature of the quintic and gravity, (m/s^2)^2. */
const STRAY_2: f64 = 3e-3 * 3e-3;

/** Loads the two rows of a pair as a node with its acceleration; returns the smaller squared radius. */
function loadNode(to: usize, pair: usize): f64 {
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
  return accelerate(to);
}

/** Adds two-body and J2 acceleration to the position of a node; returns the smaller squared radius. */
function accelerate(to: usize): f64 {
  const x = v128.load(to);
  const y = v128.load(to, 16);
  const z = v128.load(to, 32);
  const z2 = times(z, z);
  const r2 = sum(sum(times(x, x), times(y, y)), z2);
  const i2 = f64x2.div(f64x2.splat(1), r2);
  const i3 = times(i2, f64x2.sqrt(i2));
  const k = times(f64x2.splat(-MU), i3);
  const j2 = times(f64x2.splat(J2_STRENGTH), times(i2, i3));
  const s5 = times(f64x2.splat(5), times(z2, i2));
  const planar = sum(k, times(j2, f64x2.sub(s5, f64x2.splat(1))));
  v128.store(to, times(x, planar), 96);
  v128.store(to, times(y, planar), 112);
  v128.store(to, times(z, sum(k, times(j2, f64x2.sub(s5, f64x2.splat(3))))), 128);
  return Math.min(f64x2.extract_lane(r2, 0), f64x2.extract_lane(r2, 1));
}

/**
 * Whether the quintic through both nodes bends as gravity does at its point: two states of one orbit, not of a theory gone
 * astray. A difference of 3 mm/s^2 throughout the span would be 200 m.
 */
function followsGravity(x: v128, y: v128, z: v128): bool {
  v128.store(MIDDLE, x);
  v128.store(MIDDLE, y, 16);
  v128.store(MIDDLE, z, 32);
  accelerate(MIDDLE);
  const dx = f64x2.sub(blend(0, WEIGHTS + 192), v128.load(MIDDLE, 96));
  const dy = f64x2.sub(blend(1, WEIGHTS + 192), v128.load(MIDDLE, 112));
  const dz = f64x2.sub(blend(2, WEIGHTS + 192), v128.load(MIDDLE, 128));
  const stray = sum(sum(times(dx, dx), times(dy, dy)), times(dz, dz));
  return i64x2.all_true(f64x2.lt(stray, f64x2.splat(STRAY_2)));
}

// @ts-ignore: decorator
@inline
function blend(c: usize, weights: usize): v128 {
  let value = times(v128.load(NODE0 + 16 * c), v128.load(weights));
  value = sum(value, times(v128.load(NODE0 + 16 * c, 48), v128.load(weights, 16)));
  value = sum(value, times(v128.load(NODE0 + 16 * c, 96), v128.load(weights, 32)));
  value = sum(value, times(v128.load(NODE1 + 16 * c), v128.load(weights, 48)));
  value = sum(value, times(v128.load(NODE1 + 16 * c, 48), v128.load(weights, 64)));
  return sum(value, times(v128.load(NODE1 + 16 * c, 96), v128.load(weights, 80)));
}

/** Weights of p0 v0 a0 p1 v1 a1 in position, velocity and acceleration at u of a span T: the quintic through both nodes. */
function setWeights(u: f64, T: f64): void {
  const u2 = u * u;
  const u3 = u2 * u;
  const u4 = u3 * u;
  const u5 = u4 * u;
  put(0, 1 - 10 * u3 + 15 * u4 - 6 * u5);
  put(1, T * (u - 6 * u3 + 8 * u4 - 3 * u5));
  put(2, T * T * 0.5 * (u2 - 3 * u3 + 3 * u4 - u5));
  put(3, 10 * u3 - 15 * u4 + 6 * u5);
  put(4, T * (-4 * u3 + 7 * u4 - 3 * u5));
  put(5, T * T * 0.5 * (u3 - 2 * u4 + u5));
  const slope = (-30 * u2 + 60 * u3 - 30 * u4) / T;
  put(6, slope);
  put(7, 1 - 18 * u2 + 32 * u3 - 15 * u4);
  put(8, T * 0.5 * (2 * u - 9 * u2 + 12 * u3 - 5 * u4));
  put(9, -slope);
  put(10, -12 * u2 + 28 * u3 - 15 * u4);
  put(11, T * 0.5 * (3 * u2 - 8 * u3 + 5 * u4));
  const bend = (-60 * u + 180 * u2 - 120 * u3) / (T * T);
  put(12, bend);
  put(13, (-36 * u + 96 * u2 - 60 * u3) / T);
  put(14, 1 - 9 * u + 18 * u2 - 10 * u3);
  put(15, -bend);
  put(16, (-24 * u + 84 * u2 - 60 * u3) / T);
  put(17, 3 * u - 12 * u2 + 10 * u3);
}

function put(k: usize, value: f64): void {
  v128.store(WEIGHTS + 16 * k, f64x2.splat(value));
}

/**
 * Which pair rows [from, to) may be interpolated between two epochs: both objects have a state at both, are not very low,
 * and the quintic follows gravity a third of the way. Writes one byte per pair row.
 */
export function trustBetween(
  from: i32,
  to: i32,
  before: usize,
  codesBefore: usize,
  after: usize,
  codesAfter: usize,
  trust: usize,
  T: f64,
): void {
  setWeights(1 / 3.0, T);
  for (let k = from; k < to; k++) {
    const slot = 2 * <usize>k;
    const bad = load<u16>(codesBefore + slot) | load<u16>(codesAfter + slot);
    const isSound =
      bad == 0 &&
      loadNode(NODE0, before + 48 * slot) > LOWEST_2 &&
      loadNode(NODE1, after + 48 * slot) > LOWEST_2 &&
      followsGravity(blend(0, WEIGHTS), blend(1, WEIGHTS), blend(2, WEIGHTS));
    store<u8>(trust + <usize>k, <u8>isSound);
  }
}

/**
 * States of pair rows [from, to) at u (0..1) between two epochs at which their states are known, T s apart; propagates
 * those that are not trusted. Arguments as in bulk.ts; `before` and `after` lie in the order of the pair rows.
 */
export function statesBetween(
  rows: usize,
  deep: usize,
  cache: usize,
  nearPairs: i32,
  from: i32,
  to: i32,
  index: usize,
  epochTaiS: f64,
  lengthUnit: f64,
  out: usize,
  codes: usize,
  before: usize,
  after: usize,
  trust: usize,
  u: f64,
  T: f64,
): void {
  setWeights(u, T);
  for (let k = from; k < to; k++) {
    const i0 = <usize>load<i32>(index + 8 * <usize>k);
    const i1 = <usize>load<i32>(index + 8 * <usize>k, 4);
    if (load<u8>(trust + <usize>k) == 0) {
      propagateRows(rows, deep, cache, nearPairs, k, k + 1, index, epochTaiS, lengthUnit, out, codes);
      continue;
    }
    loadNode(NODE0, before + 96 * <usize>k);
    loadNode(NODE1, after + 96 * <usize>k);
    const x = blend(0, WEIGHTS);
    const y = blend(1, WEIGHTS);
    const z = blend(2, WEIGHTS);
    const vx = blend(0, WEIGHTS + 96);
    const vy = blend(1, WEIGHTS + 96);
    const vz = blend(2, WEIGHTS + 96);
    const to0 = out + 48 * i0;
    const to1 = out + 48 * i1;
    v128.store(to0, v128.shuffle<f64>(x, y, 0, 2));
    v128.store(to0, v128.shuffle<f64>(z, vx, 0, 2), 16);
    v128.store(to0, v128.shuffle<f64>(vy, vz, 0, 2), 32);
    v128.store(to1, v128.shuffle<f64>(x, y, 1, 3));
    v128.store(to1, v128.shuffle<f64>(z, vx, 1, 3), 16);
    v128.store(to1, v128.shuffle<f64>(vy, vz, 1, 3), 32);
    store<u8>(codes + i0, 0);
    store<u8>(codes + i1, 0);
  }
}

/** Takes states and codes of pair rows [from, to) from the order of the rows to the objects'. */
export function scatterRows(from: i32, to: i32, index: usize, rows: usize, rowCodes: usize, out: usize, codes: usize): void {
  for (let slot = 2 * from; slot < 2 * to; slot++) {
    const object = <usize>load<i32>(index + 4 * <usize>slot);
    const row = rows + 48 * <usize>slot;
    const target = out + 48 * object;
    v128.store(target, v128.load(row));
    v128.store(target, v128.load(row, 16), 16);
    v128.store(target, v128.load(row, 32), 32);
    store<u8>(codes + object, load<u8>(rowCodes + <usize>slot));
  }
}
