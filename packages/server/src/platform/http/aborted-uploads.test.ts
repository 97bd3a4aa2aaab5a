import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { PATIENT } from '../../../../../scripts/test-patience.mjs';
import { receiveForm, type UploadedFile } from '../../messages/received-form.ts';
import type { Logger } from '../observing/logs.ts';
import { createMetrics } from '../observing/metrics.ts';
import { testSettings } from '../settings/test-settings.ts';
import { type App, createHttp } from './http.ts';
import { serveMetrics } from './metrics.ts';

const HEAD = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.oem"\r\n\r\n';
const WARN = 40;

/** Where an upload ends before it is whole. */
const CUT: readonly (readonly [where: string, url: string, type: string, body: string])[] = [
  ['in a file', '/form', 'multipart/form-data; boundary=x', `${HEAD}abc`],
  ['in the header of a part', '/form', 'multipart/form-data; boundary=x', '--x\r\ncontent-disp'],
  ['before the first byte', '/form', 'multipart/form-data; boundary=x', ''],
  ['between two files', '/form', 'multipart/form-data; boundary=x', `${HEAD}abc\r\n--x\r\n`],
  ['in a body of JSON', '/json', 'application/json', '{"a": '],
];

describe('uploads that their sender ends', () => {
  let app: App;
  let port: number;
  const lines: { readonly level: number; readonly msg: string }[] = [];
  const metrics = createMetrics({ warn: () => undefined });
  let handled = 0;
  let written = 0;
  beforeAll(async () => {
    const sink = new Writable({
      write(chunk, _encoding, done) {
        lines.push(JSON.parse(String(chunk)));
        done();
      },
    });
    app = await createHttp(testSettings(), pino({ level: 'info' }, sink) as unknown as Logger);
    serveMetrics(app, metrics, { metricsToken: undefined });
    app.post('/json', async () => ++written);
    app.post('/form', async (request) => {
      const files: UploadedFile[] = [];
      try {
        await receiveForm(request, z.object({}), { limitBytes: 1e6, fallback: 'file' }, files);
        written++;
        return {};
      } finally {
        handled++;
        for (const { content } of files) await content.discard();
      }
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    port = (app.server.address() as { port: number }).port;
  });
  afterAll(() => app.close());

  it.each(CUT)('(%s) are no errors: no line above info, no 5xx, nothing written', async (_where, url, type, body) => {
    const before = handled;
    const arrived = once(app.server, 'request') as Promise<[{ readonly socket: { bytesRead: number } }]>;
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    const head = `POST ${url} HTTP/1.1\r\nhost: a\r\ncontent-type: ${type}\r\ncontent-length: 100000\r\n\r\n`;
    socket.write(`${head}${body}`);
    const [{ socket: ours }] = await arrived;
    await expect.poll(() => ours.bytesRead, PATIENT).toBeGreaterThanOrEqual(head.length + body.length);
    const closed = new Promise((gone) => (ours as unknown as Socket).once('close', gone));
    socket.resetAndDestroy();
    await closed;
    if (url === '/form') await expect.poll(() => handled, PATIENT).toBe(before + 1);
    await new Promise(setImmediate);
    expect(lines.filter(({ level }) => level >= WARN)).toEqual([]);
    expect(await metrics.registry.getSingleMetricAsString('keepout_http_seconds')).not.toMatch(/status="5/);
    expect(written).toBe(0);
  });
});
