import { parseUtc } from '@keepout/astro/epoch';
import { describe, expect, it } from 'vitest';
import type { PastEvent } from './history-store.ts';
import { presentHistory } from './present-history.ts';

function at(utc: string): number {
  const parsed = parseUtc(utc);
  if (!parsed.ok) throw new Error(utc);
  return parsed.value;
}

const event = (tca: string, riskLevel: PastEvent['riskLevel']): PastEvent => ({
  tcaTaiS: at(tca),
  riskLevel,
  secondaryNoradId: 1,
  secondaryName: 'X',
  missDistanceM: 300,
  messages: 1,
  firstTaiS: at(tca) - 86_400,
  lastPc: riskLevel === 'UNKNOWN' ? null : 1e-6,
  decisionPc: null,
});

describe('the history by days', () => {
  const events = [
    event('2026-02-28T23:59:59.999Z', 'LOW'),
    event('2026-03-01T00:00:00.000Z', 'CRITICAL'),
    event('2026-03-01T12:00:00.000Z', 'HIGH'),
    event('2026-03-01T23:00:00.000Z', 'UNKNOWN'),
    event('2026-05-09T04:00:00.000Z', 'MEDIUM'),
  ];
  const { dailyEvents } = presentHistory(events, at('2026-06-01T00:00:00Z'));

  it('R-19 counts every event on its UTC day, with those that were high or critical', () => {
    expect(dailyEvents).toEqual([
      { date: '2026-02-28', events: 1, critical: 0, high: 0 },
      { date: '2026-03-01', events: 3, critical: 1, high: 1 },
      { date: '2026-05-09', events: 1, critical: 0, high: 0 },
    ]);
  });

  it('has no cumulative probability where no conjunction had a message at the decision', () => {
    const now = at('2026-06-01T00:00:00Z');
    expect(presentHistory(events, now).cumulativePc).toBeNull();
    expect(presentHistory([], now).cumulativePc).toBeNull();
    const [first, ...others] = events;
    expect(presentHistory([{ ...first!, decisionPc: 1e-5 }, ...others], now).cumulativePc).toBeGreaterThan(1e-5);
  });

  it('is empty without events', () => {
    expect(presentHistory([], at('2026-06-01T00:00:00Z')).dailyEvents).toEqual([]);
  });
});
