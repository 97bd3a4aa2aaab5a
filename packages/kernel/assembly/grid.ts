import { MU, bendM, gradientAt } from './bounds';
import * as at from './sieve-tables';
import { parameter, table } from './sieve-tables';

const LOWEST_RADIUS_M: f64 = 6.4e6;
const BELOW_SURFACE: u8 = 21;
const NOT_FINITE: u8 = 22;
const BIN_FLOOR_M: f64 = 6.38e6;
const STEP_M: f64 = 5e3;
const STEPS: i32 = 444;
/** Steps in a coarse bin. */
const STEPS_PER_COARSE: i32 = 200;
const FINE_TOP_M: f64 = BIN_FLOOR_M + 444 * 5e3;
const COARSE_M: f64 = 1e6;
const RADIAL_PAD_M: f64 = 100;
const ROUGH_M: f64 = 550;
const LOWEST_SEGMENT_M: f64 = 1e5;
/** Beyond this radius float32 metres are too coarse for the common limits. */
const FAR_M: f64 = 6e7;
/** Rounding of positions to float32 within FAR_M, both objects, m. */
const ROUNDING_M: f64 = 20;

// @ts-ignore: decorator
@inline
function binOf(radius: f64, lut: usize, bins: i32): i32 {
  if (!(radius > BIN_FLOOR_M)) return 0;
  if (radius < FINE_TOP_M) return <i32>load<u16>(lut + 2 * <usize>i32((radius - BIN_FLOOR_M) * (1 / STEP_M)));
  const fine = <i32>load<u16>(lut + 2 * <usize>(STEPS - 1)) + 1;
  const coarse = (radius - FINE_TOP_M) * (1 / COARSE_M);
  return coarse < 1000 ? min(bins - 1, fine + i32(coarse)) : bins - 1;
}

/** Scratch of four objects: first steps of the radial interval, last steps, cubes, speeds. */
const FOUR: usize = memory.data(4 * 16, 16);

/** Rounding of radii to float32, m, and of a radius itself. */
const RADIUS_ROUNDING_M: f32 = 2;
const RELATIVE_ROUNDING: f32 = 4e-7;

/**
 * Bucket and radial interval of the objects [from, to) at the slab centre; counts the buckets. Four at a time; whoever is
 * not plainly quiet goes through `keyObject`.
 */
