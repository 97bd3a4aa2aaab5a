import { MU_EARTH } from '@keepout/astro/constants';
import { approachTest, CLOSE, SLOW, samplingSpeedMps } from '../approach/approach.ts';
import { closestInstants, encounterAt, type PairGeometry, SAME_EVENT_S } from '../approach/confirm.ts';
import { forgetSampled, sampledPair } from '../approach/proximity.ts';
import { passesAboveOrBelow } from '../approach/radial-pass.ts';
import type { Dropout, Encounter } from '../plan/encounter.ts';
import type { ScreeningPlan } from '../plan/plan.ts';
import { dropoutOf } from '../plan/sources.ts';
import { type PrimaryRun, RASTER_S } from './primary-run.ts';
import type { SecondaryRasters } from './secondary-rasters.ts';

/** Lowest radius for gravity of a decaying object, m. */
const LOWEST_M = 6.3e6;

const six = new Float64Array(6);
const guess = new Float64Array(1);

/** One run of a primary and the pairs that it may meet. */
export class RunMeeting {
  readonly #geometry: PairGeometry;
  readonly #run: PrimaryRun;
  readonly #rasters: SecondaryRasters;
  readonly #dropouts: Map<number, Dropout>;
  readonly #samplingMps: number;
  readonly #slow = new Set<number>();
  readonly #encounters: Encounter[] = [];

  constructor(
    plan: ScreeningPlan,
    geometry: PairGeometry,
    run: PrimaryRun,
    rasters: SecondaryRasters,
    dropouts: Map<number, Dropout>,
  ) {
    this.#geometry = geometry;
    this.#run = run;
    this.#rasters = rasters;
    this.#dropouts = dropouts;
    this.#samplingMps = samplingSpeedMps(geometry.reachM, plan.slowSpeedMps);
  }

