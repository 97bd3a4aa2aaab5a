import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryState } from '../../api/QueryState.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

export interface ListedProps<T> {
  readonly query: UseQueryResult<readonly T[]>;
  readonly empty: string;
  readonly children: (rows: readonly T[]) => ReactNode;
}

/** A list that is on its way, failed, is empty, is old, or is there. */
export function Listed<T>({ query, empty, children }: ListedProps<T>) {
  return (
    <QueryState query={query} rows={4}>
      {(rows) => (rows.length === 0 ? <EmptyState text={empty} /> : children(rows))}
    </QueryState>
  );
}
