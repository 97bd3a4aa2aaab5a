import { HEARTBEAT_MS } from '@keepout/contract/platform/heartbeat';

/** One message of a `text/event-stream`. */
export interface StreamMessage {
  readonly event: string;
  readonly data: string;
  readonly id: string | undefined;
}

/** Cuts a stream of text into messages; a piece may end anywhere, the rest waits for the next. */
export function createMessageReader(): (piece: string) => readonly StreamMessage[] {
  let unreadText = '';
  return (piece) => {
    const text = unreadText + piece;
    // A carriage return at the very end may be the first half of a line break.
    const tail = text.endsWith('\r') ? '\r' : '';
    const blocks = text
      .slice(0, text.length - tail.length)
      .replace(/\r\n?/g, '\n')
      .split('\n\n');
    unreadText = (blocks.pop() ?? '') + tail;
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

export interface StreamParts {
  readonly url: string;
  readonly fetch: typeof fetch;
  readonly onState?: (state: 'connected' | 'reconnecting' | 'refused') => void;
  /** Data or a heartbeat arrived: until now the listener has received all messages. */
  readonly onHeard?: () => void;
}

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** A stream that lasted this long ended in order, and not because something is wrong. */
const SETTLED_MS = 10_000;

/** Two missed heartbeats: the connection may be lost, and the listener is notified. One more second for transmission. */
export const QUIET_MS = 2 * HEARTBEAT_MS + 1_000;
/** Time after which the stream is reopened. Later than the notification, so that not all listeners reconnect at once to a slow server. */
export const SILENCE_MS = 15 * HEARTBEAT_MS + 1_000;

/** The pause before the n-th attempt to reconnect, ms. */
export const pauseMs = (attempt: number): number => Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt);

/** The caller has no role with messages, or its session ended: another attempt gets the same answer. */
export class StreamRefused extends Error {
  readonly answer: Response;

  constructor(answer: Response) {
    super(`The event stream answered ${answer.status}.`);
    this.answer = answer;
  }
}

export interface Listening extends StreamParts {
  readonly signal: AbortSignal;
  /** Continues after this message. */
  readonly lastEventId?: string | undefined;
  /** Ends the listening permanently. */
  readonly refusals: readonly number[];
}

/**
 * Returns the messages of a stream that is reopened whenever it ends, with growing pauses, after silence too, including missed messages.
 *
 * @throws StreamRefused for an answer that refuses the stream
 */
export async function* messagesOf(listening: Listening): AsyncGenerator<StreamMessage, void, undefined> {
  const { signal } = listening;
  const onState = turnsOf(listening.onState);
  const place = { lastId: listening.lastEventId, attempt: 0 };
  while (!signal.aborted) {
    const startedAtMs = performance.now();
    // A stream ends with its token; the next one is requested at once, without a notification.
    const watch = watchSilence(signal, () => onState('reconnecting'));
    let isBroken = false;
    try {
      yield* messagesOfOne({ ...listening, onState }, watch, place);
    } catch (error) {
      if (error instanceof StreamRefused) throw error;
      isBroken = true;
    } finally {
      watch.stop();
    }
    if (signal.aborted) return;
    if (!isBroken && performance.now() - startedAtMs > SETTLED_MS) continue;
    onState('reconnecting');
    // Listeners that lost their streams together come back one after the other.
    await pause(pauseMs(place.attempt++) * (1 - Math.random() / 2), signal);
  }
}

/** Reports a state when it differs from the previous one. */
function turnsOf(tell: StreamParts['onState']): NonNullable<StreamParts['onState']> {
  let last: string | undefined;
  return (state) => {
    if (state !== last) tell?.(state);
    last = state;
  };
}

/** How far the listening is, over all streams. */
interface Place {
  lastId: string | undefined;
  attempt: number;
}

async function* messagesOfOne(
  { url, fetch: send, refusals, onState, onHeard }: Listening,
  watch: SilenceWatch,
  place: Place,
): AsyncGenerator<StreamMessage, void, undefined> {
  const headers = { Accept: 'text/event-stream', ...(place.lastId !== undefined && { 'Last-Event-ID': place.lastId }) };
  const init = { headers, signal: watch.signal, cache: 'no-store' } as const;
  const answer = await watch.heard(send(url, init));
  if (refusals.includes(answer.status)) throw new StreamRefused(answer);
  if (!answer.ok || !answer.body) throw new Error(`The event stream answered ${answer.status}.`);
  onState?.('connected');
  onHeard?.();
  place.attempt = 0;
  const read = createMessageReader();
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const piece = await watch.heard(reader.read());
    if (piece.done) return;
    onState?.('connected');
    onHeard?.();
    for (const message of read(piece.value)) {
      place.lastId = message.id ?? place.lastId;
      yield message;
    }
  }
}

/**
 * Listens until stopped or refused. A caller whose roles have no news is refused for good: who opens the stream opens it again when the roles
 * change.
 */
export function openEventStream(
  parts: StreamParts & { readonly onMessage: (message: StreamMessage) => void },
): () => void {
  const controller = new AbortController();
  const run = async () => {
    try {
      const listening = { ...parts, signal: controller.signal, refusals: [403] };
      for await (const message of messagesOf(listening)) parts.onMessage(message);
    } catch (error) {
      if (!(error instanceof StreamRefused)) throw error;
      parts.onState?.('refused');
    }
  };
  void run();
  return () => controller.abort();
}

interface SilenceWatch {
  /** Ends the connection: stopped from outside, or silent for too long. */
  readonly signal: AbortSignal;
  /** Waits for the next thing to be heard, and fails when it does not come in time. */
  readonly heard: <T>(next: Promise<T>) => Promise<T>;
  readonly stop: () => void;
}

function watchSilence(outer: AbortSignal, onQuiet: () => void): SilenceWatch {
  const attempt = new AbortController();
  const stop = () => attempt.abort();
  outer.addEventListener('abort', stop);
  return {
    signal: attempt.signal,
    heard: <T>(next: Promise<T>) =>
      new Promise<T>((resolve, reject) => {
        const ended = () => reject(attempt.signal.reason);
        const silent = () => attempt.abort(new Error(`Nothing was heard for ${SILENCE_MS} ms.`));
        const timers = [setTimeout(onQuiet, QUIET_MS), setTimeout(silent, SILENCE_MS)];
        attempt.signal.addEventListener('abort', ended);
        if (attempt.signal.aborted) ended();
        void next.then(resolve, reject).finally(() => {
          timers.forEach(clearTimeout);
          attempt.signal.removeEventListener('abort', ended);
        });
      }),
    stop: () => {
      outer.removeEventListener('abort', stop);
      stop();
    },
  };
}

/** Waits, until `signal` ends it at the latest. */
export function pause(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      // A signal that lives for months must not keep every pause that there was.
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, delayMs);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}
