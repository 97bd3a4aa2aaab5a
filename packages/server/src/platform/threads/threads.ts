import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { currentSpan, inSpan, spanBelow, traceparentOf } from '../observing/trace.ts';
import type { MarkedTask } from './begin.thread.ts';
import { type Comer, type LineStand, openLine } from './line.ts';
import type { ProgressMark } from './progress-mark.ts';
import type { WorkMark } from './work-mark.ts';

/** A function exported by a `*.thread.ts` module, typed for its callers. */
export interface ThreadTask<I, O> {
  readonly module: URL;
  readonly name: string;
  readonly signature?: (input: I) => O;
}

export interface RunOptions {
  /** Kills the thread when it is in the middle of this task. */
  readonly signal?: AbortSignal | undefined;
  /** Buffers handed over instead of copied. */
  readonly transfer?: readonly ArrayBuffer[];
  /** Its priority and owner (`line.ts`). Default: no owner, priority 0. */
  readonly turn?: Comer;
  /** Monitor that limits its work (`runBounded`). */
  readonly watch?: Watch;
  /** Where its thread writes how far it is. */
  readonly progress?: ProgressMark;
}

/** Sees a task on its way. */
export interface Watch {
  /** Called when it has a place among the threads. */
  entered(): void;
  /** Where its thread writes that it begins. */
  readonly mark: WorkMark;
}

/** Threads for computation, so that timers, heartbeats and requests go on meanwhile. */
export interface Threads {
  readonly size: number;
  run<I, O>(task: ThreadTask<I, O>, input: I, options?: RunOptions): Promise<Awaited<O>>;
  /** Tasks that are worked on, and that wait for a thread. */
  stand(): LineStand;
  close(): Promise<void>;
}

/**
 * Names a task, from the module's address as the caller sees it:
 * `threadTask<In, Out>(new URL('./screen.thread.ts', import.meta.url), 'screen')`.
 *
 * The build gives each such module a file in `dist/threads` and writes that file's address here instead, so the call must
 * be written just so.
 */
export function threadTask<I, O>(module: URL, name: string): ThreadTask<I, O> {
  return { module, name };
}

/** Priority of background work: after every call, and before screenings, whose priorities are times of day. */
export const BEHIND_CALLS = -1;

/** A task with the wait for its thread, as a trace has it. */
const TASK = { kind: 'internal', attributes: {} } as const;

const beginTask: ThreadTask<MarkedTask, unknown> = threadTask(
  new URL('./begin.thread.ts', import.meta.url),
  'beginTask',
);

/** Ten steps of the scheduler reduce the weight to 10 %. */
const STEPS_DOWN = 10;

/**
 * Opens a pool of at most `size` threads; they start when they are needed.
 *
 * @param memoryMb   maximum heap of one thread, MB: a thread that exceeds it ends alone, and its task fails (see `runBounded`)
 */
export function openThreads(size: number, { memoryMb }: { readonly memoryMb?: number } = {}): Threads {
  let pool: Piscina | undefined;
  const open = (module: URL): Piscina =>
    new Piscina({
      minThreads: 0,
      // Twice as many: see `line.ts`.
      maxThreads: 2 * size,
      // A new thread compiles all code again, which takes a second: longer than a small order needs.
      idleTimeout: 300_000,
      // Threads that answer calls have priority over computing threads; no effect on systems without priorities by thread.
      niceIncrement: STEPS_DOWN,
      // Twice the default for new objects: parsed and computed data live until they are transferred, and each collection before that copies them.
      resourceLimits: { maxYoungGenerationSizeMb: 96, ...(memoryMb && { maxOldGenerationSizeMb: memoryMb }) },
      // A source that was not built is run as it is.
      execArgv: module.pathname.endsWith('.ts') ? ['--import', compiling()] : [],
    });
  const line = openLine(size);
  const run: Threads['run'] = async (task, input, options) => {
    const leave = await line.enter(options?.turn ?? { priority: 0, whose: '' }, options?.signal);
    try {
      pool ??= open(task.module);
      const watch = options?.watch;
      watch?.entered();
      const progress = options?.progress;
      const isMarked = watch !== undefined || progress !== undefined;
      const marked = isMarked && { module: task.module.href, name: task.name, input, mark: watch?.mark, progress };
      const { module, name } = marked ? beginTask : task;
      return await pool.run(marked || input, {
        filename: fileURLToPath(module),
        name,
        ...(options?.signal && { signal: options.signal }),
        ...(options?.transfer && { transferList: [...options.transfer] }),
      });
    } catch (cause) {
      // The reason of the abort is more specific than the termination of the thread.
      if (options?.signal?.reason instanceof Error) options.signal.throwIfAborted();
      throw cause;
    } finally {
      leave();
    }
  };
  return {
    size,
    stand: () => line.stand(),
    run: (task, input, options) => {
      const span = currentSpan();
      const work = () => run(task, input, options);
      return span === undefined
        ? work()
        : inSpan(spanBelow(traceparentOf(span)), { ...TASK, name: `task ${task.name}` }, work);
    },
    close: async () => await pool?.destroy(),
  };
}

/** A module that lets its thread read sources. Imported by itself, tsx does so for the main thread alone. */
const compiling = (): string =>
  `data:text/javascript,import { register } from '${import.meta.resolve('tsx/esm/api')}'; register()`;
