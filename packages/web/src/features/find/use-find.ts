import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { listedIn } from '../../api/pages.ts';
import { listOf } from '../../nouns/conjunction/listed.ts';
import type { Conditions } from './conditions.ts';
import type { FindForm } from './find-form.ts';

const PAGE_SIZE = 500;

const iso = (timeMs: number | undefined) => (timeMs === undefined ? undefined : new Date(timeMs).toISOString());

/** The events on record that a checked search asks for, a page at a time. */
export function useFind(form: FindForm, conditions: Conditions | undefined) {
  const api = useApi();
  const { startMs, endMs, maxMissM, minPc } = conditions ?? {};
  const query = {
    'satellite-id': form.satelliteId,
    object: form.object.trim() || undefined,
    from: iso(startMs),
    to: iso(endMs),
    'max-miss-distance': maxMissM,
    'min-probability': minPc,
    'screening-type': form.type || undefined,
    limit: PAGE_SIZE,
  };
  return useInfiniteQuery({
    queryKey: ['findConjunctions', { query }],
    queryFn: async ({ signal, pageParam }) => {
      const page = { ...query, ...(pageParam !== '' && { cursor: pageParam }) };
      return listOf(listedIn(await api.ask('findConjunctions', { query: page, signal })));
    },
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor,
    enabled: conditions !== undefined,
  });
}
