import { CommandEnd, EXIT } from './exit.ts';

/** Runs work that Ctrl-C (or SIGTERM) ends: the signal is aborted, and the command ends without a result. */
export async function untilInterrupted<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const stop = new AbortController();
  const end = (): void => stop.abort(new CommandEnd(EXIT.interrupted, 'interrupted, nothing was written'));
  process.on('SIGINT', end).on('SIGTERM', end);
  try {
    return await work(stop.signal);
  } finally {
    process.off('SIGINT', end).off('SIGTERM', end);
  }
}
