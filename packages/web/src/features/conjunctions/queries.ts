import type { Cdm } from '@keepout/contract/ca/cdm';
import type { Conjunction } from '@keepout/contract/ca/conjunction';
import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { faultFromAnswer, RequestFailed } from '../../api/fault.ts';
import { faultIn } from '../../api/session-fetch.ts';

const conjunctionsPath = '/api/v1/ca/conjunctions';
const cdmsPath = '/api/v1/ca/cdms';
const filePath = '/api/v1/ca/cdms/file/{cdmId}';
const screeningsPath = '/api/v1/ca/screenings';
/** The most that one answer of the server holds. */
const longestList = 10_000;
const dayMs = 86_400_000;

export type MessageFormat = 'kvn' | 'xml' | 'json';
export const mediaTypes: Readonly<Record<MessageFormat, string>> = {
  kvn: 'text/plain',
  xml: 'application/xml',
  json: 'application/json',
};

interface Answer<T> {
  readonly data?: T;
  readonly error?: unknown;
  readonly response: Response;
}

function given<T>({ data, error, response }: Answer<T>): T {
  if (data === undefined) throw new RequestFailed(faultFromAnswer(response.status, response.statusText, error));
  return data;
}

/** Midnight so many days before the time: a beginning that does not change from minute to minute. */
const midnightBefore = (timeMs: number, days: number) =>
  new Date((Math.floor(timeMs / dayMs) - days) * dayMs).toISOString();

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
    limit: longestList,
  };
  return useQuery({
    queryKey: ['get', conjunctionsPath, { params: { query } }],
    queryFn: async ({ signal }): Promise<ConjunctionList> => {
      const answer = await client.GET(conjunctionsPath, { params: { query }, signal });
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
    queryKey: ['get', conjunctionsPath, { params: { query } }],
    queryFn: async ({ signal }) =>
      given<Conjunction[]>(await client.GET(conjunctionsPath, { params: { query }, signal })),
  });
}

function inLists(queries: QueryClient, conjunctionId: string): Conjunction | undefined {
  return queries
    .getQueriesData<Partial<ConjunctionList>>({ queryKey: ['get', conjunctionsPath] })
    .flatMap(([, data]) => data?.records ?? [])
    .find((record) => record.conjunctionId === conjunctionId);
}

/** One event, shown at once from a list that holds it; null when the server knows none. */
export function useConjunction(conjunctionId: string) {
  const { client } = useApi();
  const queries = useQueryClient();
  const query = { 'conjunction-id': conjunctionId };
  return useQuery<Conjunction | null>({
    queryKey: ['get', conjunctionsPath, { params: { query } }],
    queryFn: async ({ signal }): Promise<Conjunction | null> =>
      given<Conjunction[]>(await client.GET(conjunctionsPath, { params: { query }, signal }))[0] ?? null,
    placeholderData: () => inLists(queries, conjunctionId),
  });
}

/** The messages about one event, newest first (V-06). */
export function useMessages(conjunctionId: string | undefined) {
  const { client } = useApi();
  const query = { 'conjunction-id': conjunctionId ?? '' };
  return useQuery({
    queryKey: ['get', cdmsPath, { params: { query } }],
    queryFn: async ({ signal }) => given<Cdm[]>(await client.GET(cdmsPath, { params: { query }, signal })),
    enabled: conjunctionId !== undefined,
    select: newestFirst,
  });
}

function newestFirst(cdms: readonly Cdm[]): readonly Cdm[] {
  return cdms.toSorted((a, b) => b.creationDate.localeCompare(a.creationDate));
}

/** Fetches a message as a file in the wanted format. */
export function useMessageFile(): (cdmId: string, format: MessageFormat, signal?: AbortSignal) => Promise<string> {
  const { fetch: sessionFetch } = useApi();
  return async (cdmId, format, signal) => {
    const answer = await sessionFetch(filePath.replace('{cdmId}', encodeURIComponent(cdmId)), {
      headers: { Accept: mediaTypes[format] },
      ...(signal && { signal }),
    });
    if (!answer.ok) throw new RequestFailed(await faultIn(answer));
    return answer.text();
  };
}

/** The text of a message; a stored message never changes. */
export function useMessageText(cdmId: string | undefined, format: MessageFormat) {
  const fetchFile = useMessageFile();
  return useQuery({
    queryKey: ['get', filePath, { params: { path: { cdmId } }, format }],
    queryFn: ({ signal }) => fetchFile(cdmId ?? '', format, signal),
    enabled: cdmId !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The newest screening that ran to its end. */
export function useLastScreening(isEnabled: boolean) {
  const { client } = useApi();
  const query = { state: 'COMPLETED' as const, limit: 1 };
  return useQuery({
    queryKey: ['get', screeningsPath, { params: { query } }],
    queryFn: async ({ signal }) => given(await client.GET(screeningsPath, { params: { query }, signal }))[0] ?? null,
    enabled: isEnabled,
  });
}
