import { afterAll, describe, expect, it } from 'vitest';
import { runBounded } from './bounded.ts';
import { BEHIND_CALLS, openThreads, threadTask } from './threads.ts';

const module = new URL('./threads.test-task.thread.ts', import.meta.url);
const double = threadTask<{ value: number }, { value: number }>(module, 'double');
const hoard = threadTask<object, never>(module, 'hoard');
const spin = threadTask<object, never>(module, 'spin');

describe('threads', () => {
  const threads = openThreads(2);
  afterAll(() => threads.close());

  it('run a task of a TypeScript module', async () => {
    expect(await threads.run(double, { value: 21 })).toEqual({ value: 42 });
  });

  it('stop a task that never ends when its signal aborts, and work on', async () => {
    await expect(threads.run(spin, {}, { signal: AbortSignal.timeout(300) })).rejects.toThrow(/abort/i);
    expect(await threads.run(double, { value: 1 })).toEqual({ value: 2 });
  });

  it('answer a call though jobs that nobody waits for have all places', async () => {
    const stop = new AbortController();
    const turn = { priority: BEHIND_CALLS, whose: 'job' };
    const jobs = [1, 2, 3, 4].map(() => threads.run(spin, {}, { turn, signal: stop.signal }));
    const ended = Promise.allSettled(jobs);
    const call = { turn: { priority: 0, whose: 'ada' }, signal: AbortSignal.timeout(30_000) };
    expect(await threads.run(double, { value: 4 }, call)).toEqual({ value: 8 });
    stop.abort();
    expect((await ended).map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
  });
});

describe('threads of bounded heap', () => {
  const threads = openThreads(1, { memoryMb: 64 });
  afterAll(() => threads.close());

  it('end a task that takes more, or longer, as an outcome, and work on', async () => {
    expect(await runBounded(threads, hoard, {}, { timeS: 60 })).toEqual({
      ok: false,
      fault: { code: 'out-of-memory' },
    });
    expect(await runBounded(threads, spin, {}, { timeS: 0.3 })).toEqual({ ok: false, fault: { code: 'out-of-time' } });
    expect(await runBounded(threads, double, { value: 3 }, { timeS: 60 })).toEqual({ ok: true, value: { value: 6 } });
  });

  it('stop for whoever no longer waits', async () => {
    const signal = AbortSignal.timeout(200);
    await expect(runBounded(threads, spin, {}, { timeS: 60, signal })).rejects.toThrow(/timeout/i);
  });
});
