import { expect, it } from 'vitest';
import { isPast, nextCritical, splitByTime } from './past-future.ts';
import { testEvent, testNowMs, testRecord } from './test-event.ts';

const ids = (events: readonly { readonly id: string }[]) => events.map(({ id }) => id);

it('S-04 an event is past once its TCA lies before the minute clock, and future at that very minute', () => {
  expect(isPast(testNowMs - 1, testNowMs)).toBe(true);
  expect(isPast(testNowMs, testNowMs)).toBe(false);
  const events = [
    testEvent('before', { tca: '2026-11-20T07:11:59.999Z' }),
    testEvent('now', { tca: '2026-11-20T07:12:00.000Z' }),
    testEvent('after', { tca: '2026-11-20T07:12:00.001Z' }),
  ];
  const { future, past } = splitByTime(events, testNowMs);
  expect([ids(past), ids(future)]).toEqual([['before'], ['now', 'after']]);
});

it('S-04 the earliest critical event is the first future one of critical risk, in whatever order they came', () => {
  const record = (id: string, tca: string, riskLevel: 'CRITICAL' | 'HIGH') =>
    testRecord({ conjunctionId: id, conjunctionData: { tca, riskLevel } });
  const records = [
    record('later', '2026-11-21T00:00:00.000Z', 'CRITICAL'),
    record('passed', '2026-11-20T07:00:00.000Z', 'CRITICAL'),
    record('high', '2026-11-20T07:30:00.000Z', 'HIGH'),
    record('next', '2026-11-20T09:00:00.000Z', 'CRITICAL'),
  ];
  expect(nextCritical(records, testNowMs)?.id).toBe('next');
  expect(nextCritical(records.slice(1, 3), testNowMs)).toBeUndefined();
});
