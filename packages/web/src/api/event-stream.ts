import { HEARTBEAT_MS } from '@keepout/contract/platform/heartbeat';

/** One message of a `text/event-stream`. */
export interface StreamMessage {
  readonly event: string;
  readonly data: string;
  readonly id: string | undefined;
}

/** Cuts a stream of text into messages; a piece may end anywhere, the rest waits for the next. */
export function createMessageReader(): (piece: string) => readonly StreamMessage[] {
  let rest = '';
  return (piece) => {
    const text = rest + piece;
    // A carriage return at the very end may be the first half of a line break.
    const tail = text.endsWith('\r') ? '\r' : '';
    const blocks = text
      .slice(0, text.length - tail.length)
      .replace(/\r\n?/g, '\n')
      .split('\n\n');
    rest = (blocks.pop() ?? '') + tail;
    return blocks.map(messageFrom).filter((message) => message !== undefined);
  };
}

function messageFrom(block: string): StreamMessage | undefined {
  const values = { event: 'message', data: [] as string[], id: undefined as string | undefined };
  for (const line of block.split('\n')) {
    const [, name, value = ''] = /^([a-z]+):? ?(.*)$/.exec(line) ?? [];
    if (name === 'data') values.data.push(value);
    else if (name === 'event') values.event = value;
    else if (name === 'id') values.id = value;
  }
  return values.data.length === 0 ? undefined : { ...values, data: values.data.join('\n') };
}

export interface EventStreamParts {
  readonly url: string;
  readonly fetch: typeof fetch;
  readonly onMessage: (message: StreamMessage) => void;
  readonly onState?: (state: 'connected' | 'reconnecting' | 'refused') => void;
  /** Something came, a beat at least: until now the page was told everything. */
  readonly onHeard?: () => void;
}

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** A stream that lasted this long ended in order, and not because something is wrong. */
const SETTLED_MS = 10_000;

/** Two missed beats: nobody knows any more whether the other end is there. A second more for the way. */
export const SILENCE_MS = 2 * HEARTBEAT_MS + 1_000;

/** The pause before the n-th attempt to reconnect, ms. */
export const pauseMs = (attempt: number): number => Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt);

/** No role of the caller has news: asking again is answered the same. */
class Refused extends Error {}

/**
 * Listens until stopped or refused; reconnects with growing pauses, after silence too, and asks for what it missed. A caller whose roles
 * have no news is refused for good: who opens the stream opens it again when the roles change.
 */
export function openEventStream({ url, fetch: send, onMessage, onState, onHeard }: EventStreamParts): () => void {
  const controller = new AbortController();
  let lastId: string | undefined;
  let attempt = 0;

  const listen = async (watch: SilenceWatch) => {
    const headers = { Accept: 'text/event-stream', ...(lastId !== undefined && { 'Last-Event-ID': lastId }) };
    const answer = await watch.heard(send(url, { headers, signal: watch.signal, cache: 'no-store' }));
    if (answer.status === 403) throw new Refused();
    if (!answer.ok || !answer.body) throw new Error(`The event stream answered ${answer.status}.`);
    onState?.('connected');
    onHeard?.();
    attempt = 0;
    const read = createMessageReader();
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const piece = await watch.heard(reader.read());
      if (piece.done) return;
      onHeard?.();
      for (const message of read(piece.value)) {
        lastId = message.id ?? lastId;
        onMessage(message);
      }
    }
  };

  const run = async () => {
    while (!controller.signal.aborted) {
      const begun = performance.now();
      // A stream ends with its token; the next one is asked for at once, and nobody need hear of it.
      const watch = watchSilence(controller.signal);
      const fault = await listen(watch).then(
        () => undefined,
        (error: unknown) => error ?? true,
      );
      watch.stop();
      if (controller.signal.aborted) return;
      if (fault instanceof Refused) return onState?.('refused');
      if (fault === undefined && performance.now() - begun > SETTLED_MS) continue;
      onState?.('reconnecting');
      // Pages that lost their streams together come back one after the other.
      await pause(pauseMs(attempt++) * (1 - Math.random() / 2), controller.signal);
    }
  };
  void run();
  return () => controller.abort();
}

interface SilenceWatch {
  /** Ends the connection: stopped from outside, or nothing was heard for too long. */
  readonly signal: AbortSignal;
  /** Waits for the next thing to be heard, and fails when it does not come in time. */
  readonly heard: <T>(next: Promise<T>) => Promise<T>;
  readonly stop: () => void;
}

function watchSilence(outer: AbortSignal): SilenceWatch {
  const own = new AbortController();
  const stop = () => own.abort();
  outer.addEventListener('abort', stop);
  return {
    signal: own.signal,
    heard: <T>(next: Promise<T>) =>
      new Promise<T>((resolve, reject) => {
        const silent = () => {
          reject(new Error(`Nothing was heard for ${SILENCE_MS} ms.`));
          own.abort();
        };
        const timer = setTimeout(silent, SILENCE_MS);
        void next.then(resolve, reject).finally(() => clearTimeout(timer));
      }),
    stop: () => {
      outer.removeEventListener('abort', stop);
      stop();
    },
  };
}

function pause(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, delayMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
