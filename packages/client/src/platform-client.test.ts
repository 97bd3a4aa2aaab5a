import { API_ROOT } from '@keepout/contract/platform/endpoint';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { platformClient } from './platform-client.ts';

/** A client whose calls are answered in their order, and what it asked for. */
function answered(...answers: readonly Response[]) {
  const asked: Request[] = [];
  let tokens = 0;
  const client = platformClient({
    baseUrl: 'https://keepout.invalid',
    token: async () => `token-${++tokens}`,
    fetch: async (request) => answers[asked.push(request as Request) - 1]!,
  });
  return { client, asked };
}
const gathered = async <T>(some: AsyncIterable<T>): Promise<T[]> => {
  const all: T[] = [];
  for await (const item of some) all.push(item);
  return all;
};
const page = (ids: readonly string[], link?: string) =>
  Response.json(
    ids.map((stationId) => ({ stationId })),
    { headers: link === undefined ? {} : { link } },
  );

it('reads a list to its end, page after page, with a token for each', async () => {
  const { client, asked } = answered(
    page(['a', 'b'], `<${API_ROOT}/ca/stations?limit=2&cursor=next%2B1>; rel="next"`),
    page(['c']),
  );
  const stations = await gathered(client.all('listStations', { query: { limit: 2 } }));
  expect(stations.map(({ stationId }) => stationId)).toEqual(['a', 'b', 'c']);
  expect(asked.map(({ url }) => new URL(url).search)).toEqual(['?limit=2', '?limit=2&cursor=next%2B1']);
  expect(asked.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer token-1', 'Bearer token-2']);
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('hears events, goes on where a stream ended, and ends with a refusal', async () => {
  const refusal = { code: 'token-expired', title: 'The token has expired', detail: 'The token has expired.' };
  const { client, asked } = answered(
    new Response('id: 7\nevent: stations\ndata: {"type":"stations"}\n\n'),
    new Response(': still here\n\nid: 8\ndata: {"type":"feeds"}\n\n'),
    Response.json(refusal, { status: 401 }),
  );
  const heard: (string | undefined)[] = [];
  const listening = (async () => {
    for await (const { id, data } of client.streamEvents({ lastEventId: '6' })) heard.push(`${id} ${data.type}`);
  })();
  const ended = expect(listening).rejects.toMatchObject({ name: 'CallRefused', status: 401, problem: refusal });
  await vi.advanceTimersByTimeAsync(5_000);
  await ended;
  expect(heard).toEqual(['7 stations', '8 feeds']);
  expect(asked.map(({ headers }) => headers.get('last-event-id'))).toEqual(['6', '7', '8']);
});

it('stops listening when it is told to, and when nobody listens any more', async () => {
  const stream = () =>
    new Response(
      new ReadableStream({
        start: (events) => events.enqueue(new TextEncoder().encode('id: 1\ndata: {"type":"feeds"}\n\n')),
      }),
    );
  const { client, asked } = answered(stream(), stream());
  for await (const { id } of client.streamEvents()) if (id === '1') break;
  const controller = new AbortController();
  for await (const { id } of client.streamEvents({ signal: controller.signal })) if (id === '1') controller.abort();
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, true]);
});
