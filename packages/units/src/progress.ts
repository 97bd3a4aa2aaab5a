/**
 * Reports the completed share of some work, 0 to 1. It never falls, whatever methods are tried one after the other:
 * each method has its part of the total.
 */
export type Progress = (share: number) => void;

/** Returns a part of some work as a progress of its own; undefined where no progress is reported. */
export function partOfProgress(total: Progress | undefined, from: number, to: number): Progress | undefined {
  return total && ((share) => total(from + (to - from) * Math.min(1, Math.max(0, share))));
}

/** Reports each completed item of some work. */
export function* inTurn<T>(items: readonly T[], progress: Progress | undefined): Generator<T> {
  for (const [k, item] of items.entries()) {
    yield item;
    progress?.((k + 1) / items.length);
  }
}
