import { expect, it } from 'vitest';
import { createQueryClient } from './query-client.ts';

it('K-01 the cache is stale after 3 min, refetches on mount, not on focus, and never retries', () => {
  expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
    staleTime: 3 * 60 * 1000,
    refetchOnMount: true,
    refetchOnWindowFocus: false,
    retry: false,
  });
});
