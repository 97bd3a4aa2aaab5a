import type { Search } from '../../../navigation/search-params.ts';
import { type ColumnSet, columnSets } from './column-sets.ts';
import { parseSortKeys, type SortKey, sortKeysText } from './sort.ts';

/** State of a conjunction table in its address. */
export interface TableState {
  readonly sort: readonly SortKey[];
  readonly columns: ColumnSet;
  readonly selectedId: string | undefined;
}

const BY_TCA: readonly SortKey[] = [{ id: 'tca', desc: false }];

/** Reads the state from the address; missing or invalid parts get defaults: by TCA, the columns of triage. */
export function readTableState(search: Search, usualSort: readonly SortKey[] = BY_TCA): TableState {
  return {
    sort: parseSortKeys(search['sort'], usualSort),
    columns: columnSets.find((set) => set === search['columns']) ?? 'triage',
    selectedId: search['selected'],
  };
}

/** How a table changes its address. */
export const tableChanges = (change: (values: Search) => void) => ({
  sortBy: (keys: readonly SortKey[]) => change({ sort: sortKeysText(keys) }),
  showColumns: (set: string) => change({ columns: set }),
  select: (id: string | undefined) => change({ selected: id }),
});

export type TableChanges = ReturnType<typeof tableChanges>;
