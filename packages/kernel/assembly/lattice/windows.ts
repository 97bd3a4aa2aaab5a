import { TWO_PI } from '../rows';
import { arc } from './arc';
import * as at from './layout';
import { primary } from './layout';
import {
  ARCSINE,
  ARGUMENT_ROUNDING,
  CENTRE,
  COLUMN_ROUNDING,
  FLAT,
  NODE_BEND,
  NODE_BEND_SQUARE,
  PERIGEE_SHARE,
  RATE_GROWTH,
  ROUND,
  SLANT,
  TILT_ROUNDING,
  TILT_TURN,
} from './node-bounds';

/** Instant at which the primary passes an azimuth, s; held at the ends of its table. */
// @inline
function instantAt(table: usize, azimuth: f64): f64 {
  const steps = primary(at.P_STEPS);
  let x = (azimuth - primary(at.P_AZIMUTH)) * primary(at.P_STEP);
  if (x < 0) x = 0;
  else if (x > steps) x = steps;
  const k = Math.min(Math.floor(x), steps - 1);
  const o = table + ((<usize>k) << 3);
  const a = load<f64>(o);
  return a + (load<f64>(o, 8) - a) * (x - k);
}

/** A crossing, 72 bytes: i32 position and kind, then float64 values in the order of the offsets below. */
export const CROSSING: usize = 72;
const AZIMUTH: usize = 8;
const AZIMUTH_RATE: usize = 16;
const PHASE: usize = 24;
const PHASE_RATE: usize = 32;
const WIDTH: usize = 40;
const REACH: usize = 48;
const TOLERANCE: usize = 56;

/** Kinds: a node; nearly coplanar orbits, which meet where the arguments agree; unknown. */
const NODE: i32 = 0;
const NEARLY_COPLANAR: i32 = 1;
const ANYWHERE: i32 = 2;

/** An entry, 8 bytes: i32 crossing, i32 turn of the primary. A window, 24 bytes: i32 position and kind, float64 from and to. */
const ENTRY: usize = 8;
const WINDOW: usize = 24;

/**
 * The nodes of the pairs of the hits: where they lie in both orbits, how they move, how near to them a meeting is.
 *
 * @param hits       as `testNodes` wrote them; @param count their number
 * @param crossings  room for eight a hit
 * @returns number of crossings
 */
export function crossNodes(block: usize, stride: usize, hits: usize, count: i32, crossings: usize): i32 {
  const column = stride << 2;
  let out = crossings;
  for (let k = 0; k < count; k++) {
    const g = load<i32>(hits + 8 * <usize>k);
    let bits = load<i32>(hits + 8 * <usize>k, 4);
    while (bits !== 0) {
      const bit = ctz(bits);
      bits &= bits - 1;
      const position = 4 * g + (bit & 3);
      const o = block + 4 * <usize>position;
      store<i32>(out, position);
      if (bit < 8) {
        store<i32>(out, NODE, 4);
        cross(o, column, bit < 4 ? 1.0 : -1.0, out);
      } else store<i32>(out, coplanarWindow(o, column, out) ? NEARLY_COPLANAR : ANYWHERE, 4);
      out += CROSSING;
    }
  }
  return <i32>((out - crossings) / CROSSING);
}

/**
 * The crossings and turns at which any primary of a tube can meet the other object; those of one primary are among them.
 *
 * @param early, late   earliest and latest instant of all at each azimuth; one table for a single primary
 * @param entries       room for a turn more than the tables have, and two, for each crossing
 * @returns number of entries
 */
export function narrowCrossings(early: usize, late: usize, crossings: usize, count: i32, entries: usize): i32 {
  let out = entries;
  for (let k = 0; k < count; k++) {
    const crossing = crossings + <usize>k * CROSSING;
    const kind = load<i32>(crossing, 4);
    if (kind === NODE) out = turnsAt(crossing, k, early, late, out);
    else if (kind === ANYWHERE || isBesideAnywhere(crossing, early, late)) {
      store<i32>(out, k);
      out += ENTRY;
    }
  }
  return <i32>((out - entries) / ENTRY);
}

