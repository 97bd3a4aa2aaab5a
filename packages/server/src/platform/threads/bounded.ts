import { fail, ok, type Result } from '@keepout/units/result';
import { Outage } from '../outage.ts';
import { BEHIND_CALLS, type RunOptions, type Threads, type ThreadTask, type Watch } from './threads.ts';
import { NotQuick, type Place } from './turnstile.ts';
import { openMark, type WorkMark, workedS } from './work-mark.ts';

/** A task asked for more than it may have. */
export interface Exhausted {
  readonly code: 'out-of-memory' | 'out-of-time';
}

export interface Bounds extends Omit<RunOptions, 'signal' | 'watch'> {
  /** What its thread may work for it, s of a processor. Waiting for a thread, and for a thread's start, is no work. */
  readonly timeS: number;
  /** How long a thread may have it whether it works or not, s. Default: a minute, and four times `timeS`. */
  readonly patienceS?: number;
  /** Whoever waits for the outcome; when it aborts, so does the task. */
  readonly signal?: AbortSignal;
  /** Told what was worked in the end, s of a processor, whatever came of it. */
  readonly charge?: (workedS: number) => void;
  /** Of a quick place: the task ends when its time does. */
  readonly quick?: Place['quick'];
  /** What a thread has worked by its mark; tests have their own. */
  readonly worked?: (mark: WorkMark) => number | undefined;
}

/** A busy machine gives computation a tenth of a processor for a while (`niceIncrement`). */
const PATIENCE = { leastS: 60, timesTheWork: 4 } as const;

/**
 * Runs what a stranger's input decides the cost of: past its work or its thread's heap the task is ended, and that is an
 * outcome like any other.
 *
 * @throws Outage `unavailable` where its thread stood still: the input is not to blame, and another try may do
 * @throws NotQuick in a quick place, instead of an outcome: another place may give it more
 * @throws what the task throws, and the reason of `signal`
 */
export async function runBounded<I, O>(
  threads: Threads,
  task: ThreadTask<I, O>,
  input: I,
  { timeS: mostS, patienceS, signal, charge, worked, quick, ...options }: Bounds,
): Promise<Result<Awaited<O>, Exhausted>> {
  const timeS = Math.min(mostS, quick?.leftS ?? mostS);
  if (timeS <= 0) throw new NotQuick();
  const limits = { timeS, patienceS: patienceS ?? PATIENCE.leastS + PATIENCE.timesTheWork * timeS };
  const watch = watchWork(limits, worked ?? workedS);
  try {
    const either = signal === undefined ? watch.ended : AbortSignal.any([watch.ended, signal]);
    return ok(await threads.run(task, input, { ...options, signal: either, watch }));
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
 * The same with a second try, behind the calls of all: a processor that is shared by many does less in the time that it is given for, and
 * only what fails twice, alone in its thread, is the fault of the input. Nothing may be handed over: it is read again.
 */
export async function runBoundedTwice<I, O>(
  threads: Threads,
  task: ThreadTask<I, O>,
  input: I,
  bounds: Omit<Bounds, 'transfer'>,
): Promise<Result<Awaited<O>, Exhausted>> {
  const first = await runBounded(threads, task, input, bounds);
  if (first.ok) return first;
  return await runBounded(threads, task, input, {
    ...bounds,
    turn: { priority: BEHIND_CALLS, whose: bounds.turn?.whose ?? '' },
  });
}

const OUT_OF_TIME = 'it has worked for so long as it may';

interface OpenWatch extends Watch {
  readonly ended: AbortSignal;
  /** What was worked when somebody looked last; a thread that has ended tells no more. */
  workedS(): number;
  close(): void;
}

/** Interval between two readings of the work of a thread, s. A thread that died of its heap reports nothing more. */
const LOOK_S = 0.25;

/** Looks often: what was worked is booked to its owner, whatever becomes of the thread. */
function watchWork(
  limits: { readonly timeS: number; readonly patienceS: number },
  worked: (mark: WorkMark) => number | undefined,
): OpenWatch {
  const end = new AbortController();
  const mark = openMark();
  let timer: NodeJS.Timeout | undefined;
  let seenS = 0;
  const seen = (): number => {
    seenS = Math.max(seenS, worked(mark) ?? 0);
    return seenS;
  };
  // Counted by what was waited for, not by the clock: a process that was stopped as a whole goes on where it was.
  const look = (waitedS: number): void => {
    const leftS = limits.timeS - seen();
    if (leftS <= 0) end.abort(OUT_OF_TIME);
    else if (waitedS >= limits.patienceS) end.abort('it stands still');
    else {
      const nextS = Math.min(LOOK_S, Math.max(leftS, limits.timeS / 100));
      timer = setTimeout(() => look(waitedS + nextS), nextS * 1000);
    }
  };
  return { mark, entered: () => look(0), ended: end.signal, workedS: seen, close: () => clearTimeout(timer) };
}

function isOutOfMemory(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
