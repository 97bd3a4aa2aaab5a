import { MU, bendM, gradientAt } from './bounds';
import * as at from './sieve-tables';
import { parameter, table } from './sieve-tables';
import { padOf } from './spans';

const ROUGH_M: f64 = 550;
/** Rounding of the squared line distance in float32, of the largest square that can still pass. */
const SQUARE_ROUNDING: f64 = 8e-6;
const LOWEST_RADIUS_M: f64 = 6.38e6;
/** No bound orbit is faster at the radii that are screened, m/s. */
const TOP_SPEED_MPS: f64 = 11_200;
/** Objects whose radial interval spans more bins than this are grouped with their like. */
const NARROW_BINS: i32 = 24;
/** Largest spread of the lowest bins of a group. */
const SPREAD: i32 = 24;

/** Four objects against many: six vectors of the group, half slab, limit. */
const GROUP: usize = memory.data(8 * 16, 16);

/** Takes rows at four addresses into the lanes of GROUP. */
// @ts-ignore: decorator
@inline
function loadGroup(r0: usize, r1: usize, r2: usize, r3: usize, limit2: f32): void {
  const a0 = v128.load(r0);
  const a1 = v128.load(r1);
  const a2 = v128.load(r2);
  const a3 = v128.load(r3);
  const xy01 = v128.shuffle<f32>(a0, a1, 0, 4, 1, 5);
  const xy23 = v128.shuffle<f32>(a2, a3, 0, 4, 1, 5);
  const zu01 = v128.shuffle<f32>(a0, a1, 2, 6, 3, 7);
  const zu23 = v128.shuffle<f32>(a2, a3, 2, 6, 3, 7);
  const vw01 = v128.shuffle<f32>(v128.load(r0, 16), v128.load(r1, 16), 0, 4, 1, 5);
  const vw23 = v128.shuffle<f32>(v128.load(r2, 16), v128.load(r3, 16), 0, 4, 1, 5);
  v128.store(GROUP, v128.shuffle<f32>(xy01, xy23, 0, 1, 4, 5));
  v128.store(GROUP, v128.shuffle<f32>(xy01, xy23, 2, 3, 6, 7), 16);
  v128.store(GROUP, v128.shuffle<f32>(zu01, zu23, 0, 1, 4, 5), 32);
  v128.store(GROUP, v128.shuffle<f32>(zu01, zu23, 2, 3, 6, 7), 48);
  v128.store(GROUP, v128.shuffle<f32>(vw01, vw23, 0, 1, 4, 5), 64);
  v128.store(GROUP, v128.shuffle<f32>(vw01, vw23, 2, 3, 6, 7), 80);
  v128.store(GROUP, f32x4.splat(<f32>parameter(at.HALF)), 96);
  v128.store(GROUP, f32x4.splat(limit2), 112);
}

/**
 * Line test of the objects of GROUP, whose rows are listed at `group`, against the rows whose addresses are listed. Pushes
 * the two rows of each pair that may pass within the limit; returns the end of the hits.
 *
 * The infinite line decides nearly always; the ends of the slab are looked at only behind it.
 *
 * @param mask    lanes that hold an object
 */
function sweep(group: usize, mask: i32, list: usize, end: usize, hits: usize): usize {
  const px = v128.load(GROUP);
  const py = v128.load(GROUP, 16);
  const pz = v128.load(GROUP, 32);
  const pvx = v128.load(GROUP, 48);
  const pvy = v128.load(GROUP, 64);
  const pvz = v128.load(GROUP, 80);
  const limit = v128.load(GROUP, 112);
  while (list < end) {
    const q = <usize>load<i32>(list);
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
      const inside = v128.and(near, v128.or(f32x4.lt(size, ah), f32x4.le(ends, f32x4.splat(0))));
      let lanes = i32x4.bitmask(inside) & mask;
      while (lanes != 0) {
        store<i32>(hits, load<i32>(group + 4 * <usize>ctz(lanes)));
        lanes &= lanes - 1;
        store<i32>(hits, <i32>q, 4);
        hits += at.HIT;
      }
    }
    list += 4;
  }
  return hits;
}

/** Addresses of four and of four more rows that follow one another. */
const STRIDES: v128 = i32x4(0, 32, 64, 96);

/** Lists the addresses of the rows [q, end), the first eight without a branch; returns the end of the list. */
// @ts-ignore: decorator
@inline
function append(list: usize, q: usize, end: usize): usize {
  let rows = i32x4.add(i32x4.splat(<i32>q), STRIDES);
  v128.store(list, rows);
  v128.store(list, i32x4.add(rows, i32x4.splat(128)), 16);
  const next = list + ((end - q) >> 3);
  for (list += 32; list < next; list += 16) {
    rows = i32x4.add(rows, i32x4.splat(128));
    v128.store(list, i32x4.add(rows, i32x4.splat(128)));
  }
  return next;
}

/** Starts the scan of a slab. */
export function startScan(): void {
  store<i32>(at.TABLES + at.NEXT, 0);
  store<i32>(at.TABLES + at.NEXT_GROUP, 0);
  store<i32>(at.TABLES + at.HIT_COUNT, 0);
}

