export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

export const iso = (timeMs: number): string => new Date(timeMs).toISOString();
export const now = (): string => iso(Date.now());
/** So many hours from now, or ago. */
export const inHours = (hours: number): string => iso(Date.now() + hours * HOUR_MS);

/** A repeatable sequence in [0, 1). */
export function sequence(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}
