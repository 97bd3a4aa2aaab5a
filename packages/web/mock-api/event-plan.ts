/** What the messages of a made-up event are drawn from. */
export interface EventPlan {
  readonly index: number;
  readonly tcaMs: number;
  /** When the newest message was made: before now, and a day before TCA where there is one. */
  readonly newestMs: number;
  readonly messages: number;
  /** log10 of Pc in the newest message; null: no covariance. */
  readonly logPc: number | null;
  readonly isDiluted: boolean;
}

export const THRESHOLDS = { medium: 1e-6, high: 1e-5, critical: 1e-4 };
export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** A repeatable sequence in [0, 1). */
export function sequence(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

export const iso = (timeMs: number) => new Date(timeMs).toISOString();
