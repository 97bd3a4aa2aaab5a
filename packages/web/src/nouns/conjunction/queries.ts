import type { Conjunction, ConjunctionSummary } from '@keepout/contract/ca/conjunction';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { given } from '../../api/given.ts';
import { type Listed, LONGEST_PAGE, readPages } from '../../api/pages.ts';
import { type ListedConjunction, listedOf } from './listed.ts';

const CONJUNCTIONS_PATH = '/api/v1/ca/conjunctions';
const CONJUNCTION_PATH = '/api/v1/ca/conjunctions/{conjunctionId}';
/** The most that a list shows. */
const LONGEST_LIST = 10_000;
const DAY_MS = 86_400_000;

/** Midnight so many days before the time: a beginning that does not change from minute to minute. */
const midnightBefore = (timeMs: number, days: number) =>
  new Date((Math.floor(timeMs / DAY_MS) - days) * DAY_MS).toISOString();

export type ConjunctionList = Listed<ListedConjunction>;

/** Conjunctions from so many days ago on, or all that one screening found; by TCA. */
export function useConjunctions(nowMs: number, pastDays: number, screeningId?: string) {
  const { client } = useApi();
  const query = {
    ...(screeningId === undefined ? { from: midnightBefore(nowMs, pastDays) } : { 'screening-id': screeningId }),
    limit: LONGEST_PAGE,
  };
  return useQuery({
    queryKey: ['get', CONJUNCTIONS_PATH, { params: { query } }],
    queryFn: async ({ signal }): Promise<ConjunctionList> => {
      const ask = (cursor: string | undefined) =>
        client.GET(CONJUNCTIONS_PATH, {
          params: { query: { ...query, ...(cursor !== undefined && { cursor }) } },
          signal,
        });
      const list = await readPages<ConjunctionSummary>(ask, LONGEST_LIST);
      return { ...list, records: list.records.map(listedOf) };
    },
    placeholderData: keepPreviousData,
  });
}

/** The event of an id, whenever it was; nothing where the operator has none of it. */
export function useConjunctionOfId(conjunctionId: string | undefined) {
  const { client } = useApi();
  const query = { 'conjunction-id': conjunctionId ?? '', limit: 1 };
  return useQuery({
    queryKey: ['get', CONJUNCTIONS_PATH, { params: { query } }],
    queryFn: async ({ signal }) =>
      given<ConjunctionSummary[]>(await client.GET(CONJUNCTIONS_PATH, { params: { query }, signal })).map(listedOf),
    enabled: conjunctionId !== undefined,
  });
}

/** Events of critical risk from today on. */
export function useCriticalConjunctions(nowMs: number) {
  const { client } = useApi();
  const query = { 'risk-level': 'CRITICAL', from: midnightBefore(nowMs, 0), limit: 50 };
  return useQuery({
    queryKey: ['get', CONJUNCTIONS_PATH, { params: { query } }],
    queryFn: async ({ signal }) =>
      given<ConjunctionSummary[]>(await client.GET(CONJUNCTIONS_PATH, { params: { query }, signal })).map(listedOf),
  });
}

/** One event with its history; null when the server knows none. */
export function useConjunction(conjunctionId: string) {
  const { client } = useApi();
  return useQuery<Conjunction | null>({
    queryKey: ['get', CONJUNCTION_PATH, { params: { path: { conjunctionId } } }],
    queryFn: async ({ signal }): Promise<Conjunction | null> => {
      const answer = await client.GET(CONJUNCTION_PATH, { params: { path: { conjunctionId } }, signal });
      return answer.response.status === 404 ? null : given<Conjunction>(answer);
    },
  });
}
