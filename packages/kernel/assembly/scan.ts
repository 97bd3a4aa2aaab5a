import { MU, bendM, gradientAt } from './bounds';
import * as at from './sieve-tables';
import { parameter, table } from './sieve-tables';

/** Four objects against many: six vectors of the group, half slab, limit. */
const GROUP: usize = memory.data(8 * 16, 16);
/** Largest spread of radial bins within a group of four. */
const SPREAD: i32 = 6;
const LOWEST_SEGMENT_M: f64 = 1e5;
const ROUGH_M: f64 = 550;
/** Rounding of the squared line distance in float32, of the largest square that can still pass. */
const SQUARE_ROUNDING: f32 = 8e-6;

/** Squared limit of the line test for objects of bins [bin, top], rounding included. */
function groupLimit(limits: usize, bin: i32, top: i32, h: f32): f32 {
  let speed: f32 = 0;
  const end = limits + 12 * <usize>top;
  for (let b = limits + 12 * <usize>bin; b <= end; b += 12) speed = max(speed, load<f32>(b, 8));
  speed += speed;
  const limit = load<f32>(limits + 12 * <usize>bin) + speed * load<f32>(limits + 12 * <usize>bin, 4);
  const reach = limit + speed * h;
  return <f32>1.000001 * (limit * limit + SQUARE_ROUNDING * reach * reach);
}

/**
 * Line test of the four objects of GROUP against the sorted rows [q, end). Pushes (position, row, lanes) where one may
 * pass within the limit; returns the end of the hits.
 *
 * The infinite line decides nearly always; the ends of the slab are looked at only behind it.
 */
function sweep(position: i32, q: usize, end: usize, hits: usize): usize {
  const px = v128.load(GROUP);
  const py = v128.load(GROUP, 16);
  const pz = v128.load(GROUP, 32);
  const pvx = v128.load(GROUP, 48);
  const pvy = v128.load(GROUP, 64);
  const pvz = v128.load(GROUP, 80);
  const limit = v128.load(GROUP, 112);
  while (q < end) {
    let d = f32x4.sub(v128.load32_splat(q), px);
    let u = f32x4.sub(v128.load32_splat(q, 12), pvx);
    let a = f32x4.mul(u, u);
    let b = f32x4.mul(d, u);
    let c = f32x4.sub(f32x4.mul(d, d), limit);
    d = f32x4.sub(v128.load32_splat(q, 4), py);
    u = f32x4.sub(v128.load32_splat(q, 16), pvy);
    a = f32x4.add(a, f32x4.mul(u, u));
    b = f32x4.add(b, f32x4.mul(d, u));
    c = f32x4.add(c, f32x4.mul(d, d));
    d = f32x4.sub(v128.load32_splat(q, 8), pz);
    u = f32x4.sub(v128.load32_splat(q, 20), pvz);
    a = f32x4.add(a, f32x4.mul(u, u));
    b = f32x4.add(b, f32x4.mul(d, u));
    c = f32x4.add(c, f32x4.mul(d, d));
    const near = f32x4.le(f32x4.mul(c, a), f32x4.mul(b, b));
    if (v128.any_true(near)) {
      const h = v128.load(GROUP, 96);
      const ah = f32x4.mul(a, h);
      const size = f32x4.abs(b);
      const ends = f32x4.add(c, f32x4.mul(h, f32x4.sub(f32x4.sub(ah, size), size)));
      const lanes = i32x4.bitmask(
        v128.and(near, v128.or(f32x4.lt(size, ah), f32x4.le(ends, f32x4.splat(0)))),
      );
      if (lanes != 0) {
        store<i32>(hits, position);
        store<i32>(hits, <i32>q, 4);
        store<i32>(hits, lanes, 8);
        hits += 16;
      }
    }
    q += 32;
  }
  return hits;
}

