import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { fetchLimited, LEAST_BYTES_PER_S } from './fetch-limited.ts';

const STALL_MS = 400;
/** More than the two ends of a connection hold for whoever does not read. */
const BODY = 'x'.repeat(40_000_000);
/** Pieces that the receiver reads before it rests, so that the whole takes several times as long as a question may stand. */
const PIECES_A_REST = 60;

it('a large body that is read slowly is no question that stands', async () => {
  let came = 0;
  const server = createServer((request, response) => {
    let pieces = 0;
    request.on('data', (chunk: Buffer) => {
      came += chunk.length;
      if (++pieces % PIECES_A_REST !== 0) return;
      request.pause();
      setTimeout(() => request.resume(), STALL_MS / 4);
    });
    request.on('end', () => response.end('taken'));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const said = await fetchLimited(
    { url: `http://127.0.0.1:${port}/`, method: 'POST', body: BODY },
    { limitBytes: 1000, stallMs: STALL_MS, allowPrivate: true, privateHosts: [], signal: new AbortController().signal },
  );
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  expect(said.ok && said.value.bytes.toString()).toBe('taken');
  expect(came).toBe(BODY.length);
});

it('an answer that comes slower than the least rate is given up, one that comes in two parts is not', async () => {
  const server = createServer((request, response) => {
    response.writeHead(200);
    if (request.url === '/drip') {
      const timer = setInterval(() => response.write('x'), STALL_MS / 8);
      response.on('close', () => clearInterval(timer));
    } else {
      setTimeout(() => response.end('x'.repeat(LEAST_BYTES_PER_S)), STALL_MS / 2);
      response.write('x'.repeat(LEAST_BYTES_PER_S));
    }
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const options = {
    limitBytes: 100_000,
    stallMs: STALL_MS,
    allowPrivate: true,
    privateHosts: [],
    signal: new AbortController().signal,
  };
  const [dripped, brought] = await Promise.all(
    ['drip', 'parts'].map((path) => fetchLimited({ url: `http://127.0.0.1:${port}/${path}` }, options)),
  );
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  expect(dripped).toMatchObject({ ok: false, fault: { code: 'too-slow' } });
  expect(brought?.ok && brought.value.bytes.length).toBe(2 * LEAST_BYTES_PER_S);
});
