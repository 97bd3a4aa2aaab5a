/** A thread gets about this much at once: then others have a turn, and a cancelled screening stops. */
const SLICE_MS = 250;

/** As many as fill the time, at most four times as many as before: the first ones make what the others find ready. */
export function nextSlice(done: number, tookMs: number): number {
  return Math.max(1, Math.min(4 * done, Math.floor((done * SLICE_MS) / tookMs)));
}

/** The first ones, by what one is thought to cost, CPU seconds. */
export function firstSlice(costS: number): number {
  return Math.max(1, Math.floor(SLICE_MS / (1000 * costS)));
}
