import type { EventAnalysis } from '@keepout/contract/ca/analysis';
import type { ConjunctionSummary } from '@keepout/contract/ca/conjunction';
import { MS_PER_DAY } from '@keepout/units/duration';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Api, useApi } from '../../api/api-context.tsx';
import { nullIfMissing } from '../../api/fault.ts';
import type { PagedList } from '../../api/pages.ts';
import { useSubject } from '../../navigation/page-subject.ts';
import { formatTime, parseTime } from '../../time/utc.ts';
import { useZone } from '../../time/zone-store.ts';
import { pairName } from './event.ts';
import { conjunctionList, summariesOf } from './listed.ts';

/** The most that a list shows. */
const LONGEST_LIST = 10_000;

/** Returns midnight a number of days before a time: a start that does not change each minute. */
const midnightBefore = (timeMs: number, days: number) =>
  new Date((Math.floor(timeMs / MS_PER_DAY) - days) * MS_PER_DAY).toISOString();

/** Returns conjunctions from a number of days ago on, or all of one screening; by TCA. */
export function conjunctionsFrom(api: Api, nowMs: number, pastDays: number, screeningId?: string) {
  const query = screeningId === undefined ? { from: midnightBefore(nowMs, pastDays) } : { 'screening-id': screeningId };
  return api.list('listConjunctions', LONGEST_LIST, { query });
}

export function useConjunctions(...[nowMs, pastDays, screeningId]: readonly [number, number, string?]) {
  const list = conjunctionsFrom(useApi(), nowMs, pastDays, screeningId);
  return useQuery({ ...list, select: conjunctionList, placeholderData: keepPreviousData });
}

/** Whether a list, with everything that every screening found, begins so early. */
function isFrom(input: unknown, begin: string): boolean {
  const { query } = input as { readonly query?: { readonly from?: string } };
  return query?.from !== undefined && query.from <= begin;
}

/** Returns the conjunction of an id at any time; undefined where the operator has none. */
export function useConjunctionOfId(conjunctionId: string | undefined) {
  const query = { 'conjunction-id': conjunctionId ?? '', limit: 1 };
  const call = useApi().query('listConjunctions', { query });
  return useQuery({ ...call, select: summariesOf, enabled: conjunctionId !== undefined });
}

/** Events of critical risk from today on: those of the list where that was read, so that one page does not ask for both. */
export function useCriticalConjunctions(nowMs: number) {
  const cache = useQueryClient();
  const api = useApi();
  const from = midnightBefore(nowMs, 0);
  const read = cache
    .getQueryCache()
    .findAll({ queryKey: ['listConjunctions'] })
    .find(({ queryKey: [, input, limit] }) => limit === LONGEST_LIST && isFrom(input, from))?.state;
  const list = read?.data as PagedList<ConjunctionSummary> | undefined;
  // A list that was cut may lack some.
  const completeList = list?.cursor === undefined ? list?.records : undefined;
  return useQuery({
    ...api.query('listConjunctions', { query: { 'risk-level': 'CRITICAL', from, limit: 50 } }),
    select: summariesOf,
    ...(completeList && {
      initialData: completeList.filter(({ conjunctionData }) => conjunctionData.riskLevel === 'CRITICAL'),
      initialDataUpdatedAt: read?.dataUpdatedAt ?? 0,
    }),
  });
}

/** One event with its history; null when the server knows none. */
export function conjunctionOf(api: Api, conjunctionId: string) {
  const query = api.query('getConjunction', { params: { conjunctionId } });
  return { ...query, queryFn: (context: Parameters<typeof query.queryFn>[0]) => nullIfMissing(query.queryFn(context)) };
}

export const useConjunction = (conjunctionId: string) => useQuery(conjunctionOf(useApi(), conjunctionId));

/** Names the conjunction in the title of the window: both objects and the time of closest approach. */
export function useEventSubject(
  record: Pick<ConjunctionSummary, 'object1' | 'object2' | 'conjunctionData'> | undefined,
): void {
  const zone = useZone((state) => state.zone);
  useSubject(record && `${pairName(record)}, TCA ${formatTime(parseTime(record.conjunctionData.tca), zone)}`);
}

/** What the messages of an event say together, with that message on show. */
export function useAnalysis(conjunctionId: string, message: string | undefined, leftOut?: string) {
  const query = useApi().query('getConjunctionAnalysis', {
    params: { conjunctionId },
    query: { message, 'left-out': leftOut },
  });
  const placeholderData = (old: EventAnalysis | undefined) => (old?.cdmId === message ? old : undefined);
  return useQuery({ ...query, enabled: message !== undefined, placeholderData });
}
