import { SAME_EVENT_S, writeRtn } from '../approach/confirm.ts';
import { dropoutsOf } from '../blocks/dropouts.ts';
import type { OutcomeTable } from '../blocks/merge.ts';
import {
  ENCOUNTER_ROW,
  EncounterRows,
  type EncounterTable,
  PRIMARY,
  RTN_POSITION_M,
  rowsInOrder,
  SECONDARY,
  SPEED_MPS,
  STATES,
  TCA_TAI_S,
} from '../plan/encounter-table.ts';
import { planScreening, type ScreeningPlan, type ScreeningRequest } from '../plan/plan.ts';
import { openSources, type ScreeningSources } from '../plan/sources.ts';
import { screenAllTable } from '../screen.ts';
import type { CatalogueChanges } from './changes.ts';

/** Result of an earlier screening of all pairs; objects by their place in the catalogue of that day. */
export interface PreviousScreening {
  readonly encounters: EncounterTable;
  readonly window: { readonly startTaiS: number; readonly stopTaiS: number };
}

/** Remaining work after a change, and the reusable part. */
export interface ChangePlan {
  /** The complete screening that the result equals. */
  readonly plan: ScreeningPlan;
  /** Reused encounters of the earlier screening, objects by their place in the new catalogue. */
  readonly reused: EncounterTable;
  /** The objects that are screened again against all others. */
  readonly rescreened: readonly number[];
  /** Their screening, and those of the parts of the window that the earlier one had not. */
  readonly runs: readonly ScreeningPlan[];
  /** Span of the reused encounters, TAI s. */
  readonly keptFromTaiS: number;
  readonly keptToTaiS: number;
}

/** Pairs slower than this multiple of the slow speed are screened again where the window moves: stays may go on. */
const SLOW_FACTOR = 2;

/**
 * Plans the screening of all pairs after a change of the catalogue or of the window.
 *
 * Method   encounters of two unchanged objects in the shared part of the window are reused; changed objects are screened
 *          against all others, new parts of the window in full; objects of slow pairs count as changed when the window
 *          moves. docs/models/screening.md
 * Assumes  a sphere (else it matters who is primary), all pairs, the same volume and slow speed before
 */
export function planChanges(
  request: ScreeningRequest,
  previous: PreviousScreening,
  changes: CatalogueChanges,
): ChangePlan {
  if (request.volume.shape !== 'sphere' || request.scope.kind !== 'all-pairs') {
    throw new RangeError('changes are screened for all pairs within a sphere');
  }
  const plan = planScreening(request);
  const { startTaiS, stopTaiS } = request;
  const from = Math.max(startTaiS, previous.window.startTaiS);
  const to = Math.min(stopTaiS, previous.window.stopTaiS);
  if (to - from < 4 * SAME_EVENT_S) {
    const noEncounters = { count: 0, rows: new Float64Array(0) };
    return { plan, reused: noEncounters, rescreened: [], runs: [plan], keptFromTaiS: stopTaiS, keptToTaiS: stopTaiS };
  }
  const startMoved = startTaiS !== previous.window.startTaiS;
  const stopMoved = stopTaiS !== previous.window.stopTaiS;
  const rescreened = new Set([...changes.addedObjects, ...changes.changed]);
  if (startMoved || stopMoved) {
    for (const object of slowObjects(previous, changes, plan.slowSpeedMps)) rescreened.add(object);
  }
  const keptFromTaiS = startMoved ? from + SAME_EVENT_S : Number.NEGATIVE_INFINITY;
  const keptToTaiS = stopMoved ? to - SAME_EVENT_S : Number.POSITIVE_INFINITY;
  const primaries = [...rescreened].toSorted((a, b) => a - b);
  const runs: ScreeningPlan[] = [];
  if (primaries.length > 0) runs.push(planScreening({ ...request, scope: { kind: 'primaries', primaries } }));
  // One event's width more than necessary: encounters on the seam are seen from both sides.
  if (startMoved) runs.push(planScreening({ ...request, stopTaiS: keptFromTaiS + SAME_EVENT_S }));
  if (stopMoved) runs.push(planScreening({ ...request, startTaiS: keptToTaiS - SAME_EVENT_S }));
  const reused = keptEncounters(previous, changes, rescreened, keptFromTaiS, keptToTaiS);
  return { plan, reused, rescreened: primaries, runs, keptFromTaiS, keptToTaiS };
}

