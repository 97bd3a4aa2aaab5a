import { LRUCache } from 'lru-cache';

/**
 * Caches results of long computations by their keys, the last used ones; concurrent callers share one computation.
 * Failed and undefined results are computed again.
 */
export function resultCache<T>(maximumEntries: number): (key: string, compute: () => Promise<T>) => Promise<T> {
  const results = new LRUCache<string, Promise<T>>({ max: maximumEntries });
  return async (key, compute) => {
    const entry = results.get(key);
    if (entry !== undefined) return await entry;
    const computing = compute();
    results.set(key, computing);
    const forget = () => results.delete(key);
    computing.then((result) => result === undefined && forget(), forget);
    return await computing;
  };
}

/**
 * The same for callers that may leave early: if the caller that started the computation leaves, it is cancelled, and the others start it again.
 */
export function sharedInFlight<T>(
  maximumEntries: number,
): (key: string, signal: AbortSignal | undefined, compute: () => Promise<T>) => Promise<T> {
  const result = resultCache<T>(maximumEntries);
  return async (key, signal, compute) => {
    const begin = async (): Promise<T> => {
      try {
        return await compute();
      } catch (cause) {
        throw signal?.aborted ? new LeftBehind('the first who asked went away', { cause }) : cause;
      }
    };
    for (;;) {
      try {
        return await result(key, begin);
      } catch (fault) {
        if (!(fault instanceof LeftBehind)) throw fault;
        if (signal?.aborted) throw fault.cause;
      }
    }
  };
}

/** Thrown when the caller that started the computation has left. */
class LeftBehind extends Error {}
