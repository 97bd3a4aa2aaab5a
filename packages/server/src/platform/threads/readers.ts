import { getHeapStatistics } from 'node:v8';
import type { PerOperatorSemaphore } from './per-operator-semaphore.ts';
import { openThreads, type Threads } from './threads.ts';
import { openUploads } from './uploads.ts';

/** Thread pool for reading uploads, separate from jobs, so that neither waits for the other. */
export interface Readers {
  readonly readers: Threads;
  readonly uploads: PerOperatorSemaphore;
}

const MOST_THREADS = 2;
const HEAP_MB = { least: 192, most: 1024 } as const;
/** Maximum number of uploads in memory (a single operator: one fewer), and of an operator's uploads waiting on disk. Small ones have as many extra places. */
const UPLOADS = { places: 3, maximumQueued: 50 } as const;

/** Opens the threads that read uploads; each may use half as much heap as the process itself. */
export function openReaders(workers: number, heapBytes: number = getHeapStatistics().heap_size_limit): Readers {
  const half = Math.round(heapBytes / 2e6);
  const memoryMb = Math.min(HEAP_MB.most, Math.max(HEAP_MB.least, half));
  return {
    readers: openThreads(Math.min(MOST_THREADS, workers), { memoryMb }),
    uploads: openUploads(UPLOADS),
  };
}
