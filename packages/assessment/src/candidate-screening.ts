import { type CandidateRequest, screenCandidates } from '@keepout/conjunction/screening/candidates';
import type { Encounter } from '@keepout/conjunction/screening/plan/encounter';
import type { ScreeningSources } from '@keepout/conjunction/screening/plan/sources';
import { openPassages, type PassageParty } from './passage-probability.ts';

/** A manoeuvre moves closest approach by less; a passage later or earlier is another event. */
export const SAME_PASSAGE_S = 1200;
/** Candidates that go through the catalogue together before it is asked whether there is time for more. */
const BATCH = 250;

export interface CandidateScreening extends CandidateRequest {
  readonly own: PassageParty;
  readonly otherOf: (object: number) => PassageParty;
  /** Events that are reckoned with already; their passages are not looked at again. */
  readonly known: readonly { readonly noradId: number; readonly tcaTaiS: number }[];
  /** From which probability on a passage is an event. */
  readonly watchPc: number;
  /** Asked between batches; candidates that are left are not screened. */
  readonly isOver?: () => boolean;
}

/** A passage at or above the watch limit that the orbit without the manoeuvre has not, or has below it. */
export interface NewPassage {
  readonly object: number;
  readonly tcaTaiS: number;
  readonly missDistanceM: number;
  readonly relativeSpeedMps: number;
  readonly pc: number;
}

export interface ScreenedCandidate {
  /** The most probable first. */
  readonly newPassages: readonly NewPassage[];
  /** What all passages together are more probable than without the manoeuvre. */
  readonly addedPc: number;
}

/**
 * Candidate manoeuvres against everything, judged: what each creates that was not there.
 *
 * Method   `screenCandidates` in batches, `openPassages` of each encounter; passages of known events are left out, of every other one
 *          counts what it is more than the same passage of the orbit without the manoeuvre; docs/models/candidate-manoeuvres
 *
 * @returns in the order of the candidates; undefined where one has no orbit or was not screened for want of time
 *
 * Checked  the screening of the stored plan (ca/manoeuvres/candidate-screening.test.ts)          Cost  bench/candidates.ts
 */
export function screenAndJudge(
  request: CandidateScreening,
  sources: ScreeningSources,
): readonly (ScreenedCandidate | undefined)[] {
  const { candidates, isOver = () => false, watchPc, known } = request;
  const noradIdOf = (object: number): number | undefined => sources.identities?.[object];
  const isKnown = ({ secondary, tcaTaiS }: Encounter): boolean =>
    known.some((one) => one.noradId === noradIdOf(secondary) && Math.abs(one.tcaTaiS - tcaTaiS) <= SAME_PASSAGE_S);
  const figuresOf = openPassages(request.own, request.otherOf);
  const screened: (ScreenedCandidate | undefined)[] = [];
  for (let from = 0; from < candidates.length && (from === 0 || !isOver()); from += BATCH) {
    const batch = { ...request, candidates: candidates.slice(from, from + BATCH) };
    const { nominal, candidates: outcomes } = screenCandidates(batch, sources);
    const before = passagesBySecondary(nominal, (one) => figuresOf(one)?.pc ?? 0);
    for (const outcome of outcomes) {
      if (!outcome.ok) {
        screened.push(undefined);
        continue;
      }
      const newPassages: NewPassage[] = [];
      let notAdded = 0;
      for (const encounter of outcome.value.encounters) {
        if (isKnown(encounter)) continue;
        const figures = figuresOf(encounter);
        if (figures === undefined) continue;
        const { pc } = figures;
        const was = before(encounter);
        if (pc > was) notAdded += Math.log1p(was - pc);
        if (pc < watchPc || was >= watchPc) continue;
        const { secondary: object, tcaTaiS, missDistanceM, relativeSpeedMps } = encounter;
        newPassages.push({ object, tcaTaiS, missDistanceM, relativeSpeedMps, pc });
      }
      newPassages.sort((a, b) => b.pc - a.pc);
      screened.push({ newPassages, addedPc: -Math.expm1(notAdded) });
    }
  }
  return Array.from(candidates, (_, k) => screened[k]);
}

/** The probability of the same passage among some encounters; 0 where there is none. */
function passagesBySecondary(
  encounters: readonly Encounter[],
  pcOf: (encounter: Encounter) => number,
): (encounter: Encounter) => number {
  const bySecondary = new Map<number, { readonly encounter: Encounter; readonly pc: number }[]>();
  for (const encounter of encounters) {
    const list = bySecondary.get(encounter.secondary) ?? [];
    list.push({ encounter, pc: pcOf(encounter) });
    bySecondary.set(encounter.secondary, list);
  }
  return (encounter) =>
    (bySecondary.get(encounter.secondary) ?? [])
      .filter((one) => isSamePassage(one.encounter, encounter))
      .reduce((most, { pc }) => Math.max(most, pc), 0);
}

/** Alike in time; stays beside each other that overlap are one. */
function isSamePassage(a: Encounter, b: Encounter): boolean {
  if (Math.abs(a.tcaTaiS - b.tcaTaiS) <= SAME_PASSAGE_S) return true;
  const [from, to] = [a.intervalStartTaiS ?? a.tcaTaiS, a.intervalStopTaiS ?? a.tcaTaiS];
  return (b.intervalStartTaiS ?? b.tcaTaiS) <= to && (b.intervalStopTaiS ?? b.tcaTaiS) >= from;
}
