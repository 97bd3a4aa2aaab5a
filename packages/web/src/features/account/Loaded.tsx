import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FaultPanel } from '../../api/FaultPanel.tsx';
import { StaleLine } from '../../api/StaleLine.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useAccountText } from './use-account-text.ts';

export interface LoadedProps<T> {
  readonly query: UseQueryResult<T>;
  readonly rows: number;
  readonly children: (data: T) => ReactNode;
}

/** What a query gave; rows while it is on its way, why it is not here, or since when it is old. */
export function Loaded<T>({ query, rows, children }: LoadedProps<T>) {
  const text = useAccountText();
  const { data, error, refetch } = query;
  const again = () => void refetch();
  if (data === undefined) {
    if (error === null) return <Skeleton label={text.loading} rows={rows} />;
    return <FaultPanel error={error} atUnixMs={query.errorUpdatedAt} onAgain={again} />;
  }
  return (
    <>
      {error !== null && (
        <StaleLine error={error} dataAtUnixMs={query.dataUpdatedAt} label={text.staleSince} onAgain={again} />
      )}
      {children(data)}
    </>
  );
}
