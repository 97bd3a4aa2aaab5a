import { loadState } from './approach';
import { MU, shiftedBendM } from './bounds';
import { all, difference, sum, times } from './four-lanes';
import { DEEPEST_M, FAST_MPS, RADIUS_ROUNDING, ROUGH_M, ROUNDING_M, SQUARE_ROUNDING } from './grid-limits';
import { CELL_RECORD, EIGHT, OWN_END, OWN_START } from './neighbourhoods';
import { padOf } from './paths';
import {
  INTERVAL,
  passesInSlab,
  passing,
  positionPair,
  SHIFTED,
  SHORT_ROW,
  slackOf,
  velocityPair,
  widthOf,
} from './shorts';
import * as at from './sieve-tables';
import { parameter, table } from './sieve-tables';

/** Radius at which a pad is seen under the largest angle, m; as in src/sieve-grid.ts. */
const LOWEST_RADIUS_M: f64 = 6.38e6;
/** Relative speeds are bounded as if every object could be as fast as this at least, m/s: the escape speed at the surface. */
const TOP_SPEED_MPS: f64 = 11_200;

/** Columns of the objects alone: shifted position, velocity, pad, each float32, then i32 interval. */
const INTERVAL_COLUMN: usize = 7;

/** Common bounds of the objects searched alone in a slab: largest speed, m/s, and radius of the widest cap of a cell, rad. */
let topSpeed: f64 = 0;
let widestCap: f64 = 0;

/** Takes the objects alone into columns. */
export function startAlone(): void {
  const alone = table(at.ALONE);
  const slots = table(at.ALONE_SLOTS);
  const columns = table(at.ALONE_COLUMNS);
  const column = 4 * table(at.SLOT_COUNT);
  const caps = table(at.CAPS);
  topSpeed = TOP_SPEED_MPS;
  for (let n: usize = 0; n < alone; n++) {
    const slot = <usize>load<i32>(slots + 4 * n);
    const short = table(at.SHORTS) + SHORT_ROW * slot;
    const block = table(at.ROW_BLOCKS) + (slot >> 2) * <usize>at.ROW_BLOCK + ((slot & 3) << 2);
    const shift = load<f32>(short, SHIFTED);
    let to = columns + 4 * n;
    for (let c: usize = 0; c < 6; c++, to += column) {
      const value = load<f32>(block + 16 * c);
      store<f32>(to, c < 3 ? value * shift : value);
    }
    store<f32>(to, <f32>padOf(slot));
    store<i32>(to + column, load<i32>(short, INTERVAL));
    topSpeed = Math.max(topSpeed, speedOf(slot));
  }
  widestCap = 0;
  for (let cell: usize = 0; cell < table(at.CELLS); cell++) {
    widestCap = Math.max(widestCap, <f64>load<f32>(caps + 16 * cell, 12));
  }
}

/** Bound of the speed of a slot in the slab, m/s: vis-viva at the lowest radius of all. */
function speedOf(slot: usize): f64 {
  loadState(slot, STATE);
  const x = load<f64>(STATE);
  const y = load<f64>(STATE, 8);
  const z = load<f64>(STATE, 16);
  const u = load<f64>(STATE, 24);
  const v = load<f64>(STATE, 32);
  const w = load<f64>(STATE, 40);
  const r = Math.sqrt(x * x + y * y + z * z);
  return Math.sqrt(u * u + v * v + w * w + 2 * MU * Math.max(0, 1 / DEEPEST_M - 1 / r));
}

/** State of the object at hand. */
const STATE: usize = memory.data(6 * 8, 16);

/**
 * Objects alone: each against those behind it and against all cells within its reach, from where the last call stopped.
 *
 * @returns true when the hits have to be tested before the scan can go on
 */
export function scanAlone(): bool {
  const alone = <i32>table(at.ALONE);
  const slots = table(at.ALONE_SLOTS);
  const cells = <i32>table(at.CELLS);
  const records = table(at.CELL_RECORDS);
  const caps = table(at.CAPS);
  const rates = table(at.ALONE_RATES);
  const shorts = table(at.SHORTS);
  const base = table(at.HITS);
  const full = base + <usize>at.HIT * table(at.HIT_CAPACITY);
  const h = parameter(at.HALF);
  const miss = parameter(at.MISS);
  const bend = shiftedBendM(0, miss, 2 * topSpeed, topSpeed, h);
  let hits = base;
  let n = load<i32>(at.TABLES + at.NEXT);
  for (; n < alone; n++) {
    // One object causes at most as many hits as there are objects.
    if (hits + <usize>at.HIT * (table(at.GRIDDED) + <usize>alone) > full) break;
    const slot = load<i32>(slots + 4 * <usize>n);
    const short = shorts + SHORT_ROW * <usize>slot;
    const pad = padOf(<usize>slot);
    const speed = speedOf(<usize>slot) + FAST_MPS;
    const x = load<f64>(STATE);
    const y = load<f64>(STATE, 8);
    const z = load<f64>(STATE, 16);
    const r = Math.sqrt(x * x + y * y + z * z);
    const limit = miss + bend + pad + ROUNDING_M + RADIUS_ROUNDING * r;
    hits = meetAlone(<usize>n, limit, limit + 2 * topSpeed * h, hits);
    const rate = <f64>load<f32>(rates + 4 * <usize>slot);
    const reach = h * (rate + parameter(at.QUIET)) + parameter(at.SLIP) + pad / LOWEST_RADIUS_M;
    const farthest = r * Math.cos(Math.min(Math.PI, reach + widestCap));
    const width = widthOf(limit + ROUGH_M);
    const slack = slackOf(limit + ROUGH_M, speed, h);
    for (let cell = 0; cell < cells; cell++) {
      const cap = caps + 16 * <usize>cell;
      const along = x * <f64>load<f32>(cap) + y * <f64>load<f32>(cap, 4) + z * <f64>load<f32>(cap, 8);
      if (along < farthest) continue;
      hits = meetCell(slot, short, (3 * cell) / cells, records + CELL_RECORD * <usize>cell, width, slack, hits);
    }
  }
  store<i32>(at.TABLES + at.NEXT, n);
  store<i32>(at.TABLES + at.HIT_COUNT, <i32>((hits - base) / at.HIT));
  return n < alone;
}

