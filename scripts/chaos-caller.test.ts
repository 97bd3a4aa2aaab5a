import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ChaosCaller, Tally } from './chaos/caller.ts';

/** Answers to the removals, in order; undefined: the connection ends without one. */
let answers: (number | undefined)[] = [];
const server = createServer((request, response) => {
  if (request.url!.endsWith('/token')) {
    response.end(JSON.stringify({ access_token: 'a token', expires_in: 3600 }));
    return;
  }
  const status = answers.shift();
  if (status === undefined) request.socket.destroy();
  else {
    response.writeHead(status, { 'content-type': 'application/problem+json' });
    response.end(status === 204 ? undefined : JSON.stringify({ code: 'not-found' }));
  }
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => server.close());

async function remove(statuses: (number | undefined)[]): Promise<Tally & { readonly status: number }> {
  answers = statuses;
  const tally = new Tally();
  const { port } = server.address() as AddressInfo;
  const caller = new ChaosCaller(`http://127.0.0.1:${port}`, { clientId: 'a client', secret: 'a secret' }, tally);
  const { status } = await caller.write({ kind: 'removal', method: 'DELETE', path: 'records/1', body: {} });
  return Object.assign(tally, { status });
}

describe('a removal', () => {
  it('is done when its repetition finds nothing, because the first answer was lost', async () => {
    const { status, wrong, acknowledged } = await remove([undefined, 404]);
    expect({ status, wrong, removals: acknowledged.get('removal') }).toEqual({ status: 204, wrong: [], removals: 1 });
  });

  it('fails when the first attempt finds nothing', async () => {
    const { status, wrong } = await remove([404]);
    expect(status).toBe(404);
    expect(wrong).toHaveLength(1);
  });
});
