import type { Ephemeris, Vec3 } from '@keepout/astro/nouns';
import { cross, norm, plusScaled, scaled, unit } from '@keepout/astro/vector';
import {
  type ManoeuvringOrbit,
  openManoeuvringOrbit,
  type PlannedImpulse,
} from '@keepout/conjunction/manoeuvre/burned-orbit';
import { type ExecutionError, executionVariances } from '@keepout/conjunction/manoeuvre/execution-error';
import { type CandidateRequest, screenCandidates } from '@keepout/conjunction/screening/candidates';
import type { Encounter } from '@keepout/conjunction/screening/plan/encounter';
import type { ScreeningSources } from '@keepout/conjunction/screening/plan/sources';
import type { Progress } from '@keepout/units/progress';
import {
  type AddedPc,
  addedOf,
  isNewAbove,
  type JudgedPassage,
  openChanges,
  type PassageChange,
  SAME_PASSAGE_S,
} from './changed-passages.ts';
import { openPassages, type PassageParty } from './passage-probability.ts';

/** Number of candidates that are screened together before the remaining time is checked. */
const BATCH = 250;

export interface AssessedScreeningRequest extends CandidateRequest {
  readonly ownParty: PassageParty;
  readonly otherOf: (object: number) => PassageParty;
  /** Execution error of the burn, one sigma; absent: none. */
  readonly execution?: ExecutionError | undefined;
  /** Known events; their passages are omitted here. */
  readonly knownEvents: readonly { readonly noradId: number; readonly tcaTaiS: number }[];
  /** From which probability on a passage is an event. */
  readonly watchPc: number;
  /** Maximum number of listed changes of each candidate. */
  readonly mostChanges: number;
  /** Asked between batches; candidates that are left are not screened. */
  readonly isOver?: () => boolean;
  readonly progress?: Progress | undefined;
}

export interface ScreenedCandidate {
  /** At the watch threshold or above it, where the orbit without the manoeuvre has no passage of that probability; the most probable first. */
  readonly newPassages: readonly PassageChange[];
  /** The largest changes of the total, the largest first; up to the requested number. */
  readonly changes: readonly PassageChange[];
  /** Increase of the probability of all passages except those of known events, against no manoeuvre. */
  readonly addedPc: AddedPc;
}

/**
 * Screens candidate manoeuvres against the catalogue, with an assessment: new conjunctions of each.
 *
 * Method   `screenCandidates` in batches, `openPassages` of each encounter; passages of known events are left out, of every other one
 *          counts by its difference to the same passage of the orbit without the manoeuvre. With the execution error: orbits one sigma
 *          away (`besideOrbits`), and of a passage the larger probability, with the error and without; docs/models/candidate-manoeuvres
 *
 * @returns in the order of the candidates; undefined where one has no orbit or was not screened for want of time
 *
 * Checked  the screening of the stored plan (ca/manoeuvres/candidate-screening.test.ts)          Cost  bench/candidates.ts
 */
