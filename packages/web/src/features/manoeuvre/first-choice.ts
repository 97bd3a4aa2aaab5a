import type { PlanConstraint } from '@keepout/contract/ca/manoeuvre-enums';
import type { ManoeuvreCandidate, ManoeuvreCandidates, ManoeuvreSearch } from '@keepout/contract/ca/manoeuvre-search';
import { parseTime } from '../../time/utc.ts';
import { isRaising } from './screened-cells.ts';

type Answer = Pick<ManoeuvreCandidates, 'candidates' | 'lastChance'>;

/** Both are written to a millionth of a second; a begin apart lies minutes away. */
const SAME_MS = 1000;

/** Whether a candidate begins when the last chance does: of it there is no second try. */
export function isLastChance(
  { manoeuvre }: Pick<ManoeuvreCandidate, 'manoeuvre'>,
  { lastChance }: Pick<Answer, 'lastChance'>,
): boolean {
  const [begin, last] = [parseTime(manoeuvre.ignitionEpoch), parseTime(lastChance ?? '')];
  return begin !== undefined && last !== undefined && Math.abs(begin - last) < SAME_MS;
}

/** Whether it is nothing but the one that goes farthest, which is no way to the target. */
export const isFarthestAlone = ({ roles }: Pick<ManoeuvreCandidate, 'roles'>): boolean =>
  roles.length === 1 && roles[0] === 'FARTHEST';

/** Whether nothing that aims at the target has a star. */
export const isNothingClear = ({ candidates }: Pick<Answer, 'candidates'>): boolean =>
  candidates.every((candidate) => candidate.stars.length === 0 || isFarthestAlone(candidate));

/** Of the known events with a candidate and the error of the burn. */
const knownTotal = ({ result }: Pick<ManoeuvreCandidate, 'result'>): number =>
  result.withExecutionError?.totalProbability ?? result.totalProbability;

/** Of all events with a candidate, new ones and the error of the burn included, as far as they are known. */
export function countedTotal({ result, screening }: Pick<ManoeuvreCandidate, 'result' | 'screening'>): number {
  return screening?.totalProbabilityWithExecutionError ?? screening?.totalProbability ?? knownTotal({ result });
}

/** The place of the least bad: figures that hold before others, then the least total, then the fewest new events. */
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

/** New events above the watch limit, by stated covariance. */
export const newEventsOf = ({ screening }: Pick<ManoeuvreCandidate, 'screening'>): number =>
  (screening?.newEvents ?? []).filter((event) => isRaising([event])).length;

/**
 * The candidate that is chosen before anybody has chosen: the cheapest that has a star, then the next that has one, and where nothing is clear
 * the least bad. Never what begins at the last chance: undefined where nothing else is left.
 */
export function firstChoice(answer: Answer): number | undefined {
  const { candidates } = answer;
  const isFree = (place: number) => !isLastChance(candidates[place]!, answer);
  if (isNothingClear(answer)) {
    const free = candidates.flatMap((_, place) => (isFree(place) ? [place] : []));
    const least = leastBad(free.map((place) => candidates[place]!));
    return least === undefined ? undefined : free[least];
  }
  const starred = candidates.flatMap((candidate, place) =>
    candidate.stars.length > 0 && !isFarthestAlone(candidate) && isFree(place) ? [place] : [],
  );
  return starred.find((place) => candidates[place]!.stars.includes('CHEAPEST')) ?? starred[0];
}

/** A limit of the search that no constraint of the plan is. */
type SearchLimit = 'maxDeltaV' | 'direction';

/** What can be done where no candidate is clear. */
export interface WhatThen {
  /** Until then nothing need be decided: the command of the last candidate leaves. Undefined where nothing is left to wait for. */
  readonly waitUntil: string | undefined;
  /** What forbids most, the most first. */
  readonly relax: readonly { readonly constraint: PlanConstraint; readonly count: number }[];
  /** Limits of the search itself, where no manoeuvre within them reaches the target. */
  readonly widen: readonly SearchLimit[];
  readonly leastBad:
    | { readonly place: number; readonly total: number; readonly before: number; readonly newEvents: number }
    | undefined;
}

const LIMITS = ['maxDeltaV', 'direction'] as const satisfies readonly SearchLimit[];

/** What an answer leaves to do: to wait, to relax a constraint, or to take what is least bad. */
export function whatThen(
  {
    candidates,
    constraints,
    isBeyondMeans,
    totalProbabilityBefore,
  }: Pick<ManoeuvreCandidates, 'candidates' | 'constraints' | 'isBeyondMeans' | 'totalProbabilityBefore'>,
  search: Pick<ManoeuvreSearch, SearchLimit>,
): WhatThen {
  const deadlines = candidates.map(({ result }) => result.decideBy ?? result.figures.ignitionEpoch);
  const place = leastBad(candidates);
  const candidate = place === undefined ? undefined : candidates[place];
  return {
    waitUntil: deadlines.toSorted((a, b) => (parseTime(a) ?? 0) - (parseTime(b) ?? 0)).at(-1),
    relax: constraints.forbids.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count),
    widen: isBeyondMeans ? LIMITS.filter((name) => search[name] !== undefined) : [],
    leastBad:
      place === undefined || candidate === undefined
        ? undefined
        : {
            place,
            total: knownTotal(candidate),
            before: totalProbabilityBefore,
            newEvents: newEventsOf(candidate),
          },
  };
}
