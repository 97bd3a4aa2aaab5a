/**
 * Limits a request that may never be answered: ended after a time, or by `signal`.
 *
 * A timer and a listener of its own, taken away when it is over: `AbortSignal.any` of a signal that lives as long as the program grows.
 */
export async function withTimeout<T>(
  limitMs: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const end = () => controller.abort(signal.reason);
  const timer = setTimeout(() => controller.abort(new Error(`No answer within ${limitMs / 1000} s.`)), limitMs);
  signal.addEventListener('abort', end);
  if (signal.aborted) end();
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}
