import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Skeleton } from '../ui/Skeleton.tsx';
import { FaultPanel } from './FaultPanel.tsx';
import { StaleLine } from './StaleLine.tsx';

export interface QueryStateProps<T> {
  readonly query: UseQueryResult<T>;
  /** How many rows stand for what is on its way. */
  readonly rows: number;
  readonly words: { readonly loading: string; readonly staleSince: (time: string) => string };
  readonly children: (data: T) => ReactNode;
}

/** What a query gave; rows while it is on its way, why it is not here, or since when it is old. */
export function QueryState<T>({ query, rows, words, children }: QueryStateProps<T>) {
  const { data, error, refetch } = query;
  const again = () => void refetch();
  if (data === undefined) {
    if (error === null) return <Skeleton label={words.loading} rows={rows} />;
    return <FaultPanel error={error} atUnixMs={query.errorUpdatedAt} onAgain={again} />;
  }
  return (
    <>
      {error !== null && (
        <StaleLine error={error} dataAtUnixMs={query.dataUpdatedAt} label={words.staleSince} onAgain={again} />
      )}
      {children(data)}
    </>
  );
}
