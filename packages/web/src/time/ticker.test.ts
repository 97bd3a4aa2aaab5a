import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTicker } from './ticker.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 7, 44, 57, 250) });
});
afterEach(() => {
  vi.useRealTimers();
});

it('C-11 a channel ticks on the wall second, not a period after the first listener', () => {
  const ticker = createTicker();
  const seen: number[] = [];
  ticker.subscribe('second', () => seen.push(ticker.now('second')));
  vi.advanceTimersByTime(750);
  expect(seen).toEqual([Date.UTC(2026, 10, 20, 7, 44, 58)]);
});

it('C-11 many listeners of a channel share one timer', () => {
  const ticker = createTicker();
  const stops = Array.from({ length: 100 }, () => ticker.subscribe('second', () => {}));
  expect(vi.getTimerCount()).toBe(1);
  ticker.subscribe('minute', () => {});
  expect(vi.getTimerCount()).toBe(2);
  for (const stop of stops) stop();
  expect(vi.getTimerCount()).toBe(1);
});

it.each([
  ['second', 1_000],
  ['fiveSeconds', 5_000],
  ['halfMinute', 30_000],
  ['minute', 60_000],
  ['fiveMinutes', 300_000],
] as const)('C-11 the channel %s ticks every %d ms', (channel, periodMs) => {
  const ticker = createTicker();
  let ticks = 0;
  ticker.subscribe(channel, () => ticks++);
  vi.advanceTimersByTime(periodMs * 3);
  expect(ticks).toBe(3);
});

it('the time of a channel stands still between its ticks', () => {
  const ticker = createTicker();
  ticker.subscribe('minute', () => {});
  const before = ticker.now('minute');
  vi.advanceTimersByTime(2_000);
  expect(ticker.now('minute')).toBe(before);
  expect(before).toBe(Date.UTC(2026, 10, 20, 7, 44));
});
