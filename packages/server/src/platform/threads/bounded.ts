import { fail, ok, type Result } from '@keepout/units/result';
import type { RunOptions, Threads, ThreadTask } from './threads.ts';

/** A task asked for more than it may have. */
export interface Exhausted {
  readonly code: 'out-of-memory' | 'out-of-time';
}

export interface Bounds extends Omit<RunOptions, 'signal'> {
  readonly timeS: number;
  /** Whoever waits for the outcome; when it aborts, so does the task. */
  readonly signal?: AbortSignal;
}

/**
 * Runs what a stranger's input decides the cost of: past its time or its thread's heap the task is ended, and that is an
 * outcome like any other.
 *
 * @throws what the task throws, and the reason of `signal`
 */
export async function runBounded<I, O>(
  threads: Threads,
  task: ThreadTask<I, O>,
  input: I,
  { timeS, signal, ...options }: Bounds,
): Promise<Result<Awaited<O>, Exhausted>> {
  const clock = AbortSignal.timeout(timeS * 1000);
  try {
    const either = signal === undefined ? clock : AbortSignal.any([clock, signal]);
    return ok(await threads.run(task, input, { ...options, signal: either }));
  } catch (cause) {
    signal?.throwIfAborted();
    if (isOutOfMemory(cause)) return fail({ code: 'out-of-memory' });
    if (clock.aborted) return fail({ code: 'out-of-time' });
    throw cause;
  }
}

function isOutOfMemory(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