/** Lists the rows of a cell at LISTED, narrow ones from the front, the others from the back; returns the number of narrow ones. */
function listCell(begin: usize, end: usize): i32 {
  let front = table(at.LISTED);
  let back = front + ((end - begin) >> 3);
  const listed = front;
  for (let row = begin; row < end; row += 32) {
    const interval = load<i32>(row, 24);
    const isNarrow = <usize>((interval >>> 16) - (interval & 0xffff) <= NARROW_BINS);
    store<i32>(front, <i32>row);
    front += isNarrow << 2;
    store<i32>(back - 4, <i32>row);
    back -= (1 - isNarrow) << 2;
  }
  store<i32>(COUNTS, <i32>((front - listed) >> 2));
  return load<i32>(COUNTS);
}

/**
 * Pairs of the grid, from where the last call stopped. In each cell, objects in the order of their lowest bins, four at a
 * time, meet those of their cell behind them and those of the cells within reach whose radial interval begins in theirs.
 *
 * @returns true when the hits have to be tested before the scan can go on
 */
export function scanGrid(): bool {
  const cells = <i32>table(at.CELLS);
  const bins = table(at.BINS);
  const sorted = table(at.SORTED);
  const starts = table(at.START);
  const limits = table(at.LIMITS);
  const listed = table(at.LISTED);
  const chunks = table(at.CHUNKS);
  const neighbourStart = table(at.NEIGHBOUR_START);
  const neighbours = table(at.NEIGHBOURS);
  const total = table(at.GRIDDED);
  const base = table(at.HITS);
  const full = base + <usize>at.HIT * table(at.HIT_CAPACITY);
  let hits = base;
  let cell = load<i32>(at.TABLES + at.NEXT);
  let first = load<i32>(at.TABLES + at.NEXT_GROUP);
  let isFull = false;
  for (; cell < cells; cell++) {
    const start = starts + 4 * <usize>cell * bins;
    const begin = sorted + 32 * <usize>load<i32>(start);
    const end = sorted + 32 * <usize>load<i32>(start + 4 * bins);
    const count = <i32>((end - begin) >> 5);
    const narrow = listCell(begin, end);
    const neighbour0 = neighbours + 4 * <usize>load<i32>(neighbourStart + 4 * <usize>cell);
    const neighbour1 = neighbours + 4 * <usize>load<i32>(neighbourStart + 4 * <usize>cell, 4);
    while (first < count) {
      // No more hits than four times the objects come of a group.
      if (hits + 4 * <usize>at.HIT * total > full) {
        isFull = true;
        break;
      }
      const size = fillGroup(listed, first, first < narrow ? narrow : count, first < narrow);
      const row0 = <usize>load<i32>(MEMBERS);
      const low4 = 4 * <usize>(load<i32>(row0, 24) & 0xffff);
      const top4 = 4 * <usize>load<i32>(MEMBERS, 16);
      loadGroup(
        row0,
        <usize>load<i32>(MEMBERS, 4),
        <usize>load<i32>(MEMBERS, 8),
        <usize>load<i32>(MEMBERS, 12),
        load<f32>(limits + low4),
      );
      const mask = (1 << size) - 1;
      let list = append(chunks, row0 + 32, sorted + 32 * <usize>load<i32>(start + top4, 4));
      for (let k = neighbour0; k < neighbour1; k += 4) {
        const other = starts + <usize>load<i32>(k);
        const q = sorted + 32 * <usize>load<i32>(other + low4);
        list = append(list, q, sorted + 32 * <usize>load<i32>(other + top4, 4));
      }
      hits = sweep(MEMBERS, mask, chunks, list, hits);
      first += size;
    }
    if (isFull) break;
    first = 0;
  }
  store<i32>(at.TABLES + at.NEXT, isFull ? cell : 0);
  store<i32>(at.TABLES + at.NEXT_GROUP, isFull ? first : 0);
  store<i32>(at.TABLES + at.HIT_COUNT, <i32>((hits - base) / at.HIT));
  return isFull;
}

/** Rows of a group, and its highest bin. Places without an object repeat the first one. */
const MEMBERS: usize = memory.data(5 * 4, 16);

/** Makes a group of the listed rows from the first one on; returns its size. Wide rows are listed last to first. */
// @ts-ignore: decorator
@inline
function fillGroup(listed: usize, first: i32, last: i32, isNarrow: bool): i32 {
  let next = listed + 4 * <usize>first;
  let step: usize = 4;
  if (!isNarrow) {
    const narrow = load<i32>(COUNTS);
    next = listed + 4 * <usize>(last - 1 - (first - narrow));
    step = <usize>-4;
  }
  const row0 = load<i32>(next);
  const interval0 = load<i32>(<usize>row0, 24);
  const highest = (interval0 & 0xffff) + SPREAD;
  let top = interval0 >>> 16;
  store<i32>(MEMBERS, row0);
  store<i32>(MEMBERS, row0, 4);
  store<i32>(MEMBERS, row0, 8);
  store<i32>(MEMBERS, row0, 12);
  let size = 1;
  while (size < 4 && first + size < last) {
    next += step;
    const row = load<i32>(next);
    const interval = load<i32>(<usize>row, 24);
    if ((interval & 0xffff) > highest) break;
    top = max(top, interval >>> 16);
    store<i32>(MEMBERS + 4 * <usize>size, row);
    size++;
  }
  store<i32>(MEMBERS, top, 16);
  return size;
}

