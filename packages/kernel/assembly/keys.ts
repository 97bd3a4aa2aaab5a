import { MU, SHIFT } from './bounds';
import { all, difference, over, sum, times } from './four-lanes';
import { FAST_MPS, ROUGH_M } from './grid-limits';
import { COUNT, PART_RECORD } from './neighbourhoods';
import { PAD } from './paths';
import { binsOf, radialAcceleration, radialPad, topSpeedSquare } from './radial-interval';
import { ABSENT, INTERVAL, PART, SEARCHED_ALONE, SHIFTED, SHORT_ROW, storeShorts } from './shorts';
import * as at from './sieve-tables';
import { parameter, table } from './sieve-tables';

/** Steps of a coordinate on a face of the cube; as in src/cell-tables.ts. */
const FACE_STEPS: i32 = 1024;

/** Angular rates use the lowest radius of the slab, but at least this, m: far inside the Earth. */
const LOWEST_RATE_M: f32 = 6e6;
/** Beyond this radius float32 metres are too coarse for the common limits. */
const FAR_M: f32 = 6e7;
/**
 * Margins for float32, in which rates and squared speeds are computed, some ten units of 1.2e-7 each: rates that count as quiet,
 * squared speeds that count as slow, and the margin on the rates of objects searched alone.
 */
const QUIET_SHARE: f64 = 0.99999;
const SLOW_SHARE: f64 = 0.9999;
const RATE_MARGIN: f32 = 1.000001;

/** Scratch of four objects: steps on the face, face, lowest bins, angular rates. */
const FOUR: usize = memory.data(5 * 16, 16);
const FIRST_STEP: usize = 0;
const SECOND_STEP: usize = 16;
const FACE: usize = 32;
const LOW_BIN: usize = 48;
const RATE: usize = 64;

/** Writes the face of a cube that the directions pierce, and where. */
// @inline
function storeFaces(x: v128, y: v128, z: v128): void {
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
  v128.store(FOUR, s, FIRST_STEP);
  v128.store(FOUR, t, SECOND_STEP);
  v128.store(FOUR, i32x4.add(axis, i32x4.shr_u(main, 31)), FACE);
}

/** Writes the lanes to one place of four short rows. */
// @inline
function storeLanes(to: usize, lanes: v128): void {
  v128.store32_lane(to, lanes, 0);
  v128.store32_lane(to, lanes, 1, 32);
  v128.store32_lane(to, lanes, 2, 64);
  v128.store32_lane(to, lanes, 3, 96);
}

/** Puts a slot on the list of those that are searched alone. */
// @inline
function listAlone(slot: usize, rate: f32): void {
  const alone = <i32>table(at.ALONE);
  store<i32>(at.TABLES + at.ALONE, alone + 1);
  store<i32>(table(at.ALONE_SLOTS) + 4 * <usize>alone, <i32>slot);
  store<f32>(table(at.ALONE_RATES) + 4 * slot, rate * RATE_MARGIN);
}

// @inline
function increase(counter: usize): void {
  store<i32>(counter, load<i32>(counter) + 1);
}

/** Returns the part of a cell that contains the direction of one of the four. */
// @inline
function partOf(scratch: usize, partOfStep: usize, perAxis: i32): i32 {
  return (
    (load<i32>(scratch, FACE) * perAxis + <i32>load<u8>(partOfStep + <usize>load<i32>(scratch, FIRST_STEP))) * perAxis +
    <i32>load<u8>(partOfStep + <usize>load<i32>(scratch, SECOND_STEP))
  );
}

/**
 * Short rows of the slots [from, to), multiples of four: radial interval, cell, position and velocity; counts the bins and
 * the cells. Objects that turn too fast for the cells within reach of theirs, are far off or uncertain go to the list of
 * those searched alone.
 *
 * Method   docs/models/screening, (i) and (ii)
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
  const quiet = all(<f32>(parameter(at.QUIET) * QUIET_SHARE));
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
    const inverse = over(all(1), r);
    const rate = times(sum(sum(times(x, vx), times(y, vy)), times(z, vz)), inverse);
    const statePad = v128.load(paths + <usize>(i >> 2) * at.PATH_BLOCK, PAD);
    const k = times(times(all(<f32>MU), inverse), times(inverse, inverse));
    const cross2 = f32x4.pmax(all(0), difference(v2, times(rate, rate)));
    const kh2 = times(k, all(h * h));
    const curve = times(radialAcceleration(z, r, inverse, k, cross2), all((h * h) / 2));
    const pad = radialPad(r, rate, kh2, curve, statePad, h, halfMiss);
    const low = difference(sum(r, f32x4.pmin(all(0), curve)), pad);
    const high = sum(sum(r, f32x4.pmax(all(0), curve)), pad);
    const lowest = f32x4.pmax(sum(low, all(halfMiss)), all(LOWEST_RATE_M));
    const angular = over(times(r, f32x4.sqrt(cross2)), times(lowest, lowest));
    const top2 = topSpeedSquare(v2, r, inverse, low);
    const shift = difference(all(1), times(kh2, all(<f32>SHIFT)));
    storeFaces(x, y, z);
    const lowBins = binsOf(low, lastBin);
    v128.store(FOUR, lowBins, LOW_BIN);
    v128.store(FOUR, angular, RATE);
    // Written so that NaN fails.
    const plain = v128.and(
      v128.and(f32x4.le(angular, quiet), f32x4.le(statePad, all(<f32>ROUGH_M))),
      v128.and(f32x4.lt(r, all(FAR_M)), f32x4.lt(top2, all(<f32>SLOW_SHARE * <f32>FAST_MPS * <f32>FAST_MPS))),
    );
    const lanes = i32x4.bitmask(plain);
    const four = shorts + SHORT_ROW * <usize>i;
    storeShorts(four, times(x, shift), times(y, shift), times(z, shift), vx, vy, vz);
    storeLanes(four + INTERVAL, v128.or(lowBins, i32x4.shl(binsOf(high, lastBin), 16)));
    storeLanes(four + SHIFTED, shift);
    const coded = load<i32>(codes + <usize>i);
    for (let lane = 0; lane < 4; lane++) {
      const short = four + SHORT_ROW * <usize>lane;
      if (((coded >> (lane << 3)) & 255) !== 0) {
        store<i32>(short, ABSENT, PART);
        continue;
      }
      const scratch = FOUR + 4 * <usize>lane;
      if (((lanes >> lane) & 1) === 0) {
        listAlone(<usize>(i + lane), load<f32>(scratch, RATE));
        store<i32>(short, SEARCHED_ALONE, PART);
        continue;
      }
      const part = partOf(scratch, partOfStep, perAxis);
      store<i32>(short, part, PART);
      increase(parts + PART_RECORD * <usize>part + COUNT);
      increase(start + 4 * <usize>load<i32>(scratch, LOW_BIN));
    }
    row += at.ROW_BLOCK;
  }
}