/**
 * The spans in which the primary of the table and the pairs of the entries [from, count) can meet.
 *
 * A window carries the kind of its crossing and s from the middle of the block. Stops when fewer than `spare` bytes are left
 * before `end`.
 *
 * @param table      instants of the primary; @param progress i32: entries done, windows written
 */
export function findWindows(
  table: usize,
  crossings: usize,
  entries: usize,
  from: i32,
  count: i32,
  windows: usize,
  end: usize,
  spare: usize,
  progress: usize,
): void {
  let out = windows;
  let k = from;
  for (; k < count; k++) {
    if (end - out < spare) break;
    const entry = entries + <usize>k * ENTRY;
    const crossing = crossings + <usize>load<i32>(entry) * CROSSING;
    const kind = load<i32>(crossing, 4);
    if (kind === NODE) out = windowAt(crossing, <f64>load<i32>(entry, 4), table, out);
    else if (kind === NEARLY_COPLANAR) out = spansBeside(crossing, table, out);
    else out = storeWindow(out, crossing, load<f64>(table), load<f64>(table + ((<usize>primary(at.P_STEPS)) << 3)));
  }
  store<i32>(progress, k);
  store<i32>(progress, <i32>((out - windows) / WINDOW), 4);
}

// @inline
function storeWindow(out: usize, crossing: usize, from: f64, to: f64): usize {
  store<i32>(out, load<i32>(crossing));
  store<i32>(out, load<i32>(crossing, 4), 4);
  store<f64>(out, from, 8);
  store<f64>(out, to, 16);
  return out + WINDOW;
}

function cross(o: usize, column: usize, sign: f64, out: usize): void {
  const nx = <f64>load<f32>(o + at.NORMAL * column);
  const ny = <f64>load<f32>(o + (at.NORMAL + 1) * column);
  const nz = <f64>load<f32>(o + (at.NORMAL + 2) * column);
  const mx = primary(at.P_NORMAL);
  const my = primary(at.P_NORMAL + 1);
  const mz = primary(at.P_NORMAL + 2);
  let wx = my * nz - mz * ny;
  let wy = mz * nx - mx * nz;
  let wz = mx * ny - my * nx;
  const s2 = wx * wx + wy * wy + wz * wz;
  const inverse = 1 / Math.sqrt(s2);

  // Rates of the node in the frames of the two planes.
  const turn = <f64>load<f32>(o + at.NODE_RATE * column) - primary(at.P_NODE_RATE);
  const myRate = (turn * (nx * wy - ny * wx)) / s2;
  const rate = (turn * (mx * wy - my * wx)) / s2;
  const swing = Math.abs(turn) * primary(at.P_HALF) * inverse;
  const miss = primary(at.P_MISS) + (primary(at.P_TILT) + <f64>load<f32>(o + at.TILT * column)) * primary(at.P_HIGH);
  const nearWidth = (ARCSINE * miss * inverse) / ((primary(at.P_LOW) - primary(at.P_MISS)) * (1 - swing));
  const width = nearWidth + NODE_BEND * swing + NODE_BEND_SQUARE * swing * swing + COLUMN_ROUNDING;

  wx *= sign * inverse;
  wy *= sign * inverse;
  wz *= sign * inverse;

  // The other object's mean argument at the node.
  const px = <f64>load<f32>(o + at.NODE_COS * column);
  const py = <f64>load<f32>(o + at.NODE_SIN * column);
  const cosU = wx * px + wy * py;
  const sinU = -wx * nz * py + wy * nz * px + wz * (nx * py - ny * px);
  const ex3 = <f64>load<f32>(o + at.ECCENTRIC * column);
  const ey3 = <f64>load<f32>(o + (at.ECCENTRIC + 1) * column);
  const ez3 = <f64>load<f32>(o + (at.ECCENTRIC + 2) * column);
  const ex = ex3 * px + ey3 * py;
  const ey = -ex3 * nz * py + ey3 * nz * px + ez3 * (nx * py - ny * px);
  const beta2 = 1 - ex * ex - ey * ey;
  const beta = Math.sqrt(beta2);
  const b = 1 / (1 + beta);
  const radius = beta2 / (1 + ex * cosU + ey * sinU);
  const x = radius * cosU;
  const y = radius * sinU;
  const cosF = ex + ((1 - b * ex * ex) * x - b * ex * ey * y) / beta;
  const sinF = ey + ((1 - b * ey * ey) * y - b * ex * ey * x) / beta;
  const argument = arc(sinF, cosF) - ex * sinF + ey * cosF;
  const share = (radius * radius) / beta;
  const motion =
    <f64>load<f32>(o + at.MOTION * column) - share * rate - (1 - share) * <f64>load<f32>(o + at.PERIGEE_RATE * column);
  const slope = <f64>load<f32>(o + at.SLOPE * column);
  const reach = swing + width;
  const tolerance =
    share * (width + RATE_GROWTH * slope * reach * reach) + <f64>load<f32>(o + at.PHASE_PAD * column) + COLUMN_ROUNDING;
  const phase0 = <f64>load<f32>(o + at.ARGUMENT * column) - argument;

  const azimuth0 = arc(
    wx * primary(at.P_SECOND) + wy * primary(at.P_SECOND + 1) + wz * primary(at.P_SECOND + 2),
    wx * primary(at.P_FIRST) + wy * primary(at.P_FIRST + 1) + wz * primary(at.P_FIRST + 2),
  );
  store<f64>(out, azimuth0, AZIMUTH);
  store<f64>(out, myRate, AZIMUTH_RATE);
  store<f64>(out, phase0, PHASE);
  store<f64>(out, motion, PHASE_RATE);
  store<f64>(out, width, WIDTH);
  store<f64>(out, reach, REACH);
  store<f64>(out, tolerance, TOLERANCE);
}