/** Loads objects [position, position + size) into the lanes of GROUP; empty lanes get NaN, which passes no test. */
function loadGroup(position: usize, size: i32, limit: f32): void {
  const row = table(at.SORTED) + 32 * position;
  for (let lane = 0; lane < 4; lane++) {
    const from = row + 32 * <usize>lane;
    for (let c: usize = 0; c < 6; c++) {
      store<f32>(GROUP + 16 * c + 4 * <usize>lane, lane < size ? load<f32>(from + 4 * c) : <f32>NaN);
    }
  }
  v128.store(GROUP, f32x4.splat(<f32>parameter(at.HALF)), 96);
  v128.store(GROUP, f32x4.splat(limit), 112);
}

/**
 * Pairs of the grid, from where the last call stopped.
 *
 * @returns true when the hits have to be tested before the scan can go on
 */
export function scanGrid(): bool {
  const total = <i32>table(at.GRIDDED);
  const bins = <i32>table(at.BINS);
  const keys = table(at.SORTED_KEYS);
  const sorted = table(at.SORTED);
  const start = table(at.START);
  const limits = table(at.LIMITS);
  const neighbourStart = table(at.NEIGHBOUR_START);
  const neighbours = table(at.NEIGHBOURS);
  const h = <f32>parameter(at.HALF);
  const base = table(at.HITS);
  let hits = base;
  const full = base + 16 * table(at.HIT_CAPACITY);
  let position = load<i32>(at.TABLES + at.NEXT);
  let next = load<i32>(at.TABLES + at.NEXT_NEIGHBOUR);
  while (position < total) {
    const key = load<i32>(keys + 4 * <usize>position);
    const cell = key / bins;
    const bin = key - cell * bins;
    const cellKey = cell * bins;
    const lastKey = min(key + SPREAD, cellKey + bins - 1);
    let size = 1;
    let top = load<i32>(sorted + 32 * <usize>position, 24);
    while (size < 4 && position + size < total && load<i32>(keys + 4 * <usize>(position + size)) <= lastKey) {
      top = max(top, load<i32>(sorted + 32 * <usize>(position + size), 24));
      size++;
    }
    loadGroup(<usize>position, size, groupLimit(limits, bin, top, h));
    const first = load<i32>(neighbourStart + 4 * <usize>cell);
    const last = load<i32>(neighbourStart + 4 * <usize>cell, 4);
    for (let k = next; k < last - first; k++) {
      // Neighbour -1 is the cell itself; a pair inside the group comes up once for each order, and once is dropped.
      let from = position + 1;
      let to = 0;
      if (k < 0) {
        to = load<i32>(start + 4 * <usize>(cellKey + top + 1));
      } else {
        const other = load<i32>(neighbours + 4 * <usize>(first + k));
        const otherKey = other * bins;
        from = load<i32>(start + 4 * <usize>(otherKey + bin + i32(other < cell)));
        to = load<i32>(start + 4 * <usize>(otherKey + top + 1));
      }
      if (from >= to) continue;
      if (hits + 16 * <usize>(to - from) > full) {
        store<i32>(at.TABLES + at.NEXT, position);
        store<i32>(at.TABLES + at.NEXT_NEIGHBOUR, k);
        store<i32>(at.TABLES + at.HIT_COUNT, <i32>((hits - base) >> 4));
        return true;
      }
      hits = sweep(position, sorted + 32 * <usize>from, sorted + 32 * <usize>to, hits);
    }
    next = -1;
    position += size;
  }
  store<i32>(at.TABLES + at.NEXT, position);
  store<i32>(at.TABLES + at.NEXT_NEIGHBOUR, -1);
  store<i32>(at.TABLES + at.HIT_COUNT, <i32>((hits - base) >> 4));
  return false;
}

/**
 * Objects alone: each against the other ones and against all cells within its reach. Goes on from where it stopped.
 * The lanes of its hits are always 1.
 */
