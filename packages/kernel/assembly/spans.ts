import { taylorTerms } from './approach';
import { propagateRows } from './bulk';
import { blockOf, CHUNK, layPaths, MASK, PAD, RELATIVE_ROUNDING, ROUNDING_M } from './paths';
import { DEEP_ROW, EARTH_RADIUS_KM, INTEGRATOR_ROW, PAIR_ROW } from './rows';
import * as at from './sieve-tables';
import { parameter, table } from './sieve-tables';

/** Kinds of a pair row: path over the long span, over the short span, straight line through the slab centre. */
const LONG: u8 = 0;
const SHORT: u8 = 1;
const EXACT: u8 = 2;

/** Metres in the theory's unit of length. */
const UNIT: f64 = 1000 * EARTH_RADIUS_KM;
/** Lower objects have no usable state, m: 22 km above the equator. As in packages/conjunction/src/screening/plan/sources.ts. */
const LOWEST_RADIUS_M: f64 = 6.4e6;
/** An element set whose theory departs from gravity by more within half a slab describes no orbit any more, m. */
const ASTRAY_M: f64 = 5000;
/** States beyond these are no numbers of an orbit: squares of 1e12 m, 7 astronomical units, and of 1e10 m/s. */
const FARTHEST_2: f64 = 1e24;
const FASTEST_2: f64 = 1e20;
/** Codes besides those of the theory. */
const BELOW_SURFACE: u8 = 21;
const NOT_FINITE: u8 = 22;

/** Pair rows of the chunk at hand, i32; and room for one more. */
const LISTED: usize = memory.data(<i32>CHUNK * 4 + 4, 16);
/** Copies of the rows of the chunk, of their deep-space rows and integrator caches, and the slots of their objects. */
const ROWS_SIDE_BY_SIDE: usize = memory.data(<i32>CHUNK * PAIR_ROW, 16);
const DEEP_SIDE_BY_SIDE: usize = memory.data(<i32>CHUNK * 2 * DEEP_ROW, 16);
const CACHE_SIDE_BY_SIDE: usize = memory.data(<i32>CHUNK * 2 * INTEGRATOR_ROW, 16);
const SLOTS_SIDE_BY_SIDE: usize = memory.data(<i32>CHUNK * 8, 16);
/** Two states of a row that is propagated by itself, their Taylor terms, and the same states a little later. */
const ROW: usize = memory.data(2 * 48, 16);
const ROW_CODES: usize = memory.data(2, 16);
const TERMS: usize = memory.data(2 * 72, 16);
const AWAY: usize = memory.data(2 * 48, 16);
const AWAY_CODES: usize = memory.data(2, 16);

/** Whether both objects of a pair row have a state; where not, their codes are written down by `placeExact`. */
// @inline
function areSound(codesBefore: usize, codesAfter: usize, k: i32): bool {
  return (load<u16>(codesBefore + 2 * <usize>k) | load<u16>(codesAfter + 2 * <usize>k)) === 0;
}

/** Lays the paths of pair rows [from, to) over a long span of 2 h between two nodes of all of them. */
export function layLong(
  from: i32,
  to: i32,
  before: usize,
  codesBefore: usize,
  after: usize,
  codesAfter: usize,
  model: usize,
  h: f64,
): void {
  memory.fill(table(at.CODES) + 2 * from, 0, 2 * (to - from));
  let count: usize = 0;
  for (let k = from; k < to; k++) {
    if (areSound(codesBefore, codesAfter, k)) count = list(count, k);
    else store<u8>(table(at.KINDS) + <usize>k, EXACT);
    if (count === CHUNK) count = layListed(count, before, after, h, model, LONG);
  }
  layListed(count, before, after, h, model, LONG);
}

/** Adds a pair row to the chunk; returns their number. */
// @inline
function list(count: usize, k: i32): usize {
  store<i32>(LISTED + 4 * count, k);
  return count + 1;
}

/** Lays the paths of the chunk and writes down which it could lay; empties it. */
function layListed(count: usize, before: usize, after: usize, h: f64, model: usize, kind: u8): usize {
  const laidMask = layPaths(LISTED, count, before, after, h, model, kind === SHORT ? -1 : 0);
  const kinds = table(at.KINDS);
  for (let n: usize = 0; n < count; n++) {
    store<u8>(kinds + <usize>load<i32>(LISTED + 4 * n), ((laidMask >> <i32>n) & 1) !== 0 ? kind : EXACT);
  }
  return 0;
}

/**
 * Computes the paths of the pair rows without one over the long span, from `epoch` over a short span of 2 h. The states at
 * its end are stored and are the initial states of the next span.
 *
 * @param isNext  whether the stored states are those at `epoch`
 */
