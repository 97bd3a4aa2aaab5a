import { MU_EARTH } from '@keepout/astro/constants';
import { borderBetween } from '@keepout/astro/search/border';
import { taylorPosition, taylorTerms } from '../approach/motion.ts';
import { type NumberRoom, numberTable } from '../plan/number-room.ts';
import type { StateSource } from '../plan/sources.ts';

/** Raster of a run, s: the closed-form tests reach this far to both sides. */
export const RASTER_S = 120;
/** Interval at which the states of an ephemeris are checked, s. */
const LOOK_S = 30;
const LOOKS = RASTER_S / LOOK_S;
/** Accuracy of the ends of its data, s. */
const SPAN_END = { width: 1e-3 };
/** Greatest value of u (1 - u)^2 on 0..1: contribution of a slope between two raster instants. */
const BULGE = 4 / 27;
/** Remainder of the radius between raster instants after its slope, m. */
const BETWEEN_M = 150;

/** A primary on a raster, over a span in which it has a state everywhere. */
export interface PrimaryRun {
  readonly object: number;
  readonly startTaiS: number;
  readonly stopTaiS: number;
  readonly stepS: number;
  /** Raster instants, the last one at `stopTaiS`. */
  readonly count: number;
  /** Float64Array(6 count): m, m/s. */
  readonly states: Float64Array;
  /** Error of the fourth-order path from each raster instant up to its neighbours, m. */
  readonly padM: Float64Array;
  readonly worstPadM: number;
  readonly lowestM: number;
  readonly highestM: number;
  /** Bound of the acceleration between raster instants, burns included, m/s^2. */
  readonly accelerationMps2: number;
}

/**
 * Runs of an object within a span: one, or several where its data have gaps, or none.
 *
 * @param room   memory of the tables of the runs, valid until it is cleared
 */
export function runsOf(
  source: StateSource,
  object: number,
  startTaiS: number,
  stopTaiS: number,
  room?: NumberRoom,
): PrimaryRun[] {
  const [from, to] = source.spanOf(object);
  const a = Math.max(startTaiS, from);
  const b = Math.min(stopTaiS, to);
  if (!(a < b)) return [];
  const isTheory = object < source.sgp4Count;
  const steps = Math.max(1, Math.ceil((b - a) / RASTER_S - 1e-9));
  const stepS = (b - a) / steps;
  const states = numberTable(6 * (steps + 1), room);
  const six = new Float64Array(6);
  let isWhole = source.statesOn(object, a, stepS, steps + 1, states);
  if (!isWhole && !isTheory) {
    isWhole = true;
    for (let k = 0; k <= steps && isWhole; k++) {
      isWhole = source.state(object, k === steps ? b : a + k * stepS, states, 6 * k) === 0;
      for (let n = 1; n < LOOKS && k < steps && isWhole; n++) {
        isWhole = source.state(object, a + (k + n / LOOKS) * stepS, six, 0) === 0;
      }
    }
  }
  if (isWhole) return [runFrom(object, a, b, stepS, states, isTheory, room)];
  return spansOf((t) => source.state(object, t, six, 0) === 0, a, b).map(([start, stop]) => {
    const parts = Math.max(1, Math.ceil((stop - start) / RASTER_S - 1e-9));
    const step = (stop - start) / parts;
    const runStates = numberTable(6 * (parts + 1), room);
    for (let k = 0; k <= parts; k++) source.state(object, k === parts ? stop : start + k * step, runStates, 6 * k);
    return runFrom(object, start, stop, step, runStates, isTheory, room);
  });
}

/** Spans with a state, their ends to a millisecond. */
function spansOf(has: (t: number) => boolean, a: number, b: number): [number, number][] {
  const spans: [number, number][] = [];
  const count = Math.ceil((b - a) / LOOK_S);
  let from = has(a) ? a : undefined;
  for (let k = 1; k <= count; k++) {
    const before = a + (k - 1) * LOOK_S;
    const t = Math.min(b, a + k * LOOK_S);
    const present = has(t);
    if (present && from === undefined) from = borderBetween(has, t, before, SPAN_END);
    if (from === undefined || (present && k < count)) continue;
    const to = present ? t : borderBetween(has, before, t, SPAN_END);
    if (to > from) spans.push([from, to]);
    from = undefined;
  }
  return spans;
}

function runFrom(
  object: number,
  startTaiS: number,
  stopTaiS: number,
  stepS: number,
  states: Float64Array,
  isTheory: boolean,
  room: NumberRoom | undefined,
): PrimaryRun {
  const count = states.length / 6;
  const padM = numberTable(count, room);
  if (isTheory) padM.fill(0);
  else writePads(states, count, stepS, padM);
  let worstPadM = 0;
  let lowestM = Number.POSITIVE_INFINITY;
  let highestM = 0;
  let acceleration = 0;
  let before = 0;
  let climbBefore = 0;
  for (let k = 0; k < count; k++) {
    const o = 6 * k;
    const x = states[o]!;
    const y = states[o + 1]!;
    const z = states[o + 2]!;
    const r = Math.sqrt(x * x + y * y + z * z);
    const climb = (x * states[o + 3]! + y * states[o + 4]! + z * states[o + 5]!) / r;
    worstPadM = Math.max(worstPadM, padM[k]!);
    let dip = 0;
    let rise = 0;
    if (k > 0) {
      dip = BULGE * stepS * (Math.max(0, -climbBefore) + Math.max(0, climb));
      rise = BULGE * stepS * (Math.max(0, climbBefore) + Math.max(0, -climb));
      const du = states[o + 3]! - states[o - 3]!;
      const dv = states[o + 4]! - states[o - 2]!;
      const dw = states[o + 5]! - states[o - 1]!;
      acceleration = Math.max(acceleration, Math.sqrt(du * du + dv * dv + dw * dw) / stepS);
      lowestM = Math.min(lowestM, Math.min(before, r) - dip);
      highestM = Math.max(highestM, Math.max(before, r) + rise);
    }
    before = r;
    climbBefore = climb;
  }
  lowestM -= BETWEEN_M + worstPadM;
  highestM += BETWEEN_M + worstPadM;
  return {
    object,
    startTaiS,
    stopTaiS,
    stepS,
    count,
    states,
    padM,
    worstPadM,
    lowestM,
    highestM,
    accelerationMps2: Math.max(1.1 * acceleration, (1.02 * MU_EARTH) / (lowestM * lowestM)),
  };
}

const terms = new Float64Array(9);
const predicted = new Float64Array(3);

/** Distance between the end of the fourth-order path from each raster instant and its neighbours, twice over and 1 m. */
function writePads(states: Float64Array, count: number, stepS: number, pads: Float64Array): void {
  for (let k = 0; k < count; k++) {
    taylorTerms(states, 6 * k, terms);
    let worst = 0;
    for (let n = -1; n <= 1; n += 2) {
      if (k + n < 0 || k + n >= count) continue;
      taylorPosition(states, 6 * k, terms, n * stepS, predicted);
      const o = 6 * (k + n);
      const x = predicted[0]! - states[o]!;
      const y = predicted[1]! - states[o + 1]!;
      const z = predicted[2]! - states[o + 2]!;
      worst = Math.max(worst, x * x + y * y + z * z);
    }
    pads[k] = 2 * Math.sqrt(worst) + 1;
  }
}
