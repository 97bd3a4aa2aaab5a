import type { Progress } from '@keepout/units/progress';

/** Memory in which a thread records the finished part of its task, in millionths. */
export type ProgressMark = SharedArrayBuffer;

const MARK_SCALE = 1e6;

export const openProgress = (): ProgressMark => new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);

/** Returns the object to which a task in a thread reports its progress. */
export function progressOn(mark: ProgressMark): Progress {
  const place = new Int32Array(mark);
  return (share) => Atomics.store(place, 0, Math.round(MARK_SCALE * share));
}

export const shareIn = (mark: ProgressMark): number => Atomics.load(new Int32Array(mark), 0) / MARK_SCALE;