/** For the quick test, at the uncorrected node: the span ends a width from it, its middle moves by at most one width, and one is a margin. */
const WIDTHS: f64 = 3;

/** Turns of the primary at which it and the other object can be at the node together. */
function turnsAt(crossing: usize, k: i32, early: usize, late: usize, entries: usize): usize {
  let out = entries;
  const azimuth0 = load<f64>(crossing, AZIMUTH);
  const myRate = load<f64>(crossing, AZIMUTH_RATE);
  const phase0 = load<f64>(crossing, PHASE);
  const motion = load<f64>(crossing, PHASE_RATE);
  const width = load<f64>(crossing, WIDTH);
  const reach = load<f64>(crossing, REACH);
  const tolerance = load<f64>(crossing, TOLERANCE);
  const first = primary(at.P_AZIMUTH);
  const last = first + primary(at.P_STEPS) / primary(at.P_STEP);
  const error = primary(at.P_ERROR);
  const slowest = primary(at.P_SLOWEST);
  let turns = Math.ceil((first - reach - azimuth0) / TWO_PI);
  for (; azimuth0 + TWO_PI * turns <= last + reach; turns += 1) {
    const fixedAzimuth = azimuth0 + TWO_PI * turns;
    const soonest = instantAt(early, fixedAzimuth);
    const latest = early === late ? soonest : instantAt(late, fixedAzimuth);
    const shift1 = myRate * soonest;
    const shift2 = myRate * latest;
    const slack =
      0.5 * (latest - soonest) + (Math.max(Math.abs(shift1), Math.abs(shift2)) + WIDTHS * width) * slowest + error;
    if (Math.abs(turned(phase0 + 0.5 * motion * (soonest + latest))) > tolerance + motion * slack) continue;
    const from = instantAt(early, fixedAzimuth + Math.min(shift1, shift2) - width) - error;
    const till = instantAt(late, fixedAzimuth + Math.max(shift1, shift2) + width) + error;
    if (Math.abs(turned(phase0 + 0.5 * motion * (from + till))) > tolerance + 0.5 * motion * (till - from)) continue;
    store<i32>(out, k);
    store<i32>(out, <i32>turns, 4);
    out += ENTRY;
  }
  return out;
}

