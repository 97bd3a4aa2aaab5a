import type { RunOptions, Threads, ThreadTask } from '../../platform/threads/threads.ts';
import { openMark, workedS } from '../../platform/threads/work-mark.ts';

/** Approximate duration of a slice: then other work gets the thread, and a cancelled screening stops. */
const SLICE_MS = 250;

/**
 * Runs a slice in a thread and returns the size of the next one: as many items as fill the time, by the measured processor time, which waiting for
 * a thread or a busy machine does not increase. At most four times the last size, since the first items also warm the caches.
 */
export async function runSlice<I, O>(
  threads: Threads,
  task: ThreadTask<I, O>,
  input: I,
  count: number,
  options: RunOptions,
): Promise<{ readonly results: Awaited<O>; readonly nextSlice: number }> {
  const mark = openMark();
  const results = await threads.run(task, input, { ...options, watch: { entered: () => undefined, mark } });
  const workedMs = 1000 * Math.max(0, workedS(mark) ?? 0);
  return { results, nextSlice: Math.max(1, Math.min(4 * count, Math.floor((count * SLICE_MS) / workedMs))) };
}

/** Returns the size of the first slice. @param costS   estimated cost of an item, CPU seconds */
export function firstSlice(costS: number): number {
  return Math.max(1, Math.floor(SLICE_MS / (1000 * costS)));
}
