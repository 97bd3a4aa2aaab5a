import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PATIENT } from '../../../../../scripts/test-patience.mjs';
import { createLogger } from '../observing/logs.ts';
import { testSettings } from '../settings/test-settings.ts';
import { type HalfSentLimits, limitHalfSent } from './half-sent.ts';
import { type App, createHttp } from './http.ts';

const LIMITS: HalfSentLimits = { stillMs: 600, lookMs: 20, maximumOpen: 3 };
const POST = 'POST /in HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n';

/** A connection, and all that came on it. */
interface Talk {
  readonly socket: Socket;
  text(): string;
  readonly closed: Promise<unknown>;
}

describe('requests that are half sent', () => {
  let app: App;
  let port: number;
  const talks: Talk[] = [];
  beforeEach(async () => {
    app = await createHttp(testSettings(), createLogger({ logLevel: 'silent' }), undefined, LIMITS);
    limitHalfSent(app, LIMITS);
    app.post('/in', async (request) => request.body as object);
    await app.listen({ port: 0, host: '127.0.0.1' });
    port = (app.server.address() as { port: number }).port;
  });
  afterEach(async () => {
    for (const { socket } of talks.splice(0)) socket.destroy();
    await app.close();
  });

  async function talk(bytes: string): Promise<Talk> {
    const socket = connect(port, '127.0.0.1').setEncoding('latin1');
    let text = '';
    socket.on('data', (part) => {
      text += part;
    });
    socket.on('error', () => undefined);
    const closed = once(socket, 'close');
    await once(socket, 'connect');
    socket.write(bytes);
    const begun = { socket, text: () => text, closed };
    talks.push(begun);
    return begun;
  }

  it('are ended with 408 where their headers drip (slowloris)', async () => {
    const { socket, text, closed } = await talk('GET / HTTP/1.1\r\nhost: a\r\n');
    const drip = setInterval(() => socket.write('x: y\r\n'), 30);
    await closed;
    clearInterval(drip);
    expect(text()).toMatch(/^HTTP\/1.1 408 [\s\S]*"request-timeout"/);
  });

  it('are ended with 408 where their connection says nothing at all', async () => {
    const { text, closed } = await talk('');
    await closed;
    expect(text()).toMatch(/^HTTP\/1.1 408 /);
  });

  it('are ended with 408 where their body stands still', async () => {
    const { text, closed } = await talk(`${POST}content-length: 10\r\n\r\n{"a"`);
    await closed;
    expect(text()).toMatch(/^HTTP\/1.1 408 [\s\S]*"request-timeout"/);
  });

  it('are served where their body moves, longer than any limit', async () => {
    const words = Array.from({ length: 60 }, () => '1,').join('');
    const body = `[${words}1]`;
    const { socket, text } = await talk(`${POST}content-length: ${body.length}\r\n\r\n`);
    const begunMs = performance.now();
    let at = 0;
    const drip = setInterval(() => {
      socket.write(body.slice(at, at + 4));
      at += 4;
      if (at >= body.length) clearInterval(drip);
    }, 40);
    await expect.poll(text, PATIENT).toMatch(/^HTTP\/1.1 200 /);
    expect(performance.now() - begunMs).toBeGreaterThan(LIMITS.stillMs * 1.5);
  });

  it('are as many of one subject as may be, and one place comes free with each that ends', async () => {
    const half = `${POST}content-length: 10\r\n\r\n{`;
    const begun = [await talk(half), await talk(half), await talk(half)];
    await expect.poll(() => app.server.listenerCount('request'), PATIENT).toBeGreaterThan(0);
    const whole = `${POST}content-length: 2\r\n\r\n`;
    const refused = await talk(whole);
    await expect.poll(() => refused.text(), PATIENT).toMatch(/^HTTP\/1.1 429 [\s\S]*"too-many-requests"/);
    begun[0]!.socket.destroy();
    await expect
      .poll(async () => {
        const next = await talk(whole);
        next.socket.write('{}');
        await expect.poll(() => next.text(), PATIENT).not.toBe('');
        return next.text();
      }, PATIENT)
      .toMatch(/^HTTP\/1.1 200 /);
  });

  it('leave their place to newer connections of the same address, the oldest first', async () => {
    const begun: Talk[] = [];
    for (let k = 0; k <= LIMITS.maximumOpen; k++) begun.push(await talk('GET / HT'));
    await begun[0]!.closed;
    expect(begun[0]!.text()).toMatch(/^HTTP\/1.1 429 /);
    begun.at(-1)!.socket.write('TP/1.1\r\nhost: a\r\n\r\n');
    await expect.poll(() => begun.at(-1)!.text(), PATIENT).toMatch(/^HTTP\/1.1 404 /);
  });
});