export function keyObjects(from: i32, to: i32): void {
  const states = table(at.STATES);
  const codes = table(at.CODES);
  const pads = table(at.PADS);
  const keys = table(at.KEYS);
  const highBins = table(at.HIGH_BINS);
  const start = table(at.START);
  const cellOfCube = table(at.CELL_OF_CUBE);
  const lut = table(at.BIN_OF_STEP);
  const limits = table(at.LIMITS);
  const bins = <i32>table(at.BINS);
  const coarse = <i32>load<u16>(lut + 2 * <usize>(STEPS - 1)) + 1;
  const n = i32x4.splat(<i32>table(at.PER_AXIS));
  const top = i32x4.splat(<i32>table(at.PER_AXIS) - 1);
  const halfN = f32x4.splat(0.5 * <f32>(<i32>table(at.PER_AXIS)));
  const h = <f32>parameter(at.HALF);
  const halfMiss = <f32>(parameter(at.MISS) / 2);
  const quiet = f32x4.splat(<f32>(parameter(at.QUIET) * 0.99999));
  const one = f32x4.splat(1);
  let i = from;
  for (; i + 4 <= to; i += 4) {
    const row = states + 48 * <usize>i;
    const xy01 = pairOf(row, 0);
    const xy23 = pairOf(row + 96, 0);
    const zu01 = pairOf(row, 16);
    const zu23 = pairOf(row + 96, 16);
    const vw01 = pairOf(row, 32);
    const vw23 = pairOf(row + 96, 32);
    const x = v128.shuffle<f32>(xy01, xy23, 0, 2, 4, 6);
    const y = v128.shuffle<f32>(xy01, xy23, 1, 3, 5, 7);
    const z = v128.shuffle<f32>(zu01, zu23, 0, 2, 4, 6);
    const vx = v128.shuffle<f32>(zu01, zu23, 1, 3, 5, 7);
    const vy = v128.shuffle<f32>(vw01, vw23, 0, 2, 4, 6);
    const vz = v128.shuffle<f32>(vw01, vw23, 1, 3, 5, 7);
    const r2 = f32x4.add(f32x4.add(f32x4.mul(x, x), f32x4.mul(y, y)), f32x4.mul(z, z));
    const v2 = f32x4.add(f32x4.add(f32x4.mul(vx, vx), f32x4.mul(vy, vy)), f32x4.mul(vz, vz));
    const r = f32x4.sqrt(r2);
    const inverse = f32x4.div(one, r);
    const rate = f32x4.mul(
      f32x4.add(f32x4.add(f32x4.mul(x, vx), f32x4.mul(y, vy)), f32x4.mul(z, vz)),
      inverse,
    );
    const pad0 = v128.load(pads + 4 * <usize>i);
    const k = f32x4.mul(f32x4.mul(f32x4.splat(<f32>MU), inverse), f32x4.mul(inverse, inverse));
    const cross2 = f32x4.pmax(f32x4.splat(0), f32x4.sub(v2, f32x4.mul(rate, rate)));
    const sz = f32x4.mul(z, inverse);
    const pull = f32x4.mul(k, r);
    const ratio = f32x4.mul(f32x4.splat(6.378137e6), inverse);
    const j2 = f32x4.mul(f32x4.mul(f32x4.splat(1.624e-3), pull), f32x4.mul(ratio, ratio));
    const acceleration = f32x4.add(
      f32x4.sub(f32x4.mul(cross2, inverse), pull),
      f32x4.mul(j2, f32x4.sub(f32x4.mul(f32x4.splat(3), f32x4.mul(sz, sz)), one)),
    );
    const kh2 = f32x4.mul(k, f32x4.splat(h * h));
    const curve = f32x4.mul(acceleration, f32x4.splat((h * h) / 2));
    const climb = f32x4.mul(
      f32x4.mul(f32x4.abs(rate), f32x4.splat(h)),
      f32x4.add(one, f32x4.mul(f32x4.splat(2.0 / 3.0), kh2)),
    );
    const constant = f32x4.splat(<f32>RADIAL_PAD_M + halfMiss + RADIUS_ROUNDING_M);
    const pad = f32x4.add(
      f32x4.add(climb, f32x4.mul(f32x4.mul(f32x4.splat(5.0 / 12.0), kh2), f32x4.abs(curve))),
      f32x4.add(f32x4.add(constant, pad0), f32x4.mul(f32x4.splat(RELATIVE_ROUNDING), r)),
    );
    const low = f32x4.sub(f32x4.add(r, f32x4.pmin(f32x4.splat(0), curve)), pad);
    const high = f32x4.add(f32x4.add(r, f32x4.pmax(f32x4.splat(0), curve)), pad);
    const lowest = f32x4.pmax(f32x4.add(low, f32x4.splat(halfMiss)), f32x4.splat(6e6));
    const angular = f32x4.div(f32x4.mul(r, f32x4.sqrt(cross2)), f32x4.mul(lowest, lowest));
    const bottom = f32x4.pmin(r, f32x4.pmax(low, f32x4.splat(6.2e6)));
    const speed = f32x4.sqrt(
      f32x4.add(v2, f32x4.mul(f32x4.splat(<f32>(2 * MU)), f32x4.sub(f32x4.div(one, bottom), inverse))),
    );
    v128.store(FOUR, stepsOf(low));
    v128.store(FOUR, stepsOf(high), 16);
    const a = i32x4.min_s(top, i32x4.trunc_sat_f32x4_s(f32x4.mul(f32x4.add(f32x4.mul(x, inverse), one), halfN)));
    const b = i32x4.min_s(top, i32x4.trunc_sat_f32x4_s(f32x4.mul(f32x4.add(f32x4.mul(y, inverse), one), halfN)));
    const c = i32x4.min_s(top, i32x4.trunc_sat_f32x4_s(f32x4.mul(f32x4.add(sz, one), halfN)));
    v128.store(FOUR, i32x4.add(i32x4.mul(i32x4.add(i32x4.mul(a, n), b), n), c), 32);
    v128.store(FOUR, f32x4.mul(f32x4.splat(1.00002), speed), 48);
    // Written so that NaN fails; the lowest radii are judged in float64.
    const plain = v128.and(
      v128.and(f32x4.le(angular, quiet), f32x4.le(pad0, f32x4.splat(<f32>ROUGH_M))),
      v128.and(
        v128.and(f32x4.gt(r, f32x4.splat(6.4001e6)), f32x4.lt(r, f32x4.splat(<f32>FAR_M))),
        f32x4.lt(v2, f32x4.splat(1e20)),
      ),
    );
    let lanes = i32x4.bitmask(plain);
    if (load<i32>(codes + <usize>i) != 0) lanes = 0;
    for (let lane = 0; lane < 4; lane++) {
      const object = i + lane;
      if (((lanes >> lane) & 1) == 0) {
        keyObject(object);
        continue;
      }
      const four = FOUR + 4 * <usize>lane;
      const lowBin = binOfSteps(load<i32>(four), lut, coarse, bins);
      store<i32>(highBins + 4 * <usize>object, binOfSteps(load<i32>(four, 16), lut, coarse, bins));
      const highest = limits + 12 * <usize>lowBin;
      store<f32>(highest, max(load<f32>(highest, 8), load<f32>(four, 48)), 8);
      const key = load<i32>(cellOfCube + 4 * <usize>load<i32>(four, 32)) * bins + lowBin;
      store<i32>(keys + 4 * <usize>object, key);
      const counter = start + 4 * <usize>key;
      store<i32>(counter, load<i32>(counter, 4) + 1, 4);
    }
  }
  for (; i < to; i++) keyObject(i);
}

