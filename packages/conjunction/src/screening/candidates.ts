import type { Ephemeris } from '@keepout/astro/nouns';
import { ok, type Result } from '@keepout/units/result';
import {
  type BurnFault,
  type NominalOrbit,
  openManoeuvringOrbit,
  type PlannedImpulse,
} from '../manoeuvre/burned-orbit.ts';
import type { ScreeningVolume } from '../volume/volume.ts';
import { mergeBlocks } from './blocks/merge.ts';
import type { Dropout, Encounter } from './plan/encounter.ts';
import { NumberRoom } from './plan/number-room.ts';
import { planScreening, type ScreeningPlan } from './plan/plan.ts';
import { openSources, type ScreeningSources } from './plan/sources.ts';
import { screenPrimaries } from './to-all/few-to-all.ts';
import { LatticeScreening, latticeParts } from './to-all/lattice-to-all.ts';
import { type PrimaryRun, runsOf } from './to-all/primary-run.ts';

/** Orbits whose mean radii differ by no more than this go through the lattice together, m. */
const TUBE_M = 2500;

export interface CandidateRequest {
  readonly nominal: NominalOrbit;
  /** Identity of the primary among those of the sources: its own catalogue entry is not screened. */
  readonly identity?: number;
  /** Each a manoeuvre: its impulses in order of time. A low-thrust arc is a row of impulses. */
  readonly candidates: readonly (readonly PlannedImpulse[])[];
  readonly startTaiS: number;
  readonly stopTaiS: number;
  readonly volume: ScreeningVolume;
  readonly slowSpeedMps?: number;
}

/** Result of a manoeuvre: its encounters from ignition to the end of the window. */
export interface CandidateOutcome {
  readonly candidate: number;
  readonly encounters: readonly Encounter[];
}

export interface CandidateOutcomes {
  /** The nominal orbit through the complete window: common to all candidates before ignition. */
  readonly nominal: readonly Encounter[];
  /** In the order of the candidates; a fault where no orbit could be made of one. */
  readonly candidates: readonly Result<CandidateOutcome, BurnFault>[];
  readonly dropouts: readonly Dropout[];
}

/**
 * Screens many candidate manoeuvres of one satellite against everything: who meets whom after the burn.
 *
 * Method   each candidate's orbit (`openManoeuvringOrbit`) is one more primary on the node lattice that all share;
 *          docs/models/candidate-manoeuvres
 * Frame    TEME          Time scale  TAI
 *
 * No probability: an encounter is judged where every other is, in `@keepout/assessment`.
 *
 * @returns encounters with the primary as object `batch.count + ephemerides.length` of the sources
 *
 * Checked  `screenAll` of the same orbit as an ephemeris          Cost  bench/one-to-all.ts
 */
