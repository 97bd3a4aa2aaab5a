import { type OrbitBounds, orbitBounds } from '@keepout/astro/sgp4/mean-elements';
import { approachTest, CLOSE, FAR, SLOW, samplingSpeedMps } from '../approach/approach.ts';
import { closestInstants, encounterAt, type PairGeometry, pairGeometry, SAME_EVENT_S } from '../approach/confirm.ts';
import {
  centreSwingRad,
  climbMps,
  NextMeeting,
  planeDriftRadps,
  REACH_ROW,
  reachPadM,
  writeReach,
} from '../approach/next-meeting.ts';
import { sampledPair } from '../approach/proximity.ts';
import { orbitReach, type SampledTrajectory, tracksOf } from '../approach/sampled-trajectory.ts';
import { isIdle } from '../outline/may-meet.ts';
import type { Dropout, Encounter } from '../plan/encounter.ts';
import type { OrbitReach } from '../plan/orbit-reach.ts';
import type { ScreeningBlock, ScreeningPlan } from '../plan/plan.ts';
import { dropoutOf, NOT_COVERED, type StateSource } from '../plan/sources.ts';

/** Span of the closed-form tests, s, in integer track steps. */
const TEST_STEPS = 4;

/**
 * A few primaries against every other object during one block.
 *
 * Each primary is laid out on a 30 s raster; each secondary is propagated only at the raster times that three proven
 * lower bounds on the next possible meeting leave over; there the tests of the slab grid decide.
 *
 * Method   docs/models/screening, few to all
 *
 * @param first, end   the other objects: from this index to before that one
 */
export function screenPrimaries(
  plan: ScreeningPlan,
  source: StateSource,
  block: ScreeningBlock,
  primaries: readonly number[],
  first = 0,
  end: number = source.count,
): { encounters: Encounter[]; dropouts: Dropout[] } {
  const geometry = pairGeometry(source, plan.volume);
  const dropouts = new Map<number, Dropout>();
  const isIdleHere = (j: number): boolean => isIdle(source, plan, block, primaries, j);
  const reaches = reachOfAll(source, block, dropouts, first, end, isIdleHere);
  const encounters: Encounter[] = [];
  if (reaches.every((value) => value === 0)) return { encounters, dropouts: [...dropouts.values()] };
  for (const primary of primaries) {
    for (const track of tracksOf(source, primary, block.startTaiS, block.stopTaiS)) {
      const meeting = new NextMeeting(track, geometry.reachM);
      for (let j = first; j < end; j++) {
        if (!meeting.isWithinShell(reaches, j) || source.isSameObject(primary, j)) continue;
        screenPair(plan, geometry, track, meeting, j, reaches, encounters, dropouts);
      }
    }
  }
  return { encounters, dropouts: [...dropouts.values()] };
}

/** A state without usable mean elements at the other end: no bound, the entire space is searched. */
const ANYWHERE: OrbitReach = {
  lowestM: 6.4e6,
  highestM: 1e12,
  rateRadps: 0,
  swingRad: 10,
  driftRadps: 1e-5,
  climbMps: 12_000,
  padM: 0,
};

/** Radii, rates and plane drift of every object in the block; objects without a state leave with a report line. */
function reachOfAll(
  source: StateSource,
  block: ScreeningBlock,
  dropouts: Map<number, Dropout>,
  first: number,
  end: number,
  isIdleHere: (j: number) => boolean,
): Float64Array {
  const { startTaiS, stopTaiS } = block;
  const table = new Float64Array(source.count * REACH_ROW);
  const bounds: OrbitBounds = { lowestM: 0, highestM: 0, eccentricity: 0, rateRadps: 0 };
  const reach = { lowestM: 0, highestM: 0, rateRadps: 0, swingRad: 0, driftRadps: 0, climbMps: 0, padM: 0 };
  for (let i = first; i < Math.min(end, source.sgp4Count); i++) {
    const code = source.state(i, startTaiS, six, 0);
    if (code !== 0) {
      dropouts.set(i, dropoutOf(i, code, startTaiS));
    } else if (orbitBounds(source.batch, i, startTaiS, stopTaiS, bounds)) {
      reach.lowestM = bounds.lowestM;
      reach.highestM = bounds.highestM;
      reach.rateRadps = bounds.rateRadps;
      reach.swingRad = centreSwingRad(bounds.eccentricity);
      reach.driftRadps = planeDriftRadps(bounds.lowestM, bounds.highestM);
      reach.climbMps = climbMps(bounds.lowestM, bounds.highestM);
      writeReach(table, i, reach);
    } else {
      writeReach(table, i, ANYWHERE);
    }
  }
  for (let i = Math.max(first, source.sgp4Count); i < end; i++) {
    if (isIdleHere(i)) continue;
    const itsReach = orbitReach(source, i, startTaiS, stopTaiS);
    if (itsReach) {
      writeReach(table, i, itsReach);
      continue;
    }
    const code = firstCode(source, i, startTaiS, stopTaiS);
    if (code !== NOT_COVERED) dropouts.set(i, dropoutOf(i, code, startTaiS));
  }
  return table;
}

