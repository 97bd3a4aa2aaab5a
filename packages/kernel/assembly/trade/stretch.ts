import { deviationA, deviationS, LOST, MET, meet, PARTED, slant, u1, u2 } from './encounter';
import { RADIUS, STEER_IMPULSE } from './layout';
import { clearance, probability, VISIBLE } from './plane';
import { departure, longestStretch } from './push';
import { addToRow } from './sums';

/** Rows up to which each is computed by itself. */
const FEW: i32 = 6;
/** Error of three nodes relative to five, in deviations; and in addition this share of the margin of the nearest row to the visible range. */
const TIGHT: f64 = 2e-3;
const LOOSE: f64 = 0.02;
/** The same for the shape of the ellipse, relative, in units of its effect on the probability. */
const SHAPE: f64 = 2e-3;
/** Deviations over which the slope of the probability is judged. */
const STEEP: f64 = 8;
/** Share of the rows to either side of the nearest that a stretch is cut to. */
const NARROWED: i32 = 8;

/** Values at the five nodes, then coefficients in powers, of each quantity in turn. */
const VALUES: usize = memory.data(25 * 8, 16);
const DEPARTED: usize = memory.data(48, 16);
const ROOT_HALF: f64 = Math.SQRT1_2;

let event: usize = 0;
let radius: f64 = 0;
let leadS: f64 = 0;
let steering: i32 = 0;
let rows: usize = 0;
let index: i32 = 0;

/** Sets the encounter of the stretches. */
export function beginStretches(ofEvent: usize, ofIndex: i32, itsLeadS: f64, steer: i32, values: usize): void {
  event = ofEvent;
  radius = load<f64>(ofEvent, RADIUS);
  leadS = itsLeadS;
  steering = steer;
  rows = values;
  index = ofIndex;
}

/** Returns the probability of the encounter after a push of this size; NaN where undefined. */
export function exactPc(size: f64): f64 {
  const outcome = meetAfter(size, true);
  if (outcome === PARTED) return 0;
  if (outcome === LOST) return NaN;
  return probability(u1, u2, deviationA, deviationS, slant, radius);
}

function meetAfter(size: f64, mayPart: bool): i32 {
  departure(size, DEPARTED);
  return meet(event, DEPARTED, steering === STEER_IMPULSE ? leadS : leadS - Math.abs(size), mayPart);
}

/** The rows [from, to] of one sign, all pushes over before the event. */
export function stretch(from: i32, to: i32): void {
  if (to - from < FEW) {
    for (let row = from; row <= to; row++) addToRow(row, index, exactPc(sizeAt(row)));
    return;
  }
  const low = sizeAt(from);
  const high = sizeAt(to);
  if (high - low > longestStretch() || !measure(low, high)) {
    halve(from, to);
    return;
  }
  const missing = interpolate();
  const middle = 0.5 * (low + high);
  const inverse = 2 / (high - low);
  let nearest = from;
  let least: f64 = Infinity;
  for (let row = from; row <= to; row++) {
    const x = (sizeAt(row) - middle) * inverse;
    const clear = clearance(at(0, x), at(1, x), at(2, x), at(3, x), at(4, x), radius);
    if (clear < least) {
      least = clear;
      nearest = row;
    }
  }
  if (missing > TIGHT + LOOSE * Math.max(0, least - VISIBLE)) {
    narrow(from, to, nearest);
    return;
  }
  if (least > VISIBLE) return;
  for (let row = from; row <= to; row++) {
    const x = (sizeAt(row) - middle) * inverse;
    const a = at(0, x);
    const b = at(1, x);
    if (clearance(a, b, at(2, x), at(3, x), at(4, x), radius) > VISIBLE) continue;
    addToRow(row, index, probability(a, b, at(2, x), at(3, x), at(4, x), radius));
  }
}

function halve(from: i32, to: i32): void {
  const middle = (from + to) >> 1;
  stretch(from, middle);
  stretch(middle + 1, to);
}

/** Cuts out the neighbourhood of the nearest row: the other rows there are far away. */
function narrow(from: i32, to: i32, nearest: i32): void {
  const side = max(2, (to - from) / NARROWED);
  const first = max(from, nearest - side);
  const last = min(to, nearest + side);
  if (first > from) stretch(from, first - 1);
  stretch(first, last);
  if (last < to) stretch(last + 1, to);
}

/** Evaluates the five Chebyshev-Lobatto nodes; returns false where the encounter is lost at one of them. */
function measure(low: f64, high: f64): bool {
  const middle = 0.5 * (low + high);
  const half = 0.5 * (high - low);
  return (
    node(0, low) &&
    node(1, middle - ROOT_HALF * half) &&
    node(2, middle) &&
    node(3, middle + ROOT_HALF * half) &&
    node(4, high)
  );
}

function node(place: i32, size: f64): bool {
  if (meetAfter(size, false) !== MET) return false;
  const to = VALUES + ((<usize>place) << 3);
  store<f64>(to, u1);
  store<f64>(to, u2, 40);
  store<f64>(to, deviationA, 80);
  store<f64>(to, deviationS, 120);
  store<f64>(to, slant, 160);
  return true;
}

/** Turns values into coefficients; @returns the error of the parabola through three nodes at the others, in deviations. */
function interpolate(): f64 {
  const a = load<f64>(VALUES, 96);
  const s = load<f64>(VALUES, 136);
  const share1 = radius / a;
  const share2 = radius / s;
  const first = powers(VALUES);
  const second = powers(VALUES + 40);
  const ofA = powers(VALUES + 80) / a;
  const ofS = powers(VALUES + 120) / s;
  const ofSlant = powers(VALUES + 160);
  const shape = ofA * (1 + STEEP * share1) + ofS * (1 + STEEP * share2) + ofSlant * (STEEP * share2 + ofSlant);
  return Math.max(Math.sqrt(first * first + second * second), (shape * TIGHT) / SHAPE);
}

/** Five values at the nodes into powers of the place in [-1, 1]. */
function powers(values: usize): f64 {
  const f0 = load<f64>(values, 16);
  const evenEnd = 0.5 * (load<f64>(values, 32) + load<f64>(values)) - f0;
  const evenInner = 0.5 * (load<f64>(values, 24) + load<f64>(values, 8)) - f0;
  const oddEnd = 0.5 * (load<f64>(values, 32) - load<f64>(values));
  const oddInner = (0.5 * (load<f64>(values, 24) - load<f64>(values, 8))) / ROOT_HALF;
  const c4 = 2 * (evenEnd - 2 * evenInner);
  const c3 = 2 * (oddEnd - oddInner);
  store<f64>(values, f0);
  store<f64>(values, oddEnd - c3, 8);
  store<f64>(values, evenEnd - c4, 16);
  store<f64>(values, c3, 24);
  store<f64>(values, c4, 32);
  return 0.5 * ROOT_HALF * Math.abs(c3) + 0.25 * Math.abs(c4);
}

// @inline
function at(quantity: usize, x: f64): f64 {
  const c = VALUES + quantity * 40;
  return load<f64>(c) + x * (load<f64>(c, 8) + x * (load<f64>(c, 16) + x * (load<f64>(c, 24) + x * load<f64>(c, 32))));
}

// @inline
function sizeAt(row: i32): f64 {
  return load<f64>(rows + ((<usize>row) << 3));
}
