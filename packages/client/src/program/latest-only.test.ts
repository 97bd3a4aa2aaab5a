import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { latestOnly, messageOf } from './latest-only.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function delivery(stands: (item: number) => boolean = () => true) {
  const [delivered, lines]: [number[], string[]] = [[], []];
  const receiver = { fault: undefined as string | undefined };
  const controller = new AbortController();
  const send = latestOnly<number>({
    deliver: async (item) => {
      if (receiver.fault !== undefined) throw new Error(receiver.fault);
      delivered.push(item);
    },
    stands,
    signal: controller.signal,
    onTrouble: (message) => lines.push(message),
    onRecovered: () => lines.push('recovered'),
  });
  return { send, delivered, lines, receiver, controller };
}

it('26.8 who was away gets what came last, and hears of nothing that it has replaced', async () => {
  const { send, delivered, lines, receiver } = delivery();
  send(1);
  await vi.advanceTimersByTimeAsync(0);
  receiver.fault = 'away';
  for (const item of [2, 3, 4]) {
    send(item);
    await vi.advanceTimersByTimeAsync(40_000);
  }
  receiver.fault = undefined;
  await vi.advanceTimersByTimeAsync(40_000);
  expect(delivered).toEqual([1, 4]);
  expect(lines).toEqual(['away', 'recovered']);
  send(5);
  await vi.advanceTimersByTimeAsync(0);
  expect(delivered).toEqual([1, 4, 5]);
});

it('26.8 what no longer stands is let go, which is no recovery', async () => {
  const { send, delivered, lines, receiver } = delivery((item) => item > 1);
  send(1);
  await vi.advanceTimersByTimeAsync(0);
  receiver.fault = 'away';
  send(2);
  await vi.advanceTimersByTimeAsync(500);
  send(1);
  await vi.advanceTimersByTimeAsync(60_000);
  receiver.fault = undefined;
  await vi.advanceTimersByTimeAsync(60_000);
  expect([delivered, lines]).toEqual([[], ['away']]);
  send(3);
  await vi.advanceTimersByTimeAsync(0);
  expect([delivered, lines]).toEqual([[3], ['away', 'recovered']]);
});

it('26.8 it ends when it is told to', async () => {
  const { send, delivered, receiver, controller } = delivery();
  receiver.fault = 'away';
  send(1);
  await vi.advanceTimersByTimeAsync(0);
  controller.abort();
  receiver.fault = undefined;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(delivered).toEqual([]);
});

it('26.8 what went wrong is said with its cause', () => {
  expect(messageOf(new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') }))).toBe(
    'fetch failed: connect ECONNREFUSED',
  );
  expect([messageOf(new Error('away')), messageOf('odd')]).toEqual(['away', 'odd']);
});
