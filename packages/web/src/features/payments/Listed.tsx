import type { UseQueryResult } from '@tanstack/react-query';
import { QueryState } from '../../api/QueryState.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { RowTable, type RowTableProps } from '../../ui/RowTable.tsx';

export interface ListedProps<T> extends Omit<RowTableProps<T>, 'rows'> {
  readonly query: UseQueryResult<readonly T[]>;
  readonly empty: string;
}

/** A table with its states: loading, failed, empty, outdated, or loaded. */
export function Listed<T>({ query, empty, ...table }: ListedProps<T>) {
  return (
    <QueryState query={query} rows={4}>
      {(rows) => (rows.length === 0 ? <EmptyState text={empty} /> : <RowTable {...table} rows={rows} />)}
    </QueryState>
  );
}