  /** Results; slow pairs are sampled over the complete run. */
  finish(): Encounter[] {
    if (this.#slow.size === 0) return this.#encounters;
    const { object, startTaiS, stopTaiS } = this.#run;
    // The run before was perhaps another orbit of the same object.
    forgetSampled(this.#geometry, object);
    const encounters = this.#encounters.filter((encounter) => !this.#slow.has(encounter.secondary));
    for (const j of this.#slow) encounters.push(...sampledPair(this.#geometry, object, j, startTaiS, stopTaiS));
    return encounters;
  }

  /** Tests a span in which the pair may meet, raster instant by raster instant. */
  testWindow(j: number, fromTaiS: number, toTaiS: number): void {
    const { startTaiS, stopTaiS, stepS, count } = this.#run;
    const from = Math.max(fromTaiS, startTaiS);
    const to = Math.min(toTaiS, stopTaiS);
    if (!(from <= to) || this.#slow.has(j)) return;
    const raster = (t: number): number => Math.min(count - 1, Math.max(0, Math.round((t - startTaiS) / stepS)));
    const middle = raster((from + to) / 2);
    const at = startTaiS + middle * stepS;
    if (from >= at - RASTER_S && to <= at + RASTER_S) {
      if (this.#state(j, at)) this.#test(j, middle, six, 0, from - at, to - at);
      return;
    }
    for (let k = raster(from); k <= raster(to); k++) {
      const t = startTaiS + k * stepS;
      if (!this.#state(j, t)) return;
      if (!this.#test(j, k, six, 0, Math.max(from - t, -stepS / 2), Math.min(to - t, stepS / 2))) return;
    }
  }

  /** Follows a pair through a span, or the run, by steps that are too short for it to meet unseen. */
  follow(j: number, fromTaiS: number = this.#run.startTaiS, toTaiS: number = this.#run.stopTaiS): void {
    const { startTaiS, stopTaiS, stepS, count, states, accelerationMps2 } = this.#run;
    if (!(fromTaiS <= stopTaiS && toTaiS >= startTaiS) || this.#slow.has(j)) return;
    const { reachM } = this.#geometry;
    const raster = this.#rasters.of(j, this.#run);
    const otherStates = raster ?? six;
    const first = Math.max(0, Math.floor((fromTaiS - startTaiS) / stepS));
    const last = Math.min(count - 1, Math.ceil((toTaiS - startTaiS) / stepS));
    let bound = 0;
    for (let k = first; k <= last; ) {
      const t = startTaiS + k * stepS;
      if (!raster && !this.#state(j, t)) return;
      if (k === first) bound = accelerationMps2 + largestGravity(otherStates);
      const o = 6 * k;
      const at = raster ? o : 0;
      const clearS = clearSeconds(states, o, otherStates, at, reachM, bound);
      if (clearS >= stepS) {
        k += Math.max(1, Math.floor(clearS / stepS + 0.5));
        continue;
      }
      const half = stepS / 2;
      if (clearS < half && !this.#test(j, k, otherStates, at, k === 0 ? 0 : -half, k === count - 1 ? 0 : half)) return;
      k++;
    }
  }

  /** The secondary's state in `six`; false where it is missing. */
  #state(j: number, t: number): boolean {
    const code = this.#geometry.source.state(j, t, six, 0);
    if (code === 0) return true;
    if (!this.#dropouts.has(j)) this.#dropouts.set(j, dropoutOf(j, code, t));
    return false;
  }

  /** Tests [from, to] around raster instant k with the other's state there; false where the pair turns out slow. */
  #test(j: number, k: number, secondaryStates: Float64Array, at: number, from: number, to: number): boolean {
    const { states, padM, startTaiS, stepS, object } = this.#run;
    const { reachM } = this.#geometry;
    const verdict = approachTest(
      states,
      6 * k,
      secondaryStates,
      at,
      from,
      to,
      reachM,
      padM[k]!,
      this.#samplingMps,
      guess,
    );
    if (verdict === SLOW) {
      this.#slow.add(j);
      return false;
    }
    if (verdict !== CLOSE) return true;
    const { volume } = this.#geometry;
    if (passesAboveOrBelow(volume, reachM, states, 6 * k, secondaryStates, at, guess[0]!, padM[k]!)) return true;
    const t = startTaiS + k * stepS;
    const first = t + from - SAME_EVENT_S;
    const last = t + to + SAME_EVENT_S;
    for (const tca of closestInstants(this.#geometry, object, j, t + guess[0]!, first, last)) {
      const encounter = encounterAt(this.#geometry, object, j, tca);
      if (encounter) this.#encounters.push(encounter);
    }
    return true;
  }
}

/**
 * How long two objects cannot come within `missM` of each other, forward and backward, s: until
 * |dr| - |dv| t - bound t^2 / 2 is the distance, with 0.1 % and 100 m to spare.
 *
 * @param boundMps2   sum of their largest accelerations
 */
export function clearSeconds(
  first: Float64Array,
  o: number,
  second: Float64Array,
  at: number,
  missM: number,
  boundMps2: number,
): number {
  const x = second[at]! - first[o]!;
  const y = second[at + 1]! - first[o + 1]!;
  const z = second[at + 2]! - first[o + 2]!;
  const u = second[at + 3]! - first[o + 3]!;
  const v = second[at + 4]! - first[o + 4]!;
  const w = second[at + 5]! - first[o + 5]!;
  const free = Math.sqrt(x * x + y * y + z * z) - 1.001 * missM - 100;
  const speed = Math.sqrt(u * u + v * v + w * w);
  return free > 0 ? (Math.sqrt(speed * speed + 2 * boundMps2 * free) - speed) / boundMps2 : 0;
}

/** Gravity at the perigee of a state, taken 2 percent low; m/s^2. */
export function largestGravity(s: Float64Array): number {
  const r = Math.sqrt(s[0]! * s[0]! + s[1]! * s[1]! + s[2]! * s[2]!);
  const v2 = s[3]! * s[3]! + s[4]! * s[4]! + s[5]! * s[5]!;
  const climb = s[0]! * s[3]! + s[1]! * s[4]! + s[2]! * s[5]!;
  const latus = (r * r * v2 - climb * climb) / MU_EARTH;
  const e2 = 1 - latus * (2 / r - v2 / MU_EARTH);
  const lowest = Math.max(LOWEST_M, (0.98 * latus) / (1 + Math.sqrt(Math.max(0, e2))));
  return MU_EARTH / (lowest * lowest);
}