/** Reason why an object has no state at the beginning of its part of a span; 0 where it has a state. */
export function firstCode(source: StateSource, i: number, from: number, to: number): number {
  const [spanFrom, spanTo] = source.spanOf(i);
  if (spanFrom >= to || spanTo <= from) return NOT_COVERED;
  return source.state(i, Math.max(from, spanFrom), new Float64Array(6), 0) || NOT_COVERED;
}

const six = new Float64Array(6);
const guess = new Float64Array(1);

function screenPair(
  plan: ScreeningPlan,
  geometry: PairGeometry,
  track: SampledTrajectory,
  meeting: NextMeeting,
  j: number,
  reaches: Float64Array,
  encounters: Encounter[],
  dropouts: Map<number, Dropout>,
): void {
  const { source, reachM } = geometry;
  const sampling = samplingSpeedMps(reachM, plan.slowSpeedMps);
  const [spanFrom, spanTo] = source.spanOf(j);
  const last = track.count - 1;
  let k = 0;
  while (k < last) {
    const t = track.startTaiS + k * track.stepS;
    if (t > spanTo) return;
    if (t < spanFrom) {
      k = Math.max(k + 1, Math.min(last, Math.floor((spanFrom - track.startTaiS) / track.stepS)));
      if (track.startTaiS + (k + 1) * track.stepS >= spanFrom && track.startTaiS + k * track.stepS < spanFrom) {
        // The data begin inside this raster step.
        encounters.push(...searchStep(geometry, track, j, spanFrom, track.startTaiS + (k + 1) * track.stepS));
        k++;
      }
      continue;
    }
    const code = source.state(j, t, six, 0);
    if (code !== 0) {
      if (!dropouts.has(j)) dropouts.set(j, dropoutOf(j, code, t));
      return;
    }
    const steps = Math.floor(meeting.secondsUntil(k, six, reaches, j) / track.stepS);
    if (steps >= TEST_STEPS) {
      k += steps;
      continue;
    }
    const end = Math.min(last, k + TEST_STEPS);
    const span = (end - k) * track.stepS;
    const pad = track.padM[k]! + reachPadM(reaches, j);
    const verdict = approachTest(track.states, 6 * k, six, 0, 0, span, reachM, pad, sampling, guess);
    if (verdict === SLOW) {
      dropPair(encounters, track.object, j, track.startTaiS);
      encounters.push(...sampledPair(geometry, track.object, j, track.startTaiS, track.stopTaiS));
      return;
    }
    if (verdict === CLOSE) {
      const first = t - SAME_EVENT_S;
      for (const tca of closestInstants(geometry, track.object, j, t + guess[0]!, first, t + span + SAME_EVENT_S)) {
        const encounter = encounterAt(geometry, track.object, j, tca);
        if (encounter) encounters.push(encounter);
      }
    } else if (verdict !== FAR) throw new Error('unknown verdict');
    k = end;
  }
}

function searchStep(
  geometry: PairGeometry,
  track: SampledTrajectory,
  j: number,
  from: number,
  to: number,
): Encounter[] {
  return closestInstants(geometry, track.object, j, (from + to) / 2, from, to).flatMap(
    (tca) => encounterAt(geometry, track.object, j, tca) ?? [],
  );
}

/** A pair that turns out slow is sampled over the complete track: earlier finds would be duplicates. */
function dropPair(encounters: Encounter[], primary: number, secondary: number, from: number): void {
  for (let n = encounters.length - 1; n >= 0; n--) {
    const e = encounters[n]!;
    if (e.primary !== primary || e.secondary !== secondary || e.tcaTaiS < from - SAME_EVENT_S) return;
    encounters.length = n;
  }
}
