import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queueClock } from './queue-clock.ts';

const HOUR_MS = 3_600_000;
const NOON_MS = Date.UTC(2026, 10, 30, 12);

beforeEach(() => void vi.useFakeTimers({ now: NOON_MS + HOUR_MS }));
afterEach(() => void vi.useRealTimers());

/** What pg-boss does with a timer: when it fires too early by the clock it waits for the rest. */
function claimTimer(clock: ReturnType<typeof queueClock>, ms: number, work: () => void): void {
  const dueMs = clock.now() + ms;
  const wait = (restMs: number) =>
    clock.setTimeout(() => {
      const leftMs = dueMs - clock.now();
      if (leftMs > 0) wait(leftMs);
      else work();
    }, restMs);
  wait(ms);
}

it('runs a timer that has waited its time although the clock was set back meanwhile', () => {
  const clock = queueClock();
  const work = vi.fn();
  claimTimer(clock, 15_000, work);
  vi.setSystemTime(NOON_MS);
  vi.advanceTimersByTime(14_999);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledOnce();
  expect(clock.now()).toBe(NOON_MS + 15_000);
});

it('tells the time of day, also to a timer that fires a little early', () => {
  const clock = queueClock();
  const seen: number[] = [];
  clock.setTimeout(() => {
    vi.setSystemTime(Date.now() - 1);
    seen.push(clock.now() - Date.now());
  }, 100);
  vi.advanceTimersByTime(100);
  expect(seen).toEqual([0]);
});
