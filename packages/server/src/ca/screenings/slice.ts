import type { RunOptions, Threads, ThreadTask } from '../../platform/threads/threads.ts';
import { openMark, workedS } from '../../platform/threads/work-mark.ts';

/** A thread gets about this much at once: then others have a turn, and a cancelled screening stops. */
const SLICE_MS = 250;

/**
 * Runs some in a thread, and says how many come next: as many as fill the time by the processor time of these, which neither the wait for a thread
 * nor a busy machine makes longer; at most four times as many, since the first ones make what the others find ready.
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

/** The first ones, by what one is thought to cost, CPU seconds. */
export function firstSlice(costS: number): number {
  return Math.max(1, Math.floor(SLICE_MS / (1000 * costS)));
}
