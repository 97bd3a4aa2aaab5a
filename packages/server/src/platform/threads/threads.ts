import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Piscina } from 'piscina';

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
}

/** Threads for computation, so that timers, heartbeats and requests go on meanwhile. */
export interface Threads {
  readonly size: number;
  run<I, O>(task: ThreadTask<I, O>, input: I, options?: RunOptions): Promise<Awaited<O>>;
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

const runsFromSource = import.meta.url.endsWith('.ts');

export function openThreads(size: number): Threads {
  const pool = new Piscina({
    minThreads: 0,
    maxThreads: size,
    idleTimeout: 30_000,
    // Threads run the TypeScript as it is when we do.
    execArgv: runsFromSource ? ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href] : [],
  });
  return {
    size,
    run: (task, input, options) =>
      pool.run(input, {
        filename: fileURLToPath(task.module),
        name: task.name,
        ...(options?.signal && { signal: options.signal }),
        ...(options?.transfer && { transferList: [...options.transfer] }),
      }),
    close: () => pool.destroy(),
  };
}
