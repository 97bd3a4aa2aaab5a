import type { PlanConstraint } from '@keepout/contract/ca/manoeuvre-enums';
import type { ManoeuvreCandidate, ManoeuvreCandidates, ManoeuvreSearch } from '@keepout/contract/ca/manoeuvre-search';
import { parseTime } from '../../time/utc.ts';
import { isRaising } from './screened-cells.ts';

type Answer = Pick<ManoeuvreCandidates, 'candidates' | 'commitPoint'>;

/** Tolerance, ms: equal times differ by rounding to microseconds, different ignition epochs by minutes. */
const SAME_MS = 1000;

/** Returns whether a candidate starts at the last possible ignition epoch, which leaves no second attempt. */
export function isLastChance(
  { manoeuvre }: Pick<ManoeuvreCandidate, 'manoeuvre'>,
  { commitPoint }: Pick<Answer, 'commitPoint'>,
): boolean {
  const [begin, last] = [parseTime(manoeuvre.ignitionEpoch), parseTime(commitPoint ?? '')];
  return begin !== undefined && last !== undefined && Math.abs(begin - last) < SAME_MS;
}

/** Returns whether the candidate is only the one with the largest displacement, which does not reach the target. */
export const isFarthestAlone = ({ roles }: Pick<ManoeuvreCandidate, 'roles'>): boolean =>
  roles.length === 1 && roles[0] === 'FARTHEST';

/** Returns whether no candidate that reaches the target is recommended. */
export const isNothingClear = ({ candidates }: Pick<Answer, 'candidates'>): boolean =>
  candidates.every((candidate) => candidate.recommendedAs.length === 0 || isFarthestAlone(candidate));

/** Returns the total Pc of the known conjunctions after the candidate, with execution error if available. */
const knownTotal = ({ result }: Pick<ManoeuvreCandidate, 'result'>): number =>
  result.withExecutionError?.totalProbability ?? result.totalProbability;

/** Returns the total Pc of all conjunctions after the candidate; includes new ones and the execution error where available. */
export function countedTotal({ result, screening }: Pick<ManoeuvreCandidate, 'result' | 'screening'>): number {
  return screening?.totalProbabilityWithExecutionError ?? screening?.totalProbability ?? knownTotal({ result });
}

/** Returns the index of the candidate with the lowest total Pc; valid figures precede invalid ones, fewer new conjunctions break ties. */
export function leastBad(candidates: readonly ManoeuvreCandidate[]): number | undefined {
  const places = candidates.map((candidate, place) => ({ place, candidate }));
  const [first] = places.toSorted(
    ({ candidate: a }, { candidate: b }) =>
      Number(a.result.isInadequate) - Number(b.result.isInadequate) ||
      countedTotal(a) - countedTotal(b) ||
      newEventsOf(a) - newEventsOf(b),
  );
  return first?.place;
}

/** Returns the number of new conjunctions above the watch threshold with stated covariance. */
export const newEventsOf = ({ screening }: Pick<ManoeuvreCandidate, 'screening'>): number =>
  (screening?.newEvents ?? []).filter((event) => isRaising([event])).length;

/**
 * Returns the index of the default candidate: the recommended one with the lowest delta-v, else the first recommended one, else the
 * candidate with the lowest total Pc. Candidates at the last possible ignition epoch are excluded: undefined if there are no others.
 */
export function firstChoice(answer: Answer): number | undefined {
  const { candidates } = answer;
  const isFree = (place: number) => !isLastChance(candidates[place]!, answer);
  if (isNothingClear(answer)) {
    const free = candidates.flatMap((_, place) => (isFree(place) ? [place] : []));
    const least = leastBad(free.map((place) => candidates[place]!));
    return least === undefined ? undefined : free[least];
  }
  const recommended = candidates.flatMap((candidate, place) =>
    candidate.recommendedAs.length > 0 && !isFarthestAlone(candidate) && isFree(place) ? [place] : [],
  );
  return recommended.find((place) => candidates[place]!.recommendedAs.includes('CHEAPEST')) ?? recommended[0];
}

/** A limit of the search that is not a constraint of the plan. */
type SearchLimit = 'maxDeltaV' | 'direction';

/** Options without a recommended candidate. */
export interface InfeasibleAdvice {
  /** Decision deadline of the latest candidate: end of its last command pass minus the preparation time. Undefined without candidates. */
  readonly waitUntil: string | undefined;
  /** Constraints by the number of manoeuvres that they exclude, largest first. */
  readonly relax: readonly { readonly constraint: PlanConstraint; readonly count: number }[];
  /** Limits of the search to widen if no manoeuvre within them reaches the target. */
  readonly widen: readonly SearchLimit[];
  readonly leastBad:
    | {
        readonly place: number;
        /** From the screening, if there is one: its total includes new conjunctions with stated covariance. */
        readonly total: number;
        readonly isScreened: boolean;
        /** Total of the known conjunctions without a burn. */
        readonly before: number;
        readonly newEvents: number;
        readonly newEstimatedEvents: number;
      }
    | undefined;
}

const LIMITS = ['maxDeltaV', 'direction'] as const satisfies readonly SearchLimit[];

/** Returns the options without a recommended candidate: wait, relax a constraint, or take the candidate with the lowest total Pc. */
export function whatThen(
  {
    candidates,
    constraints,
    isInfeasible,
    totalProbabilityBefore,
  }: Pick<ManoeuvreCandidates, 'candidates' | 'constraints' | 'isInfeasible' | 'totalProbabilityBefore'>,
  search: Pick<ManoeuvreSearch, SearchLimit>,
): InfeasibleAdvice {
  const deadlines = candidates.map(({ result }) => result.decideBy ?? result.figures.ignitionEpoch);
  const place = leastBad(candidates);
  const candidate = place === undefined ? undefined : candidates[place];
  return {
    waitUntil: deadlines.toSorted((a, b) => (parseTime(a) ?? 0) - (parseTime(b) ?? 0)).at(-1),
    relax: constraints.excludedByConstraint.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count),
    widen: isInfeasible ? LIMITS.filter((name) => search[name] !== undefined) : [],
    leastBad:
      place === undefined || candidate === undefined
        ? undefined
        : {
            place,
            total: countedTotal(candidate),
            isScreened: candidate.screening !== null,
            before: totalProbabilityBefore,
            newEvents: newEventsOf(candidate),
            newEstimatedEvents: (candidate.screening?.newEvents ?? []).filter(({ isEstimated }) => isEstimated).length,
          },
  };
}
