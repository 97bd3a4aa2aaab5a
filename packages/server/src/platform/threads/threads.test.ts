import { afterAll, describe, expect, it } from 'vitest';
import { openThreads, threadTask } from './threads.ts';

const module = new URL('./threads.test-task.thread.ts', import.meta.url);
const double = threadTask<{ value: number }, { value: number }>(module, 'double');
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
});
