import { arc } from './arc';
import * as at from './layout';
import { primary } from './layout';

const TWO_PI: f64 = 6.283185307179586;

/** Instant at which the primary passes an azimuth, s; held at the ends of its table. */
// @ts-ignore: decorator
@inline
function instantAt(table: usize, azimuth: f64): f64 {
  const steps = primary(at.P_STEPS);
  let x = (azimuth - primary(at.P_AZIMUTH)) * primary(at.P_STEP);
  x = x < 0 ? 0 : x > steps ? steps : x;
  const k = Math.min(Math.floor(x), steps - 1);
  const o = table + (<usize>k << 3);
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

/**
 * The nodes of the pairs of the hits: where they lie in both orbits, how they move, how near to them a meeting is.
 *
 * Kind 0 is a node, kind 1 a pair whose planes are too near each other for one.
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
    while (bits != 0) {
      const bit = ctz(bits);
      bits &= bits - 1;
      const position = 4 * g + (bit & 3);
      store<i32>(out, position);
      store<i32>(out, bit < 8 ? 0 : 1, 4);
      if (bit < 8) cross(block + 4 * <usize>position, column, bit < 4 ? 1.0 : -1.0, out);
      out += CROSSING;
    }
  }
  return <i32>((out - crossings) / CROSSING);
}

/**
 * The spans in which the primary of the table and the pairs of crossings [from, count) can meet.
 *
 * A window is 24 bytes: i32 position, i32 kind as of its crossing, float64 from and to, s from the middle of the block. Stops when
 * fewer than `spare` bytes are left before `end`.
 *
 * @param table      instants of the primary; @param progress i32: crossings done, windows written
 */
export function findWindows(
  table: usize,
  crossings: usize,
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
    const crossing = crossings + <usize>k * CROSSING;
    if (load<i32>(crossing, 4) == 0) {
      out = windowsAt(crossing, table, out);
      continue;
    }
    store<i32>(out, load<i32>(crossing));
    store<i32>(out, 1, 4);
    out += 24;
  }
  store<i32>(progress, k);
  store<i32>(progress, <i32>((out - windows) / 24), 4);
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
  const miss =
    primary(at.P_MISS) + (primary(at.P_TILT) + <f64>load<f32>(o + at.TILT * column)) * primary(at.P_HIGH);
  const near = (1.02 * miss * inverse) / ((primary(at.P_LOW) - primary(at.P_MISS)) * (1 - swing));
  const width = near + 0.05 * swing + 2 * swing * swing + 2e-6;

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
    <f64>load<f32>(o + at.MOTION * column) -
    share * rate -
    (1 - share) * <f64>load<f32>(o + at.PERIGEE_RATE * column);
  const slope = <f64>load<f32>(o + at.SLOPE * column);
  const reach = swing + width;
  const tolerance =
    share * (width + 3.5 * slope * reach * reach) + <f64>load<f32>(o + at.PHASE_PAD * column) + 2e-6;
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

function windowsAt(crossing: usize, table: usize, to: usize): usize {
  let out = to;
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
    const still = azimuth0 + TWO_PI * turns;
    const instant = instantAt(table, still);
    const shift = myRate * instant;
    let phase = phase0 + motion * instant;
    phase -= TWO_PI * nearest<f64>(phase / TWO_PI);
    const slack = (Math.abs(shift) + 3 * width) * slowest + error;
    if (Math.abs(phase) > tolerance + motion * slack) continue;
    const azimuth = still + shift;
    if (azimuth + width < first || azimuth - width > last) continue;
    const from = instantAt(table, azimuth - width) - error;
    const till = instantAt(table, azimuth + width) + error;
    const middle = 0.5 * (from + till);
    phase = phase0 + motion * middle;
    phase -= TWO_PI * nearest<f64>(phase / TWO_PI);
    if (Math.abs(phase) > tolerance + 0.5 * motion * (till - from)) continue;
    store<i32>(out, load<i32>(crossing));
    store<i32>(out, 0, 4);
    store<f64>(out, Math.max(from, middle - (phase + tolerance) / motion), 8);
    store<f64>(out, Math.min(till, middle - (phase - tolerance) / motion), 16);
    out += 24;
  }
  return out;
}
