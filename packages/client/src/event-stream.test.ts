import { API_ROOT } from '@keepout/contract/platform/endpoint';
import { HEARTBEAT_MS } from '@keepout/contract/platform/heartbeat';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  createMessageReader,
  openEventStream,
  pauseMs,
  QUIET_MS,
  SILENCE_MS,
  type StreamMessage,
} from './event-stream.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('a message may arrive in pieces cut anywhere', () => {
  const read = createMessageReader();
  const text = ': hello\n\nid: 7\nevent: screening\ndata: {"a":1}\n\ndata: one\r\ndata: two\r\n\r\n';
  const messages = [...text].flatMap((letter) => read(letter));
  expect(messages).toEqual([
    { event: 'screening', data: '{"a":1}', id: '7' },
    { event: 'message', data: 'one\ntwo', id: undefined },
  ]);
});

it('pauses double and stop growing at 30 s', () => {
  expect([0, 1, 2, 5, 20].map(pauseMs)).toEqual([1_000, 2_000, 4_000, 30_000, 30_000]);
});

it('a broken stream is opened again and asks for what it missed', async () => {
  const headers: (string | null)[] = [];
  const seen: StreamMessage[] = [];
  const stop = openEventStream({
    url: `${API_ROOT}/events`,
    fetch: async (_input, init) => {
      headers.push(new Headers(init?.headers).get('Last-Event-ID'));
      if (headers.length === 2) throw new Error('down');
      return new Response('id: 7\ndata: {}\n\n');
    },
    onMessage: (message) => seen.push(message),
  });
  await vi.advanceTimersByTimeAsync(1_000);
  await vi.advanceTimersByTimeAsync(2_000);
  stop();
  expect(headers).toEqual([null, '7', '7']);
  expect(seen).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(headers).toHaveLength(3);
});

it('a stream that ends with its token is followed by the next one, and nobody hears of it', async () => {
  const states: string[] = [];
  const ends: (() => void)[] = [];
  let beat = () => {};
  const stop = openEventStream({
    url: `${API_ROOT}/events`,
    fetch: async () =>
      new Response(
        new ReadableStream({
          start: (stream) => {
            ends.push(() => stream.close());
            beat = () => stream.enqueue(new TextEncoder().encode(': still here\n\n'));
          },
        }),
      ),
    onMessage: () => undefined,
    onState: (state) => states.push(state),
  });
  for (let beats = 0; beats < 20; beats++) {
    await vi.advanceTimersByTimeAsync(HEARTBEAT_MS);
    beat();
  }
  ends[0]!();
  await vi.advanceTimersByTimeAsync(0);
  expect(ends).toHaveLength(2);
  expect(states).toEqual(['connected']);
  ends[1]!();
  await vi.advanceTimersByTimeAsync(0);
  expect(states.at(-1)).toBe('reconnecting');
  stop();
});

/** A server that answers and then says what it is told to; a cut connection says nothing at all. */
function quietServer() {
  const signals: AbortSignal[] = [];
  let beat = () => {};
  const answer: typeof fetch = async (_input, init) => {
    signals.push(init!.signal!);
    return new Response(
      new ReadableStream({
        start: (stream) => {
          beat = () => stream.enqueue(new TextEncoder().encode(': still here\n\n'));
        },
      }),
    );
  };
  return { asked: signals, answer, beat: () => beat() };
}

it('S-01 beats keep a stream, two missed ones are told within 5 s, and silence ends it: it is opened again', async () => {
  const server = quietServer();
  const states: string[] = [];
  let heardAtMs = 0;
  const stop = openEventStream({
    url: `${API_ROOT}/events`,
    fetch: server.answer,
    onMessage: () => undefined,
    onState: (state) => states.push(state),
    onHeard: () => {
      heardAtMs = Date.now();
    },
  });
  for (let beats = 0; beats < 8; beats++) {
    await vi.advanceTimersByTimeAsync(HEARTBEAT_MS);
    server.beat();
  }
  await vi.advanceTimersByTimeAsync(0);
  expect(states).toEqual(['connected']);
  expect(heardAtMs).toBe(Date.now());

  expect(QUIET_MS).toBeLessThanOrEqual(5_000);
  await vi.advanceTimersByTimeAsync(QUIET_MS - 1);
  expect(states).toEqual(['connected']);
  await vi.advanceTimersByTimeAsync(1);
  expect(states).toEqual(['connected', 'reconnecting']);
  // Late, and there all the same: the stream is the same.
  server.beat();
  await vi.advanceTimersByTimeAsync(0);
  expect(states).toEqual(['connected', 'reconnecting', 'connected']);

  await vi.advanceTimersByTimeAsync(SILENCE_MS);
  expect(states).toEqual(['connected', 'reconnecting', 'connected', 'reconnecting']);
  expect(server.asked[0]!.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(states.at(-1)).toBe('connected');
  stop();
  expect(server.asked[1]!.aborted).toBe(true);
});

it('S-01 a connection that is never answered is given up as well', async () => {
  const states: string[] = [];
  const stop = openEventStream({
    url: `${API_ROOT}/events`,
    fetch: () => new Promise(() => undefined),
    onMessage: () => undefined,
    onState: (state) => states.push(state),
  });
  await vi.advanceTimersByTimeAsync(SILENCE_MS);
  expect(states).toEqual(['reconnecting']);
  stop();
});

it('S-01 who is refused for want of a role is not asked about again', async () => {
  const states: string[] = [];
  const send = vi.fn<typeof fetch>(async () => new Response(null, { status: 403 }));
  openEventStream({
    url: `${API_ROOT}/events`,
    fetch: send,
    onMessage: () => undefined,
    onState: (state) => states.push(state),
  });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(send).toHaveBeenCalledTimes(1);
  expect(states).toEqual(['refused']);
});
