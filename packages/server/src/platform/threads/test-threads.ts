import { openReaders, type Readers } from './readers.ts';
import { openThreads, type Threads } from './threads.ts';

let sharedThreads: Threads | undefined;
let sharedReaders: Threads | undefined;

/**
 * Returns threads of a test platform. The threads themselves are shared by all test files of a worker process, because a new thread loads
 * and compiles the physics again: about a CPU second. `close` aborts the tasks of this platform only.
 */
export function openTestThreads(): Threads {
  sharedThreads ??= openThreads(2);
  return withOwnEnd(sharedThreads);
}

/** Returns readers as `openReaders` does, on shared threads (see `openTestThreads`). The uploads are counted per platform. */
export function openTestReaders(): Readers {
  const { readers, uploads } = openReaders(2);
  sharedReaders ??= readers;
  return { readers: withOwnEnd(sharedReaders), uploads };
}

function withOwnEnd(threads: Threads): Threads {
  const ended = new AbortController();
  const running = new Set<Promise<unknown>>();
  return {
    ...threads,
    run: (task, input, options) => {
      const own = options?.signal;
      const signal = own === undefined ? ended.signal : AbortSignal.any([ended.signal, own]);
      const run = threads.run(task, input, { ...options, signal });
      const settled = run.catch(() => undefined).finally(() => running.delete(settled));
      running.add(settled);
      return run;
    },
    close: async () => {
      ended.abort(new Error('The test platform was closed.'));
      await Promise.all(running);
    },
  };
}
