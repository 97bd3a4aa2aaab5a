import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { currentSpan, inSpan, spanBelow, traceparentOf } from '../observing/trace.ts';
import type { MarkedTask } from './begin.thread.ts';
import type { ProgressMark } from './progress-mark.ts';
import { openThreadQueue, type QueueCounts, type QueuedTask } from './thread-queue.ts';
import type { WorkMark } from './work-mark.ts';

/** A function exported by a `*.thread.ts` module, typed for its callers. */
export interface ThreadTask<I, O> {
  readonly module: URL;
  readonly name: string;
  readonly signature?: (input: I) => O;
}

export interface RunOptions {
  /** Aborts the task; ends its thread if the task is running. */
  readonly signal?: AbortSignal | undefined;
  /** Buffers that are transferred instead of copied. */
  readonly transfer?: readonly ArrayBuffer[];
  /** Its priority and owner (`thread-queue.ts`). Default: no owner, priority 0. */
  readonly turn?: QueuedTask;
  /** Monitor that limits its work (`runBounded`). */
  readonly watch?: WorkWatch;
  /** Memory for the progress of the task. */
  readonly progress?: ProgressMark;
}

/** Observer of a task. */
export interface WorkWatch {
  /** Called when the task gets a thread. */
  entered(): void;
  /** Memory for the start of the task. */
  readonly mark: WorkMark;
}

/** Threads for computation, which keep timers, heartbeats and requests responsive. */
export interface Threads {
  readonly size: number;
  run<I, O>(task: ThreadTask<I, O>, input: I, options?: RunOptions): Promise<Awaited<O>>;
  /** Numbers of running tasks, and of tasks waiting for a thread. */
  counts(): QueueCounts;
  close(): Promise<void>;
}

/**
 * Names a task, from the module's address as the caller sees it:
 * `threadTask<In, Out>(new URL('./screen.thread.ts', import.meta.url), 'screen')`.
 *
 * The build gives each such module a file in `dist/threads` and replaces the URL by that of this file, so the call must
 * have exactly this form.
 */
export function threadTask<I, O>(module: URL, name: string): ThreadTask<I, O> {
  return { module, name };
}

/** Priority of background work: after every call, and before screenings, whose priorities are times of day. */
export const BEHIND_CALLS = -1;

/** Kind of a task's span, which includes the wait for its thread. */
const TASK = { kind: 'internal', attributes: {} } as const;

const beginTask: ThreadTask<MarkedTask, unknown> = threadTask(
  new URL('./begin.thread.ts', import.meta.url),
  'beginTask',
);

/** Ten steps of the scheduler reduce the weight to 10 %. */
const STEPS_DOWN = 10;

/**
 * Opens a pool of at most `size` threads; they start on demand.
 *
 * @param memoryMb   maximum heap of one thread, MB: a thread that exceeds it ends alone, and its task fails (see `runBounded`)
 */
export function openThreads(size: number, { memoryMb }: { readonly memoryMb?: number } = {}): Threads {
  let pool: Piscina | undefined;
  const open = (module: URL): Piscina =>
    new Piscina({
      minThreads: 0,
      // Twice the size: see `thread-queue.ts`.
      maxThreads: 2 * size,
      // A new thread compiles all code again, which takes a second: longer than a small order needs.
      idleTimeout: 300_000,
      // Threads that answer calls have priority over computing threads; no effect on systems without priorities by thread.
      niceIncrement: STEPS_DOWN,
      // Twice the default for new objects: parsed and computed data live until they are transferred, and each collection before that copies them.
      resourceLimits: { maxYoungGenerationSizeMb: 96, ...(memoryMb && { maxOldGenerationSizeMb: memoryMb }) },
      // Sources that were not built are run with tsx.
      execArgv: module.pathname.endsWith('.ts') ? ['--import', compiling()] : [],
    });
  const queue = openThreadQueue(size);
  const run: Threads['run'] = async (task, input, options) => {
    const leave = await queue.enter(options?.turn ?? { priority: 0, ownerId: '' }, options?.signal);
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
    counts: () => queue.counts(),
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

/** A module that enables its thread to load TypeScript. When imported by tsx itself, only the main thread can. */
const compiling = (): string =>
  `data:text/javascript,import { register } from '${import.meta.resolve('tsx/esm/api')}'; register()`;
