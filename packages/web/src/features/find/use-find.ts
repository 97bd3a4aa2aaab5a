import type { Conjunction } from '@keepout/contract/ca/conjunction';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { given } from '../../api/given.ts';
import type { Conditions } from './conditions.ts';
import type { FindForm } from './find-form.ts';

export const FIND_PATH = '/api/v1/ca/find';
const PAGE_SIZE = 500;

interface FoundPage {
  readonly records: readonly Conjunction[];
  readonly total: number;
  readonly cursor: string | undefined;
}

const iso = (timeMs: number | undefined) => (timeMs === undefined ? undefined : new Date(timeMs).toISOString());

/** The events on record that a checked search asks for, a page at a time. */
export function useFind(form: FindForm, conditions: Conditions | undefined) {
  const { client } = useApi();
  const { startMs, endMs, maxMissM, minPc } = conditions ?? {};
  const asked = {
    'satellite-id': form.satelliteId,
    object: form.object.trim() || undefined,
    start: iso(startMs),
    end: iso(endMs),
    'max-miss-distance': maxMissM,
    'min-probability': minPc,
    'screening-type': form.type || undefined,
    limit: PAGE_SIZE,
  };
  const query = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
  return useInfiniteQuery({
    queryKey: ['get', FIND_PATH, { params: { query } }],
    queryFn: async ({ signal, pageParam }): Promise<FoundPage> => {
      const params = { query: { ...query, ...(pageParam !== '' && { cursor: pageParam }) } };
      const answer = await client.GET(FIND_PATH, { params, signal });
      const records = given<Conjunction[]>(answer);
      const { headers } = answer.response;
      const next = /<([^>]+)>;\s*rel="next"/.exec(headers.get('link') ?? '')?.[1];
      return {
        records,
        total: Number(headers.get('x-total-count') ?? records.length),
        cursor:
          next === undefined ? undefined : (new URL(next, location.origin).searchParams.get('cursor') ?? undefined),
      };
    },
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor,
    enabled: conditions !== undefined,
  });
}
