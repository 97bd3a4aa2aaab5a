/**
 * Told by whoever works how much of it is done, 0 to 1, as often as he likes. It never falls, whatever ways are tried one after the other:
 * each has its part of the whole.
 */
export type Progress = (share: number) => void;

/** A part of some work as a progress of its own; absent where nobody is told. */
export function partOfProgress(total: Progress | undefined, from: number, to: number): Progress | undefined {
  return total && ((share) => total(from + (to - from) * Math.min(1, Math.max(0, share))));
}

/** The items of some work, each told when it is done. */
export function* inTurn<T>(items: readonly T[], progress: Progress | undefined): Generator<T> {
  for (const [k, item] of items.entries()) {
    yield item;
    progress?.((k + 1) / items.length);
  }
}