/** Two float64 of this row and of the next one, as four float32. */
// @ts-ignore: decorator
@inline
function pairOf(row: usize, offset: usize): v128 {
  const first = f32x4.demote_f64x2_zero(v128.load(row + offset));
  const second = f32x4.demote_f64x2_zero(v128.load(row + 48 + offset));
  return v128.shuffle<f32>(first, second, 0, 1, 4, 5);
}

// @ts-ignore: decorator
@inline
function stepsOf(radius: v128): v128 {
  return i32x4.trunc_sat_f32x4_s(
    f32x4.mul(f32x4.sub(radius, f32x4.splat(<f32>BIN_FLOOR_M)), f32x4.splat(<f32>(1 / STEP_M))),
  );
}

// @ts-ignore: decorator
@inline
function binOfSteps(steps: i32, lut: usize, coarse: i32, bins: i32): i32 {
  if (steps < STEPS) return <i32>load<u16>(lut + 2 * <usize>max(0, steps));
  return min(bins - 1, coarse + (steps - STEPS) / STEPS_PER_COARSE);
}

/** Bucket of one object, in float64. Objects without a usable state get a code and leave. */
function keyObject(i: i32): void {
  const states = table(at.STATES);
  const codes = table(at.CODES);
  const pads = table(at.PADS);
  const keys = table(at.KEYS);
  const highBins = table(at.HIGH_BINS);
  const start = table(at.START);
  const cellOfCube = table(at.CELL_OF_CUBE);
  const lut = table(at.BIN_OF_STEP);
  const rates = table(at.ALONE_RATES);
  const bins = <i32>table(at.BINS);
  const n = <i32>table(at.PER_AXIS);
  const halfN = 0.5 * <f64>n;
  const miss = parameter(at.MISS);
  const h = parameter(at.HALF);
  const quiet = parameter(at.QUIET);
  const limits = table(at.LIMITS);
  const alone = <i32>table(at.ALONE);
  const k4 = 4 * <usize>i;
  if (load<u8>(codes + <usize>i) != 0) {
    store<i32>(keys + k4, -1);
    return;
  }
  const row = states + 48 * <usize>i;
  const x = load<f64>(row);
  const y = load<f64>(row, 8);
  const z = load<f64>(row, 16);
  const vx = load<f64>(row, 24);
  const vy = load<f64>(row, 32);
  const vz = load<f64>(row, 40);
  const r2 = x * x + y * y + z * z;
  const v2 = vx * vx + vy * vy + vz * vz;
  // Written so that NaN fails.
  if (!(r2 < 1e24 && v2 < 1e20)) {
    store<u8>(codes + <usize>i, NOT_FINITE);
    store<i32>(keys + k4, -1);
    return;
  }
  if (r2 < LOWEST_RADIUS_M * LOWEST_RADIUS_M) {
    store<u8>(codes + <usize>i, BELOW_SURFACE);
    store<i32>(keys + k4, -1);
    return;
  }
  const r = Math.sqrt(r2);
  const inverse = 1 / r;
  const rate = (x * vx + y * vy + z * vz) * inverse;
  const pad0 = <f64>load<f32>(pads + k4);
  const k = MU * inverse * inverse * inverse;
  const cross2 = Math.max(0, v2 - rate * rate);
  const sz = z * inverse;
  const ratio = 6.378137e6 * inverse;
  const j2 = 1.624e-3 * k * r * ratio * ratio;
  const acceleration = cross2 * inverse - k * r + j2 * (3 * sz * sz - 1);
  const h2 = h * h;
  const pad =
    Math.abs(rate) * h * (1 + (2.0 / 3.0) * k * h2) +
    (5.0 / 24.0) * k * Math.abs(acceleration) * h2 * h2 +
    RADIAL_PAD_M +
    pad0 +
    miss / 2;
  const curve = (acceleration * h2) / 2;
  const low = r + Math.min(0, curve) - pad;
  const high = r + Math.max(0, curve) + pad;
  const lowest = Math.max(low + miss / 2, 6e6);
  const angular = (r * Math.sqrt(cross2)) / (lowest * lowest);
  const lowBin = binOf(low, lut, bins);
  store<i32>(highBins + k4, binOf(high, lut, bins));
  if (angular <= quiet && pad0 <= ROUGH_M && r < FAR_M) {
    const a = min(n - 1, i32((x * inverse + 1) * halfN));
    const b = min(n - 1, i32((y * inverse + 1) * halfN));
    const c = min(n - 1, i32((z * inverse + 1) * halfN));
    const cell = load<i32>(cellOfCube + 4 * <usize>((a * n + b) * n + c));
    // Vis-viva at the bottom of the interval bounds the speed in the slab.
    const speed2 = v2 + 2 * MU * (1 / Math.min(r, Math.max(low, 6.2e6)) - inverse);
    const top = limits + 12 * <usize>lowBin;
    store<f32>(top, max(load<f32>(top, 8), <f32>(1.000001 * Math.sqrt(speed2))), 8);
    const key = cell * bins + lowBin;
    store<i32>(keys + k4, key);
    const counter = start + 4 * <usize>key;
    store<i32>(counter, load<i32>(counter, 4) + 1, 4);
  } else {
    // Coded under -1: bin and number of the search.
    store<i32>(keys + k4, -2 - lowBin);
    store<f32>(rates + 4 * <usize>alone, <f32>(angular * 1.000001));
    store<i32>(at.TABLES + at.ALONE, alone + 1);
  }
}

