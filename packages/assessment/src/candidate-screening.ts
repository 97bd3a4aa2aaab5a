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

/** Candidates that go through the catalogue together before it is asked whether there is time for more. */
const BATCH = 250;

export interface CandidateScreening extends CandidateRequest {
  readonly own: PassageParty;
  readonly otherOf: (object: number) => PassageParty;
  /** Events that are reckoned with already; their passages are not looked at again. */
  readonly known: readonly { readonly noradId: number; readonly tcaTaiS: number }[];
  /** From which probability on a passage is an event. */
  readonly watchPc: number;
  /** How many changes of each candidate are told one by one. */
  readonly mostChanges: number;
  /** Asked between batches; candidates that are left are not screened. */
  readonly isOver?: () => boolean;
  readonly progress?: Progress | undefined;
}

export interface ScreenedCandidate {
  /** At the watch limit or above it, where the orbit without the manoeuvre has nothing that probable; the most probable first. */
  readonly newPassages: readonly PassageChange[];
  /** Where most of what is added or taken off comes from, the largest change first; as many as were asked for. */
  readonly changes: readonly PassageChange[];
  /** What all passages but those of known events are more probable than without the manoeuvre. */
  readonly added: AddedPc;
}

/**
 * Candidate manoeuvres against everything, judged: what each creates that was not there.
 *
 * Method   `screenCandidates` in batches, `openPassages` of each encounter; passages of known events are left out, of every other one
 *          counts what it is more or less than the same passage of the orbit without the manoeuvre; docs/models/candidate-manoeuvres
 *
 * @returns in the order of the candidates; undefined where one has no orbit or was not screened for want of time
 *
 * Checked  the screening of the stored plan (ca/manoeuvres/candidate-screening.test.ts)          Cost  bench/candidates.ts
 */
export function screenAndJudge(
  request: CandidateScreening,
  sources: ScreeningSources,
): readonly (ScreenedCandidate | undefined)[] {
  const { candidates, isOver = () => false, watchPc, known, mostChanges } = request;
  const noradIdOf = (object: number): number | undefined => sources.identities?.[object];
  const isKnown = ({ secondary, tcaTaiS }: Encounter): boolean =>
    known.some(
      (passage) => passage.noradId === noradIdOf(secondary) && Math.abs(passage.tcaTaiS - tcaTaiS) <= SAME_PASSAGE_S,
    );
  const figuresOf = openPassages(request.own, request.otherOf);
  const screened: (ScreenedCandidate | undefined)[] = [];
  for (let from = 0; from < candidates.length && (from === 0 || !isOver()); from += BATCH) {
    const batch = { ...request, candidates: candidates.slice(from, from + BATCH) };
    const { nominal, candidates: outcomes } = screenCandidates(batch, sources);
    const judged = (encounters: readonly Encounter[]): JudgedPassage[] =>
      encounters.flatMap((encounter) => {
        const figures = isKnown(encounter) ? undefined : figuresOf(encounter);
        if (figures === undefined) return [];
        const { pc, isEstimated } = figures;
        return [{ ...encounter, object: encounter.secondary, pc, isEstimated }];
      });
    const changesOf = openChanges(judged(nominal));
    for (const [k, outcome] of outcomes.entries()) {
      if (!outcome.ok) {
        screened.push(undefined);
        continue;
      }
      const fromTaiS = batch.candidates[k]?.[0]?.epochTaiS ?? request.startTaiS;
      const changes = changesOf(judged(outcome.value.encounters), fromTaiS);
      const changed = ({ pc, pcBefore }: PassageChange): number => Math.abs(pc - pcBefore);
      screened.push({
        newPassages: changes.filter((change) => isNewAbove(change, watchPc)).sort((a, b) => b.pc - a.pc),
        changes: changes.sort((a, b) => changed(b) - changed(a)).slice(0, mostChanges),
        added: addedOf(changes),
      });
    }
    request.progress?.(Math.min(1, (from + BATCH) / candidates.length));
  }
  return Array.from(candidates, (_, k) => screened[k]);
}
