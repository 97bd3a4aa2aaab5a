import { borderBetween } from '@keepout/astro/search/border';
import type { OrbitReach } from '../plan/orbit-reach.ts';
import type { StateSource } from '../plan/sources.ts';
import { taylorPosition, taylorTerms } from './motion.ts';

/** Raster of a track, s. */
export const SAMPLE_STEP_S = 30;
/** Raster steps that the fourth-order path is used over. */
const TEST_STEPS = 4;
/** Accuracy of the ends of the data, s. */
const SPAN_END = { width: 1e-3 };

/** One object on a raster, over a span in which it has a state everywhere. */
export interface SampledTrajectory {
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
export function tracksOf(
  source: StateSource,
  object: number,
  startTaiS: number,
  stopTaiS: number,
): SampledTrajectory[] {
  const [from, to] = source.spanOf(object);
  const a = Math.max(startTaiS, from);
  const b = Math.min(stopTaiS, to);
  if (!(a < b)) return [];
  const raster = rasterOf(source, object, a, b);
  if (raster.isWhole) return [layOut(object, raster)];
  const six = new Float64Array(6);
  const has = (t: number): boolean => source.state(object, t, six, 0) === 0;
  const tracks: SampledTrajectory[] = [];
  const count = Math.ceil((b - a) / SAMPLE_STEP_S);
  let runFrom = has(a) ? a : undefined;
  for (let k = 1; k <= count; k++) {
    const t = Math.min(b, a + k * SAMPLE_STEP_S);
    const present = has(t);
    if (present && runFrom === undefined) runFrom = borderBetween(has, t, a + (k - 1) * SAMPLE_STEP_S, SPAN_END);
    if (runFrom !== undefined && (!present || k === count)) {
      const runTo = present ? t : borderBetween(has, a + (k - 1) * SAMPLE_STEP_S, t, SPAN_END);
      if (runTo > runFrom) tracks.push(layOut(object, rasterOf(source, object, runFrom, runTo)));
      runFrom = undefined;
    }
  }
  return tracks;
}

/** Cached spans: the blocks of some weeks. */
const MOST_REACHES = 64;

/** One reach for every run of an object's data, or none. */
export function orbitReach(
  source: StateSource,
  object: number,
  startTaiS: number,
  stopTaiS: number,
): OrbitReach | undefined {
  const cachedReaches = source.reachesOf(object);
  const key = `${startTaiS} ${stopTaiS}`;
  const cached = cachedReaches?.get(key);
  if (cached) return cached;
  const reach = reachOfTracks(tracksOf(source, object, startTaiS, stopTaiS));
  if (cachedReaches && reach) {
    if (cachedReaches.size >= MOST_REACHES) cachedReaches.clear();
    cachedReaches.set(key, reach);
  }
  return reach;
}

function reachOfTracks(tracks: readonly SampledTrajectory[]): OrbitReach | undefined {
  const [first, ...laterTracks] = tracks;
  if (!first || laterTracks.length === 0) return first?.reach;
  // Data with gaps: only radii are claimed, no rates.
  return {
    lowestM: Math.min(...tracks.map((track) => track.reach.lowestM)),
    highestM: Math.max(...tracks.map((track) => track.reach.highestM)),
    rateRadps: first.reach.rateRadps,
    swingRad: 10,
    driftRadps: 1,
    climbMps: Math.max(...tracks.map((track) => track.reach.climbMps)) + 100,
    padM: Math.max(...tracks.map((track) => track.reach.padM)),
  };
}

type Raster = Pick<SampledTrajectory, 'startTaiS' | 'stopTaiS' | 'stepS' | 'count' | 'states'> & {
  /** There is a state at each of its instants. */
  readonly isWhole: boolean;
};

function rasterOf(source: StateSource, object: number, startTaiS: number, stopTaiS: number): Raster {
  const steps = Math.max(1, Math.ceil((stopTaiS - startTaiS) / SAMPLE_STEP_S - 1e-9));
  const stepS = (stopTaiS - startTaiS) / steps;
  const states = new Float64Array(6 * (steps + 1));
  let isWhole = true;
  for (let k = 0; k <= steps; k++) {
    const code = source.state(object, k === steps ? stopTaiS : startTaiS + k * stepS, states, 6 * k);
    isWhole &&= code === 0;
  }
  return { startTaiS, stopTaiS, stepS, count: steps + 1, states, isWhole };
}

function layOut(object: number, { startTaiS, stopTaiS, stepS, count, states }: Raster): SampledTrajectory {
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
    const [x, y, z] = [states[o]!, states[o + 1]!, states[o + 2]!];
    const [vx, vy, vz] = [states[o + 3]!, states[o + 4]!, states[o + 5]!];
    const r = Math.sqrt(x * x + y * y + z * z);
    const [nx, ny, nz] = [y * vz - z * vy, z * vx - x * vz, x * vy - y * vx];
    const h = Math.sqrt(nx * nx + ny * ny + nz * nz);
    axes[o] = x / r;
    axes[o + 1] = y / r;
    axes[o + 2] = z / r;
    axes[o + 3] = nx / h;
    axes[o + 4] = ny / h;
    axes[o + 5] = nz / h;
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
  const rateRadps = travelled[count - 1]! / (stopTaiS - startTaiS);
  let ahead = 0;
  let behind = 0;
  for (let k = 0; k < count; k++) {
    const departure = travelled[k]! - rateRadps * k * stepS;
    ahead = Math.max(ahead, departure);
    behind = Math.min(behind, departure);
  }
  const padM = padsOf(states, count, stepS);
  // Between two raster instants the radius leaves them by at most the climb of half a step and its curvature.
  const between = (climb * stepS) / 2 + 1.2e3 * (stepS / SAMPLE_STEP_S) ** 2;
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
  const predicted = new Float64Array(3);
  for (let k = 0; k < count; k++) {
    taylorTerms(states, 6 * k, terms);
    let worst = 0;
    for (let n = 1; n <= TEST_STEPS && k + n < count; n++) {
      taylorPosition(states, 6 * k, terms, n * stepS, predicted);
      worst = Math.max(worst, distanceM(predicted, 0, states, 6 * (k + n)));
    }
    pads[k] = 2 * worst + 1;
  }
  return pads;
}

const chord = (v: Float64Array, a: number, b: number): number => distanceM(v, a, v, b);

function distanceM(v: Float64Array, a: number, w: Float64Array, b: number): number {
  const [x, y, z] = [v[a]! - w[b]!, v[a + 1]! - w[b + 1]!, v[a + 2]! - w[b + 2]!];
  return Math.sqrt(x * x + y * y + z * z);
}