export function screenAndJudge(
  request: AssessedScreeningRequest,
  sources: ScreeningSources,
): readonly (ScreenedCandidate | undefined)[] {
  const { candidates, isOver = () => false, watchPc, knownEvents, mostChanges } = request;
  const noradIdOf = (object: number): number | undefined => sources.identities?.[object];
  const isKnown = ({ secondary, tcaTaiS }: Encounter): boolean =>
    knownEvents.some(
      (passage) => passage.noradId === noradIdOf(secondary) && Math.abs(passage.tcaTaiS - tcaTaiS) <= SAME_PASSAGE_S,
    );
  const figuresOf = openPassages(request.ownParty, request.otherOf);
  const orbit = request.execution && openManoeuvringOrbit(request.nominal);
  const screened: (ScreenedCandidate | undefined)[] = [];
  for (let from = 0; from < candidates.length && (from === 0 || !isOver()); from += BATCH) {
    const batch = { ...request, candidates: candidates.slice(from, from + BATCH) };
    const { nominal, candidates: outcomes } = screenCandidates(batch, sources);
    const passagesOf = (
      encounters: readonly Encounter[],
      dispersedOrbits: readonly Ephemeris[] = [],
    ): JudgedPassage[] =>
      encounters.flatMap((encounter) => {
        const figures = isKnown(encounter) ? undefined : figuresOf(encounter);
        if (figures === undefined) return [];
        const { pc, isEstimated } = figures;
        const shiftsM = shiftsAt(encounter, dispersedOrbits);
        const executedPc = shiftsM.length === 0 ? 0 : (figuresOf(encounter, shiftsM)?.pc ?? 0);
        return [{ ...encounter, object: encounter.secondary, pc: Math.max(pc, executedPc), isEstimated }];
      });
    const changesOf = openChanges(passagesOf(nominal));
    for (const [k, outcome] of outcomes.entries()) {
      if (!outcome.ok) {
        screened.push(undefined);
        continue;
      }
      const fromTaiS = batch.candidates[k]?.[0]?.epochTaiS ?? request.startTaiS;
      const burnOrbits = orbit ? besideOrbits(batch.candidates[k]!, orbit, request.execution!) : [];
      const changes = changesOf(passagesOf(outcome.value.encounters, burnOrbits), fromTaiS);
      const changed = ({ pc, pcBefore }: PassageChange): number => Math.abs(pc - pcBefore);
      screened.push({
        newPassages: changes.filter((change) => isNewAbove(change, watchPc)).sort((a, b) => b.pc - a.pc),
        changes: changes.sort((a, b) => changed(b) - changed(a)).slice(0, mostChanges),
        addedPc: addedOf(changes),
      });
    }
    request.progress?.(Math.min(1, (from + BATCH) / candidates.length));
  }
  return Array.from(candidates, (_, k) => screened[k]);
}

/** Returns the orbits of a burn with an execution error of one sigma: along the thrust, and in two directions across it. All impulses have the same error. */
function besideOrbits(
  impulses: readonly PlannedImpulse[],
  orbit: ManoeuvringOrbit,
  execution: ExecutionError,
): readonly Ephemeris[] {
  const sizeMps = impulses.reduce((size, { deltaVRtnMps }) => size + norm(deltaVRtnMps), 0);
  if (!(sizeMps > 0)) return [];
  const { along, across } = executionVariances(sizeMps, execution);
  const erring = (sigma: number, directionOf: (push: Vec3) => Vec3) =>
    impulses.map(({ epochTaiS, deltaVRtnMps: push }) => {
      return { epochTaiS, deltaVRtnMps: plusScaled(push, directionOf(push), sigma / sizeMps) };
    });
  const side = (push: Vec3): Vec3 => {
    const least: Vec3 = Math.abs(push[0]) < 0.6 * norm(push) ? [1, 0, 0] : [0, 1, 0];
    return scaled(unit(cross(push, least)), norm(push));
  };
  const flown = [
    ...(along > 0 ? [erring(Math.sqrt(along), (push) => push)] : []),
    ...(across > 0
      ? [erring(Math.sqrt(across), side), erring(Math.sqrt(across), (push) => cross(unit(push), side(push)))]
      : []),
  ];
  return flown.flatMap((impulsesOff) => {
    const burned = orbit.burned(impulsesOff);
    return burned.ok ? [burned.value] : [];
  });
}

/** Returns the displacement of the satellite on each of the orbits, TEME, m. */
function shiftsAt({ tcaTaiS, primaryState }: Encounter, dispersedOrbits: readonly Ephemeris[]): readonly Vec3[] {
  const six = new Float64Array(6);
  const { positionM: at } = primaryState;
  return dispersedOrbits.flatMap((ephemeris) =>
    ephemeris.stateAt(tcaTaiS, six) ? [[six[0]! - at[0], six[1]! - at[1], six[2]! - at[2]] as Vec3] : [],
  );
}