/** The span in which primary and other object can be at the node together in this turn. */
function windowAt(crossing: usize, turn: f64, table: usize, out: usize): usize {
  const motion = load<f64>(crossing, PHASE_RATE);
  const width = load<f64>(crossing, WIDTH);
  const tolerance = load<f64>(crossing, TOLERANCE);
  const error = primary(at.P_ERROR);
  const first = primary(at.P_AZIMUTH);
  const last = first + primary(at.P_STEPS) / primary(at.P_STEP);
  const fixedAzimuth = load<f64>(crossing, AZIMUTH) + TWO_PI * turn;
  const azimuth = fixedAzimuth + load<f64>(crossing, AZIMUTH_RATE) * instantAt(table, fixedAzimuth);
  if (azimuth + width < first || azimuth - width > last) return out;
  const from = instantAt(table, azimuth - width) - error;
  const till = instantAt(table, azimuth + width) + error;
  const middle = 0.5 * (from + till);
  const phase = turned(load<f64>(crossing, PHASE) + motion * middle);
  if (Math.abs(phase) > tolerance + 0.5 * motion * (till - from)) return out;
  const soonest = Math.max(from, middle - (phase + tolerance) / motion);
  return storeWindow(out, crossing, soonest, Math.min(till, middle - (phase - tolerance) / motion));
}

// @inline
function turned(angle: f64): f64 {
  return angle - TWO_PI * nearest<f64>(angle / TWO_PI);
}

/**
 * For nearly coplanar orbits: azimuth of the other object in the primary's plane at the middle of the block, its rate, and
 * the largest distance of the primary's azimuth from it when they meet.
 *
 * @returns false without a claim
 */
function coplanarWindow(o: usize, column: usize, out: usize): bool {
  const nx = <f64>load<f32>(o + at.NORMAL * column);
  const ny = <f64>load<f32>(o + (at.NORMAL + 1) * column);
  const nz = <f64>load<f32>(o + (at.NORMAL + 2) * column);
  const mx = primary(at.P_NORMAL);
  const my = primary(at.P_NORMAL + 1);
  const mz = primary(at.P_NORMAL + 2);
  const wx = my * nz - mz * ny;
  const wy = mz * nx - mx * nz;
  const wz = mx * ny - my * nx;
  const turn = Math.abs(<f64>load<f32>(o + at.NODE_RATE * column) - primary(at.P_NODE_RATE)) * primary(at.P_HALF);
  const flat = ARCSINE * Math.sqrt(wx * wx + wy * wy + wz * wz) + turn + TILT_ROUNDING;
  const ex = <f64>load<f32>(o + at.ECCENTRIC * column);
  const ey = <f64>load<f32>(o + (at.ECCENTRIC + 1) * column);
  const ez = <f64>load<f32>(o + (at.ECCENTRIC + 2) * column);
  const e = Math.sqrt(ex * ex + ey * ey + ez * ez);
  const low = primary(at.P_LOW) - primary(at.P_MISS);
  const tilt = primary(at.P_TILT) + <f64>load<f32>(o + at.TILT * column);
  const nearWidth = (ARCSINE * primary(at.P_MISS)) / low + tilt;
  const isAlike = mx * nx + my * ny + mz * nz > 0;
  if (!(isAlike && flat <= FLAT && e <= ROUND && low > 0 && nearWidth <= FLAT)) return false;

  const px = <f64>load<f32>(o + at.NODE_COS * column);
  const py = <f64>load<f32>(o + at.NODE_SIN * column);
  const swing = PERIGEE_SHARE * e * Math.abs(<f64>load<f32>(o + at.PERIGEE_RATE * column)) * primary(at.P_HALF);
  const node = arc(
    px * primary(at.P_SECOND) + py * primary(at.P_SECOND + 1),
    px * primary(at.P_FIRST) + py * primary(at.P_FIRST + 1),
  );
  store<f64>(out, node + <f64>load<f32>(o + at.ARGUMENT * column), PHASE);
  store<f64>(out, <f64>load<f32>(o + at.MOTION * column), PHASE_RATE);
  store<f64>(
    out,
    SLANT * (nearWidth + turn) +
      TILT_TURN * flat * flat +
      CENTRE * e +
      swing +
      <f64>load<f32>(o + at.PHASE_PAD * column) +
      ARGUMENT_ROUNDING,
    TOLERANCE,
  );
  return true;
}