/** Narrow rows of the cell at hand. */
const COUNTS: usize = memory.data(4, 16);

/**
 * Objects alone: each against the other ones and against all cells within its reach, from where the last call stopped.
 *
 * @returns true when the hits have to be tested before the scan can go on
 */
export function scanAlone(): bool {
  const gridded = table(at.GRIDDED);
  const alone = <i32>table(at.ALONE);
  const bins = table(at.BINS);
  const cells = <i32>table(at.CELLS);
  const sorted = table(at.SORTED);
  const start = table(at.START);
  const caps = table(at.CAPS);
  const rates = table(at.ALONE_RATES);
  const base = table(at.HITS);
  const full = base + <usize>at.HIT * table(at.HIT_CAPACITY);
  const h = parameter(at.HALF);
  const miss = parameter(at.MISS);
  const worst = parameter(at.WORST_PAD);
  let hits = base;
  let n = load<i32>(at.TABLES + at.NEXT);
  for (; n < alone; n++) {
    // No more hits than there are objects come of one of them.
    if (hits + <usize>at.HIT * (gridded + <usize>alone) > full) break;
    const p = sorted + 32 * (gridded + <usize>n);
    const x = <f64>load<f32>(p);
    const y = <f64>load<f32>(p, 4);
    const z = <f64>load<f32>(p, 8);
    const u = <f64>load<f32>(p, 12);
    const v = <f64>load<f32>(p, 16);
    const w = <f64>load<f32>(p, 20);
    const r = Math.sqrt(x * x + y * y + z * z);
    const slot = <usize>load<i32>(p, 28);
    const pad = padOf(slot);
    const rate = <f64>load<f32>(rates + 4 * slot);
    const reach = h * (rate + parameter(at.QUIET)) + parameter(at.SLIP) + pad / LOWEST_RADIUS_M;
    const low = load<i32>(p, 24) & 0xffff;
    const high = <usize>(load<i32>(p, 24) >>> 16);
    // Vis-viva at the lowest radius of all bounds the speed in the slab.
    const own = Math.sqrt(u * u + v * v + w * w + 2 * MU * Math.max(0, 1 / 6.2e6 - 1 / r));
    const speed = own + TOP_SPEED_MPS;
    const limit = miss + bendM(gradientAt(0), miss, speed, h) + pad + 20 + 4e-7 * r;
    for (let c: usize = 0; c < 6; c++) v128.store(GROUP + 16 * c, f32x4.splat(load<f32>(p + 4 * c)));
    v128.store(GROUP, f32x4.splat(<f32>h), 96);
    v128.store(GROUP, f32x4.splat(squared(limit + (pad > ROUGH_M ? worst : ROUGH_M), speed * h)), 112);
    hits = sweepAlone(p, low, p + 32, sorted + 32 * (gridded + <usize>alone), hits);
    v128.store(GROUP, f32x4.splat(squared(limit + ROUGH_M, speed * h)), 112);
    for (let cell = 0; cell < cells; cell++) {
      const cap = caps + 16 * <usize>cell;
      const dx = x / r - <f64>load<f32>(cap);
      const dy = y / r - <f64>load<f32>(cap, 4);
      const dz = z / r - <f64>load<f32>(cap, 8);
      const within = reach + <f64>load<f32>(cap, 12);
      if (dx * dx + dy * dy + dz * dz > within * within) continue;
      const buckets = start + 4 * <usize>cell * bins;
      const from = sorted + 32 * <usize>load<i32>(buckets);
      const to = sorted + 32 * <usize>load<i32>(buckets + 4 * high, 4);
      hits = sweepAlone(p, low, from, to, hits);
    }
  }
  store<i32>(at.TABLES + at.NEXT, n);
  store<i32>(at.TABLES + at.HIT_COUNT, <i32>((hits - base) / at.HIT));
  return n < alone;
}

/** Squared limit of the line test, rounding included. */
function squared(limitM: f64, travelM: f64): f32 {
  const farthest = limitM + travelM;
  return <f32>(1.000001 * (limitM * limitM + SQUARE_ROUNDING * farthest * farthest));
}

/** One object against four sorted rows at a time. The rows behind the last one are read and not used. */
function sweepAlone(p: usize, low: i32, q: usize, end: usize, hits: usize): usize {
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
        if (((lanes >> <i32>lane) & 1) == 0 || row >= end || load<i32>(row, 24) >>> 16 < low) continue;
        store<i32>(hits, <i32>p);
        store<i32>(hits, <i32>row, 4);
        hits += at.HIT;
      }
    }
    q += 128;
  }
  return hits;
}
