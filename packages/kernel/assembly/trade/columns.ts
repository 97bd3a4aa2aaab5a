import { EVENT, PC_BEFORE, PRIMARY, STEER_IMPULSE, TCA } from './layout';
import { beginPush, turnPush } from './push';
import { beginStretches, exactPc, stretch } from './stretch';
import { addToRow, beginColumn, beginEvent, endColumn } from './sums';

/** How far a row may be from a multiple, of the step. */
const EVEN: f64 = 1e-11;

/**
 * Total probability of the columns [from, to); docs/models/trade-space. Layout of the events: layout.ts; of the rest: trade-memory
 * of packages/kernel/src. Results begin with the column `from`.
 */
export function computeColumns(
  events: usize,
  eventCount: i32,
  starts: usize,
  vectors: usize,
  from: i32,
  to: i32,
  rows: usize,
  rowCount: i32,
  steering: i32,
  massLoss: f64,
  watchPc: f64,
  logs: usize,
  worst: usize,
  raised: usize,
): void {
  const rowStep = evenStep(rows, rowCount);
  const longest = Math.max(Math.abs(sizeAt(rows, 0)), Math.abs(sizeAt(rows, rowCount - 1)));
  for (let column = from; column < to; column++) {
    const start = load<f64>(starts + ((<usize>column) << 3));
    const vector = vectors + <usize>column * 24;
    beginColumn(rowCount, watchPc);
    for (let k = 0; k < eventCount; k++) {
      const event = events + <usize>k * EVENT;
      const before = load<f64>(event, PC_BEFORE);
      const leadS = load<f64>(event, TCA) - start;
      beginEvent(before);
      if (!(leadS > 0)) {
        for (let row = 0; row < rowCount; row++) addToRow(row, k, before);
        continue;
      }
      beginPush(event + PRIMARY, leadS, steering, vector, massLoss, rowStep, longest);
      beginStretches(event, k, leadS, steering, rows);
      if (steering === STEER_IMPULSE) impulses(rows, rowCount, k, before);
      else pushes(rows, rowCount, k, before, leadS);
    }
    const offset = <usize>(column - from) * <usize>rowCount;
    endColumn(rowCount, logs + (offset << 2), worst + (offset << 1), raised + offset);
  }
}

/** Everything is smooth through no impulse at all, but that row is as it was to the last digit. */
function impulses(rows: usize, rowCount: i32, k: i32, before: f64): void {
  const zero = firstFrom(rows, rowCount, 0);
  const isThere = zero < rowCount && sizeAt(rows, zero) === 0;
  if (!isThere) {
    stretch(0, rowCount - 1);
    return;
  }
  if (zero > 0) stretch(0, zero - 1);
  addToRow(zero, k, before);
  if (zero + 1 < rowCount) stretch(zero + 1, rowCount - 1);
}

/** Computes steady pushes of both signs; those that last beyond the encounter equal the push that ends with it. */
function pushes(rows: usize, rowCount: i32, k: i32, before: f64, leadS: f64): void {
  const negative = firstFrom(rows, rowCount, -leadS);
  let ended = negative < rowCount && sizeAt(rows, negative) === -leadS ? negative + 1 : negative;
  const zero = firstFrom(rows, rowCount, 0);
  if (zero > 0) turnPush(-1);
  if (ended > 0) {
    const pc = exactPc(-leadS);
    for (let row = 0; row < ended; row++) addToRow(row, k, pc);
  }
  if (zero > ended) stretch(ended, zero - 1);
  const positive = zero < rowCount && sizeAt(rows, zero) === 0 ? zero + 1 : zero;
  if (positive > zero) addToRow(zero, k, before);
  if (positive === rowCount) return;
  turnPush(1);
  ended = firstFrom(rows, rowCount, leadS);
  if (ended > positive) stretch(positive, ended - 1);
  if (ended === rowCount) return;
  const pc = exactPc(leadS);
  for (let row = ended; row < rowCount; row++) addToRow(row, k, pc);
}

/** Returns the common step of all rows; 0 without one. */
function evenStep(rows: usize, rowCount: i32): f64 {
  if (rowCount < 2) return 0;
  const step = sizeAt(rows, 1) - sizeAt(rows, 0);
  for (let row = 0; row < rowCount; row++) {
    const multiple = sizeAt(rows, row) / step;
    if (Math.abs(multiple - Math.round(multiple)) > EVEN) return 0;
  }
  return step;
}

/** The first row of at least this size; as many as there are where none is. */
function firstFrom(rows: usize, rowCount: i32, size: f64): i32 {
  let row = 0;
  while (row < rowCount && sizeAt(rows, row) < size) row++;
  return row;
}

// @inline
function sizeAt(rows: usize, row: i32): f64 {
  return load<f64>(rows + ((<usize>row) << 3));
}
