import { MU, SHIFT, shiftedBendM } from './bounds';
import { all, difference, over, sum, times } from './four-lanes';
import { COUNT, PART_RECORD } from './neighbourhoods';
import { MASK, PAD } from './paths';
import { ABSENT, INTERVAL, PART, SEARCHED_ALONE, SHIFTED, SHORT_ROW, slackOf, storeShorts, widthOf } from './shorts';
import * as at from './sieve-tables';
import { parameter, table } from './sieve-tables';

const BIN_FLOOR_M: f32 = 6.38e6;
const STEP_M: f32 = 1250;
const STEPS: i32 = 1776;
/** Steps in a coarse bin. */
const STEPS_PER_COARSE: f32 = 800;
/** What the radius may depart from its quadratic by besides the named terms, rounding of the radius included, m. */
const RADIAL_PAD_M: f32 = 102;
/** Objects with a larger pad are searched alone, m. */
const ROUGH_M: f32 = 1050;
/** How far the chord between two objects of a slab runs under their radius, m. */
const CHORD_DIP_M: f64 = 1e5;
/** Rounding of positions to float32 within FAR_M, both objects, m. */
const ROUNDING_M: f64 = 20;
/** Rounding of the squared line distance in float32, of the largest square that can still pass. */
const SQUARE_ROUNDING: f64 = 8e-6;
/** Objects that may become faster within the slab are searched alone, m/s: nothing on a nearly circular orbit. */
const FAST_MPS: f32 = 8100;
/** Beyond this radius float32 metres are too coarse for the common limits. */
const FAR_M: f32 = 6e7;
/** Steps of a coordinate on a face of the cube. */
const FACE_STEPS: i32 = 1024;

/** Scratch of four objects: steps on the face, face, lowest bins, angular rates. */
const FOUR: usize = memory.data(5 * 16, 16);

/** Value of one axis of a path; its derivative over u goes to `rateTo`. */
// @inline
function followed(axis: usize, u: v128, inverse: v128, rateTo: usize): v128 {
  let p = v128.load(axis, 336);
  let d = p;
  p = sum(times(p, u), v128.load(axis, 288));
  d = sum(times(d, u), p);
  p = sum(times(p, u), v128.load(axis, 240));
  d = sum(times(d, u), p);
  p = sum(times(p, u), v128.load(axis, 192));
  d = sum(times(d, u), p);
  p = sum(times(p, u), v128.load(axis, 144));
  d = sum(times(d, u), p);
  p = sum(times(p, u), v128.load(axis, 96));
  d = sum(times(d, u), p);
  p = sum(times(p, u), v128.load(axis, 48));
  d = sum(times(d, u), p);
  v128.store(rateTo, times(d, inverse));
  return sum(times(p, u), v128.load(axis));
}

/** Positions and velocities of the slots [from, to) at the slab centre; multiples of four. */
export function followPaths(from: i32, to: i32): void {
  const longU = all(<f32>parameter(at.LONG_U));
  const shortU = all(<f32>parameter(at.SHORT_U));
  const longRate = all(<f32>parameter(at.LONG_RATE));
  const shortRate = all(<f32>parameter(at.SHORT_RATE));
  let path = table(at.PATHS) + <usize>(from >> 2) * at.PATH_BLOCK;
  let row = table(at.ROW_BLOCKS) + <usize>(from >> 2) * at.ROW_BLOCK;
  for (let i = from; i < to; i += 4) {
    const mask = v128.load(path, MASK);
    const u = v128.bitselect(shortU, longU, mask);
    const inverse = v128.bitselect(shortRate, longRate, mask);
    v128.store(row, followed(path, u, inverse, row + 48));
    v128.store(row, followed(path + 16, u, inverse, row + 64), 16);
    v128.store(row, followed(path + 32, u, inverse, row + 80), 32);
    path += at.PATH_BLOCK;
    row += at.ROW_BLOCK;
  }
}

/** Radial bins: steps above the floor, then coarse ones; as in src/radial-bins.ts. */
// @inline
function binsOf(radius: v128, last: v128): v128 {
  const steps = times(difference(radius, all(BIN_FLOOR_M)), all(1 / STEP_M));
  const above = times(difference(steps, all(<f32>STEPS)), all(1 / STEPS_PER_COARSE));
  const coarse = i32x4.add(i32x4.splat(STEPS), i32x4.trunc_sat_f32x4_s(f32x4.pmin(above, all(1e4))));
  const fine = i32x4.max_s(i32x4.splat(0), i32x4.trunc_sat_f32x4_s(f32x4.pmin(steps, all(1e4))));
  return v128.bitselect(fine, i32x4.min_s(coarse, last), f32x4.lt(steps, all(<f32>STEPS)));
}

