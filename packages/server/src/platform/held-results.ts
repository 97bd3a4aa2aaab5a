/**
 * Results of what takes long, by their keys: the last `most` of them stay, and whoever asks meanwhile waits for the same.
 * What failed or came to nothing is asked for again.
 */
export function heldResults<T>(most: number): (key: string, compute: () => Promise<T>) => Promise<T> {
  const results = new Map<string, Promise<T>>();
  return async (key, compute) => {
    const entry = results.get(key);
    if (entry !== undefined) return await entry;
    const computing = compute();
    results.set(key, computing);
    for (const oldest of [...results.keys()].slice(0, Math.max(0, results.size - most))) results.delete(oldest);
    const forget = () => results.delete(key);
    computing.then((result) => result === undefined && forget(), forget);
    return await computing;
  };
}

/**
 * The same for whoever may leave before it is there: his leaving ends what he began, and whoever waits for the same begins anew.
 */
export function heldForComers<T>(
  most: number,
): (key: string, signal: AbortSignal | undefined, compute: () => Promise<T>) => Promise<T> {
  const result = heldResults<T>(most);
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

/** Whoever began it has left. */
class LeftBehind extends Error {}
