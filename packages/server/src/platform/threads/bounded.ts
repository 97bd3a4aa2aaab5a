import { fail, ok, type Result } from '@keepout/units/result';
import { Outage } from '../outage.ts';
import { NotQuick, type SemaphoreSlot } from './per-operator-semaphore.ts';
import { BEHIND_CALLS, type RunOptions, type Threads, type ThreadTask, type WorkWatch } from './threads.ts';
import { openMark, type WorkMark, workedS } from './work-mark.ts';

/** A task exceeded a limit. */
export interface Exhausted {
  readonly code: 'out-of-memory' | 'out-of-time';
}

export interface WorkBounds extends Omit<RunOptions, 'signal' | 'watch'> {
  /** Maximum processor time of its thread, s. Waiting for a thread, or for its start, does not count. */
  readonly timeS: number;
  /** Maximum time in a thread, working or not, s. Default: a minute, and four times `timeS`. */
  readonly patienceS?: number;
  /** Signal of the caller; when it aborts, so does the task. */
  readonly signal?: AbortSignal;
  /** Called at the end with the processor time used, s, whatever the outcome. */
  readonly charge?: (workedS: number) => void;
  /** For a quick place: aborts the task at the place's time limit. */
  readonly quick?: SemaphoreSlot['quick'];
  /** Returns the work of a thread by its mark; tests replace it. */
  readonly worked?: (mark: WorkMark) => number | undefined;
}

/** Elapsed-time limit: on a busy machine, computation may get only 10 % of a processor for a while (`niceIncrement`). */
const PATIENCE = { leastS: 60, timesTheWork: 4 } as const;

/**
 * Runs a task whose cost depends on untrusted input: if it exceeds its processor time or its thread's heap, it is ended, and this
 * is returned as an outcome.
 *
 * @throws Outage `unavailable` if its thread stalled: the input is not the cause, and a retry may succeed
 * @throws NotQuick in a quick place, instead of an outcome: another place may have higher limits
 * @throws the task's error, and the reason of `signal`
 */
export async function runBounded<I, O>(
  threads: Threads,
  task: ThreadTask<I, O>,
  input: I,
  { timeS: mostS, patienceS, signal, charge, worked, quick, ...options }: WorkBounds,
): Promise<Result<Awaited<O>, Exhausted>> {
  const timeS = Math.min(mostS, quick?.leftS ?? mostS);
  if (timeS <= 0) throw new NotQuick();
  const limits = { timeS, patienceS: patienceS ?? PATIENCE.leastS + PATIENCE.timesTheWork * timeS };
  const watch = watchWork(limits, worked ?? workedS);
  try {
    const anyEnd = signal === undefined ? watch.ended : AbortSignal.any([watch.ended, signal]);
    return ok(await threads.run(task, input, { ...options, signal: anyEnd, watch }));
  } catch (cause) {
    signal?.throwIfAborted();
    if (quick !== undefined && (isOutOfMemory(cause) || watch.ended.aborted)) throw new NotQuick();
    if (isOutOfMemory(cause)) return fail({ code: 'out-of-memory' });
    if (watch.ended.reason === OUT_OF_TIME) return fail({ code: 'out-of-time' });
    if (watch.ended.aborted)
      throw new Outage('unavailable', 'A thread stood still over what it was to read.', { cause });
    throw cause;
  } finally {
    watch.close();
    const workedS = watch.workedS();
    if (quick !== undefined) quick.leftS -= workedS;
    charge?.(workedS);
  }
}

/**
 * The same with a second attempt at the lowest priority: a shared processor does less work per unit of processor time, and
 * only a task that fails twice, alone in its thread, is attributed to the input. The input must not be transferred, since it is read again.
 */
export async function runBoundedTwice<I, O>(
  threads: Threads,
  task: ThreadTask<I, O>,
  input: I,
  bounds: Omit<WorkBounds, 'transfer'>,
): Promise<Result<Awaited<O>, Exhausted>> {
  const first = await runBounded(threads, task, input, bounds);
  if (first.ok) return first;
  return await runBounded(threads, task, input, {
    ...bounds,
    turn: { priority: BEHIND_CALLS, ownerId: bounds.turn?.ownerId ?? '' },
  });
}

const OUT_OF_TIME = 'it has worked for so long as it may';

interface OpenWatch extends WorkWatch {
  readonly ended: AbortSignal;
  /** Processor time at the last reading, s; an ended thread gives no newer value. */
  workedS(): number;
  close(): void;
}

/** Interval between two readings of the work of a thread, s. A thread that ran out of heap reports no final value. */
const LOOK_S = 0.25;

/** Reads the work of a thread frequently, so that it is charged to its owner even if the thread dies. */
function watchWork(
  limits: { readonly timeS: number; readonly patienceS: number },
  worked: (mark: WorkMark) => number | undefined,
): OpenWatch {
  const end = new AbortController();
  const mark = openMark();
  let timer: NodeJS.Timeout | undefined;
  let seenS = 0;
  const consumedS = (): number => {
    seenS = Math.max(seenS, worked(mark) ?? 0);
    return seenS;
  };
  // Counted in waiting intervals, not by the clock: a pause of the entire process does not count.
  const look = (waitedS: number): void => {
    const leftS = limits.timeS - consumedS();
    if (leftS <= 0) end.abort(OUT_OF_TIME);
    else if (waitedS >= limits.patienceS) end.abort('it stands still');
    else {
      const nextS = Math.min(LOOK_S, Math.max(leftS, limits.timeS / 100));
      timer = setTimeout(() => look(waitedS + nextS), nextS * 1000);
    }
  };
  return { mark, entered: () => look(0), ended: end.signal, workedS: consumedS, close: () => clearTimeout(timer) };
}

function isOutOfMemory(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
