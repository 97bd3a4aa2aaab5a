import { borderBetween } from '@keepout/astro/search/border';
import type { StateSource } from '../plan/sources.ts';
import { taylorPosition, taylorTerms } from './motion.ts';

/** Raster of a track, s. */
export const STEP_S = 30;
/** Raster steps that the fourth-order path is used over. */
const TEST_STEPS = 4;
/** How well the ends of the data are known, s. */
const SPAN_END = { width: 1e-3 };

/** What is known of an orbit for a whole block. */
export interface OrbitReach {
  readonly lowestM: number;
  readonly highestM: number;
  /** Mean rate of the angle travelled, rad/s; the angle stays within `swingRad` of it between any two instants. */
  readonly rateRadps: number;
  readonly swingRad: number;
  /** Fastest turn of the orbital plane, rad/s. */
  readonly driftRadps: number;
  /** Fastest change of the radius, m/s. */
  readonly climbMps: number;
  /** What the fourth-order path of the object may be off by within 120 s, m; 0 for SGP4. */
  readonly padM: number;
}

/** One object on a raster, over a span in which it has a state everywhere. */
export interface Track {
  readonly object: number;
  readonly startTaiS: number;
  readonly stopTaiS: number;
  readonly stepS: number;
  /** Raster instants, the last one at `stopTaiS`. */
  readonly count: number;
  /** Float64Array(6 count): m, m/s. */
  readonly states: Float64Array;
  /** Float64Array(6 count): unit position and unit plane normal. */
  readonly axes: Float64Array;
  /** Departure of the fourth-order path from the object itself in the next 120 s, m. */
  readonly padM: Float64Array;
  readonly slowestRadps: number;
  readonly fastestRadps: number;
  readonly reach: OrbitReach;
}

/** Tracks of an object within a span: one, or several where its data have gaps, or none. */
export function tracksOf(source: StateSource, object: number, startTaiS: number, stopTaiS: number): Track[] {
  const [from, to] = source.spanOf(object);
  const a = Math.max(startTaiS, from);
  const b = Math.min(stopTaiS, to);
  if (!(a < b)) return [];
  const six = new Float64Array(6);
  const has = (t: number): boolean => source.state(object, t, six, 0) === 0;
  const tracks: Track[] = [];
  const count = Math.ceil((b - a) / STEP_S);
  let runFrom = has(a) ? a : undefined;
  for (let k = 1; k <= count; k++) {
    const t = Math.min(b, a + k * STEP_S);
    const present = has(t);
    if (present && runFrom === undefined) runFrom = borderBetween(has, t, a + (k - 1) * STEP_S, SPAN_END);
    if (runFrom !== undefined && (!present || k === count)) {
      const runTo = present ? t : borderBetween(has, a + (k - 1) * STEP_S, t, SPAN_END);
      if (runTo > runFrom) tracks.push(layOut(source, object, runFrom, runTo));
      runFrom = undefined;
    }
  }
  return tracks;
}

/** One track that speaks for every run of an object's data (its reach), or none. */
export function trackOf(source: StateSource, object: number, startTaiS: number, stopTaiS: number): Track | undefined {
  const tracks = tracksOf(source, object, startTaiS, stopTaiS);
  const [first, ...others] = tracks;
  if (!first || others.length === 0) return first;
  // Data with gaps: only radii are claimed, no rates.
  const reach: OrbitReach = {
    lowestM: Math.min(...tracks.map((track) => track.reach.lowestM)),
    highestM: Math.max(...tracks.map((track) => track.reach.highestM)),
    rateRadps: first.reach.rateRadps,
    swingRad: 10,
    driftRadps: 1,
    climbMps: Math.max(...tracks.map((track) => track.reach.climbMps)) + 100,
    padM: Math.max(...tracks.map((track) => track.reach.padM)),
  };
  return { ...first, reach };
}

