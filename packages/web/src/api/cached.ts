import { places } from 'virtual:endpoint-places';
import type { EndpointId } from '@keepout/client/client';
import { placeholderIn } from '@keepout/client/places';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';

/** Returns whether a cached answer is of a call at or below one of these paths, for example `/ca/satellites`. */
export function isBelow([id]: readonly unknown[], paths: readonly string[]): boolean {
  if (typeof id !== 'string' || !(id in places)) return false;
  const { below } = placeholderIn(places, id as EndpointId);
  return paths.some((path) => `${below}/`.startsWith(`${path}/`));
}

/** Invalidates the cached answers at or below these paths. */
export const invalidateAnswers = (cache: QueryClient, ...paths: readonly string[]): Promise<void> =>
  cache.invalidateQueries({ predicate: ({ queryKey }) => isBelow(queryKey, paths) });

export function useInvalidateAnswers(...paths: readonly string[]): () => Promise<void> {
  const cache = useQueryClient();
  return () => invalidateAnswers(cache, ...paths);
}
