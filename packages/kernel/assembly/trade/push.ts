import { STATE, STEER_IMPULSE, STEER_RTN } from './layout';
import { propagate, radianAtPerigee } from './two-body';

/** Gauss-Legendre of four points on [0, 1]: the first two nodes and weights, the others mirrored. */
const NODE_1: f64 = 0.06943184420297371;
const NODE_2: f64 = 0.33000947820757187;
const WEIGHT_1: f64 = 0.17392742256872692;
const WEIGHT_2: f64 = 0.32607257743127305;
/**
 * Panels are a radian up to this total change of velocity, and shorter beyond it down to a share: the order of impulses inside a panel
 * counts by the square of the push and of the panel.
 */
const GENTLE_MPS: f64 = 5;
const SMALLEST_SHARE: f64 = 0.25;
/** Number of cached states after the last kicks of panels, a panel's first node before its end; later panels are propagated again. */
const CACHED_COUNT: i32 = 4096;
const KEPT_STATES: usize = memory.data(4096 * 48, 16);

/** Share of a panel, 0.1 microseconds: a row that ends there ends with it. */
const NEARLY: f64 = 1e-10;

/** The primary of the current encounter at the start of the push, without a manoeuvre. */
export const START: usize = memory.data(48, 16);
const KICKED: usize = memory.data(48, 16);
/** RTN axes of a state, rows. */
const AXES: usize = memory.data(72, 16);

let steering: i32 = STEER_IMPULSE;
let massLoss: f64 = 0;
let vr: f64 = 0;
let vt: f64 = 0;
let vn: f64 = 0;
/** Inertial change of velocity for a metre a second. */
let kx: f64 = 0;
let ky: f64 = 0;
let kz: f64 = 0;
let radianS: f64 = 0;
let panelS: f64 = 0;
let sign: f64 = 1;
let built: i32 = 0;

/**
 * Carries the primary of an event to the beginning of the push of a column. Where rows are even and far apart, panels end at rows:
 * `rowStep` is the time between two, 0 where they are not; `longestS` the longest push.
 */
export function beginPush(
  primary: usize,
  leadS: f64,
  steer: i32,
  vector: usize,
  loss: f64,
  rowStep: f64,
  longestS: f64,
): void {
  steering = steer;
  massLoss = loss;
  vr = load<f64>(vector);
  vt = load<f64>(vector, 8);
  vn = load<f64>(vector, 16);
  propagate(primary, -leadS, START);
  if (steer === STEER_IMPULSE) {
    axesOf(START);
    kx = load<f64>(AXES) * vr + load<f64>(AXES, 24) * vt + load<f64>(AXES, 48) * vn;
    ky = load<f64>(AXES, 8) * vr + load<f64>(AXES, 32) * vt + load<f64>(AXES, 56) * vn;
    kz = load<f64>(AXES, 16) * vr + load<f64>(AXES, 40) * vt + load<f64>(AXES, 64) * vn;
    return;
  }
  radianS = radianAtPerigee(START);
  const wholeMps = longestS * Math.sqrt(vr * vr + vt * vt + vn * vn);
  const longest = radianS * Math.max(SMALLEST_SHARE, Math.min(1, GENTLE_MPS / wholeMps));
  panelS = rowStep > 0.5 * longest ? rowStep / Math.ceil(rowStep / longest) : longest;
  turnPush(1);
}

/** Turns a steady push: 1 as given, -1 the other way. */
export function turnPush(towards: f64): void {
  sign = towards;
  built = 0;
}

/** Longest stretch of rows that is looked at in one piece, s: half a revolution of a low orbit; no limit for impulses. */
export function longestStretch(): f64 {
  return steering === STEER_IMPULSE ? Infinity : 3 * radianS;
}

