import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { fetchLimited, type OutboundOptions } from './fetch-limited.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function origin(listener: RequestListener): Promise<string> {
  server = createServer(listener);
  await new Promise<void>((ready) => server!.listen(0, '127.0.0.1', ready));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const options = (changes: Partial<OutboundOptions> = {}): OutboundOptions => ({
  limitBytes: 1_000_000,
  stallMs: 60_000,
  allowPrivate: true,
  privateHosts: [],
  signal: new AbortController().signal,
  ...changes,
});

it('opens what travels in a coding, and no further than the limit', async () => {
  const content = Buffer.from('a,b\n'.repeat(10_000));
  const codings = { gzip: gzipSync(content), br: brotliCompressSync(content) };
  const url = await origin((request, response) => {
    const coding = request.url?.slice(1) as keyof typeof codings;
    response.writeHead(200, { 'content-encoding': coding }).end(codings[coding]);
  });
  for (const coding of Object.keys(codings)) {
    const response = await fetchLimited({ url: `${url}${coding}` }, options());
    expect(response.ok && response.value.bytes.equals(content), coding).toBe(true);
    expect(await fetchLimited({ url: `${url}${coding}` }, options({ limitBytes: 1000 }))).toMatchObject({
      fault: { code: 'too-large' },
    });
  }
});

it('leaves an answer in a content coding that it does not know as it is, and names the coding', async () => {
  const url = await origin((request, response) =>
    response.writeHead(200, { 'content-encoding': request.url!.slice(1) }).end('a,b\n'),
  );
  for (const coding of [...Object.getOwnPropertyNames(Object.prototype), 'zstd', 'gzip, gzip']) {
    expect(await fetchLimited({ url: `${url}${encodeURI(coding)}` }, options()), coding).toMatchObject({
      ok: true,
      value: { bytes: Buffer.from('a,b\n'), unknownCoding: encodeURI(coding).toLowerCase() },
    });
  }
});

it('follows nobody elsewhere, and says whatever the answer was', async () => {
  const url = await origin((_request, response) => response.writeHead(302, { location: 'http://10.0.0.1/' }).end('no'));
  expect(await fetchLimited({ url }, options())).toMatchObject({ ok: true, value: { status: 302 } });
});

it('gives up what says nothing any more, and what is stopped', async () => {
  const url = await origin(
    (_request, response) => void response.writeHead(200, { 'content-length': '9' }).write('half'),
  );
  expect(await fetchLimited({ url }, options({ stallMs: 30 }))).toMatchObject({ fault: { code: 'stalled', bytes: 4 } });
  const stop = new AbortController();
  const asked = fetchLimited({ url }, options({ signal: stop.signal }));
  stop.abort();
  expect(await asked).toMatchObject({ fault: { code: 'stopped' } });
  expect(await fetchLimited({ url }, options({ signal: AbortSignal.abort() }))).toMatchObject({
    fault: { code: 'stopped' },
  });
});

it('asks nobody plainly, and no private network, unless that was allowed', async () => {
  const url = await origin((_request, response) => response.end('here'));
  expect(await fetchLimited({ url }, options({ allowPrivate: false }))).toMatchObject({
    fault: { code: 'not-an-address' },
  });
  for (const address of ['https://127.0.0.1/', 'https://localhost/', 'https://[fd00::1]/']) {
    expect(await fetchLimited({ url: address }, options({ allowPrivate: false }))).toMatchObject({
      fault: { code: 'no-public-address' },
    });
  }
  // Whoever is named is connected to; here nobody listens.
  const privateHosts = ['127.0.0.1:9', 'localhost:9'];
  for (const address of ['https://127.0.0.1:9/', 'https://localhost:9/']) {
    expect(await fetchLimited({ url: address }, options({ allowPrivate: false, privateHosts }))).toMatchObject({
      fault: { code: 'no-connection', cause: 'ECONNREFUSED' },
    });
  }
  expect(await fetchLimited({ url: 'nowhere' }, options())).toMatchObject({ fault: { code: 'not-an-address' } });
  const free = await origin(() => undefined);
  await new Promise((closed) => server!.close(closed));
  expect(await fetchLimited({ url: free }, options())).toMatchObject({
    fault: { code: 'no-connection', cause: 'ECONNREFUSED' },
  });
});
