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
    const held = text.endsWith('\r') ? '\r' : '';
    const blocks = text
      .slice(0, text.length - held.length)
      .replace(/\r\n?/g, '\n')
      .split('\n\n');
    rest = (blocks.pop() ?? '') + held;
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
  readonly onState?: (state: 'connected' | 'reconnecting') => void;
}

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/** The pause before the n-th attempt to reconnect, ms. */
export const pauseMs = (attempt: number): number => Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt);

/** Listens until stopped; reconnects with growing pauses and asks for what it missed. */
export function openEventStream({ url, fetch: send, onMessage, onState }: EventStreamParts): () => void {
  const controller = new AbortController();
  let lastId: string | undefined;
  let attempt = 0;

  const listen = async () => {
    const headers = { Accept: 'text/event-stream', ...(lastId !== undefined && { 'Last-Event-ID': lastId }) };
    const answer = await send(url, { headers, signal: controller.signal, cache: 'no-store' });
    if (!answer.ok || !answer.body) throw new Error(`The event stream answered ${answer.status}.`);
    onState?.('connected');
    attempt = 0;
    const read = createMessageReader();
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      for (const message of read(piece.value)) {
        lastId = message.id ?? lastId;
        onMessage(message);
      }
    }
  };

  const run = async () => {
    while (!controller.signal.aborted) {
      await listen().catch(() => {
        // Every end, clean or not, is followed by the pause below.
      });
      if (controller.signal.aborted) return;
      onState?.('reconnecting');
      await pause(pauseMs(attempt++), controller.signal);
    }
  };
  void run();
  return () => controller.abort();
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
