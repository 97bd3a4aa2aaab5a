import { CELL_RECORD, EIGHT, END_RANK, gatherPairs, HOOD, HOOD_END, OWN_END, OWN_START, WIDTH } from './neighbourhoods';
import { passesInSlab, passing, SHORT_ROW } from './shorts';
import * as at from './sieve-tables';
import { parameter, table } from './sieve-tables';

/** Starts the scan of a slab. */
export function startScan(): void {
  store<i32>(at.TABLES + at.NEXT, 0);
  store<i32>(at.TABLES + at.NEXT_ROW, 0);
  store<i32>(at.TABLES + at.HIT_COUNT, 0);
}

/**
 * Pairs of the grid, from where the last call stopped. Each object of a cell meets those of the neighbourhood behind it whose
 * radial interval begins within its own, so every pair is met once. Eight rows that may hold a pair go to a queue.
 *
 * @returns true when the hits have to be tested before the scan can go on
 */
export function scanGrid(): bool {
  const cells = table(at.CELLS);
  const records = table(at.CELL_RECORDS);
  const ranked = table(at.RANKED);
  const ownLists = table(at.OWN_LISTS);
  const ownColumn = table(at.OWN_COLUMN);
  const positions = table(at.HOOD_POSITIONS);
  const toVelocity = table(at.HOOD_VELOCITIES) - positions;
  const slack = i32x4.splat(<i32>table(at.CROSS_SLACK));
  const queue = table(at.QUEUE);
  const base = table(at.HITS);
  const full = base + <usize>at.HIT * table(at.HIT_CAPACITY);
  let hits = base;
  let cell = table(at.NEXT);
  let nextRow = table(at.NEXT_ROW);
  for (; cell < cells; cell++, nextRow = 0) {
    const record = records + CELL_RECORD * cell;
    const end = ownLists + <usize>load<i32>(record, OWN_END);
    const hood = <usize>load<i32>(record, HOOD);
    const blocks = 2 + (<usize>load<i32>(record, HOOD_END) - hood) / EIGHT;
    const toRank = table(at.HOOD_RANKS) + hood - positions;
    let row = ownLists + <usize>load<i32>(record, OWN_START) + nextRow;
    if (row < end) gatherPairs(record);
    while (row < end) {
      // As many objects as their hits have room for.
      const room = (full - hits) / (16 * at.HIT) / blocks;
      if (room === 0) {
        store<i32>(at.TABLES + at.NEXT, <i32>cell);
        store<i32>(at.TABLES + at.NEXT_ROW, <i32>(row - ownLists) - load<i32>(record, OWN_START));
        store<i32>(at.TABLES + at.HIT_COUNT, <i32>((hits - base) / at.HIT));
        return true;
      }
      const last = min(end, row + 8 * min(room, QUEUED_PAIRS));
      let queued = queue;
      for (; row < last; row += 8) {
        // Two objects at a time; an odd last one has no partner.
        const isAlone = row + 4 >= end;
        const next = isAlone ? row : row + 4;
        const short0 = ranked + SHORT_ROW * <usize>load<i32>(row + 2 * ownColumn);
        const short1 = ranked + SHORT_ROW * <usize>load<i32>(next + 2 * ownColumn);
        const p0 = v128.load32_splat(row);
        const p1 = v128.load32_splat(next);
        const v0 = v128.load32_splat(row + ownColumn);
        const v1 = v128.load32_splat(next + ownColumn);
        const width0 = v128.load32_splat(short0, WIDTH);
        const width1 = v128.load32_splat(short1, WIDTH);
        const endRank = max(load<i32>(short0, END_RANK), load<i32>(short1, END_RANK));
        const place = load<i32>(row + 3 * ownColumn);
        const begin = place & ~(<i32>EIGHT - 1);
        // Rows of the eight at hand, up to which each of the two has met all: the second one is some rows behind.
        let met0 = 1 + ((place - begin) >> 2);
        let met1 = 1 + (isAlone ? i32.MAX_VALUE >> 2 : (load<i32>(next + 3 * ownColumn) - begin) >> 2);
        let q = positions + <usize>begin;
        do {
          const w = q + toVelocity;
          const q0 = v128.load(q);
          const w0 = v128.load(w);
          const q1 = v128.load(q, 16);
          const w1 = v128.load(w, 16);
          const near00 = passing(i16x8.sub(q0, p0), i16x8.sub(w0, v0), width0, slack);
          const near01 = passing(i16x8.sub(q1, p0), i16x8.sub(w1, v0), width0, slack);
          const near10 = passing(i16x8.sub(q0, p1), i16x8.sub(w0, v1), width1, slack);
          const near11 = passing(i16x8.sub(q1, p1), i16x8.sub(w1, v1), width1, slack);
          const found0 = i32x4.bitmask(near00) | (i32x4.bitmask(near01) << 4);
          const found1 = i32x4.bitmask(near10) | (i32x4.bitmask(near11) << 4);
          const meetings = (found0 & (0xff << met0)) | ((found1 & (0xff << min(8, max(0, met1)))) << 8);
          store<i32>(queued, <i32>(q - positions));
          store<i32>(queued, <i32>row, 4);
          store<i32>(queued, meetings, 8);
          queued += meetings !== 0 ? QUEUED : 0;
          met0 = 0;
          met1 -= 8;
          q += EIGHT;
        } while (load<i32>(q + toRank) < endRank);
      }
      hits = drain(queued, toRank, hits);
    }
  }
  store<i32>(at.TABLES + at.NEXT, 0);
  store<i32>(at.TABLES + at.NEXT_ROW, 0);
  store<i32>(at.TABLES + at.HIT_COUNT, <i32>((hits - base) / at.HIT));
  return false;
}

