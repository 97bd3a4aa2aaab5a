import { countingOf, type RuledConjunction } from '@keepout/conjunction/decision/estimated-rule';
import { addsTooMuchToRecommend } from '@keepout/conjunction/event/estimated-increase';
import type { ManoeuvreStar } from '@keepout/contract/ca/manoeuvre-enums';
import { countedAvoidedPc, type PlanTarget } from '@keepout/planning/outcome';
import type { FoundCandidate } from '../plan/candidates.ts';
import type { AllEvents } from './total.ts';

/** Criteria of recommendations. */
export interface RecommendedCandidate {
  /** m/s; for an attitude, which needs no engine, s. */
  readonly cost: number;
  readonly orbitsBeforeTca: number;
  readonly smaChangeM: number;
}

/** Effect of a manoeuvre on the conjunctions with the catalogue. */
export interface AssessedCandidate extends AllEvents {
  /** New events above the watch threshold that take the star by themselves (`decisiveCount`). */
  readonly newCount: number;
  /** A probability in it is by a method that does not hold: it reaches no target, and has no star. */
  readonly isInadequate: boolean;
}

/** Counts the new events that take a star by themselves. */
export function decisiveCount(newEvents: readonly RuledConjunction[]): number {
  return newEvents.filter((event) => countingOf(event).isDecisive).length;
}

/**
 * Selects the candidates that may have a star: figures by valid methods, no decisive new event above the watch threshold, and not too much
 * added by estimated covariance (`addsTooMuchToRecommend`). If any candidate reaches the target, only those that reach it are selected.
 */
export function recommendable<T extends AssessedCandidate>(all: readonly T[], target: PlanTarget): readonly T[] {
  const sound = all.filter(({ isInadequate }) => !isInadequate);
  const reaching = sound.filter(({ totalPc }) => totalPc <= target.totalPc);
  return (reaching.length > 0 ? reaching : sound).filter(
    (candidate) => candidate.newCount === 0 && !addsTooMuchToRecommend(candidate.estimated, target.avoidedPc),
  );
}

/** Returns whether a candidate can be recommended by the known conjunctions: valid methods, and the conjunction to avoid below its target. */
export function isSound(
  { result: { events, withExecution, isInadequate }, isFarthest }: FoundCandidate,
  { avoidedPc }: Pick<PlanTarget, 'avoidedPc'>,
): boolean {
  const avoidedPcAfter = countedAvoidedPc({ after: events.map(({ after }) => after), withExecution });
  return !isInadequate && (isFarthest || avoidedPcAfter <= avoidedPc);
}

const WORTHS: readonly (readonly [ManoeuvreStar, (candidate: RecommendedCandidate) => number])[] = [
  ['CHEAPEST', ({ cost }) => -cost],
  ['EARLIEST', ({ orbitsBeforeTca }) => orbitsBeforeTca],
  ['LEAST_ORBIT_CHANGE', ({ smaChangeM }) => -Math.abs(smaChangeM)],
];

/** The best at each: the first of those that are as good. */
export function recommendations<T extends RecommendedCandidate>(
  all: readonly T[],
): { readonly star: ManoeuvreStar; readonly of: T }[] {
  const [first] = all;
  if (first === undefined) return [];
  return WORTHS.map(([star, worth]) => ({ star, of: all.reduce((a, b) => (worth(b) > worth(a) ? b : a), first) }));
}

/** The stars of each candidate of a search: of those that may have one, the best at each; the farthest has its own and takes none. */
export function candidateRecommendations(
  candidates: readonly StarCandidate[],
  isWorthy: (place: number) => boolean,
): readonly ManoeuvreStar[][] {
  const stars = candidates.map(({ isFarthest }, k): ManoeuvreStar[] => (isFarthest && isWorthy(k) ? ['FARTHEST'] : []));
  const starred = candidates.flatMap(({ result: { figures }, isFarthest }, k) =>
    isFarthest || !isWorthy(k)
      ? []
      : [
          {
            k,
            cost: figures.deltaVMps || figures.durationS,
            orbitsBeforeTca: figures.orbitsBeforeTca,
            smaChangeM: figures.smaChangeM,
          },
        ],
  );
  for (const { star, of } of recommendations(starred)) stars[of.k]!.push(star);
  return stars;
}

/** Returns the roles of each candidate: its recommendations, and for a criterion without a recommended candidate the best one. */
export function candidateRoles(
  candidates: readonly StarCandidate[],
  stars: readonly (readonly ManoeuvreStar[])[],
): readonly ManoeuvreStar[][] {
  const owned = new Set(stars.flat());
  const best = candidateRecommendations(candidates, () => true);
  return best.map((roles, k) => [...stars[k]!, ...roles.filter((role) => !owned.has(role))]);
}

type StarCandidate = Pick<FoundCandidate, 'isFarthest'> & {
  readonly result: { readonly figures: Pick<FoundCandidate['result']['figures'], StarFigure> };
};
type StarFigure = 'deltaVMps' | 'durationS' | 'orbitsBeforeTca' | 'smaChangeM';
