import { useMemo } from 'react';
import { useQueryParameters } from '../../../navigation/RouterProvider.tsx';
import { parseList, type Search } from '../../../navigation/search-params.ts';
import { nextSelection } from '../../../navigation/selection.ts';
import { useSearchChange } from '../../../navigation/use-search-change.ts';
import { type Grouping, groupings } from '../../../nouns/conjunction/list/group.ts';
import type { SortKey } from '../../../nouns/conjunction/list/sort.ts';
import { readTableState, type TableState, tableChanges } from '../../../nouns/conjunction/list/table-state.ts';
import type { TcaPeriod } from '../../../nouns/conjunction/past-future.ts';
import { riskOrder } from '../../../nouns/risk/risk-counts.ts';
import { type ListFilter, type Scope, scopes } from './filter.ts';

/** Choices for the length of the past view, days. */
export const pastDayChoices = ['7', '30', '90', '365'] as const;

/** Selectable views. */
export const views = ['decide', 'work', 'future', 'past'] as const;

export const viewOf = ({ side, scope }: Pick<ListState, 'side' | 'scope'>): (typeof views)[number] =>
  side === 'past' ? 'past' : scope === 'all' ? 'future' : scope;

export interface ListState extends TableState {
  readonly side: TcaPeriod;
  readonly scope: Scope;
  readonly pastDays: number;
  readonly filter: ListFilter;
  readonly grouping: Grouping;
  readonly axis: 'pc' | 'miss';
  /** Whether conjunctions with estimated covariance are unfolded. */
  readonly isEstimatedShown: boolean;
  /** Limits the list to the conjunctions of this screening. */
  readonly screeningId: string | undefined;
}

/** Sort order by urgency: *act* before *watch*, then by decision deadline. */
const BY_DECISION: readonly SortKey[] = [
  { id: 'verdict', desc: false },
  { id: 'decideBy', desc: false },
];

const oneOf = <T extends string>(options: readonly T[], value: string | undefined, fallback: T): T =>
  options.find((option) => option === value) ?? fallback;

/** Reads the state of the list from its address; missing or invalid values get their defaults. */
export function readListState(search: Search): ListState {
  const side = oneOf(['future', 'past'] as const, search['tab'], 'future');
  // Past conjunctions need no decision; the list of a single screening starts with all its conjunctions.
  const usual = search['screening'] === undefined ? 'decide' : 'all';
  const scope = side === 'past' ? 'all' : oneOf(scopes, search['show'], usual);
  const risks = parseList(search['risk']);
  return {
    ...readTableState(search, scope === 'all' ? [{ id: 'tca', desc: side === 'past' }] : BY_DECISION),
    side,
    scope,
    pastDays: Number(oneOf(pastDayChoices, search['days'], '7')),
    filter: {
      risks: riskOrder.filter((risk) => risks.includes(risk)),
      satelliteIds: parseList(search['satellite']),
      text: search['q'] ?? '',
      span: readSpan(search['span']),
    },
    grouping: oneOf(groupings, search['group'], 'none'),
    axis: oneOf(['pc', 'miss'] as const, search['axis'], 'pc'),
    isEstimatedShown: search['estimated'] === 'shown',
    screeningId: search['screening'],
  };
}

function readSpan(text: string | undefined): readonly [number, number] | null {
  const [from, to] = parseList(text).map((part) => Date.parse(part));
  return from !== undefined && to !== undefined && from < to ? [from, to] : null;
}

const spanText = (span: readonly [number, number] | null): string | undefined =>
  span === null ? undefined : span.map((timeMs) => new Date(timeMs).toISOString().slice(0, 19).concat('Z')).join(',');

/** Reads the state of the list from the address, and changes it without an entry in the browser history. */
export function useListState() {
  const search = useQueryParameters();
  const change = useSearchChange();
  const state = useMemo(() => readListState(search), [search]);
  return useMemo(() => ({ state, ...changesOf(state, change) }), [state, change]);
}

const many = { multiple: true, allowNone: true };

function changesOf({ filter }: ListState, change: (values: Search) => void) {
  return {
    ...tableChanges(change),
    /** Writes the default view too, because the default differs when the list is limited to one screening. */
    showView: (view: string) =>
      change({
        tab: view === 'past' ? 'past' : undefined,
        show: view === 'past' ? undefined : view === 'future' ? 'all' : view,
        span: undefined,
        selected: undefined,
        sort: undefined,
        estimated: undefined,
      }),
    showEstimated: (isShown: boolean) => change({ estimated: isShown ? 'shown' : undefined }),
    showDays: (days: string) => change({ days }),
    toggleRisk: (risk: string) => change({ risk: nextSelection(riskOrder, filter.risks, risk, many).join(',') }),
    chooseSatellites: (ids: readonly string[]) => change({ satellite: ids.join(',') }),
    search: (text: string) => change({ q: text }),
    brush: (span: readonly [number, number] | null) => change({ span: spanText(span) }),
    clear: () => change({ risk: undefined, satellite: undefined, q: undefined, span: undefined }),
    groupBy: (grouping: string) => change({ group: grouping }),
    showAxis: (axis: string) => change({ axis }),
    showAllScreenings: () => change({ screening: undefined }),
  };
}

export type ListChanges = ReturnType<typeof changesOf>;