export function screenCandidates(request: CandidateRequest, sources: ScreeningSources): CandidateOutcomes {
  const orbit = openManoeuvringOrbit(request.nominal);
  const object = sources.batch.count + sources.ephemerides.length;
  const ephemeris = heldEphemeris(orbit.nominal);
  const source = openSources({
    batch: sources.batch,
    ephemerides: [...sources.ephemerides, ephemeris.face],
    ...identitiesWith(sources, object, request.identity),
  });
  const plan = planOf(request, object);
  const screening = new LatticeScreening(plan, source);

  const burned = request.candidates.map((impulses) => orbit.burned(impulses));
  const flights: Flight[] = [{ ephemeris: orbit.nominal, startTaiS: request.startTaiS, encounters: [] }];
  for (const burnedOrbit of burned) {
    if (!burnedOrbit.ok) continue;
    const startTaiS = Math.max(request.startTaiS, burnedOrbit.value.ignitionTaiS);
    flights.push({ ephemeris: burnedOrbit.value, startTaiS, encounters: [] });
  }
  const room = new NumberRoom();
  for (const part of latticeParts(plan.blocks[0]!)) {
    room.clear();
    const runs: PrimaryRun[] = [];
    const flightOf: Flight[] = [];
    for (const flight of flights) {
      ephemeris.take(flight.ephemeris);
      for (const run of runsOf(source, object, Math.max(part.startTaiS, flight.startTaiS), part.stopTaiS, room)) {
        runs.push(run);
        flightOf.push(flight);
      }
    }
    for (const tube of tubesOf(runs)) {
      const lists = screening.screenRuns(
        part,
        tube.map((k) => runs[k]!),
        (k) => ephemeris.take(flightOf[tube[k]!]!.ephemeris),
        room,
      );
      lists.forEach((list, k) => void flightOf[tube[k]!]!.encounters.push(...list));
    }
  }
  const outcomes = flights.map((flight): readonly Encounter[] => {
    ephemeris.take(flight.ephemeris);
    const { encounters, startTaiS } = flight;
    if (!(startTaiS < request.stopTaiS)) return [];
    const flightPlan = { ...plan, window: { startTaiS, stopTaiS: request.stopTaiS } };
    if (sources.ephemerides.length > 0) {
      const block = { index: 0, ...flightPlan.window };
      encounters.push(...screenPrimaries(flightPlan, source, block, [object], sources.batch.count, object).encounters);
    }
    return mergeBlocks(flightPlan, [{ blockIndex: 0, encounters, dropouts: [], coverage: [] }]).encounters;
  });
  let next = 1;
  return {
    nominal: outcomes[0]!,
    candidates: burned.map((burnedOrbit, candidate) =>
      burnedOrbit.ok ? ok({ candidate, encounters: outcomes[next++]! }) : burnedOrbit,
    ),
    dropouts: screening.dropouts,
  };
}

/** An orbit to be screened from an instant on. */
interface Flight {
  readonly ephemeris: Ephemeris;
  readonly startTaiS: number;
  readonly encounters: Encounter[];
}

/** One object of the sources that is now this orbit, now that one. */
function heldEphemeris(first: Ephemeris): { readonly face: Ephemeris; take(ephemeris: Ephemeris): void } {
  let current = first;
  return {
    face: {
      frame: 'TEME',
      get startTaiS(): number {
        return current.startTaiS;
      },
      get stopTaiS(): number {
        return current.stopTaiS;
      },
      stateAt: (t, out) => current.stateAt(t, out),
      statesOn: (startTaiS, stepS, count, out) => current.statesOn?.(startTaiS, stepS, count, out) === true,
    },
    take(ephemeris): void {
      current = ephemeris;
    },
  };
}

/** Runs by the size of their orbits, cut into tubes whose mean radii are alike. */
function tubesOf(runs: readonly PrimaryRun[]): number[][] {
  const size = (k: number): number => runs[k]!.lowestM + runs[k]!.highestM;
  const order = runs.map((_, k) => k).sort((a, b) => size(a) - size(b) || a - b);
  const tubes: number[][] = [];
  let first = 0;
  for (const k of order) {
    const tube = tubes.at(-1);
    if (tube && size(k) - first <= 2 * TUBE_M && runs[k]!.lowestM - runs[tube[0]!]!.lowestM <= 2 * TUBE_M) tube.push(k);
    else {
      tubes.push([k]);
      first = size(k);
    }
  }
  return tubes;
}

/** One block: the lattice cuts it itself. */
function planOf(request: CandidateRequest, object: number): ScreeningPlan {
  const { startTaiS, stopTaiS, volume, slowSpeedMps } = request;
  return planScreening({
    startTaiS,
    stopTaiS,
    volume,
    scope: { kind: 'primaries', primaries: [object] },
    blockS: stopTaiS - startTaiS,
    ...(slowSpeedMps === undefined ? {} : { slowSpeedMps }),
  });
}

function identitiesWith(
  { identities }: ScreeningSources,
  object: number,
  identity: number | undefined,
): Pick<ScreeningSources, 'identities'> {
  if (identities === undefined || identity === undefined) return {};
  const all = new Float64Array(object + 1);
  all.set(Array.from(identities).slice(0, object));
  all[object] = identity;
  return { identities: all };
}
