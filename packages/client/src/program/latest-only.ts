import { pause, pauseMs } from '../event-stream.ts';

export interface Delivery<T> {
  readonly deliver: (item: T, signal: AbortSignal) => Promise<void>;
  /** Whether an item is still valid; an expired one is dropped, and the next awaited. */
  readonly stands: (item: T) => boolean;
  readonly signal: AbortSignal;
  /** Once when it begins to fail, and again when it fails otherwise. */
  readonly onTrouble: (message: string) => void;
  /** It works again. */
  readonly onRecovered: () => void;
}

/**
 * Delivers to a recipient that may be away: the latest item is sent when it returns, with growing pauses between the attempts, and items it has
 * replaced is not. There is never more than one on its way.
 */
export function latestOnly<T>({ deliver, stands, signal, onTrouble, onRecovered }: Delivery<T>): (item: T) => void {
  let queuedItem: { readonly item: T } | undefined;
  let isRunning = false;
  let trouble: string | undefined;

  async function run(): Promise<void> {
    isRunning = true;
    let attempt = 0;
    for (let next = queuedItem; next !== undefined && !signal.aborted; next = queuedItem) {
      if (!stands(next.item)) {
        queuedItem = undefined;
        break;
      }
      try {
        await deliver(next.item, signal);
        if (queuedItem === next) queuedItem = undefined;
        attempt = 0;
        if (trouble !== undefined) onRecovered();
        trouble = undefined;
      } catch (error) {
        if (signal.aborted) break;
        const message = messageOf(error);
        if (message !== trouble) onTrouble(message);
        trouble = message;
        await pause(pauseMs(attempt++), signal);
      }
    }
    isRunning = false;
  }

  return (item) => {
    queuedItem = { item };
    if (!isRunning) void run();
  };
}

/** Returns the fault in one line; `fetch` gives the reason in its cause. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, cause } = error;
  return cause instanceof Error && cause.message !== '' ? `${message}: ${cause.message}` : message;
}
