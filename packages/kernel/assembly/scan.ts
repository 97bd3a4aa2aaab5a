import { CELL_RECORD, EIGHT, OWN, OWN_END, HOOD, HOOD_END, END_RANK, WIDTH, gatherPairs } from './neighbourhoods';
import { SHORT_ROW, passesInSlab, passing } from './shorts';
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
  const own = table(at.OWN_LISTS);
  const ownColumn = table(at.OWN_COLUMN);
  const positions = table(at.HOOD_POSITIONS);
  const toVelocity = table(at.HOOD_VELOCITIES) - positions;
  const slack = i32x4.splat(<i32>table(at.CROSS_SLACK));
  const queue = table(at.QUEUE);
  const base = table(at.HITS);
  const full = base + <usize>at.HIT * table(at.HIT_CAPACITY);
  let hits = base;
  let cell = table(at.NEXT);
  let done = table(at.NEXT_ROW);
  for (; cell < cells; cell++, done = 0) {
    const record = records + CELL_RECORD * cell;
    const end = own + <usize>load<i32>(record, OWN_END);
    const hood = <usize>load<i32>(record, HOOD);
    const blocks = 2 + (<usize>load<i32>(record, HOOD_END) - hood) / EIGHT;
    const toRank = table(at.HOOD_RANKS) + hood - positions;
    let row = own + <usize>load<i32>(record, OWN) + done;
    if (row < end) gatherPairs(record);
    while (row < end) {
      // As many objects as their hits have room for.
      const room = (full - hits) / (8 * at.HIT) / blocks;
      if (room == 0) {
        store<i32>(at.TABLES + at.NEXT, <i32>cell);
        store<i32>(at.TABLES + at.NEXT_ROW, <i32>(row - own) - load<i32>(record, OWN));
        store<i32>(at.TABLES + at.HIT_COUNT, <i32>((hits - base) / at.HIT));
        return true;
      }
      const last = min(end, row + 4 * min(room, QUEUED_OBJECTS));
      let queued = queue;
      for (; row < last; row += 4) {
        const p = v128.load32_splat(row);
        const v = v128.load32_splat(row + ownColumn);
        const short = ranked + SHORT_ROW * <usize>load<i32>(row + 2 * ownColumn);
        const place = <usize>load<i32>(row + 3 * ownColumn);
        const endRank = load<i32>(short, END_RANK);
        const width = v128.load32_splat(short, WIDTH);
        let q = positions + (place & ~(EIGHT - 1));
        let mask = 0xfe << (<i32>(place >> 2) & 7);
        do {
          const w = q + toVelocity;
          const near0 = passing(i16x8.sub(v128.load(q), p), i16x8.sub(v128.load(w), v), width, slack);
          const near1 = passing(i16x8.sub(v128.load(q, 16), p), i16x8.sub(v128.load(w, 16), v), width, slack);
          mask &= i32x4.bitmask(near0) | (i32x4.bitmask(near1) << 4);
          store<i32>(queued, (<i32>(q - positions) << 3) | mask);
          store<i32>(queued, <i32>row, 4);
          queued += <usize>(mask != 0) << 3;
          mask = 0xff;
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

/** Objects whose finds are queued before they are looked at. */
const QUEUED_OBJECTS: usize = 16;

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
  const gridded = <i32>table(at.GRIDDED);
  for (let entry = table(at.QUEUE); entry < end; entry += 8) {
    const found = load<u32>(entry);
    const row = <usize>load<i32>(entry, 4);
    const p = load<i32>(row);
    const v = load<i32>(row + ownColumn);
    const rank = load<i32>(row + 2 * ownColumn);
    const width = load<i32>(ranked + SHORT_ROW * <usize>rank, WIDTH);
    const block = positions + <usize>((found >>> 8) << 5);
    let lanes = found & 0xff;
    while (lanes != 0) {
      const q = block + 4 * <usize>ctz(lanes);
      lanes &= lanes - 1;
      const other = load<i32>(q + toRank);
      store<i32>(hits, rank);
      store<i32>(hits, other, 4);
      const isHit = passesInSlab(p, v, load<i32>(q), load<i32>(q + toVelocity), width, slack, half);
      hits += <usize>(<i32>isHit & <i32>(other < gridded)) * at.HIT;
    }
  }
  // Slots instead of ranks.
  for (let hit = first; hit < hits; hit += 4) store<i32>(hit, load<i32>(order + 4 * <usize>load<i32>(hit)));
  return hits;
}
