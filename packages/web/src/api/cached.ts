import { places } from 'virtual:endpoint-places';
import type { AnswerOf, EndpointId } from '@keepout/client/client';
import { placeIn } from '@keepout/client/places';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from './api-context.tsx';

/** Whether a cached answer is of a call at or below one of these paths, `/ca/satellites`. */
export function isBelow([id]: readonly unknown[], paths: readonly string[]): boolean {
  if (typeof id !== 'string' || !(id in places)) return false;
  const { below } = placeIn(places, id as EndpointId);
  return paths.some((path) => `${below}/`.startsWith(`${path}/`));
}

/** Lets whatever shows an answer at or below these paths ask anew. */
export const askAnew = (cache: QueryClient, ...paths: readonly string[]): Promise<void> =>
  cache.invalidateQueries({ predicate: ({ queryKey }) => isBelow(queryKey, paths) });

export function useAskAnew(...paths: readonly string[]): () => Promise<void> {
  const cache = useQueryClient();
  return () => askAnew(cache, ...paths);
}

/** A call that writes. Once it has, `onDone` hears it, and whatever shows an answer at or below these paths asks anew. */
export function useChange<Id extends EndpointId>(
  id: Id,
  onDone: (answer: AnswerOf<Id>) => void,
  ...paths: readonly string[]
) {
  const ask = useAskAnew(...paths);
  return useMutation({
    ...useApi().change(id),
    onSuccess: (answer) => {
      onDone(answer);
      return ask();
    },
  });
}
