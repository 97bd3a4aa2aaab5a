import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FaultPanel } from '../../api/FaultPanel.tsx';
import { StaleLine } from '../../api/StaleLine.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { usePaymentPageTexts } from './use-texts.ts';

export interface ListedProps<T> {
  readonly query: UseQueryResult<readonly T[]>;
  readonly empty: string;
  readonly children: (rows: readonly T[]) => ReactNode;
}

/** A list that is on its way, failed, is empty, is old, or is there. */
export function Listed<T>({ query, empty, children }: ListedProps<T>) {
  const text = usePaymentPageTexts();
  const { data, error } = query;
  const again = () => void query.refetch();
  if (data === undefined) {
    if (error === null) return <Skeleton label={text.loading} rows={4} />;
    return <FaultPanel error={error} atUnixMs={query.errorUpdatedAt} onAgain={again} />;
  }
  return (
    <>
      {error !== null && (
        <StaleLine error={error} dataAtUnixMs={query.dataUpdatedAt} label={text.staleSince} onAgain={again} />
      )}
      {data.length === 0 ? <EmptyState text={empty} /> : children(data)}
    </>
  );
}
