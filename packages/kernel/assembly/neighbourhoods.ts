import { INTERVAL, PART, positionPair, SHORT_ROW, velocityPair } from './shorts';
import * as at from './sieve-tables';
import { table } from './sieve-tables';

/**
 * Lists of short rows in the order of their lowest bins: of each cell its own objects, and its neighbourhood, which are
 * those of all cells within reach too. Both hold ranks and begin at a multiple of eight rows; the own list has columns of
 * the position and velocity pairs on the plane that the cell sees in front, and behind them of the places in the neighbourhood.
 *
 * Record of a part of a cell, i32: number of its objects, offset of the record of its cell, then four offsets into the cells
 * within its reach: where those begin that see along x, along y, along z, and the end.
 *
 * Record of a cell, i32: number of its objects, then byte offsets into the columns: own list, its end, neighbourhood, its
 * end; then the places of the pairs in a short row, and the number of objects of the neighbourhood.
 */
export const PART_RECORD: usize = 32;
export const CELL_RECORD: usize = 32;
export const COUNT: usize = 0;
const CELL_OF_PART: usize = 4;
const WITHIN: usize = 8;
export const OWN_START: usize = 4;
export const OWN_END: usize = 8;
export const HOOD: usize = 12;
export const HOOD_END: usize = 16;
export const POSITION: usize = 20;
export const VELOCITY: usize = 24;
const HOOD_COUNT: usize = 28;
/** Fields of a row by rank in place of interval and part: rank at which its neighbours end, limit of the line test. */
export const END_RANK: usize = 20;
export const WIDTH: usize = 24;
/** Bytes of eight rows of a column. */
export const EIGHT: usize = 32;

/** Starts a slab: no object in any bin, in any cell. */
export function clearGrid(): void {
  memory.fill(table(at.START), 0, 4 * (table(at.BINS) + 2));
  const parts = table(at.PARTS);
  for (let part = parts; part < endOfParts(); part += PART_RECORD) store<i32>(part, 0, COUNT);
  store<i32>(at.TABLES + at.ALONE, 0);
}

// @inline
function endOfParts(): usize {
  const perAxis = table(at.PARTS_PER_AXIS);
  return table(at.PARTS) + PART_RECORD * 6 * perAxis * perAxis;
}

/** Orders the keyed objects by their lowest bins and fills the lists. Counts are at START + 4 (bin + 1). */
export function fillNeighbourhoods(): void {
  const total = rankSlots();
  store<i32>(at.TABLES + at.GRIDDED, total);
  layOutLists();
  const records = table(at.CELL_RECORDS);
  const parts = table(at.PARTS);
  const targets = table(at.TARGETS);
  const ownLists = table(at.OWN_LISTS);
  const tops = table(at.OWN_TOPS);
  const ownColumn = table(at.OWN_COLUMN);
  const ranks = table(at.HOOD_RANKS);
  const starts = table(at.START);
  const widths = table(at.CROSS_WIDTHS);
  let ranked = table(at.RANKED);
  for (let rank = 0; rank < total; rank++, ranked += SHORT_ROW) {
    const part = parts + PART_RECORD * <usize>load<i32>(ranked, PART);
    const record = records + <usize>load<i32>(part, CELL_OF_PART);
    const interval = load<i32>(ranked, INTERVAL);
    store<i32>(ranked, load<i32>(starts + 4 * <usize>(interval >>> 16), 4), END_RANK);
    store<i32>(ranked, load<i32>(widths + 4 * <usize>(interval & 0xffff)), WIDTH);
    const place = load<i32>(record, OWN_END);
    store<i32>(record, place + 4, OWN_END);
    const top = tops + <usize>((place >> 5) << 2);
    const isFirst = (place & (<i32>EIGHT - 1)) === 0;
    store<i32>(top, max(interval >>> 16, isFirst ? 0 : load<i32>(top)));
    let to = ownLists + <usize>place;
    store<i32>(to, load<i32>(ranked + <usize>load<i32>(record, POSITION)));
    to += ownColumn;
    store<i32>(to, load<i32>(ranked + <usize>load<i32>(record, VELOCITY)));
    to += ownColumn;
    store<i32>(to, rank);
    store<i32>(to + ownColumn, load<i32>(record, HOOD_END) - load<i32>(record, HOOD));
    let target = targets + <usize>load<i32>(part, WITHIN);
    const end = targets + <usize>load<i32>(part, WITHIN + 4);
    do {
      const neighbour = records + <usize>load<i32>(target);
      const offset = <usize>load<i32>(neighbour, HOOD_END);
      store<i32>(neighbour, <i32>offset + 4, HOOD_END);
      store<i32>(ranks + offset, rank);
      target += 4;
    } while (target < end);
  }
  endLists();
}

