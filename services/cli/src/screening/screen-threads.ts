import { ELEMENT_FIELDS, type ElementTable, NORAD_ID_COLUMN } from '@keepout/astro/sgp4/element-table';
import { type BlockTable, mergeTables, type OutcomeTable } from '@keepout/conjunction/screening/blocks/merge';
import { openThreads, type ThreadTask, threadTask } from '@keepout/server/platform/threads/threads';
import type { ScreenShare } from './screen.thread.ts';

const screenTask: ThreadTask<ScreenShare, BlockTable[]> = threadTask(
  new URL('./screen.thread.ts', import.meta.url),
  'screenShare',
);
/** How often the work done is looked at, ms. */
const LOOK_MS = 100;

export interface ScreeningRun {
  readonly workers: number;
  readonly signal: AbortSignal;
  onProgress(doneCount: number, total: number): void;
}

/** Runs all blocks of a plan on several threads; an aborted run ends at once and throws the signal's reason. */
export async function screenOnThreads(
  input: Omit<ScreenShare, 'counters'>,
  { workers, signal, onProgress }: ScreeningRun,
): Promise<OutcomeTable> {
  const { blocks } = input.plan;
  const counters = new Int32Array(new SharedArrayBuffer(8));
  const threads = openThreads(Math.min(workers, blocks.length));
  const timer = setInterval(() => {
    const doneCount = Atomics.load(counters, 1);
    if (doneCount > 0) onProgress(doneCount, blocks.length);
  }, LOOK_MS);
  try {
    const shares = Array.from({ length: threads.size }, () =>
      threads.run(screenTask, { ...input, counters }, { signal }),
    );
    const results = (await Promise.all(shares)).flat();
    onProgress(blocks.length, blocks.length);
    return mergeTables(input.plan, results);
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    clearInterval(timer);
    await threads.close();
  }
}

/** Memory that threads read without a copy. */
export function inSharedMemory(bytes: number): SharedArrayBuffer {
  return new SharedArrayBuffer(bytes);
}

export function noradIdsOf({ count, values }: ElementTable): Float64Array {
  const ids = new Float64Array(inSharedMemory(count * 8));
  for (let i = 0; i < count; i++) ids[i] = values[i * ELEMENT_FIELDS + NORAD_ID_COLUMN]!;
  return ids;
}
