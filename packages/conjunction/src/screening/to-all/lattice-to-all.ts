import { type OrbitBounds, orbitBounds } from '@keepout/astro/sgp4/mean-elements';
import type { Sgp4Batch } from '@keepout/astro/sgp4/record';
import { type LatticeBlock, type NodeLattice, openLattice } from '@keepout/kernel/lattice';
import { type PairGeometry, pairGeometry } from '../approach/confirm.ts';
import type { Dropout, Encounter } from '../plan/encounter.ts';
import type { NumberRoom } from '../plan/number-room.ts';
import { LATTICE_S, type ScreeningBlock, type ScreeningPlan } from '../plan/plan.ts';
import { dropoutOf, NOT_COVERED, type StateSource } from '../plan/sources.ts';
import { firstCode, screenPrimaries } from './few-to-all.ts';
import { latticeTube } from './lattice-primary.ts';
import { type PrimaryRun, runsOf } from './primary-run.ts';
import { RunMeeting } from './run-meeting.ts';
import { SecondaryRasters } from './secondary-rasters.ts';

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

/** An object outside of the lattice in a block, and its shell. */
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
  // Ephemerides are not in the lattice; a single one has no object to meet there.
  const { sgp4Count, count } = source;
  if (count - sgp4Count > 1 || (count > sgp4Count && primaries.some((object) => object < sgp4Count))) {
    const toEphemerides = screenPrimaries(plan, source, block, primaries, sgp4Count);
    encounters.push(...toEphemerides.encounters);
    for (const dropout of toEphemerides.dropouts) screening.drop(dropout);
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
  readonly #rasters: SecondaryRasters;
  readonly #state = new Float64Array(6);

  constructor(plan: ScreeningPlan, source: StateSource) {
    this.#plan = plan;
    this.#source = source;
    this.#geometry = pairGeometry(source, plan.volume);
    this.#lattice = latticeOf(source.batch);
    this.#rasters = new SecondaryRasters(source);
  }

  /** Objects of the catalogue that have left. */
  get dropouts(): Dropout[] {
    return [...this.#dropouts.values()];
  }

  drop(dropout: Dropout): void {
    if (!this.#dropouts.has(dropout.object)) this.#dropouts.set(dropout.object, dropout);
  }

  /** One primary against the objects of the batch. */
  screen(object: number, block: ScreeningBlock): Encounter[] {
    const { sgp4Count } = this.#source;
    const code = object < sgp4Count ? this.#source.state(object, block.startTaiS, this.#state, 0) : 0;
    if (code !== 0) this.drop(dropoutOf(object, code, block.startTaiS));
    return latticeParts(block).flatMap((part) =>
      runsOf(this.#source, object, part.startTaiS, part.stopTaiS).flatMap((run) => this.screenRuns(part, [run])[0]!),
    );
  }

  /**
   * Orbits near each other against the objects of the batch, within one lattice block.
   *
   * @param part   a part of `latticeParts`; @param runs at least one, inside it
   * @param take   called before each run: from then on the source gives the states of that run's object
   * @param room   memory of the tables of the runs
   * @returns encounters, a list for each run
   */
  screenRuns(
    part: ScreeningBlock,
    runs: readonly PrimaryRun[],
    take?: (k: number) => void,
    room?: NumberRoom,
  ): Encounter[][] {
    const source = this.#source;
    const { reachM } = this.#geometry;
    const start = Math.floor(part.startTaiS / LATTICE_S) * LATTICE_S;
    const nodes = this.#lattice.block(start, start + LATTICE_S);
    const irregular = this.#irregularOf(part, nodes);
    const lattice = latticeTube(runs, nodes, reachM, room);
    if (lattice) this.#lattice.enter(nodes, lattice.tube);
    return runs.map((run, k) => {
      take?.(k);
      const { object } = run;
      if (!lattice) {
        const span = { ...part, startTaiS: run.startTaiS, stopTaiS: run.stopTaiS };
        return screenPrimaries(this.#plan, source, span, [object], 0, source.sgp4Count).encounters;
      }
      const meeting = new RunMeeting(this.#plan, this.#geometry, run, this.#rasters, this.#dropouts);
      this.#lattice.scan(lattice.passages[k]!, (j, isFollowed, fromS, toS) => {
        if (source.isSameObject(object, j)) return;
        if (isFollowed) meeting.follow(j, nodes.middleTaiS + fromS, nodes.middleTaiS + toS);
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
    const entry = this.#irregular.get(key);
    if (entry) return entry;
    const irregulars = irregularOf(this.#source, part, nodes, this.#dropouts);
    this.#irregular.set(key, irregulars);
    return irregulars;
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
  const irregulars: Irregular[] = [];
  for (const object of nodes.irregular) {
    const code = source.state(object, block.startTaiS, six, 0);
    if (code !== 0) {
      if (!dropouts.has(object)) dropouts.set(object, dropoutOf(object, code, block.startTaiS));
    } else if (orbitBounds(source.batch, object, block.startTaiS, block.stopTaiS, bounds)) {
      irregulars.push({ object, lowestM: bounds.lowestM, highestM: bounds.highestM });
    } else {
      irregulars.push({ object, lowestM: 0, highestM: ANYWHERE_M });
    }
  }
  return irregulars;
}