function layOut(source: StateSource, object: number, startTaiS: number, stopTaiS: number): Track {
  const steps = Math.max(1, Math.ceil((stopTaiS - startTaiS) / STEP_S - 1e-9));
  const count = steps + 1;
  const stepS = (stopTaiS - startTaiS) / steps;
  const states = new Float64Array(6 * count);
  const axes = new Float64Array(6 * count);
  let lowestM = Number.POSITIVE_INFINITY;
  let highestM = 0;
  let slowest = Number.POSITIVE_INFINITY;
  let fastest = 0;
  let climb = 0;
  let tilt = 0;
  const travelled = new Float64Array(count);
  for (let k = 0; k < count; k++) {
    const o = 6 * k;
    const t = k === steps ? stopTaiS : startTaiS + k * stepS;
    source.state(object, t, states, o);
    const [x, y, z, vx, vy, vz] = states.subarray(o, o + 6) as unknown as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    const r = Math.hypot(x, y, z);
    const n = [y * vz - z * vy, z * vx - x * vz, x * vy - y * vx] as const;
    const h = Math.hypot(...n);
    axes.set([x / r, y / r, z / r, n[0] / h, n[1] / h, n[2] / h], o);
    lowestM = Math.min(lowestM, r);
    highestM = Math.max(highestM, r);
    slowest = Math.min(slowest, h / (r * r));
    fastest = Math.max(fastest, h / (r * r));
    climb = Math.max(climb, Math.abs(x * vx + y * vy + z * vz) / r);
    if (k > 0) {
      tilt = Math.max(tilt, chord(axes, o + 3, o - 3));
      travelled[k] = travelled[k - 1]! + 2 * Math.asin(Math.min(1, chord(axes, o, o - 6) / 2));
    }
  }
  const rateRadps = travelled[steps]! / (stopTaiS - startTaiS);
  let ahead = 0;
  let behind = 0;
  for (let k = 0; k < count; k++) {
    const departure = travelled[k]! - rateRadps * k * stepS;
    ahead = Math.max(ahead, departure);
    behind = Math.min(behind, departure);
  }
  const padM = padsOf(states, count, stepS);
  // Between two raster instants the radius leaves them by at most the climb of half a step and its curvature.
  const between = (climb * stepS) / 2 + 1.2e3 * (stepS / STEP_S) ** 2;
  return {
    object,
    startTaiS,
    stopTaiS,
    stepS,
    count,
    states,
    axes,
    padM,
    slowestRadps: slowest * 0.99,
    fastestRadps: fastest * 1.01,
    reach: {
      lowestM: lowestM - between,
      highestM: highestM + between,
      rateRadps,
      swingRad: ahead - behind + 0.002,
      driftRadps: (1.05 * tilt) / stepS + 1e-7,
      // The radius cannot gather more than this between two raster instants.
      climbMps: climb + 10 * (stepS / 2),
      padM: padM.reduce((worst, pad) => Math.max(worst, pad), 0),
    },
  };
}

/** How far the fourth-order path from each raster instant lands from the next four, twice over and 1 m. */
function padsOf(states: Float64Array, count: number, stepS: number): Float64Array {
  const pads = new Float64Array(count);
  const terms = new Float64Array(9);
  const there = new Float64Array(3);
  for (let k = 0; k < count; k++) {
    taylorTerms(states, 6 * k, terms);
    let worst = 0;
    for (let n = 1; n <= TEST_STEPS && k + n < count; n++) {
      taylorPosition(states, 6 * k, terms, n * stepS, there);
      const o = 6 * (k + n);
      worst = Math.max(
        worst,
        Math.hypot(there[0]! - states[o]!, there[1]! - states[o + 1]!, there[2]! - states[o + 2]!),
      );
    }
    pads[k] = 2 * worst + 1;
  }
  return pads;
}

function chord(v: Float64Array, a: number, b: number): number {
  return Math.hypot(v[a]! - v[b]!, v[a + 1]! - v[b + 1]!, v[a + 2]! - v[b + 2]!);
}
