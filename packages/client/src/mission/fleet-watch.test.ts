import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { platformClient } from '../platform-client.ts';
import { type FleetView, REPEAT_MS, validForMs, watchFleet } from './fleet-watch.ts';
import { answerOf, eventOf, NOW_MS } from './test-fleet.ts';
import { platformStandIn } from './test-platform.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: NOW_MS });
});
afterEach(() => {
  vi.useRealTimers();
});

function watched(events = [eventOf()]) {
  const platform = platformStandIn(answerOf(events));
  const api = platformClient({ baseUrl: 'https://keepout.invalid', token: 'token', fetch: platform.fetch });
  const controller = new AbortController();
  const views: FleetView[] = [];
  const troubles: string[] = [];
  const ended = watchFleet({
    api,
    signal: controller.signal,
    onView: (view) => views.push(view),
    onTrouble: (error) => troubles.push((error as Error).message),
  });
  const stop = async () => {
    controller.abort();
    await vi.advanceTimersByTimeAsync(0);
    await ended;
  };
  return { platform, views, troubles, stop };
}

it('26.8 asks every minute, is sent what has changed alone, and counts the time itself', async () => {
  const { platform, views, stop } = watched();
  await vi.advanceTimersByTimeAsync(2 * REPEAT_MS + 5_000);
  expect(views).toHaveLength(3);
  expect(platform.counts).toEqual({ whole: 1, unchanged: 2 });
  const times = views.map(({ states }) => states[0]!.figures.timeToTca as number);
  expect(times[0]! - times[2]!).toBeGreaterThanOrEqual((2 * REPEAT_MS) / 1000);
  await stop();
});

it('26.8 asks at once when the platform tells of a change, and not when it tells of something else', async () => {
  const { platform, views, stop } = watched();
  await vi.advanceTimersByTimeAsync(3_000);
  platform.tell('feeds');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(views).toHaveLength(1);
  platform.answer = answerOf([eventOf({ kind: 'ACT' })]);
  platform.tell('conjunctions');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(views.map(({ states }) => states[0]!.figures.verdict)).toEqual(['WATCH', 'ACT']);
  await stop();
});

it.each([
  ['cut', 'fetch failed'],
  ['stalled', 'No answer within 30 s.'],
  [503, 'Not now.'],
] as const)('26.8 a platform that is %s is asked again, and what it had told ends', async (manner, message) => {
  const { platform, views, troubles, stop } = watched();
  await vi.advanceTimersByTimeAsync(1_000);
  platform.manner = manner;
  await vi.advanceTimersByTimeAsync(4 * REPEAT_MS);
  expect(views).toHaveLength(1);
  expect(new Set(troubles)).toEqual(new Set([message]));
  expect(troubles.length).toBeLessThan(20);
  expect(validForMs(views[0]!, Date.now())).toBe(0);
  platform.manner = 'well';
  await vi.advanceTimersByTimeAsync(REPEAT_MS);
  expect(views.length).toBeGreaterThan(1);
  expect(validForMs(views.at(-1)!, Date.now())).toBeGreaterThan(REPEAT_MS);
  await stop();
});