/** Pairs of objects whose finds are queued before they are looked at. */
const QUEUED_PAIRS: usize = 16;
/** Bytes of a find: offset of the eight rows, row of the first of two objects, a bit for each pair. */
const QUEUED: usize = 12;

/** Writes the two slots of each pair of the queue that may pass each other within the slab; returns the end of the hits. */
function drain(end: usize, toRank: usize, hits: usize): usize {
  const half = <f32>parameter(at.HALF);
  const order = table(at.ORDER);
  const ranked = table(at.RANKED);
  const first = hits;
  const slack = <i32>table(at.CROSS_SLACK);
  const ownColumn = table(at.OWN_COLUMN);
  const positions = table(at.HOOD_POSITIONS);
  const toVelocity = table(at.HOOD_VELOCITIES) - positions;
  for (let entry = table(at.QUEUE); entry < end; entry += QUEUED) {
    const block = positions + <usize>load<i32>(entry);
    const pair = <usize>load<i32>(entry, 4);
    let meetings = load<i32>(entry, 8);
    while (meetings !== 0) {
      const bit = <usize>ctz(meetings);
      meetings &= meetings - 1;
      const row = pair + ((bit >> 3) << 2);
      const q = block + ((bit & 7) << 2);
      const rank = load<i32>(row + 2 * ownColumn);
      const otherSlot = load<i32>(q + toRank);
      const short = ranked + SHORT_ROW * <usize>rank;
      store<i32>(hits, rank);
      store<i32>(hits, otherSlot, 4);
      const isHit = passesInSlab(
        load<i32>(row),
        load<i32>(row + ownColumn),
        load<i32>(q),
        load<i32>(q + toVelocity),
        load<i32>(short, WIDTH),
        slack,
        half,
      );
      hits += <usize>(i32(isHit) & i32(otherSlot < load<i32>(short, END_RANK))) * at.HIT;
    }
  }
  // Slots instead of ranks.
  for (let hit = first; hit < hits; hit += 4) store<i32>(hit, load<i32>(order + 4 * <usize>load<i32>(hit)));
  return hits;
}
