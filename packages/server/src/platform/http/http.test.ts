import { connect } from 'node:net';
import { API_ROOT } from '@keepout/contract/platform/endpoint';
import { problem } from '@keepout/contract/platform/problem';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createLogger } from '../observing/logs.ts';
import { Outage } from '../outage.ts';
import { testSettings } from '../settings/test-settings.ts';
import { type App, createHttp } from './http.ts';
import { notFound } from './problem.ts';

const silent = createLogger({ logLevel: 'silent' });

describe('the web server', () => {
  let app: App;
  beforeEach(async () => {
    app = await createHttp(testSettings({ uploadLimitBytes: 1000 }), silent);
  });
  afterEach(() => app.close());
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });

  it('answers an unknown path with a problem document', async () => {
    const answer = await get(`${API_ROOT}/nothing?secret=1`);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json()).toEqual({
      type: 'urn:keepout:problem:not-found',
      title: 'The record or path does not exist.',
      status: 404,
      detail: 'The path /api/v1/nothing does not exist.',
      instance: `${API_ROOT}/nothing`,
      code: 'not-found',
      error: 'Not Found',
      message: 'The path /api/v1/nothing does not exist.',
    });
  });

  describe('a wrong method on a known path', () => {
    beforeEach(() => {
      app.get(`${API_ROOT}/things`, async () => []);
      app.post(`${API_ROOT}/things`, async () => ({}));
      app.delete(`${API_ROOT}/things/:thingId`, async () => ({}));
      app.get(`${API_ROOT}/things/:thingId/parts.json`, async () => []);
      app.all('/auth/realms/*', async () => ({}));
      app.get('/*', async () => 'a file');
    });

    it.each<['POST' | 'PUT' | 'PATCH' | 'DELETE' | 'GET' | 'OPTIONS', string, string]>([
      ['PUT', `${API_ROOT}/things`, 'GET, HEAD, POST'],
      ['DELETE', `${API_ROOT}/things/?x=1`, 'GET, HEAD, POST'],
      ['PATCH', `${API_ROOT}/things/7`, 'DELETE'],
      ['POST', `${API_ROOT}/things/7`, 'DELETE'],
      ['POST', `${API_ROOT}/things/7/parts.json`, 'GET, HEAD'],
      ['OPTIONS', `${API_ROOT}/things`, 'GET, HEAD, POST'],
    ])('answers 405 to %s %s, with Allow: %s', async (method, url, allow) => {
      const answer = await app.inject({ method, url });
      expect(answer.statusCode).toBe(405);
      expect(answer.headers.allow).toBe(allow);
      expect(answer.headers['content-type']).toContain('application/problem+json');
      expect(problem.parse(answer.json())).toMatchObject({ code: 'method-not-allowed', status: 405 });
    });

    it('is none where nothing has the path', async () => {
      for (const url of [
        `${API_ROOT}/nothing`,
        `${API_ROOT}/things/7/partsXjson`,
        `${API_ROOT}/things/7/8/9`,
        '/somewhere',
      ]) {
        expect((await app.inject({ method: 'POST', url })).statusCode, url).toBe(404);
      }
      expect((await app.inject({ method: 'DELETE', url: '/auth/realms/platform/x' })).statusCode).toBe(200);
    });
  });

  it('keeps records out of every cache, whatever the answer, and files in theirs', async () => {
    app.get(`${API_ROOT}/things`, async () => []);
    app.get(`${API_ROOT}/refused`, async () => {
      throw notFound('The thing');
    });
    app.get(`${API_ROOT}/shared`, (_request, reply) => reply.header('cache-control', 'private, max-age=60').send('x'));
    app.get('/assets/app.js', (_request, reply) => reply.header('cache-control', 'public, immutable').send('x'));
    const kept = async (url: string) => (await get(url)).headers['cache-control'];
    for (const url of [
      `${API_ROOT}/things`,
      `${API_ROOT}/refused`,
      `${API_ROOT}/nothing`,
      '/auth/realms/platform/account',
    ]) {
      expect(await kept(url), url).toBe('no-store');
    }
    expect(await kept(`${API_ROOT}/shared`)).toBe('private, max-age=60');
    expect(await kept('/assets/app.js')).toBe('public, immutable');
  });

  it('names each place of a malformed request', async () => {
    app.post(
      '/things',
      {
        schema: {
          body: z.strictObject({ name: z.string(), size: z.object({ m: z.number() }) }),
          querystring: z.object({ limit: z.coerce.number().max(10).optional() }),
        },
      },
      async () => ({}),
    );
    const body = await app.inject({ method: 'POST', url: '/things', payload: { size: { m: 'x' }, colour: 1 } });
    expect(body.statusCode).toBe(400);
    const document = problem.parse(body.json());
    expect(document.code).toBe('invalid-request');
    expect(document.errors?.map((place) => place.pointer)).toEqual(expect.arrayContaining(['#/name', '#/size/m']));
    const query = await app.inject({ method: 'POST', url: '/things?limit=11', payload: { name: 'a', size: { m: 1 } } });
    expect(query.json().errors[0].pointer).toBe('?limit');
  });

  it.each([
    ['no lock in time', { code: '55P03', severity: 'ERROR' }, 'database-busy'],
    ['a statement past its limit', { code: '57014', severity: 'ERROR' }, 'database-busy'],
    ['a deadlock', { code: '40P01', severity: 'ERROR' }, 'database-busy'],
    ['a transaction that stood still', { code: '25P03', severity: 'FATAL' }, 'database-unreachable'],
    ['a server that goes down', { code: '57P01', severity: 'FATAL' }, 'database-unreachable'],
    ['a connection that broke', { code: '08006', severity: 'FATAL' }, 'database-unreachable'],
    ['a socket that nobody answers', { code: 'ECONNREFUSED', syscall: 'connect' }, 'database-unreachable'],
    ['Connection terminated unexpectedly', {}, 'database-unreachable'],
    ['Client has encountered a connection error and is not queryable', {}, 'database-unreachable'],
    ['timeout exceeded when trying to connect', {}, 'database-unreachable'],
    ['Query read timeout', {}, 'database-unreachable'],
  ])('answers 503 with the time to try again when the database says: %s', async (message, facts, code) => {
    app.get('/busy', () => {
      throw new Error('Failed query', { cause: Object.assign(new Error(message), facts) });
    });
    const answer = await get('/busy');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(problem.parse(answer.json()).code).toBe(code);
  });

  it('answers 507 when the disk of the database is full', async () => {
    app.get('/full', () => {
      const full = Object.assign(new Error('could not extend file'), { code: '53100', severity: 'ERROR' });
      throw new Error('Failed query', { cause: full });
    });
    const answer = await get('/full');
    expect([answer.statusCode, problem.parse(answer.json()).code]).toEqual([507, 'storage-full']);
  });

  it('takes a file that is not there for a fault of ours, not of the database', async () => {
    app.get('/missing', () => {
      throw Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'open' });
    });
    expect((await get('/missing')).statusCode).toBe(500);
  });

  it('uses the sentence that the specification fixes for a route', async () => {
    app.post(
      '/fixed',
      {
        config: { invalidRequest: 'Invalid customers/post request parameters.' },
        schema: { body: z.object({ userId: z.string() }) },
      },
      async () => ({}),
    );
    const answer = await app.inject({ method: 'POST', url: '/fixed', payload: {} });
    expect(answer.json()).toMatchObject({
      message: 'Invalid customers/post request parameters.',
      error: 'Bad Request',
    });
  });

  it.each([
    ['malformed-json', 400, { payload: '{', headers: { 'content-type': 'application/json' } }],
    ['empty-body', 400, { payload: '', headers: { 'content-type': 'application/json' } }],
    ['unsupported-media-type', 415, { payload: 'a: 1', headers: { 'content-type': 'text/yaml' } }],
    [
      'body-too-large',
      413,
      { payload: JSON.stringify('x'.repeat(4_000_001)), headers: { 'content-type': 'application/json' } },
    ],
  ])('answers %s with %d', async (code, status, request) => {
    app.post('/sink', async () => ({}));
    const answer = await app.inject({ method: 'POST', url: '/sink', ...request });
    expect(answer.statusCode).toBe(status);
    expect(answer.json().code).toBe(code);
  });

  it('tells a number and no more when the fault is ours', async () => {
    app.get('/bug', { schema: { response: { 200: z.object({ a: z.string() }), 500: problem } } }, async () => {
      throw new Error('password is hunter2');
    });
    const answer = await get('/bug');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toMatch(/hunter2|\.ts|stack/);
    expect(problem.parse(answer.json()).detail).toMatch(/[0-9a-f-]{36}/);
  });

  it('answers 500 when a response breaks its own schema', async () => {
    app.get('/lie', { schema: { response: { 200: z.object({ a: z.string() }) } } }, async () => ({ a: 1 }) as never);
    expect((await get('/lie')).json().code).toBe('internal-error');
  });

  it('answers 503 with Retry-After for an outage and 404 for a missing record', async () => {
    app.get('/outage', async () => {
      throw new Outage('identity-unreachable', 'secret host');
    });
    app.get('/missing', async () => {
      throw notFound('The satellite');
    });
    const outage = await get('/outage');
    const facts = [outage.statusCode, outage.headers['retry-after'], outage.json().code];
    expect(facts).toEqual([503, '5', 'identity-unreachable']);
    expect(outage.body).not.toContain('secret host');
    expect((await get('/missing')).json().message).toBe('The satellite was not found.');
  });

  it('tells an outage that no caller knows as one of ours', async () => {
    app.get('/lost', async () => {
      throw new Outage('port-taken', 'secret host');
    });
    expect((await get('/lost')).json()).toMatchObject({ status: 503, code: 'unavailable' });
  });

  it('keeps to the table for what the machinery refuses', async () => {
    app.get('/things/:id', async () => ({}));
    expect((await get(`/things/${'x'.repeat(5000)}`)).json()).toMatchObject({ status: 414, code: 'address-too-long' });
    expect((await get('/%E0%A4%A')).json()).toMatchObject({ status: 400, code: 'bad-request' });
  });

  it('refuses an upload over the limit', async () => {
    app.post('/upload', async (request) => {
      const file = await request.file();
      return { bytes: (await file!.toBuffer()).length };
    });
    const upload = (bytes: number) => {
      const form = `--x\r\ncontent-disposition: form-data; name="file"; filename="a.oem"\r\n\r\n${'a'.repeat(bytes)}\r\n--x--\r\n`;
      return app.inject({
        method: 'POST',
        url: '/upload',
        payload: form,
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
      });
    };
    expect((await upload(999)).json()).toEqual({ bytes: 999 });
    const refused = await upload(1001);
    expect([refused.statusCode, refused.json().code]).toEqual([413, 'file-too-large']);
  });

  it('compresses large lists and nothing small', async () => {
    app.get('/list', async () => Array.from({ length: 1000 }, (_, n) => ({ n, name: 'object' })));
    app.get('/small', async () => ({ n: 1 }));
    const packed = await get('/list', { 'accept-encoding': 'gzip, deflate, br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.rawPayload.length).toBeLessThan(6000);
    expect((await get('/list', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
    expect((await get('/list', { 'accept-encoding': 'br;q=0, identity' })).headers['content-encoding']).toBeUndefined();
    expect((await get('/small', { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
  });

  it('allows WebAssembly and its own frames, and no inline script', async () => {
    const policy = String((await get('/api')).headers['content-security-policy']);
    expect(policy).toContain("'wasm-unsafe-eval'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toContain('unsafe-inline');
  });

  it('finishes the request in flight when it closes', async () => {
    let release: () => void = () => undefined;
    const started = new Promise<void>((begun) => {
      app.get('/slow', async () => {
        begun();
        await new Promise<void>((go) => {
          release = go;
        });
        return { done: true };
      });
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as { port: number };
    const answer = fetch(`http://127.0.0.1:${port}/slow`);
    await started;
    const closed = app.close();
    release();
    expect(await (await answer).json()).toEqual({ done: true });
    await closed;
  });

  it('does not wait for connections that never carried a request', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as { port: number };
    const ahead = connect(port, '127.0.0.1');
    await new Promise((connected) => ahead.once('connect', connected));
    await fetch(`http://127.0.0.1:${port}/`);
    const started = performance.now();
    await app.close();
    // A connection that was waited for would be for as long as it may keep silent: a minute.
    expect(performance.now() - started).toBeLessThan(20_000);
  });
});