/** The primary at the end of a push of this size, seconds or metres a second, written to `out`. */
export function departure(size: f64, out: usize): void {
  if (steering === STEER_IMPULSE) {
    memory.copy(out, START, STATE);
    store<f64>(out, load<f64>(START, 24) + size * kx, 24);
    store<f64>(out, load<f64>(START, 32) + size * ky, 32);
    store<f64>(out, load<f64>(START, 40) + size * kz, 40);
    return;
  }
  const durationS = Math.abs(size);
  const fullPanels = <i32>Math.min(Math.floor(durationS / panelS + NEARLY), <f64>CACHED_COUNT);
  while (built < fullPanels) {
    const to = KEPT_STATES + <usize>built * STATE;
    if (built === 0) fly(START, 0, 0, panelS, to);
    else fly(to - STATE, NODE_1 * panelS, <f64>built * panelS, panelS, to);
    built++;
  }
  let sinceS = <f64>fullPanels * panelS;
  let owedS: f64 = fullPanels > 0 ? NODE_1 * panelS : 0;
  memory.copy(out, fullPanels > 0 ? KEPT_STATES + <usize>(fullPanels - 1) * STATE : START, STATE);
  while (durationS - sinceS > NEARLY * panelS) {
    const stepS = Math.min(panelS, durationS - sinceS);
    fly(out, owedS, sinceS, stepS, out);
    owedS = NODE_1 * stepS;
    sinceS += stepS;
  }
  if (owedS > 0) propagate(out, owedS, out);
}

/**
 * One panel: four impulses at its Gauss nodes. The state is `owedS` before the beginning of the panel, and that behind the last impulse
 * is written: from one panel to the next is one step of the orbit.
 */
function fly(from: usize, owedS: f64, sinceS: f64, lengthS: f64, to: usize): void {
  const first = NODE_1 * lengthS;
  const second = NODE_2 * lengthS;
  propagate(from, owedS + first, KICKED);
  kick(WEIGHT_1 * lengthS, sinceS + first);
  propagate(KICKED, second - first, KICKED);
  kick(WEIGHT_2 * lengthS, sinceS + second);
  propagate(KICKED, lengthS - 2 * second, KICKED);
  kick(WEIGHT_2 * lengthS, sinceS + lengthS - second);
  propagate(KICKED, second - first, KICKED);
  kick(WEIGHT_1 * lengthS, sinceS + lengthS - first);
  memory.copy(to, KICKED, STATE);
}

function kick(timeS: f64, sinceS: f64): void {
  const factor = (sign * timeS) / (1 - massLoss * sinceS);
  const u = load<f64>(KICKED, 24);
  const v = load<f64>(KICKED, 32);
  const w = load<f64>(KICKED, 40);
  if (steering === STEER_RTN) {
    axesOf(KICKED);
    turn(0.5 * factor, u, v, w);
    // The axes half way through: in those of the beginning a push across the velocity would gain energy.
    axesOf(KICKED);
    turn(factor, u, v, w);
    return;
  }
  const longer = 1 + (vr * factor) / Math.sqrt(u * u + v * v + w * w);
  store<f64>(KICKED, u * longer, 24);
  store<f64>(KICKED, v * longer, 32);
  store<f64>(KICKED, w * longer, 40);
}

/** Rotates the velocity of the kicked state: u, v, w and the factor of the vector in the current axes. */
function turn(factor: f64, u: f64, v: f64, w: f64): void {
  const r = vr * factor;
  const t = vt * factor;
  const n = vn * factor;
  store<f64>(KICKED, u + load<f64>(AXES) * r + load<f64>(AXES, 24) * t + load<f64>(AXES, 48) * n, 24);
  store<f64>(KICKED, v + load<f64>(AXES, 8) * r + load<f64>(AXES, 32) * t + load<f64>(AXES, 56) * n, 32);
  store<f64>(KICKED, w + load<f64>(AXES, 16) * r + load<f64>(AXES, 40) * t + load<f64>(AXES, 64) * n, 40);
}

function axesOf(state: usize): void {
  const x = load<f64>(state);
  const y = load<f64>(state, 8);
  const z = load<f64>(state, 16);
  const u = load<f64>(state, 24);
  const v = load<f64>(state, 32);
  const w = load<f64>(state, 40);
  const inverse = 1 / Math.sqrt(x * x + y * y + z * z);
  let hx = y * w - z * v;
  let hy = z * u - x * w;
  let hz = x * v - y * u;
  const momentum = 1 / Math.sqrt(hx * hx + hy * hy + hz * hz);
  hx *= momentum;
  hy *= momentum;
  hz *= momentum;
  const rx = x * inverse;
  const ry = y * inverse;
  const rz = z * inverse;
  store<f64>(AXES, rx);
  store<f64>(AXES, ry, 8);
  store<f64>(AXES, rz, 16);
  store<f64>(AXES, hy * rz - hz * ry, 24);
  store<f64>(AXES, hz * rx - hx * rz, 32);
  store<f64>(AXES, hx * ry - hy * rx, 40);
  store<f64>(AXES, hx, 48);
  store<f64>(AXES, hy, 56);
  store<f64>(AXES, hz, 64);
}
