import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMessageReader, openEventStream, pauseMs, type StreamMessage } from './event-stream.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
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
  const asked: (string | null)[] = [];
  const seen: StreamMessage[] = [];
  const stop = openEventStream({
    url: '/api/v1/events',
    fetch: async (_input, init) => {
      asked.push(new Headers(init?.headers).get('Last-Event-ID'));
      if (asked.length === 2) throw new Error('down');
      return new Response('id: 7\ndata: {}\n\n');
    },
    onMessage: (message) => seen.push(message),
  });
  await vi.advanceTimersByTimeAsync(1_000);
  await vi.advanceTimersByTimeAsync(2_000);
  stop();
  expect(asked).toEqual([null, '7', '7']);
  expect(seen).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(3);
});