export function layShort(
  from: i32,
  to: i32,
  epoch: f64,
  h: f64,
  before: usize,
  codesBefore: usize,
  after: usize,
  codesAfter: usize,
  model: usize,
  isNext: bool,
): void {
  const kinds = table(at.KINDS);
  let count: usize = 0;
  for (let k = from; k <= to; k++) {
    if (count === CHUNK || (k === to && count > 0)) {
      if (isNext) keepStates(count, before, codesBefore, after, codesAfter);
      else propagateListed(count, epoch, before, codesBefore);
      propagateListed(count, epoch + 2 * h, after, codesAfter);
      layListed(listSound(count, codesBefore, codesAfter), before, after, h, model, SHORT);
      count = 0;
    }
    if (k < to && load<u8>(kinds + <usize>k) !== LONG) count = list(count, k);
  }
}

/** The states of the chunk at the end of a span are those at the beginning of the next. */
function keepStates(count: usize, before: usize, codesBefore: usize, after: usize, codesAfter: usize): void {
  for (let n: usize = 0; n < count; n++) {
    const k = <usize>load<i32>(LISTED + 4 * n);
    memory.copy(before + 96 * k, after + 96 * k, 96);
    store<u16>(codesBefore + 2 * k, load<u16>(codesAfter + 2 * k));
  }
}

/** Leaves on the chunk the rows whose objects have a state at both ends; the others get no path. Returns their number. */
function listSound(count: usize, codesBefore: usize, codesAfter: usize): usize {
  const kinds = table(at.KINDS);
  const codes = table(at.CODES);
  let left: usize = 0;
  for (let n: usize = 0; n < count; n++) {
    const k = load<i32>(LISTED + 4 * n);
    store<u16>(codes + 2 * <usize>k, 0);
    if (areSound(codesBefore, codesAfter, k)) left = list(left, k);
    else store<u8>(kinds + <usize>k, EXACT);
  }
  return left;
}

/** States of the pair rows of the chunk at an epoch. They are copied side by side, so that they are propagated as many rows are: some at a time. */
function propagateListed(count: usize, epoch: f64, out: usize, codes: usize): void {
  const nearPairs = <i32>table(at.NEAR_PAIRS);
  const rows = table(at.ROWS);
  const deep = table(at.DEEP);
  const cache = table(at.CACHE);
  let nearCount: usize = 0;
  for (let n: usize = 0; n < count; n++) {
    const k = load<i32>(LISTED + 4 * n);
    store<i32>(SLOTS_SIDE_BY_SIDE + 8 * n, 2 * k);
    store<i32>(SLOTS_SIDE_BY_SIDE + 8 * n, 2 * k + 1, 4);
    memory.copy(ROWS_SIDE_BY_SIDE + PAIR_ROW * n, rows + PAIR_ROW * <usize>k, PAIR_ROW);
    if (k < nearPairs) {
      nearCount++;
      continue;
    }
    const d = <usize>(k - nearPairs);
    memory.copy(DEEP_SIDE_BY_SIDE + 2 * DEEP_ROW * (n - nearCount), deep + 2 * DEEP_ROW * d, 2 * DEEP_ROW);
    memory.copy(
      CACHE_SIDE_BY_SIDE + 2 * INTEGRATOR_ROW * (n - nearCount),
      cache + 2 * INTEGRATOR_ROW * d,
      2 * INTEGRATOR_ROW,
    );
  }
  propagateRows(
    ROWS_SIDE_BY_SIDE,
    DEEP_SIDE_BY_SIDE,
    CACHE_SIDE_BY_SIDE,
    <i32>nearCount,
    0,
    <i32>count,
    SLOTS_SIDE_BY_SIDE,
    epoch,
    UNIT,
    out,
    codes,
  );
  for (let n = nearCount; n < count; n++) {
    const d = <usize>(load<i32>(LISTED + 4 * n) - nearPairs);
    memory.copy(
      cache + 2 * INTEGRATOR_ROW * d,
      CACHE_SIDE_BY_SIDE + 2 * INTEGRATOR_ROW * (n - nearCount),
      2 * INTEGRATOR_ROW,
    );
  }
}

// @inline
function propagateTo(k: i32, epoch: f64, out: usize, codes: usize): void {
  const nearPairs = <i32>table(at.NEAR_PAIRS);
  const rows = table(at.ROWS);
  propagateRows(
    rows,
    table(at.DEEP),
    table(at.CACHE),
    nearPairs,
    k,
    k + 1,
    table(at.IN_ORDER),
    epoch,
    UNIT,
    out,
    codes,
  );
}

