import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { parseList } from '../../../navigation/search-params.ts';
import { nextSelection } from '../../../navigation/selection.ts';
import { type ColumnSet, columnSets } from './column-sets.ts';
import { riskOrder } from './event.ts';
import type { ListFilter } from './filter.ts';
import { type Grouping, groupings } from './group.ts';
import type { Side } from './past-future.ts';
import { parseSort, type SortKey, sortText } from './sort.ts';

/** How far back the past side may reach, days. */
export const pastDayChoices = ['7', '30', '90', '365'] as const;

export interface ListState {
  readonly side: Side;
  readonly pastDays: number;
  readonly filter: ListFilter;
  readonly sort: readonly SortKey[];
  readonly columns: ColumnSet;
  readonly grouping: Grouping;
  readonly axis: 'pc' | 'miss';
  readonly selectedId: string | undefined;
  /** Only what this screening found. */
  readonly screeningId: string | undefined;
}

type Search = Readonly<Record<string, string | undefined>>;

const oneOf = <T extends string>(known: readonly T[], value: string | undefined, fallback: T): T =>
  known.find((one) => one === value) ?? fallback;

/** Everything of the list that its address holds; what it does not name, or names wrongly, is the usual. */
export function readListState(search: Search): ListState {
  const side = oneOf(['future', 'past'] as const, search['tab'], 'future');
  const risks = parseList(search['risk']);
  return {
    side,
    pastDays: Number(oneOf(pastDayChoices, search['days'], '7')),
    filter: {
      risks: riskOrder.filter((risk) => risks.includes(risk)),
      satelliteIds: parseList(search['satellite']),
      text: search['q'] ?? '',
      span: readSpan(search['span']),
    },
    sort: parseSort(search['sort'], [{ id: 'tca', desc: side === 'past' }]),
    columns: oneOf(columnSets, search['columns'], 'triage'),
    grouping: oneOf(groupings, search['group'], 'none'),
    axis: oneOf(['pc', 'miss'] as const, search['axis'], 'pc'),
    selectedId: search['selected'],
    screeningId: search['screening'],
  };
}

function readSpan(text: string | undefined): readonly [number, number] | null {
  const [from, to] = parseList(text).map((part) => Date.parse(part));
  return from !== undefined && to !== undefined && from < to ? [from, to] : null;
}

const spanText = (span: readonly [number, number] | null): string | undefined =>
  span === null ? undefined : span.map((timeMs) => new Date(timeMs).toISOString().slice(0, 19).concat('Z')).join(',');

/** The state of the list in its address, and how to change it without a step in the history. */
export function useListState() {
  const search: Search = useSearch({ strict: false });
  const navigate = useNavigate();
  const state = useMemo(() => readListState(search), [search]);
  const change = useCallback(
    (values: Search) => {
      void navigate({
        to: '.',
        search: ((earlier: Record<string, unknown>) => ({ ...earlier, ...values })) as never,
        replace: true,
        resetScroll: false,
      });
    },
    [navigate],
  );
  return useMemo(() => ({ state, ...changesOf(state, change) }), [state, change]);
}

const many = { multiple: true, allowNone: true };

function changesOf({ filter }: ListState, change: (values: Search) => void) {
  return {
    showSide: (side: string) => change({ tab: side, span: undefined, selected: undefined, sort: undefined }),
    showDays: (days: string) => change({ days }),
    toggleRisk: (risk: string) => change({ risk: nextSelection(riskOrder, filter.risks, risk, many).join(',') }),
    chooseSatellites: (ids: readonly string[]) => change({ satellite: ids.join(',') }),
    search: (text: string) => change({ q: text }),
    brush: (span: readonly [number, number] | null) => change({ span: spanText(span) }),
    clear: () => change({ risk: undefined, satellite: undefined, q: undefined, span: undefined }),
    sortBy: (keys: readonly SortKey[]) => change({ sort: sortText(keys) }),
    showColumns: (set: string) => change({ columns: set }),
    groupBy: (grouping: string) => change({ group: grouping }),
    showAxis: (axis: string) => change({ axis }),
    showAllScreenings: () => change({ screening: undefined }),
    select: (id: string | undefined) => change({ selected: id }),
  };
}

export type ListChanges = ReturnType<typeof changesOf>;
