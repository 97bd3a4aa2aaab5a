import { type QueryKey, skipToken, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** How a call is made that can be followed. */
export interface Following {
  readonly signal: AbortSignal;
  readonly onPercent: (percent: number | null) => void;
}

type Computing<T> = (following: Following) => Promise<T>;

/** An answer that takes a while: how far it is, null while nobody knows; whoever cancels it frees the server of it too. */
export function useFollowed<T>(
  queryKey: QueryKey,
  compute: Computing<T> | undefined,
  options: Pick<UseQueryOptions<T>, 'staleTime' | 'refetchOnMount' | 'placeholderData'> = {},
) {
  const client = useQueryClient();
  const [percent, setPercent] = useState<number | null>(null);
  const query = useQuery<T>({
    ...options,
    queryKey,
    queryFn:
      compute === undefined
        ? skipToken
        : ({ signal }) => {
            setPercent(null);
            return compute({ signal, onPercent: setPercent });
          },
  });
  return { query, percent, cancel: () => void client.cancelQueries({ queryKey }) };
}