export function scanAlone(): bool {
  const gridded = <i32>table(at.GRIDDED);
  const total = gridded + <i32>table(at.ALONE);
  const bins = <i32>table(at.BINS);
  const n = <i32>table(at.PER_AXIS);
  const cells = <i32>table(at.CELLS);
  const keys = table(at.SORTED_KEYS);
  const sorted = table(at.SORTED);
  const start = table(at.START);
  const cubes = table(at.CUBE_OF_CELL);
  const pads = table(at.PADS);
  const rates = table(at.ALONE_RATES);
  const base = table(at.HITS);
  const full = base + 16 * table(at.HIT_CAPACITY);
  const h = parameter(at.HALF);
  const miss = parameter(at.MISS);
  const edge = parameter(at.EDGE);
  const halfN = 0.5 * <f64>n;
  let hits = base;
  let position = load<i32>(at.TABLES + at.NEXT);
  let next = load<i32>(at.TABLES + at.NEXT_NEIGHBOUR);
  while (position < total) {
    const row = sorted + 32 * <usize>position;
    const id = load<i32>(row, 28);
    const x = <f64>load<f32>(row);
    const y = <f64>load<f32>(row, 4);
    const z = <f64>load<f32>(row, 8);
    const r = Math.sqrt(x * x + y * y + z * z);
    const pad = <f64>load<f32>(pads + 4 * <usize>id);
    const low = -2 - load<i32>(keys + 4 * <usize>position);
    const high = load<i32>(row, 24);
    if (next < 0) {
      if (hits + 16 * <usize>(total - position) > full) {
        store<i32>(at.TABLES + at.NEXT, position);
        store<i32>(at.TABLES + at.NEXT_NEIGHBOUR, -1);
        store<i32>(at.TABLES + at.HIT_COUNT, <i32>((hits - base) >> 4));
        return true;
      }
      for (let other = position + 1; other < total; other++) {
        const q = sorted + 32 * <usize>other;
        if (-2 - load<i32>(keys + 4 * <usize>other) > high || load<i32>(q, 24) < low) continue;
        store<i32>(hits, position);
        store<i32>(hits, <i32>q, 4);
        store<i32>(hits, 1, 8);
        hits += 16;
      }
      next = 0;
    }
    const rate = <f64>load<f32>(rates + 4 * <usize>(position - gridded));
    const reach = h * (rate + parameter(at.QUIET)) + (miss + 3 * ROUGH_M + pad) / 6.38e6;
    const rings = min(n, i32(Math.ceil(Math.min(reach / edge + 1e-6, 1000))));
    const a = min(n - 1, i32((x / r + 1) * halfN));
    const b = min(n - 1, i32((y / r + 1) * halfN));
    const c = min(n - 1, i32((z / r + 1) * halfN));
    const lowestM = load<f64>(table(at.BIN_LOW) + 8 * <usize>low);
    const v2 = speedSquared(row);
    const own = v2 + 2 * MU * (1 / Math.min(r, Math.max(lowestM, 6.2e6)) - 1 / r);
    const speed = parameter(at.TOP_SPEED) + 1.000001 * Math.sqrt(own);
    const limit = miss + bendM(gradientAt(lowestM - LOWEST_SEGMENT_M), miss, speed, h) + 2 * ROUGH_M + pad + 20 + 4e-7 * r;
    const farthest = limit + speed * h;
    loadSplat(row, <f32>(1.000001 * (limit * limit + 8e-6 * farthest * farthest)));
    for (let cell = next; cell < cells; cell++) {
      const cube = load<i32>(cubes + 4 * <usize>cell);
      if (abs(cube / (n * n) - a) > rings || abs(((cube / n) % n) - b) > rings || abs((cube % n) - c) > rings) continue;
      const from = load<i32>(start + 4 * <usize>(cell * bins));
      const to = load<i32>(start + 4 * <usize>(cell * bins + high + 1));
      if (from >= to) continue;
      if (hits + 16 * <usize>(to - from) > full) {
        store<i32>(at.TABLES + at.NEXT, position);
        store<i32>(at.TABLES + at.NEXT_NEIGHBOUR, cell);
        store<i32>(at.TABLES + at.HIT_COUNT, <i32>((hits - base) >> 4));
        return true;
      }
      hits = sweepAlone(position, low, sorted + 32 * <usize>from, sorted + 32 * <usize>to, hits);
    }
    next = -1;
    position++;
  }
  store<i32>(at.TABLES + at.NEXT, position);
  store<i32>(at.TABLES + at.NEXT_NEIGHBOUR, -1);
  store<i32>(at.TABLES + at.HIT_COUNT, <i32>((hits - base) >> 4));
  return false;
}

