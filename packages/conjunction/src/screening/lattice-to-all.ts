import { MU_EARTH } from '@keepout/astro/constants';
import { type OrbitBounds, orbitBounds } from '@keepout/astro/sgp4/mean-elements';
import type { Sgp4Batch } from '@keepout/astro/sgp4/record';
import { type LatticeBlock, type NodeLattice, openLattice } from '@keepout/kernel/lattice';
import { approachTest, CLOSE, SLOW, samplingSpeedMps } from './approach.ts';
import { closestInstants, encounterAt, type PairGeometry, pairGeometry, SAME_EVENT_S } from './confirm.ts';
import type { Dropout, Encounter } from './encounter.ts';
import { firstCode, screenPrimaries } from './few-to-all.ts';
import { latticeTube } from './lattice-primary.ts';
import { LATTICE_S, type ScreeningBlock, type ScreeningPlan } from './plan.ts';
import { type PrimaryRun, RASTER_S, runsOf } from './primary-run.ts';
import { sampledPair } from './proximity.ts';
import { dropoutOf, NOT_COVERED, type StateSource } from './sources.ts';

/** Lowest radius that gravity is taken at for an object that may be coming down, m. */
const LOWEST_M = 6.3e6;
/** Highest radius of an orbit that the theory has no bounds for, m. */
const ANYWHERE_M = 1e12;

/** The lattice of a batch: its blocks serve every primary. */
const lattices = new WeakMap<Sgp4Batch, NodeLattice>();

/** The lattice that the screenings of a batch share; made when it is first asked for. */
export function latticeOf(batch: Sgp4Batch): NodeLattice {
  let lattice = lattices.get(batch);
  if (!lattice) {
    lattice = openLattice(batch);
    lattices.set(batch, lattice);
  }
  return lattice;
}

/** An object that the lattice says nothing about in a block, and the shell that it stays in. */
interface Irregular {
  readonly object: number;
  readonly lowestM: number;
  readonly highestM: number;
}

/**
 * A few primaries against every other object during one block; the fast twin of `screenPrimaries`.
 *
 * The lattice gives the short spans in which a pair can meet. Pairs in nearly one plane and objects that it does not speak
 * for are followed with their exact states, never further than they can come together. The tests of the slab grid decide.
 *
 * Method   docs/models/node-lattice          Cost  bench/one-to-all.ts
 *
 * Checked  `screenPrimaries` event for event, brute force
 */
export function screenPrimariesByLattice(
  plan: ScreeningPlan,
  source: StateSource,
  block: ScreeningBlock,
  primaries: readonly number[],
): { encounters: Encounter[]; dropouts: Dropout[] } {
  const screening = new LatticeScreening(plan, source);
  const encounters = primaries.flatMap((object) => screening.screen(object, block));
  // Ephemerides are not in the lattice; one alone has nobody to meet there.
  const { sgp4Count, count } = source;
  if (count - sgp4Count > 1 || (count > sgp4Count && primaries.some((object) => object < sgp4Count))) {
    const others = screenPrimaries(plan, source, block, primaries, sgp4Count);
    encounters.push(...others.encounters);
    for (const dropout of others.dropouts) screening.drop(dropout);
  } else if (count > sgp4Count) {
    const code = firstCode(source, sgp4Count, block.startTaiS, block.stopTaiS);
    if (code !== 0 && code !== NOT_COVERED) screening.drop(dropoutOf(sgp4Count, code, block.startTaiS));
  }
  return { encounters, dropouts: screening.dropouts };
}

/** The catalogue of a source, ready for one primary after another. */
export class LatticeScreening {
  readonly #plan: ScreeningPlan;
  readonly #source: StateSource;
  readonly #geometry: PairGeometry;
  readonly #lattice: NodeLattice;
  readonly #dropouts = new Map<number, Dropout>();
  readonly #irregular = new Map<string, readonly Irregular[]>();

  constructor(plan: ScreeningPlan, source: StateSource) {
    this.#plan = plan;
    this.#source = source;
    this.#geometry = pairGeometry(source, plan.volume);
    this.#lattice = latticeOf(source.batch);
  }

