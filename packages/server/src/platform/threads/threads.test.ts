import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Outage } from '../outage.ts';
import { runBounded, runBoundedTwice, type WorkBounds } from './bounded.ts';
import { BEHIND_CALLS, openThreads, type Threads, threadTask } from './threads.ts';
import { markBegin, openMark, workedS } from './work-mark.ts';

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

  it('say why a task was ended where somebody has said it', async () => {
    const left = new AbortController();
    const ended = expect(threads.run(spin, {}, { signal: left.signal })).rejects.toThrow(
      'The client closed the connection.',
    );
    left.abort(new Error('The client closed the connection.'));
    await ended;
  });

  it('answer a call though jobs that nobody waits for have all places', async () => {
    const stop = new AbortController();
    const turn = { priority: BEHIND_CALLS, ownerId: 'job' };
    const jobs = [1, 2, 3, 4].map(() => threads.run(spin, {}, { turn, signal: stop.signal }));
    const ended = Promise.allSettled(jobs);
    const call = { turn: { priority: 0, ownerId: 'ada' }, signal: AbortSignal.timeout(30_000) };
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
    const outOfTime = { ok: false, fault: { code: 'out-of-time' } };
    expect(await runBounded(threads, spin, {}, { timeS: 0.3, patienceS: 60 })).toEqual(outOfTime);
    expect(await runBounded(threads, double, { value: 3 }, { timeS: 60 })).toEqual({ ok: true, value: { value: 6 } });
  });

  it('charge nobody with the time that a thread takes to start', async () => {
    const fresh = openThreads(1);
    expect(await runBounded(fresh, double, { value: 4 }, { timeS: 0.02, patienceS: 60 })).toEqual({
      ok: true,
      value: { value: 8 },
    });
    await fresh.close();
  });

  it('stop for whoever no longer waits', async () => {
    const signal = AbortSignal.timeout(200);
    await expect(runBounded(threads, spin, {}, { timeS: 60, signal })).rejects.toThrow(/timeout/i);
  });
});

describe('work under a limit', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => vi.useRealTimers());

  /** A thread that has a place at once and works as the test says, on the test's clock. */
  const limited = (bounds: Partial<WorkBounds>) => {
    const thread = { workedS: undefined as number | undefined, finish: (_answer: object) => {} };
    const run = (_task: object, _input: object, options: Parameters<Threads['run']>[2]) => {
      options?.watch?.entered();
      return new Promise((resolve, reject) => {
        thread.finish = resolve;
        options?.signal?.addEventListener('abort', () => reject(new Error('the thread was ended')));
      });
    };
    const threads = { size: 1, run, close: async () => {} } as Threads;
    const worked = () => thread.workedS;
    return { thread, outcome: runBounded(threads, double, { value: 1 }, { timeS: 10, worked, ...bounds }) };
  };

  it('is processor time: who waits does none', () => {
    const mark = openMark();
    expect(workedS(mark)).toBeUndefined();
    markBegin(mark);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60);
    expect(workedS(mark)).toBeLessThan(0.04);
  });

  it('is not used up by a thread that begins late', async () => {
    const { thread, outcome } = limited({});
    await vi.advanceTimersByTimeAsync(95_000);
    thread.workedS = 4;
    await vi.advanceTimersByTimeAsync(4000);
    thread.finish({ value: 2 });
    expect(await outcome).toEqual({ ok: true, value: { value: 2 } });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is used up by work alone, and noticed when it can be at the earliest', async () => {
    const { thread, outcome } = limited({});
    thread.workedS = 3;
    await vi.advanceTimersByTimeAsync(10_000);
    thread.workedS = 9;
    await vi.advanceTimersByTimeAsync(7000);
    thread.workedS = 10;
    await vi.advanceTimersByTimeAsync(1000);
    expect(await outcome).toEqual({ ok: false, fault: { code: 'out-of-time' } });
  });

  it('that is used up once is no fault yet: it is tried again behind all others, and the second time is', async () => {
    const turns: object[] = [];
    const charged: number[] = [];
    const tries = [11, 4, 11, 11];
    let looks = 0;
    const run = (_task: object, _input: object, options: Parameters<Threads['run']>[2]) => {
      turns.push(options!.turn!);
      looks = 0;
      options?.watch?.entered();
      const isLong = tries[turns.length - 1]! > 10;
      return new Promise((resolve, reject) => {
        options?.signal?.addEventListener('abort', () => reject(new Error('the thread was ended')));
        if (!isLong) resolve({ value: 2 });
      });
    };
    const threads = { size: 1, run, close: async () => {} } as Threads;
    // Begun, and at the next look where this try stands.
    const worked = () => (looks++ === 0 ? 0 : tries[turns.length - 1]);
    const bounds = {
      timeS: 10,
      turn: { priority: 0, ownerId: 'a' },
      worked,
      charge: (s: number) => void charged.push(s),
    };
    const twice = async () => {
      const outcome = runBoundedTwice(threads, double, { value: 1 }, bounds);
      await vi.advanceTimersByTimeAsync(30_000);
      return await outcome;
    };
    expect(await twice()).toEqual({ ok: true, value: { value: 2 } });
    expect(turns).toEqual([bounds.turn, { priority: -1, ownerId: 'a' }]);
    expect(await twice()).toEqual({ ok: false, fault: { code: 'out-of-time' } });
    expect(charged).toHaveLength(4);
  });

  it('is counted for its owner, whatever came of it', async () => {
    const charged: number[] = [];
    const charge = (workedS: number) => void charged.push(workedS);
    const done = limited({ charge });
    done.thread.workedS = 3;
    done.thread.finish({ value: 2 });
    await done.outcome;
    // A thread that has ended tells nothing more.
    const looks = [0, 11];
    const ended = limited({ charge, worked: () => looks.shift() });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await ended.outcome).toEqual({ ok: false, fault: { code: 'out-of-time' } });
    expect(charged).toEqual([3, 11]);
  });

  it.each([
    ['before it begins', undefined],
    ['in the middle', 6],
  ])('is an outage, not the fault of the input, where its thread stands still %s', async (_, workedS) => {
    const { thread, outcome } = limited({});
    thread.workedS = workedS;
    const failure = outcome.catch((cause: unknown) => cause);
    await vi.advanceTimersByTimeAsync(110_000);
    expect(await failure).toBeInstanceOf(Outage);
    expect(await failure).toMatchObject({ code: 'unavailable' });
  });
});