/** The outcome of the complete screening from the reused part and the outcomes of `runs`, in their order. */
export function mergeChanges(changed: ChangePlan, outcomes: readonly OutcomeTable[]): EncounterTable {
  const { reused, rescreened, runs, keptFromTaiS, keptToTaiS } = changed;
  const isAgain = new Set(rescreened);
  const all = new EncounterRows(Math.max(1, reused.count));
  for (let k = 0; k < reused.count; k++) all.copy(reused, k);
  outcomes.forEach(({ encounters }, n) => {
    const isOfObjects = runs[n]!.scope.kind === 'primaries';
    const { rows, count } = encounters;
    for (let k = 0; k < count; k++) {
      const at = k * ENCOUNTER_ROW;
      const [i, j, t] = [rows[at + PRIMARY]!, rows[at + SECONDARY]!, rows[at + TCA_TAI_S]!];
      if (isOfObjects) {
        // A pair of two of them was found for both.
        if (i < j || !isAgain.has(j)) inOrderOfObjects(all, all.copy(encounters, k));
      } else if (!isAgain.has(i) && !isAgain.has(j) && !(t >= keptFromTaiS && t < keptToTaiS)) {
        all.copy(encounters, k);
      }
    }
  });
  const sorted = new EncounterRows(Math.max(1, all.count));
  for (const k of rowsInOrder(all)) sorted.copy(all, k);
  return sorted.table();
}

/**
 * Screens the effect of a change of the catalogue or of the window; the outcome is that of a complete screening.
 *
 * @param previous   outcome of the earlier screening
 * @param sources    the new catalogue; no ephemerides
 *
 * Checked  complete screenings of drawn changes, event for event (incremental.property.test.ts)
 */
export function screenChanges(
  request: ScreeningRequest,
  sources: ScreeningSources,
  previous: PreviousScreening & Pick<OutcomeTable, 'dropouts'>,
  changes: CatalogueChanges,
): OutcomeTable {
  if (sources.ephemerides.length > 0) throw new RangeError('changes are screened among element sets');
  const changed = planChanges(request, previous, changes);
  const outcomes = changed.runs.map((run) => screenAllTable(run, sources));
  const lost = [
    ...changed.rescreened,
    ...previous.dropouts.map(({ object }) => changes.keptIndex[object]!).filter((object) => object >= 0),
    ...outcomes.flatMap(({ dropouts }) => dropouts.map(({ object }) => object)),
  ];
  const { plan } = changed;
  return {
    algorithmVersion: plan.algorithmVersion,
    encounters: mergeChanges(changed, outcomes),
    dropouts: dropoutsOf(plan, openSources(sources), [...new Set(lost)]),
    coverage: [],
  };
}

function slowObjects({ encounters }: PreviousScreening, changes: CatalogueChanges, slowSpeedMps: number): number[] {
  const { rows, count } = encounters;
  const objects: number[] = [];
  for (let k = 0; k < count; k++) {
    const at = k * ENCOUNTER_ROW;
    if (!(rows[at + SPEED_MPS]! < SLOW_FACTOR * slowSpeedMps)) continue;
    const i = changes.keptIndex[rows[at + PRIMARY]!]!;
    const j = changes.keptIndex[rows[at + SECONDARY]!]!;
    if (i >= 0 && j >= 0) objects.push(i);
  }
  return objects;
}

function keptEncounters(
  { encounters }: PreviousScreening,
  { keptIndex }: CatalogueChanges,
  rescreened: ReadonlySet<number>,
  fromTaiS: number,
  toTaiS: number,
): EncounterTable {
  const reused = new EncounterRows(Math.max(1, encounters.count));
  for (let k = 0; k < encounters.count; k++) {
    const from = k * ENCOUNTER_ROW;
    const t = encounters.rows[from + TCA_TAI_S]!;
    const i = keptIndex[encounters.rows[from + PRIMARY]!]!;
    const j = keptIndex[encounters.rows[from + SECONDARY]!]!;
    if (i < 0 || j < 0 || rescreened.has(i) || rescreened.has(j) || !(t >= fromTaiS && t < toTaiS)) continue;
    const at = reused.copy(encounters, k);
    reused.rows[at + PRIMARY] = i;
    reused.rows[at + SECONDARY] = j;
    inOrderOfObjects(reused, at);
  }
  return reused;
}

/** Makes the object that comes first in the catalogue the primary of the row at `at`. */
function inOrderOfObjects({ rows }: EncounterRows, at: number): void {
  const [i, j] = [rows[at + PRIMARY]!, rows[at + SECONDARY]!];
  if (i < j) return;
  rows[at + PRIMARY] = j;
  rows[at + SECONDARY] = i;
  const states = rows.subarray(at + STATES, at + STATES + 12);
  const first = states.slice(0, 6);
  states.copyWithin(0, 6);
  states.set(first, 6);
  writeRtn(states, rows, at + RTN_POSITION_M);
}