  /** Objects of the catalogue that left so far. */
  get dropouts(): Dropout[] {
    return [...this.#dropouts.values()];
  }

  drop(dropout: Dropout): void {
    if (!this.#dropouts.has(dropout.object)) this.#dropouts.set(dropout.object, dropout);
  }

  /** One primary against the objects of the batch. */
  screen(object: number, block: ScreeningBlock): Encounter[] {
    return latticeParts(block).flatMap((part) =>
      runsOf(this.#source, object, part.startTaiS, part.stopTaiS).flatMap((run) => this.screenRuns(part, [run])[0]!),
    );
  }

  /**
   * Orbits near each other against the objects of the batch, within one lattice block.
   *
   * @param part   a part of `latticeParts`; @param runs at least one, inside it
   * @param take   called before each run: from then on the source gives the states of that run's object
   * @returns encounters, a list for each run
   */
  screenRuns(part: ScreeningBlock, runs: readonly PrimaryRun[], take?: (k: number) => void): Encounter[][] {
    const source = this.#source;
    const { reachM } = this.#geometry;
    const start = Math.floor(part.startTaiS / LATTICE_S) * LATTICE_S;
    const nodes = this.#lattice.block(start, start + LATTICE_S);
    const irregular = this.#irregularOf(part, nodes);
    const found = latticeTube(runs, nodes, reachM);
    if (found) this.#lattice.enter(nodes, found.tube);
    return runs.map((run, k) => {
      take?.(k);
      const { object } = run;
      if (!found) {
        const span = { ...part, startTaiS: run.startTaiS, stopTaiS: run.stopTaiS };
        return screenPrimaries(this.#plan, source, span, [object], 0, source.sgp4Count).encounters;
      }
      const meeting = new RunMeeting(this.#plan, this.#geometry, run, this.#dropouts);
      this.#lattice.scan(found.passages[k]!, (j, isFollowed, fromS, toS) => {
        if (source.isSameObject(object, j)) return;
        if (isFollowed) meeting.follow(j);
        else meeting.testWindow(j, nodes.middleTaiS + fromS, nodes.middleTaiS + toS);
      });
      for (const { object: j, lowestM, highestM } of irregular) {
        if (lowestM > run.highestM + reachM || highestM < run.lowestM - reachM) continue;
        if (!source.isSameObject(object, j)) meeting.follow(j);
      }
      return meeting.finish();
    });
  }

  #irregularOf(part: ScreeningBlock, nodes: LatticeBlock): readonly Irregular[] {
    const key = `${part.startTaiS} ${part.stopTaiS}`;
    const known = this.#irregular.get(key);
    if (known) return known;
    const found = irregularOf(this.#source, part, nodes, this.#dropouts);
    this.#irregular.set(key, found);
    return found;
  }
}

/** A block cut at the edges of the lattice blocks. */
export function latticeParts(block: ScreeningBlock): ScreeningBlock[] {
  const parts: ScreeningBlock[] = [];
  let startTaiS = block.startTaiS;
  while (startTaiS < block.stopTaiS) {
    const edge = (Math.floor(startTaiS / LATTICE_S) + 1) * LATTICE_S;
    const stopTaiS = Math.min(block.stopTaiS, edge);
    parts.push({ index: block.index, startTaiS, stopTaiS });
    startTaiS = stopTaiS;
  }
  return parts;
}

function irregularOf(
  source: StateSource,
  block: ScreeningBlock,
  nodes: LatticeBlock,
  dropouts: Map<number, Dropout>,
): Irregular[] {
  const bounds: OrbitBounds = { lowestM: 0, highestM: 0, eccentricity: 0, rateRadps: 0 };
  const six = new Float64Array(6);
  const found: Irregular[] = [];
  for (const object of nodes.irregular) {
    const code = source.state(object, block.startTaiS, six, 0);
    if (code !== 0) {
      if (!dropouts.has(object)) dropouts.set(object, dropoutOf(object, code, block.startTaiS));
    } else if (orbitBounds(source.batch, object, block.startTaiS, block.stopTaiS, bounds)) {
      found.push({ object, lowestM: bounds.lowestM, highestM: bounds.highestM });
    } else {
      found.push({ object, lowestM: 0, highestM: ANYWHERE_M });
    }
  }
  return found;
}

const six = new Float64Array(6);
const guess = new Float64Array(1);

/** One run of a primary and the pairs that it may meet. */
class RunMeeting {
  readonly #geometry: PairGeometry;
  readonly #run: PrimaryRun;
  readonly #dropouts: Map<number, Dropout>;
  readonly #samplingMps: number;
  readonly #slow = new Set<number>();
  readonly #encounters: Encounter[] = [];

  constructor(plan: ScreeningPlan, geometry: PairGeometry, run: PrimaryRun, dropouts: Map<number, Dropout>) {
    this.#geometry = geometry;
    this.#run = run;
    this.#dropouts = dropouts;
    this.#samplingMps = samplingSpeedMps(geometry.reachM, plan.slowSpeedMps);
  }

  /** What was found; slow pairs are sampled over the whole run. */
  finish(): Encounter[] {
    if (this.#slow.size === 0) return this.#encounters;
    const { object, startTaiS, stopTaiS } = this.#run;
    const kept = this.#encounters.filter((encounter) => !this.#slow.has(encounter.secondary));
    for (const j of this.#slow) kept.push(...sampledPair(this.#geometry, object, j, startTaiS, stopTaiS));
    return kept;
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
      if (this.#state(j, at)) this.#test(j, middle, from - at, to - at);
      return;
    }
    for (let k = raster(from); k <= raster(to); k++) {
      const t = startTaiS + k * stepS;
      if (!this.#state(j, t)) return;
      if (!this.#test(j, k, Math.max(from - t, -stepS / 2), Math.min(to - t, stepS / 2))) return;
    }
  }

  /** Follows a pair through the run by steps that are too short for it to meet unseen. */
  follow(j: number): void {
    const { startTaiS, stepS, count, states, accelerationMps2 } = this.#run;
    if (this.#slow.has(j)) return;
    const { reachM } = this.#geometry;
    let bound = 0;
    for (let k = 0; k < count; ) {
      const t = startTaiS + k * stepS;
      if (!this.#state(j, t)) return;
      if (k === 0) bound = accelerationMps2 + largestGravity();
      const o = 6 * k;
      const x = six[0]! - states[o]!;
      const y = six[1]! - states[o + 1]!;
      const z = six[2]! - states[o + 2]!;
      const u = six[3]! - states[o + 3]!;
      const v = six[4]! - states[o + 4]!;
      const w = six[5]! - states[o + 5]!;
      const free = Math.sqrt(x * x + y * y + z * z) - 1.001 * reachM - 100;
      const speed = Math.sqrt(u * u + v * v + w * w);
      // Distance left - speed t - bound t^2/2 > 0 until then, forward and backward.
      const clearS = free > 0 ? (Math.sqrt(speed * speed + 2 * bound * free) - speed) / bound : 0;
      if (clearS >= stepS) {
        k += Math.max(1, Math.floor(clearS / stepS + 0.5));
        continue;
      }
      const half = stepS / 2;
      if (clearS < half && !this.#test(j, k, k === 0 ? 0 : -half, k === count - 1 ? 0 : half)) return;
      k++;
    }
  }

  /** The secondary's state in `six`; false where it has none. */
  #state(j: number, t: number): boolean {
    const code = this.#geometry.source.state(j, t, six, 0);
    if (code === 0) return true;
    if (!this.#dropouts.has(j)) this.#dropouts.set(j, dropoutOf(j, code, t));
    return false;
  }

  /** Tests [from, to] around raster instant k with the state held; false where the pair turns out slow. */
  #test(j: number, k: number, from: number, to: number): boolean {
    const { states, padM, startTaiS, stepS, object } = this.#run;
    const { reachM } = this.#geometry;
    const verdict = approachTest(states, 6 * k, six, 0, from, to, reachM, padM[k]!, this.#samplingMps, guess);
    if (verdict === SLOW) {
      this.#slow.add(j);
      return false;
    }
    if (verdict !== CLOSE) return true;
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

/** Gravity at the perigee of the state held, taken 2 percent low; m/s^2. */
function largestGravity(): number {
  const r = Math.sqrt(six[0]! * six[0]! + six[1]! * six[1]! + six[2]! * six[2]!);
  const v2 = six[3]! * six[3]! + six[4]! * six[4]! + six[5]! * six[5]!;
  const climb = six[0]! * six[3]! + six[1]! * six[4]! + six[2]! * six[5]!;
  const latus = (r * r * v2 - climb * climb) / MU_EARTH;
  const e2 = 1 - latus * (2 / r - v2 / MU_EARTH);
  const lowest = Math.max(LOWEST_M, (0.98 * latus) / (1 + Math.sqrt(Math.max(0, e2))));
  return MU_EARTH / (lowest * lowest);
}
