import { connect, type Socket } from 'node:net';
import { problem } from '@keepout/contract/platform/problem';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '../observing/logs.ts';
import { testSettings } from '../settings/test-settings.ts';
import { type App, createHttp } from './http.ts';

/** What comes back on a bare connection for these bytes. */
function say(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, failed) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setEncoding('latin1');
    socket.on('data', (part: string) => {
      text += part;
      const head = text.indexOf('\r\n\r\n');
      const length = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? Number.NaN);
      if (head > 0 && text.length >= head + 4 + length) socket.end();
    });
    socket.on('error', failed);
    socket.on('close', () => resolve(text));
  });
}

const HOST = 'host: a\r\n';
const JSON_TYPE = 'content-type: application/json\r\n';
const FORM_TYPE = 'content-type: multipart/form-data; boundary=x\r\n';
const LONG = 'x'.repeat(20_000);

/** Everything that is wrong before, at and after routing, with its status and code. */
const ODD: readonly (readonly [what: string, bytes: string, status: number, code: string])[] = [
  ['no HTTP', 'hello\r\n\r\n', 400, 'bad-request'],
  ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400, 'bad-request'],
  ['a TLS greeting', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400, 'bad-request'],
  ['a method that is none', `FETCH / HTTP/1.1\r\n${HOST}\r\n`, 400, 'bad-request'],
  ['a header without a colon', `GET / HTTP/1.1\r\n${HOST}odd\r\n\r\n`, 400, 'bad-request'],
  ['a control character in a header', `GET / HTTP/1.1\r\n${HOST}a: \x01\r\n\r\n`, 400, 'bad-request'],
  ['two lengths', `POST /in HTTP/1.1\r\n${HOST}content-length: 1\r\ncontent-length: 2\r\n\r\na`, 400, 'bad-request'],
  [
    'a length and chunks',
    `POST /in HTTP/1.1\r\n${HOST}content-length: 1\r\ntransfer-encoding: chunked\r\n\r\n`,
    400,
    'bad-request',
  ],
  ['a length that is no number', `POST /in HTTP/1.1\r\n${HOST}content-length: many\r\n\r\n`, 400, 'bad-request'],
  [
    'a chunk that is none',
    `POST /in HTTP/1.1\r\n${HOST}${JSON_TYPE}transfer-encoding: chunked\r\n\r\nzz\r\n`,
    400,
    'bad-request',
  ],
  ['headers of 20 kB', `GET / HTTP/1.1\r\n${HOST}a: ${LONG}\r\n\r\n`, 431, 'headers-too-large'],
  ['an address of 20 kB', `GET /${LONG} HTTP/1.1\r\n${HOST}\r\n`, 431, 'headers-too-large'],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400, 'bad-request'],
  ['a tunnel', 'CONNECT example.com:443 HTTP/1.1\r\nhost: example.com\r\n\r\n', 400, 'bad-request'],
  ['an upgrade', `GET /ws HTTP/1.1\r\n${HOST}connection: upgrade\r\nupgrade: websocket\r\n\r\n`, 404, 'not-found'],
  ['a path that cannot be decoded', `GET /%E0%A4%A HTTP/1.1\r\n${HOST}\r\n`, 400, 'bad-request'],
  ['a path of slashes', `GET //// HTTP/1.1\r\n${HOST}\r\n`, 404, 'not-found'],
  ['a path upwards', `GET /../../etc/passwd HTTP/1.1\r\n${HOST}\r\n`, 404, 'not-found'],
  ['an absolute address', `GET http://example.com/x HTTP/1.1\r\n${HOST}\r\n`, 404, 'not-found'],
  ['NUL in a path', `GET /a%00b HTTP/1.1\r\n${HOST}\r\n`, 404, 'not-found'],
  [
    'a part of a path of 5000 characters',
    `GET /of/${'x'.repeat(5000)} HTTP/1.1\r\n${HOST}\r\n`,
    414,
    'address-too-long',
  ],
  ['an unknown expectation', `GET /none HTTP/1.1\r\n${HOST}expect: miracles\r\n\r\n`, 404, 'not-found'],
  ['a method of WebDAV', `PROPFIND /in HTTP/1.1\r\n${HOST}\r\n`, 405, 'method-not-allowed'],
  ['TRACE', `TRACE /in HTTP/1.1\r\n${HOST}\r\n`, 405, 'method-not-allowed'],
  [
    'a body that is not JSON',
    `POST /in HTTP/1.1\r\n${HOST}${JSON_TYPE}content-length: 1\r\n\r\n{`,
    400,
    'malformed-json',
  ],
  ['no body', `POST /in HTTP/1.1\r\n${HOST}${JSON_TYPE}content-length: 0\r\n\r\n`, 400, 'empty-body'],
  [
    'a poisoned prototype',
    `POST /in HTTP/1.1\r\n${HOST}${JSON_TYPE}content-length: 16\r\n\r\n{"__proto__": 1}`,
    400,
    'malformed-json',
  ],
  [
    'a body that is too long',
    `POST /in HTTP/1.1\r\n${HOST}${JSON_TYPE}content-length: 5000000\r\n\r\n`,
    413,
    'body-too-large',
  ],
  [
    'a type that is none',
    `POST /in HTTP/1.1\r\n${HOST}content-type: ;;;\r\ncontent-length: 1\r\n\r\na`,
    415,
    'unsupported-media-type',
  ],
  [
    'a type that is not taken',
    `POST /in HTTP/1.1\r\n${HOST}content-type: image/png\r\ncontent-length: 1\r\n\r\na`,
    415,
    'unsupported-media-type',
  ],
  [
    'a form without a boundary',
    `POST /form HTTP/1.1\r\n${HOST}content-type: multipart/form-data\r\ncontent-length: 1\r\n\r\na`,
    400,
    'malformed-form',
  ],
  [
    'a form that ends too soon',
    `POST /form HTTP/1.1\r\n${HOST}${FORM_TYPE}content-length: 5\r\n\r\n--x\r\n`,
    400,
    'malformed-form',
  ],
  ...[...Object.getOwnPropertyNames(Object.prototype), 'gzip', 'GZIP', 'identity, br'].map(
    (coding) =>
      [
        `the content coding ${coding}`,
        `POST /in HTTP/1.1\r\n${HOST}${JSON_TYPE}content-encoding: ${coding}\r\ncontent-length: 2\r\n\r\n{}`,
        415,
        'unsupported-content-coding',
      ] as const,
  ),
  ['no form', `POST /form HTTP/1.1\r\n${HOST}${JSON_TYPE}content-length: 2\r\n\r\n{}`, 415, 'not-multipart'],
];

