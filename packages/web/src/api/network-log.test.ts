import { afterEach, expect, it, vi } from 'vitest';
import { startNetworkLog } from './network-log.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** What the browser reports of loads beside the calls of a page. */
function reports(...entries: readonly (readonly [name: string, initiatorType: string, startTime: number])[]) {
  const list = entries.map(([name, initiatorType, startTime]) => ({ name, initiatorType, startTime }));
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(list as unknown as PerformanceEntryList);
}

it('every call is logged with the size of its body, and goes out as it was', async () => {
  const sent: string[] = [];
  const send = async (input: RequestInfo | URL) => {
    const request = new Request(input);
    sent.push(`${request.method} ${request.url} ${await request.text()}`);
    return new Response('');
  };
  vi.stubGlobal('fetch', send);
  reports(['https://us.example/a', 'fetch', 1e12]);
  const log = startNetworkLog();
  await fetch('https://us.example/a');
  await fetch('https://us.example/b', { method: 'POST', body: '1\u20ac' });
  const requests = log.end();
  expect(requests.map(({ method, address, sentBytes }) => [method, address, sentBytes])).toEqual([
    ['GET', 'https://us.example/a', 0],
    ['POST', 'https://us.example/b', 4],
  ]);
  expect(sent).toEqual(['GET https://us.example/a ', 'POST https://us.example/b 1\u20ac']);
  expect(globalThis.fetch).toBe(send);
});

it('what no call was is logged as the browser reports it: a load carries nothing, of an upload the size is not known', () => {
  reports(
    ['https://us.example/before.js', 'script', -1],
    ['https://us.example/x.js', 'script', 1e12],
    ['https://us.example/up', 'xmlhttprequest', 1e12],
    ['https://us.example/bye', 'beacon', 1e12],
  );
  expect(
    startNetworkLog()
      .end()
      .map(({ address, sentBytes }) => [address, sentBytes]),
  ).toEqual([
    ['https://us.example/x.js', 0],
    ['https://us.example/up', null],
    ['https://us.example/bye', null],
  ]);
});
