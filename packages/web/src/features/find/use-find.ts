import type { ConjunctionSummary } from '@keepout/contract/ca/conjunction';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { type Listed, pageIn } from '../../api/pages.ts';
import { type ListedConjunction, listedOf } from '../../nouns/conjunction/listed.ts';
import type { Conditions } from './conditions.ts';
import type { FindForm } from './find-form.ts';

export const FIND_PATH = '/api/v1/ca/find';
const PAGE_SIZE = 500;

const iso = (timeMs: number | undefined) => (timeMs === undefined ? undefined : new Date(timeMs).toISOString());

/** The events on record that a checked search asks for, a page at a time. */
export function useFind(form: FindForm, conditions: Conditions | undefined) {
  const { client } = useApi();
  const { startMs, endMs, maxMissM, minPc } = conditions ?? {};
  const asked = {
    'satellite-id': form.satelliteId,
    object: form.object.trim() || undefined,
    from: iso(startMs),
    to: iso(endMs),
    'max-miss-distance': maxMissM,
    'min-probability': minPc,
    'screening-type': form.type || undefined,
    limit: PAGE_SIZE,
  };
  const query = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
  return useInfiniteQuery({
    queryKey: ['get', FIND_PATH, { params: { query } }],
    queryFn: async ({ signal, pageParam }): Promise<Listed<ListedConjunction>> => {
      const params = { query: { ...query, ...(pageParam !== '' && { cursor: pageParam }) } };
      const page = pageIn<ConjunctionSummary>(await client.GET(FIND_PATH, { params, signal }));
      return { ...page, records: page.records.map(listedOf) };
    },
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor,
    enabled: conditions !== undefined,
  });
}
