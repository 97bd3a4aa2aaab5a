import type { EventAnalysis } from '@keepout/contract/ca/analysis';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { orNull } from '../../api/fault.ts';
import { listOf, summariesOf } from './listed.ts';

/** The most that a list shows. */
const LONGEST_LIST = 10_000;
const DAY_MS = 86_400_000;

/** Midnight so many days before the time: a beginning that does not change from minute to minute. */
const midnightBefore = (timeMs: number, days: number) =>
  new Date((Math.floor(timeMs / DAY_MS) - days) * DAY_MS).toISOString();

/** Conjunctions from so many days ago on, or all that one screening found; by TCA. */
export function useConjunctions(nowMs: number, pastDays: number, screeningId?: string) {
  const query = screeningId === undefined ? { from: midnightBefore(nowMs, pastDays) } : { 'screening-id': screeningId };
  const list = useApi().list('listConjunctions', LONGEST_LIST, { query });
  return useQuery({ ...list, select: listOf, placeholderData: keepPreviousData });
}

/** The event of an id, whenever it was; nothing where the operator has none of it. */
export function useConjunctionOfId(conjunctionId: string | undefined) {
  const query = { 'conjunction-id': conjunctionId ?? '', limit: 1 };
  const call = useApi().query('listConjunctions', { query });
  return useQuery({ ...call, select: summariesOf, enabled: conjunctionId !== undefined });
}

/** Events of critical risk from today on. */
export function useCriticalConjunctions(nowMs: number) {
  const query = { 'risk-level': 'CRITICAL', from: midnightBefore(nowMs, 0), limit: 50 };
  return useQuery({ ...useApi().query('listConjunctions', { query }), select: summariesOf });
}

/** One event with its history; null when the server knows none. */
export function useConjunction(conjunctionId: string) {
  const query = useApi().query('getConjunction', { params: { conjunctionId } });
  return useQuery({ ...query, queryFn: (context) => orNull(query.queryFn(context)) });
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