/** Writes the lanes to one place of four short rows. */
// @inline
function storeLanes(to: usize, lanes: v128): void {
  v128.store32_lane(to, lanes, 0);
  v128.store32_lane(to, lanes, 1, 32);
  v128.store32_lane(to, lanes, 2, 64);
  v128.store32_lane(to, lanes, 3, 96);
}

/**
 * Short rows of the slots [from, to), multiples of four: radial interval, cell, position and velocity; counts the bins and
 * the cells. Objects that turn too fast for the cells within reach of theirs, are far off or uncertain go to the list of
 * those searched alone.
 */
export function keySlots(from: i32, to: i32): void {
  const paths = table(at.PATHS);
  const codes = table(at.CODES);
  const start = table(at.START) + 4;
  const shorts = table(at.SHORTS);
  const partOfStep = table(at.PART_OF_STEP);
  const parts = table(at.PARTS);
  const lastBin = i32x4.splat(<i32>table(at.BINS) - 1);
  const perAxis = <i32>table(at.PARTS_PER_AXIS);
  const h = <f32>parameter(at.HALF);
  const halfMiss = <f32>(parameter(at.MISS) / 2);
  const quiet = all(<f32>(parameter(at.QUIET) * 0.99999));
  const one = all(1);
  let row = table(at.ROW_BLOCKS) + <usize>(from >> 2) * at.ROW_BLOCK;
  for (let i = from; i < to; i += 4) {
    const x = v128.load(row);
    const y = v128.load(row, 16);
    const z = v128.load(row, 32);
    const vx = v128.load(row, 48);
    const vy = v128.load(row, 64);
    const vz = v128.load(row, 80);
    const r2 = sum(sum(times(x, x), times(y, y)), times(z, z));
    const v2 = sum(sum(times(vx, vx), times(vy, vy)), times(vz, vz));
    const r = f32x4.sqrt(r2);
    const inverse = over(one, r);
    const rate = times(sum(sum(times(x, vx), times(y, vy)), times(z, vz)), inverse);
    const pad0 = v128.load(paths + <usize>(i >> 2) * at.PATH_BLOCK, PAD);
    const k = times(times(all(<f32>MU), inverse), times(inverse, inverse));
    const cross2 = f32x4.pmax(all(0), difference(v2, times(rate, rate)));
    const sz = times(z, inverse);
    const pull = times(k, r);
    const ratio = times(all(6.378137e6), inverse);
    const j2 = times(times(all(1.624e-3), pull), times(ratio, ratio));
    const acceleration = sum(
      difference(times(cross2, inverse), pull),
      times(j2, difference(times(all(3), times(sz, sz)), one)),
    );
    const kh2 = times(k, all(h * h));
    const curve = times(acceleration, all((h * h) / 2));
    const climb = times(times(f32x4.abs(rate), all(h)), sum(one, times(all(2.0 / 3.0), kh2)));
    const pad = sum(
      sum(climb, times(times(all(5.0 / 12.0), kh2), f32x4.abs(curve))),
      sum(sum(all(RADIAL_PAD_M + halfMiss), pad0), times(all(4e-7), r)),
    );
    const low = difference(sum(r, f32x4.pmin(all(0), curve)), pad);
    const high = sum(sum(r, f32x4.pmax(all(0), curve)), pad);
    const lowest = f32x4.pmax(sum(low, all(halfMiss)), all(6e6));
    const angular = over(times(r, f32x4.sqrt(cross2)), times(lowest, lowest));
    // Vis-viva at the bottom of the interval bounds the speed in the slab.
    const bottom = f32x4.pmin(r, f32x4.pmax(low, all(6.2e6)));
    const top2 = sum(v2, times(all(<f32>(2 * MU)), difference(over(one, bottom), inverse)));
    const shift = difference(one, times(kh2, all(<f32>SHIFT)));
    const px = times(x, shift);
    const py = times(y, shift);
    const pz = times(z, shift);
    // Direction: the face of a cube that it pierces, and where.
    const ax = f32x4.abs(x);
    const ay = f32x4.abs(y);
    const az = f32x4.abs(z);
    const isX = v128.and(f32x4.ge(ax, ay), f32x4.ge(ax, az));
    const isY = v128.andnot(f32x4.ge(ay, az), isX);
    const main = v128.bitselect(x, v128.bitselect(y, z, isY), isX);
    const first = v128.bitselect(y, x, isX);
    const second = v128.bitselect(z, v128.bitselect(z, y, isY), isX);
    const scale = over(all(0.5 * <f32>FACE_STEPS), f32x4.abs(main));
    const last = i32x4.splat(FACE_STEPS - 1);
    const middle = all(0.5 * <f32>FACE_STEPS);
    const s = i32x4.min_s(last, i32x4.trunc_sat_f32x4_s(sum(times(first, scale), middle)));
    const t = i32x4.min_s(last, i32x4.trunc_sat_f32x4_s(sum(times(second, scale), middle)));
    const axis = v128.bitselect(i32x4.splat(0), v128.bitselect(i32x4.splat(2), i32x4.splat(4), isY), isX);
    v128.store(FOUR, s);
    v128.store(FOUR, t, 16);
    v128.store(FOUR, i32x4.add(axis, i32x4.shr_u(main, 31)), 32);
    const lowBins = binsOf(low, lastBin);
    v128.store(FOUR, lowBins, 48);
    v128.store(FOUR, angular, 64);
    // Written so that NaN fails.
    const plain = v128.and(
      v128.and(f32x4.le(angular, quiet), f32x4.le(pad0, all(ROUGH_M))),
      v128.and(f32x4.lt(r, all(FAR_M)), f32x4.lt(top2, all(<f32>0.9999 * FAST_MPS * FAST_MPS))),
    );
    const lanes = i32x4.bitmask(plain);
    const four = shorts + SHORT_ROW * <usize>i;
    storeShorts(four, px, py, pz, vx, vy, vz);
    storeLanes(four + INTERVAL, v128.or(lowBins, i32x4.shl(binsOf(high, lastBin), 16)));
    storeLanes(four + SHIFTED, shift);
    const coded = load<i32>(codes + <usize>i);
    for (let lane = 0; lane < 4; lane++) {
      const slot = <usize>(i + lane);
      const short = four + SHORT_ROW * <usize>lane;
      if (((coded >> (lane << 3)) & 255) !== 0) {
        store<i32>(short, ABSENT, PART);
        continue;
      }
      const scratch = FOUR + 4 * <usize>lane;
      if (((lanes >> lane) & 1) === 0) {
        const alone = <i32>table(at.ALONE);
        store<i32>(at.TABLES + at.ALONE, alone + 1);
        store<i32>(table(at.ALONE_SLOTS) + 4 * <usize>alone, <i32>slot);
        store<f32>(table(at.ALONE_RATES) + 4 * slot, load<f32>(scratch, 64) * <f32>1.000001);
        store<i32>(short, SEARCHED_ALONE, PART);
        continue;
      }
      const part =
        (load<i32>(scratch, 32) * perAxis + <i32>load<u8>(partOfStep + <usize>load<i32>(scratch))) * perAxis +
        <i32>load<u8>(partOfStep + <usize>load<i32>(scratch, 16));
      store<i32>(short, part, PART);
      const record = parts + PART_RECORD * <usize>part;
      store<i32>(record, load<i32>(record, COUNT) + 1, COUNT);
      const counter = start + 4 * <usize>load<i32>(scratch, 48);
      store<i32>(counter, load<i32>(counter) + 1);
    }
    row += at.ROW_BLOCK;
  }
}

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
    const speed = 2 * Math.min(<f64>FAST_MPS, Math.sqrt((2 * MU) / low));
    const limit = miss + shiftedBendM(low - CHORD_DIP_M, miss, speed, FAST_MPS, h) + 2 * <f64>ROUGH_M + ROUNDING_M;
    const farthest = limit + speed * h;
    store<i32>(table(at.CROSS_WIDTHS) + 4 * b, widthOf(limit));
    slack = max(slack, slackOf(limit, speed, h));
    store<f32>(table(at.LIMITS) + 4 * b, <f32>(1.000001 * (limit * limit + SQUARE_ROUNDING * farthest * farthest)));
  }
  store<i32>(at.TABLES + at.CROSS_SLACK, slack);
}