function speedSquared(row: usize): f64 {
  const x = <f64>load<f32>(row, 12);
  const y = <f64>load<f32>(row, 16);
  const z = <f64>load<f32>(row, 20);
  return x * x + y * y + z * z;
}

function loadSplat(row: usize, limit: f32): void {
  for (let c: usize = 0; c < 6; c++) v128.store(GROUP + 16 * c, f32x4.splat(load<f32>(row + 4 * c)));
  v128.store(GROUP, f32x4.splat(<f32>parameter(at.HALF)), 96);
  v128.store(GROUP, f32x4.splat(limit), 112);
}

/** One object against four sorted rows at a time. The rows behind the last one are read and not used. */
function sweepAlone(position: i32, low: i32, q: usize, end: usize, hits: usize): usize {
  const h = v128.load(GROUP, 96);
  const limit = v128.load(GROUP, 112);
  while (q < end) {
    const r0 = v128.load(q);
    const r1 = v128.load(q, 32);
    const r2 = v128.load(q, 64);
    const r3 = v128.load(q, 96);
    const xy01 = v128.shuffle<f32>(r0, r1, 0, 4, 1, 5);
    const xy23 = v128.shuffle<f32>(r2, r3, 0, 4, 1, 5);
    const zw01 = v128.shuffle<f32>(r0, r1, 2, 6, 3, 7);
    const zw23 = v128.shuffle<f32>(r2, r3, 2, 6, 3, 7);
    let d = f32x4.sub(v128.shuffle<f32>(xy01, xy23, 0, 1, 4, 5), v128.load(GROUP));
    let u = f32x4.sub(v128.shuffle<f32>(zw01, zw23, 2, 3, 6, 7), v128.load(GROUP, 48));
    let a = f32x4.mul(u, u);
    let b = f32x4.mul(d, u);
    let c = f32x4.sub(f32x4.mul(d, d), limit);
    const s0 = v128.load(q, 16);
    const s1 = v128.load(q, 48);
    const s2 = v128.load(q, 80);
    const s3 = v128.load(q, 112);
    const v01 = v128.shuffle<f32>(s0, s1, 0, 4, 1, 5);
    const v23 = v128.shuffle<f32>(s2, s3, 0, 4, 1, 5);
    d = f32x4.sub(v128.shuffle<f32>(xy01, xy23, 2, 3, 6, 7), v128.load(GROUP, 16));
    u = f32x4.sub(v128.shuffle<f32>(v01, v23, 0, 1, 4, 5), v128.load(GROUP, 64));
    a = f32x4.add(a, f32x4.mul(u, u));
    b = f32x4.add(b, f32x4.mul(d, u));
    c = f32x4.add(c, f32x4.mul(d, d));
    d = f32x4.sub(v128.shuffle<f32>(zw01, zw23, 0, 1, 4, 5), v128.load(GROUP, 32));
    u = f32x4.sub(v128.shuffle<f32>(v01, v23, 2, 3, 6, 7), v128.load(GROUP, 80));
    a = f32x4.add(a, f32x4.mul(u, u));
    b = f32x4.add(b, f32x4.mul(d, u));
    c = f32x4.add(c, f32x4.mul(d, d));
    const ah = f32x4.mul(a, h);
    const size = f32x4.abs(b);
    const ends = f32x4.add(c, f32x4.mul(h, f32x4.sub(f32x4.sub(ah, size), size)));
    const inside = v128.and(f32x4.le(f32x4.mul(c, a), f32x4.mul(b, b)), f32x4.lt(size, ah));
    const lanes = i32x4.bitmask(v128.or(inside, f32x4.le(ends, f32x4.splat(0))));
    if (lanes != 0) {
      for (let lane: usize = 0; lane < 4; lane++) {
        const row = q + 32 * lane;
        if (((lanes >> <i32>lane) & 1) == 0 || row >= end || load<i32>(row, 24) < low) continue;
        store<i32>(hits, position);
        store<i32>(hits, <i32>row, 4);
        store<i32>(hits, 1, 8);
        hits += 16;
      }
    }
    q += 128;
  }
  return hits;
}