/**
 * Writes states at the slab centre of the pair rows without a path, as straight lines through it. The error of their fourth-order path
 * is measured at the ends of the slab and halfway, and doubled.
 */
export function placeExact(from: i32, to: i32): void {
  const kinds = table(at.KINDS);
  const centre = parameter(at.CENTRE);
  const half = parameter(at.HALF);
  for (let k = <usize>from; k < <usize>to; k++) {
    if (load<u8>(kinds + k) !== EXACT) continue;
    propagateTo(<i32>k, centre, ROW - 96 * k, ROW_CODES - 2 * k);
    const code0 = load<u8>(ROW_CODES);
    const code1 = load<u8>(ROW_CODES, 1);
    taylorTerms(ROW, TERMS);
    taylorTerms(ROW + 48, TERMS + 72);
    let worst0: f64 = 0;
    let worst1: f64 = 0;
    for (let part = -2; part <= 2; part++) {
      if (part === 0) continue;
      const tau = 0.5 * <f64>part * half;
      propagateTo(<i32>k, centre + tau, AWAY - 96 * k, AWAY_CODES - 2 * k);
      if (load<u8>(AWAY_CODES) === 0) worst0 = Math.max(worst0, departure(ROW, TERMS, tau, AWAY));
      if (load<u8>(AWAY_CODES, 1) === 0) worst1 = Math.max(worst1, departure(ROW + 48, TERMS + 72, tau, AWAY + 48));
    }
    placeState(2 * k, ROW, code0, Math.min(2 * worst0, ASTRAY_M));
    placeState(2 * k + 1, ROW + 48, code1, Math.min(2 * worst1, ASTRAY_M));
  }
}

/** Distance of the fourth-order path from a state tau s later, m. */
function departure(state: usize, terms: usize, tau: f64, away: usize): f64 {
  let d2: f64 = 0;
  for (let c: usize = 0; c < 24; c += 8) {
    const a = load<f64>(terms + c);
    const j = load<f64>(terms + c, 24);
    const s = load<f64>(terms + c, 48);
    const path =
      load<f64>(state + c) + tau * (load<f64>(state + c, 24) + tau * (a / 2 + tau * (j / 6 + (tau * s) / 24)));
    const d = path - load<f64>(away + c);
    d2 += d * d;
  }
  return Math.sqrt(d2);
}

/** States of the host's objects; their codes are the host's. */
export function placeHost(first: i32, count: i32): void {
  const states = table(at.HOST_STATES);
  const pads = table(at.HOST_PADS);
  const codes = table(at.CODES);
  for (let k: usize = 0; k < <usize>count; k++) {
    const slot = <usize>first + k;
    placeState(slot, states + 48 * k, load<u8>(codes + slot), <f64>load<f32>(pads + 4 * k));
  }
}

/** A straight line through a state at the slab centre, in the units of the short span; judges the state. */
function placeState(slot: usize, state: usize, code: u8, pad: f64): void {
  const x = load<f64>(state);
  const y = load<f64>(state, 8);
  const z = load<f64>(state, 16);
  const vx = load<f64>(state, 24);
  const vy = load<f64>(state, 32);
  const vz = load<f64>(state, 40);
  const r2 = x * x + y * y + z * z;
  const codes = table(at.CODES);
  if (code === 0) {
    // Written so that NaN fails.
    if (!(r2 < FARTHEST_2 && vx * vx + vy * vy + vz * vz < FASTEST_2)) code = NOT_FINITE;
    else if (r2 < LOWEST_RADIUS_M * LOWEST_RADIUS_M) code = BELOW_SURFACE;
  }
  store<u8>(codes + slot, code);
  if (code !== 0) return;
  const block = blockOf(slot);
  for (let m: usize = 96; m < 24 * 16; m += 16) store<f32>(block + m, 0);
  const half = 1 / parameter(at.SHORT_RATE);
  const u = parameter(at.SHORT_U);
  const wx = <f32>(vx * half);
  const wy = <f32>(vy * half);
  const wz = <f32>(vz * half);
  store<f32>(block, <f32>(x - <f64>wx * u));
  store<f32>(block, <f32>(y - <f64>wy * u), 16);
  store<f32>(block, <f32>(z - <f64>wz * u), 32);
  store<f32>(block, wx, 48);
  store<f32>(block, wy, 64);
  store<f32>(block, wz, 80);
  store<i32>(block, -1, MASK);
  store<f32>(block, <f32>(pad + ROUNDING_M + RELATIVE_ROUNDING * Math.sqrt(r2)), PAD);
}
