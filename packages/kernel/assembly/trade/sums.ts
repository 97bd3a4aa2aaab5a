/** Most rows of a trade space. */
export const MOST_ROWS: i32 = 4096;
/** Minimum of the log10 of a total probability. */
const LOWEST_LOG10: f64 = -17;

/** For each row of the current column: total probability, the largest of an encounter and its index, whether an encounter was raised. */
const TOTAL: usize = memory.data(4096 * 8, 16);
const LARGEST: usize = memory.data(4096 * 8, 16);
const WORST: usize = memory.data(4096 * 2, 16);
const RAISED: usize = memory.data(4096, 16);

let watchPc: f64 = 0;
let pcBefore: f64 = 0;

export function beginColumn(rowCount: i32, watch: f64): void {
  watchPc = watch;
  memory.fill(TOTAL, 0, (<usize>rowCount) << 3);
  memory.fill(LARGEST, 0, (<usize>rowCount) << 3);
  memory.fill(WORST, 255, (<usize>rowCount) << 1);
  memory.fill(RAISED, 0, <usize>rowCount);
}

/** Starts the next encounter; each has a probability without a manoeuvre. */
export function beginEvent(before: f64): void {
  pcBefore = before;
}

/** Adds an encounter to a row: 1 - (1 - total)(1 - pc), without a difference of nearly equal numbers. */
export function addToRow(row: i32, event: i32, pc: f64): void {
  const total = TOTAL + ((<usize>row) << 3);
  const sum = load<f64>(total);
  store<f64>(total, sum + pc * (1 - sum));
  if (pc >= watchPc && pcBefore < watchPc) store<u8>(RAISED + <usize>row, 1);
  const largest = LARGEST + ((<usize>row) << 3);
  if (!(pc > load<f64>(largest))) return;
  store<f64>(largest, pc);
  store<i16>(WORST + ((<usize>row) << 1), <i16>event);
}

export function endColumn(rowCount: i32, logs: usize, worst: usize, raised: usize): void {
  for (let row = 0; row < rowCount; row++) {
    const total = load<f64>(TOTAL + ((<usize>row) << 3));
    const log = Number.isNaN(total) ? total : Math.max(LOWEST_LOG10, Math.log10(total));
    store<f32>(logs + ((<usize>row) << 2), <f32>log);
  }
  memory.copy(worst, WORST, (<usize>rowCount) << 1);
  memory.copy(raised, RAISED, <usize>rowCount);
}
