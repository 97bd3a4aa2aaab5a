import { type QueryKey, skipToken, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** How a call is made that can be followed. */
export interface Following {
  readonly signal: AbortSignal;
  readonly onPercent: (percent: number | null) => void;
}

type Computing<T> = (following: Following) => Promise<T>;

/** An answer with progress (null while unknown); cancelling it also stops the computation on the server. */
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