/** Distance of a span of angles, extended by `tolerance`, from a multiple of 2 pi; negative where it contains one. */
// @inline
function gap(low: f64, high: f64, tolerance: f64): f64 {
  return Math.abs(turned(0.5 * (low + high))) - 0.5 * (high - low) - tolerance;
}

/** Two circles may have no change at all, and it is divided by, rad. */
const LEAST_CHANGE: f64 = 1e-12;

/** Most that azimuth less argument changes by from one azimuth of the table to the next. */
// @inline
function largestChange(motion: f64): f64 {
  const step = 1 / primary(at.P_STEP);
  return Math.max(step - motion * primary(at.P_SHORTEST), motion * primary(at.P_SLOWEST) * step - step) + LEAST_CHANGE;
}

/** Whether azimuth and argument can be alike on some step of the tables, somewhere between the earliest and the latest. */
function isBesideAnywhere(crossing: usize, early: usize, late: usize): bool {
  const motion = load<f64>(crossing, PHASE_RATE);
  const tolerance = load<f64>(crossing, TOLERANCE) + motion * primary(at.P_ERROR);
  const step = 1 / primary(at.P_STEP);
  const steps = <i32>primary(at.P_STEPS);
  const first = primary(at.P_AZIMUTH) - load<f64>(crossing, PHASE);
  const change = largestChange(motion);
  for (let k = 0; k < steps; ) {
    const o = (<usize>k) << 3;
    const azimuth = first + step * k;
    const low = azimuth - motion * load<f64>(late + o);
    const high = azimuth - motion * load<f64>(early + o);
    const free = gap(low, high, tolerance);
    if (free > change) {
      k += <i32>Math.min(free / change, steps);
      continue;
    }
    const nextLow = azimuth + step - motion * load<f64>(late + o, 8);
    const nextHigh = azimuth + step - motion * load<f64>(early + o, 8);
    if (gap(Math.min(low, nextLow), Math.max(high, nextHigh), tolerance) <= 0) return true;
    k++;
  }
  return false;
}

/** The spans in which azimuth and argument can be alike: steps of the table that follow each other are one. */
function spansBeside(crossing: usize, table: usize, to: usize): usize {
  let out = to;
  const motion = load<f64>(crossing, PHASE_RATE);
  const error = primary(at.P_ERROR);
  const tolerance = load<f64>(crossing, TOLERANCE) + motion * error;
  const step = 1 / primary(at.P_STEP);
  const steps = <i32>primary(at.P_STEPS);
  const first = primary(at.P_AZIMUTH) - load<f64>(crossing, PHASE);
  const change = largestChange(motion);
  let from = 0.0;
  let isOpen = false;
  let k = 0;
  while (k < steps) {
    const o = table + ((<usize>k) << 3);
    const instant = load<f64>(o);
    const before = first + step * k - motion * instant;
    const free = gap(before, before, tolerance);
    const after = first + step * (k + 1) - motion * load<f64>(o, 8);
    if (free <= change && gap(Math.min(before, after), Math.max(before, after), tolerance) <= 0) {
      if (!isOpen) from = instant;
      isOpen = true;
      k++;
      continue;
    }
    if (isOpen) out = storeWindow(out, crossing, from - error, instant + error);
    isOpen = false;
    k += free > change ? <i32>Math.min(free / change, steps) : 1;
  }
  return isOpen ? storeWindow(out, crossing, from - error, load<f64>(table + ((<usize>steps) << 3)) + error) : out;
}
