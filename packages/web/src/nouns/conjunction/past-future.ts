import { conjunctionEventOf, type ListedEvent } from './event.ts';
import type { ConjunctionListRecord } from './listed.ts';

export type TcaPeriod = 'future' | 'past';

/** S-04: an event is past once its TCA lies before the minute clock. */
export const isPast = (tcaMs: number, minuteMs: number): boolean => tcaMs < minuteMs;

export function splitByTime(
  events: readonly ListedEvent[],
  minuteMs: number,
): Readonly<Record<TcaPeriod, readonly ListedEvent[]>> {
  return {
    future: events.filter(({ tcaMs }) => !isPast(tcaMs, minuteMs)),
    past: events.filter(({ tcaMs }) => isPast(tcaMs, minuteMs)),
  };
}

/** S-04: the first future event of critical risk, by TCA. */
export function nextCritical(records: readonly ConjunctionListRecord[], minuteMs: number): ListedEvent | undefined {
  return records
    .filter(({ conjunctionData }) => conjunctionData.riskLevel === 'CRITICAL')
    .map(conjunctionEventOf)
    .filter(({ tcaMs }) => !isPast(tcaMs, minuteMs))
    .toSorted((a, b) => a.tcaMs - b.tcaMs)[0];
}
