import { afterAll, expect, it } from 'vitest';
import { runBounded } from './bounded.ts';
import { NotQuick, type SemaphoreSlot } from './per-operator-semaphore.ts';
import { openThreads, threadTask } from './threads.ts';
import { openUploads } from './uploads.ts';

const spin = threadTask<object, void>(new URL('./threads.test-task.thread.ts', import.meta.url), 'spin');
const hoard = threadTask<object, void>(new URL('./threads.test-task.thread.ts', import.meta.url), 'hoard');
const threads = openThreads(2, { memoryMb: 40 });
afterAll(() => threads.close());

const SMALL = 1000;
const LARGE = 1_000_000;
const never = () => new Promise<never>(() => undefined);
const placeKind = async (place: SemaphoreSlot) => (place.quick === undefined ? 'usual' : 'quick');

it('a small upload waits for no large ones, whosever these are; a large one waits', async () => {
  const uploads = openUploads({ places: 3, maximumQueued: 5 });
  for (const ownerId of ['wolf', 'wolf', 'bear', 'bear']) void uploads.pass(ownerId, never, LARGE);
  expect(await uploads.pass('gull', placeKind, SMALL)).toBe('quick');
  const inside: string[] = [];
  void uploads.pass('gull', async () => inside.push('large'), LARGE);
  void uploads.pass('gull', async () => inside.push('unknown'));
  await new Promise((later) => setImmediate(later));
  expect(inside).toEqual([]);
  expect(uploads.counts()).toEqual({ running: 3, queued: 3, refused: 0 });
});

it('small content that takes more than a quick place has is read again in a usual one', async () => {
  const uploads = openUploads({ places: 3, maximumQueued: 5 });
  const places: string[] = [];
  const work = async (place: SemaphoreSlot) => {
    places.push(await placeKind(place));
    if (place.quick !== undefined) place.quick.leftS = 0.05;
    return await runBounded(threads, spin, {}, { timeS: 0.2, ...place });
  };
  expect(await uploads.pass('gull', work, SMALL)).toEqual({ ok: false, fault: { code: 'out-of-time' } });
  expect(places).toEqual(['quick', 'usual']);
});

it('a quick place has its time for all tasks of an upload together', async () => {
  const quick = { leftS: 0 };
  await expect(runBounded(threads, spin, {}, { timeS: 20, quick })).rejects.toThrow(NotQuick);
});

it('what a thread has worked is booked to its owner also where it died of its heap', async () => {
  const bookedS: number[] = [];
  const outcome = await runBounded(threads, hoard, {}, { timeS: 60, charge: (workedS) => bookedS.push(workedS) });
  expect(outcome).toEqual({ ok: false, fault: { code: 'out-of-memory' } });
  expect(bookedS[0]).toBeGreaterThan(0);
});