describe('whatever is wrong with a request', () => {
  let app: App;
  let port: number;
  beforeEach(async () => {
    const settings = testSettings({ corsOrigins: ['https://example.com'] });
    app = await createHttp(settings, createLogger({ logLevel: 'silent' }));
    app.post('/in', async () => ({}));
    app.get('/of/:id', async () => ({}));
    app.post('/form', async (request) => {
      for await (const part of request.files()) await part.toBuffer();
      return {};
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    port = (app.server.address() as { port: number }).port;
  });
  afterEach(() => app.close());

  it.each(ODD)('(%s), the answer is a problem document without a trace', async (_what, bytes, status, code) => {
    const answer = await say(port, bytes);
    const [head, body] = [answer.slice(0, answer.indexOf('\r\n\r\n')), answer.slice(answer.indexOf('\r\n\r\n') + 4)];
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} .+\r\n`));
    expect(head).toMatch(/content-type: application\/problem\+json/i);
    expect(problem.parse(JSON.parse(body))).toMatchObject({ status, code });
    expect(answer).not.toMatch(/\.[jt]s:\d|node_modules|\bat .+\(/);
  });

  it('(it does not come in time), the answer is a problem document', async () => {
    const connected = new Promise<Socket>((come) => app.server.once('connection', come));
    const answer = say(port, 'GET / HTTP/1.1\r\nhost: a\r\nx: ');
    // As Node says it, which looks for late ones every 30 s.
    app.server.emit(
      'clientError',
      Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
      await connected,
    );
    expect(await answer).toMatch(/^HTTP\/1.1 408 Request Timeout\r\ncontent-type: application\/problem\+json/i);
    expect(problem.parse(JSON.parse((await answer).split('\r\n\r\n')[1]!)).code).toBe('request-timeout');
  });

  it('(the server is stopping), the answer is a problem document', async () => {
    let release: () => void = () => undefined;
    await app.close();
    app = await createHttp(testSettings(), createLogger({ logLevel: 'silent' }));
    const begun = new Promise<void>((started) => {
      app.get('/slow', async () => {
        started();
        await new Promise<void>((go) => {
          release = go;
        });
        return {};
      });
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    port = (app.server.address() as { port: number }).port;
    const socket = connect(port, '127.0.0.1', () => socket.write('GET /slow HTTP/1.1\r\nhost: a\r\n\r\n'));
    let text = '';
    socket.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    await begun;
    const closing = app.close();
    // On the connection whose first request is still at work.
    const second = new Promise((come) => app.server.once('request', come));
    socket.write('GET /slow HTTP/1.1\r\nhost: a\r\n\r\n');
    await second;
    const ended = new Promise((close) => socket.once('close', close));
    release();
    await closing;
    await ended;
    const [first, next] = text.split(/(?=HTTP\/1\.1 )/);
    expect(first).toMatch(/^HTTP\/1.1 200/);
    expect(next).toMatch(/^HTTP\/1.1 503 .+application\/problem\+json/s);
  });
});