/** Short rows and slots by rank; afterwards the ranks of a bin begin at START[bin] and end at START[bin + 1]. Returns their number. */
function rankSlots(): i32 {
  const start = table(at.START) + 4;
  const bins = table(at.BINS);
  let total = 0;
  for (let counter = start; counter < start + 4 * bins; counter += 4) {
    const count = load<i32>(counter);
    store<i32>(counter, total);
    total += count;
  }
  const order = table(at.ORDER);
  const ranked = table(at.RANKED);
  const slotCount = <i32>table(at.SLOT_COUNT);
  let row = table(at.SHORTS);
  for (let slot = 0; slot < slotCount; slot++, row += SHORT_ROW) {
    if (load<i32>(row, PART) < 0) continue;
    const counter = start + 4 * <usize>load<u16>(row, INTERVAL);
    const rank = load<i32>(counter);
    store<i32>(counter, rank + 1);
    store<i32>(order + 4 * <usize>rank, slot);
    const to = ranked + SHORT_ROW * <usize>rank;
    v128.store(to, v128.load(row));
    v128.store(to, v128.load(row, 16), 16);
  }
  return total;
}

/** Gives every list its place. */
function layOutLists(): void {
  const records = table(at.CELL_RECORDS);
  const endOfRecords = records + CELL_RECORD * table(at.CELLS);
  for (let record = records; record < endOfRecords; record += CELL_RECORD) {
    store<i32>(record, 0, COUNT);
    store<i32>(record, 0, HOOD_COUNT);
  }
  const targets = table(at.TARGETS);
  const end = endOfParts();
  for (let part = table(at.PARTS); part < end; part += PART_RECORD) {
    const count = load<i32>(part, COUNT);
    if (count === 0) continue;
    const ownRecord = records + <usize>load<i32>(part, CELL_OF_PART);
    store<i32>(ownRecord, load<i32>(ownRecord, COUNT) + count, COUNT);
    const last = targets + <usize>load<i32>(part, WITHIN + 4);
    for (let k = targets + <usize>load<i32>(part, WITHIN); k < last; k += 4) {
      const neighbour = records + <usize>load<i32>(k);
      store<i32>(neighbour, load<i32>(neighbour, HOOD_COUNT) + count, HOOD_COUNT);
    }
  }
  let ownOffset = 0;
  let hood = 0;
  for (let record = records; record < endOfRecords; record += CELL_RECORD) {
    store<i32>(record, ownOffset, OWN_START);
    store<i32>(record, ownOffset, OWN_END);
    ownOffset += 4 * ((load<i32>(record, COUNT) + 7) & ~7);
    store<i32>(record, hood, HOOD);
    store<i32>(record, hood, HOOD_END);
    hood += 4 * (((load<i32>(record, HOOD_COUNT) + 7) & ~7) + 8);
  }
}

/** After each neighbourhood follows at least one row of eight without objects. */
function endLists(): void {
  const records = table(at.CELL_RECORDS);
  const ranks = table(at.HOOD_RANKS);
  const cells = table(at.CELLS);
  for (let record = records; record < records + CELL_RECORD * cells; record += CELL_RECORD) {
    const end = ranks + <usize>load<i32>(record, HOOD_END);
    const padding = (EIGHT - ((end - ranks) & (EIGHT - 1))) & (EIGHT - 1);
    for (let k: usize = 0; k < padding + EIGHT; k += 4) store<i32>(end + k, i32.MAX_VALUE);
  }
}

/** Takes the pairs of the neighbourhood of a cell into two columns, as the cell sees them. */
export function gatherPairs(record: usize): void {
  const ranked = table(at.RANKED);
  const position = ranked + <usize>load<i32>(record, POSITION);
  const velocity = ranked + <usize>load<i32>(record, VELOCITY);
  const positions = table(at.HOOD_POSITIONS);
  const toVelocity = table(at.HOOD_VELOCITIES) - positions;
  const from = table(at.HOOD_RANKS) + <usize>load<i32>(record, HOOD);
  const end = table(at.HOOD_RANKS) + <usize>load<i32>(record, HOOD_END);
  let to = positions;
  for (let rank = from; rank < end; rank += 4) {
    const offset = SHORT_ROW * <usize>load<i32>(rank);
    store<i32>(to, load<i32>(position + offset));
    store<i32>(to + toVelocity, load<i32>(velocity + offset));
    to += 4;
  }
}

/** Writes the fields of a short row that the lists of a cell use. */
export function placePairs(): void {
  const cells = <i32>table(at.CELLS);
  for (let cell = 0; cell < cells; cell++) {
    const record = table(at.CELL_RECORDS) + CELL_RECORD * <usize>cell;
    const axis = (3 * cell) / cells;
    store<i32>(record, <i32>positionPair(axis), POSITION);
    store<i32>(record, <i32>velocityPair(axis), VELOCITY);
  }
}
