import { QueryClient } from '@tanstack/react-query';

/** K-01: stale after 3 min, refetched on mount, not on window focus, no retries. */
export const queryDefaults = {
  staleTime: 180_000,
  gcTime: 600_000,
  refetchOnMount: true,
  refetchOnWindowFocus: false,
  retry: false,
} as const;

export function createQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: queryDefaults, mutations: { retry: false } } });
}
