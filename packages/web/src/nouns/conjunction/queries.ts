import type { Conjunction } from '@keepout/contract/ca/conjunction';
import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { given } from '../../api/given.ts';

const CONJUNCTIONS_PATH = '/api/v1/ca/conjunctions';
/** The most that one answer of the server holds. */
const LONGEST_LIST = 10_000;
const DAY_MS = 86_400_000;

/** Midnight so many days before the time: a beginning that does not change from minute to minute. */
const midnightBefore = (timeMs: number, days: number) =>
  new Date((Math.floor(timeMs / DAY_MS) - days) * DAY_MS).toISOString();

export interface ConjunctionList {
  readonly records: readonly Conjunction[];
  /** How many the server has; more than `records` when the list was cut. */
  readonly total: number;
}

/** Conjunctions from so many days ago on, or all that one screening found; by TCA. */
export function useConjunctions(nowMs: number, pastDays: number, screeningId?: string) {
  const { client } = useApi();
  const query = {
    ...(screeningId === undefined ? { from: midnightBefore(nowMs, pastDays) } : { 'screening-id': screeningId }),
    limit: LONGEST_LIST,
  };
  return useQuery({
    queryKey: ['get', CONJUNCTIONS_PATH, { params: { query } }],
    queryFn: async ({ signal }): Promise<ConjunctionList> => {
      const answer = await client.GET(CONJUNCTIONS_PATH, { params: { query }, signal });
      const records = given<Conjunction[]>(answer);
      const total = Number(answer.response.headers.get('x-total-count') ?? records.length);
      return { records, total };
    },
    placeholderData: keepPreviousData,
  });
}

/** Events of critical risk from today on. */
export function useCriticalConjunctions(nowMs: number) {
  const { client } = useApi();
  const query = { 'risk-level': 'CRITICAL', from: midnightBefore(nowMs, 0), limit: 50 };
  return useQuery({
    queryKey: ['get', CONJUNCTIONS_PATH, { params: { query } }],
    queryFn: async ({ signal }) =>
      given<Conjunction[]>(await client.GET(CONJUNCTIONS_PATH, { params: { query }, signal })),
  });
}

function inLists(queries: QueryClient, conjunctionId: string): Conjunction | undefined {
  return queries
    .getQueriesData<Partial<ConjunctionList>>({ queryKey: ['get', CONJUNCTIONS_PATH] })
    .flatMap(([, data]) => data?.records ?? [])
    .find((record) => record.conjunctionId === conjunctionId);
}

/** One event, shown at once from a list that holds it; null when the server knows none. */
export function useConjunction(conjunctionId: string) {
  const { client } = useApi();
  const queries = useQueryClient();
  const query = { 'conjunction-id': conjunctionId };
  return useQuery<Conjunction | null>({
    queryKey: ['get', CONJUNCTIONS_PATH, { params: { query } }],
    queryFn: async ({ signal }): Promise<Conjunction | null> =>
      given<Conjunction[]>(await client.GET(CONJUNCTIONS_PATH, { params: { query }, signal }))[0] ?? null,
    placeholderData: () => inLists(queries, conjunctionId),
  });
}
