import type { PlanConstraint } from '@keepout/contract/ca/manoeuvre-enums';
import type { ManoeuvreCandidates, ManoeuvreSearch } from '@keepout/contract/ca/manoeuvre-search';
import { parseTime } from '../../time/utc.ts';
import { countedTotal, leastBad, newEventsOf } from './first-choice.ts';

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
  const deadlines = candidates.map(({ result }) => result.commandBy ?? result.figures.ignitionEpoch);
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
            total: countedTotal(candidate),
            before: totalProbabilityBefore,
            newEvents: newEventsOf(candidate),
          },
  };
}