/** Starts a slab: empties the buckets. */
export function clearGrid(): void {
  const buckets = table(at.CELLS) * table(at.BINS);
  memory.fill(table(at.START), 0, 4 * (buckets + 1));
  store<i32>(at.TABLES + at.ALONE, 0);
  memory.fill(table(at.LIMITS), 0, 12 * table(at.BINS));
  store<i32>(at.TABLES + at.NEXT, 0);
  store<i32>(at.TABLES + at.NEXT_NEIGHBOUR, -1);
  store<i32>(at.TABLES + at.HIT_COUNT, 0);
}

/** Sorts the keyed objects by bucket, the objects alone behind them, and sets the limits of the line test. */
export function sortObjects(): void {
  const buckets = <i32>(table(at.CELLS) * table(at.BINS));
  const start = table(at.START);
  const fill = table(at.FILL);
  let sum = 0;
  for (let k = 0; k <= buckets; k++) {
    sum += load<i32>(start + 4 * <usize>k);
    store<i32>(start + 4 * <usize>k, sum);
    store<i32>(fill + 4 * <usize>k, sum);
  }
  store<i32>(at.TABLES + at.GRIDDED, sum);
  const count = <i32>table(at.COUNT);
  const states = table(at.STATES);
  const keys = table(at.KEYS);
  const highBins = table(at.HIGH_BINS);
  const sorted = table(at.SORTED);
  const sortedKeys = table(at.SORTED_KEYS);
  let alone = sum;
  for (let i = 0; i < count; i++) {
    const key = load<i32>(keys + 4 * <usize>i);
    if (key == -1) continue;
    let position = alone;
    if (key >= 0) {
      position = load<i32>(fill + 4 * <usize>key);
      store<i32>(fill + 4 * <usize>key, position + 1);
    } else alone++;
    store<i32>(sortedKeys + 4 * <usize>position, key);
    const from = states + 48 * <usize>i;
    const to = sorted + 32 * <usize>position;
    const xy = f32x4.demote_f64x2_zero(v128.load(from));
    const zvx = f32x4.demote_f64x2_zero(v128.load(from, 16));
    const vyz = f32x4.demote_f64x2_zero(v128.load(from, 32));
    v128.store(to, v128.shuffle<f32>(xy, zvx, 0, 1, 4, 5));
    v128.store64_lane(to, vyz, 0, 16);
    store<i32>(to, load<i32>(highBins + 4 * <usize>i), 24);
    store<i32>(to, i, 28);
  }
  const bins = <i32>table(at.BINS);
  const lows = table(at.BIN_LOW);
  const limits = table(at.LIMITS);
  const miss = parameter(at.MISS);
  const h = parameter(at.HALF);
  const h3 = h * h * h;
  let topSpeed: f64 = 0;
  for (let b = 0; b < bins; b++) {
    const triple = limits + 12 * <usize>b;
    const gradient = gradientAt(load<f64>(lows + 8 * <usize>b) - LOWEST_SEGMENT_M);
    const still = miss + bendM(gradient, miss, 0, h) + 2 * ROUGH_M + ROUNDING_M;
    store<f32>(triple, <f32>(1.000001 * still));
    store<f32>(triple, <f32>((1.0100011 * gradient * h3) / (3 * (1 - gradient * h * h))), 4);
    topSpeed = Math.max(topSpeed, <f64>load<f32>(triple, 8));
  }
  store<f64>(at.PARAMETERS + at.TOP_SPEED, topSpeed);
}