/**
 * Line test of the object alone n against those behind it whose radial intervals overlap its own; returns the end of the hits.
 *
 * @param limitM     without the pad of the other one, farthestM: with the distance travelled in half a slab
 */
function meetAlone(n: usize, limitM: f64, farthestM: f64, hits: usize): usize {
  const columns = table(at.ALONE_COLUMNS);
  const column = 4 * table(at.SLOT_COUNT);
  const slots = table(at.ALONE_SLOTS);
  const alone = table(at.ALONE);
  const h = all(<f32>parameter(at.HALF));
  const limit = all(<f32>limitM);
  const rounding = all(<f32>(SQUARE_ROUNDING * farthestM * farthestM));
  const ownInterval = load<i32>(columns + INTERVAL_COLUMN * column + 4 * n);
  const low = i32x4.splat(ownInterval & 0xffff);
  const high = i32x4.splat(ownInterval >>> 16);
  const from = columns + 4 * n;
  for (let k = n + 1; k < alone; k += 4) {
    let to = columns + 4 * k;
    let a = all(0);
    let b = a;
    let c = a;
    for (let axis: usize = 0; axis < 3; axis++) {
      const d = difference(v128.load(to), v128.load32_splat(from + axis * column));
      const u = difference(v128.load(to + 3 * column), v128.load32_splat(from + (axis + 3) * column));
      a = sum(a, times(u, u));
      b = sum(b, times(d, u));
      c = sum(c, times(d, d));
      to += column;
    }
    to += 3 * column;
    const reach = sum(limit, v128.load(to));
    c = difference(c, sum(times(reach, reach), rounding));
    const interval = v128.load(to + column);
    const theirLow = v128.and(interval, i32x4.splat(0xffff));
    const overlap = v128.and(i32x4.le_s(theirLow, high), i32x4.ge_s(i32x4.shr_u(interval, 16), low));
    const ah = times(a, h);
    const size = f32x4.abs(b);
    const ends = sum(c, times(h, difference(difference(ah, size), size)));
    const inside = v128.and(f32x4.le(times(c, a), times(b, b)), f32x4.lt(size, ah));
    const closePairs = v128.and(overlap, v128.or(inside, f32x4.le(ends, all(0))));
    let lanes = i32x4.bitmask(closePairs) & ((1 << (<i32>min<usize>(4, alone - k))) - 1);
    while (lanes !== 0) {
      store<i32>(hits, load<i32>(slots + 4 * n));
      store<i32>(hits, load<i32>(slots + 4 * (k + <usize>ctz(lanes))), 4);
      lanes &= lanes - 1;
      hits += at.HIT;
    }
  }
  return hits;
}

/** An object alone with the objects of a cell; returns the end of the hits. */
function meetCell(slot: i32, short: usize, axis: i32, record: usize, limit: i32, rounding: i32, hits: usize): usize {
  const width = i32x4.splat(limit);
  const slack = i32x4.splat(rounding);
  const half = <f32>parameter(at.HALF);
  const ownLists = table(at.OWN_LISTS);
  const tops = table(at.OWN_TOPS);
  const column = table(at.OWN_COLUMN);
  const order = table(at.ORDER);
  const shorts = table(at.SHORTS);
  const position = load<i32>(short + positionPair(axis));
  const velocity = load<i32>(short + velocityPair(axis));
  const p = i32x4.splat(position);
  const v = i32x4.splat(velocity);
  const interval = load<i32>(short, INTERVAL);
  const low = interval & 0xffff;
  const endRank = load<i32>(table(at.START) + 4 * <usize>(interval >>> 16), 4);
  const end = ownLists + <usize>load<i32>(record, OWN_END);
  for (let q = ownLists + <usize>load<i32>(record, OWN_START); q < end; q += EIGHT) {
    if (load<i32>(q + 2 * column) >= endRank) break;
    if (load<i32>(tops + (((q - ownLists) >> 5) << 2)) < low) continue;
    const w = q + column;
    const near0 = passing(i16x8.sub(v128.load(q), p), i16x8.sub(v128.load(w), v), width, slack);
    const near1 = passing(i16x8.sub(v128.load(q, 16), p), i16x8.sub(v128.load(w, 16), v), width, slack);
    const rows = <i32>min<usize>(8, (end - q) >> 2);
    let lanes = (i32x4.bitmask(near0) | (i32x4.bitmask(near1) << 4)) & ((1 << rows) - 1);
    while (lanes !== 0) {
      const row = q + 4 * <usize>ctz(lanes);
      const rank = load<i32>(row + 2 * column);
      lanes &= lanes - 1;
      const otherSlot = load<i32>(order + 4 * <usize>rank);
      const high = load<i32>(shorts + SHORT_ROW * <usize>otherSlot, INTERVAL) >>> 16;
      store<i32>(hits, slot);
      store<i32>(hits, otherSlot, 4);
      const isHit = passesInSlab(position, velocity, load<i32>(row), load<i32>(row + column), limit, rounding, half);
      hits += <usize>(i32(isHit) & i32(high >= low)) * at.HIT;
    }
  }
  return hits;
}
