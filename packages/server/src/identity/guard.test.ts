import { API_ROOT } from '@keepout/contract/platform/endpoint';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { satelliteChanged } from '../fleet/events.ts';
import type { ServerModule } from '../hosting/module.ts';
import { productVersion } from '../hosting/places.ts';
import { startTestPlatform, type TestPlatform } from '../test-platform.ts';
import { principalOf } from './guard.ts';
import type { TokenFacts } from './test-tokens.ts';

const service: ServerModule = {
  name: 'ca',
  title: 'Collision avoidance',
  requirement: ['collision-avoidance:user'],
  register: (app) => {
    app.get('/whoami', { schema: { response: { 200: z.looseObject({}) } } }, async (request) => ({
      ...principalOf(request),
    }));
    app.get('/admin', { config: { requirement: ['collision-avoidance:admin'] } }, async () => ({}));
    app.get(
      '/both',
      { config: { requirement: ['collision-avoidance:admin,on-demand-tracking:user', 'payments:user'] } },
      async () => ({}),
    );
    app.get('/anyone', { config: { requirement: [] } }, async () => ({}));
    app.get('/open', { config: { isPublic: true } }, async () => ({}));
  },
};

describe('roles and tokens', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform([service], {
      worker: false,
      settings: { streamsPerUser: 2, streamsPerOperator: 3 },
    });
  });
  afterAll(() => platform.close());
  const call = async (path: string, facts?: TokenFacts) =>
    platform.app.inject({
      url: `${API_ROOT}/ca/${path}`,
      headers: facts === undefined ? {} : await platform.bearer(facts),
    });
  const status = async (path: string, facts?: TokenFacts) => (await call(path, facts)).statusCode;
  const ca = (...roles: string[]) => ({ roles: { 'collision-avoidance': roles } });

  it.each(['user', 'testuser', 'admin'])('P-02 a user-level check passes for %s', async (role) => {
    expect(await status('whoami', ca(role))).toBe(200);
  });

  it('P-02 reads the roles of each resource from resource_access', async () => {
    expect(
      (await call('whoami', { roles: { 'collision-avoidance': ['user'], account: ['view-profile'] } })).json(),
    ).toMatchObject({
      userName: 'ada',
      operatorId: 'test-operator',
      roles: { 'collision-avoidance': ['user'], account: ['view-profile'] },
    });
  });

  it('P-02 an admin-level check passes for admin alone', async () => {
    expect(await status('admin', ca('user', 'testuser'))).toBe(403);
    expect(await status('admin', ca('admin'))).toBe(200);
  });

  it('P-03 every requirement must hold, by any of its alternatives', async () => {
    const odt = { 'on-demand-tracking': ['user'] };
    const payments = { payments: ['user'] };
    expect(await status('both', { roles: { ...odt, ...payments } })).toBe(200);
    expect(await status('both', { roles: { 'collision-avoidance': ['admin'], ...payments } })).toBe(200);
    expect(await status('both', { roles: odt })).toBe(403);
    expect(await status('both', { roles: { 'collision-avoidance': ['user'], ...payments } })).toBe(403);
  });

  it('P-05 answers 401 without a valid token, and says how to get in', async () => {
    const answer = await call('whoami');
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toBe('Bearer');
    expect(answer.json()).toMatchObject({ code: 'token-missing', error: 'Unauthorized' });
    expect((await call('whoami', { expiresIn: -60 })).json().code).toBe('token-expired');
    expect((await call('whoami', { issuer: 'http://localhost:8080/auth/realms/other' })).json().code).toBe(
      'token-invalid',
    );
    expect((await call('whoami', { client: 'somebody-elses-app' })).json().code).toBe('client-not-accepted');
  });

  it('P-05 refuses tokens that are unsigned, resigned or garbled', async () => {
    const { authorization } = await platform.bearer();
    const [header, payload, signature] = authorization.slice(7).split('.') as [string, string, string];
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    const hs256 = Buffer.from('{"alg":"HS256","kid":"test"}').toString('base64url');
    const forged = Buffer.from(
      JSON.stringify({ ...JSON.parse(Buffer.from(payload, 'base64url').toString()), operator: 'victim' }),
    ).toString('base64url');
    for (const token of [
      `${none}.${payload}.`,
      `${hs256}.${payload}.${signature}`,
      `${header}.${forged}.${signature}`,
      'a.b.c',
      'x',
    ]) {
      const answer = await platform.app.inject({
        url: `${API_ROOT}/ca/whoami`,
        headers: { authorization: `Bearer ${token}` },
      });
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'token-invalid']);
    }
  });

  it('P-05 takes a clock that is a few seconds off', async () => {
    expect(await status('whoami', { expiresIn: -2 })).toBe(200);
  });

  it('P-05 answers 403 without the role', async () => {
    const answer = await call('whoami', { roles: { 'on-demand-tracking': ['admin'] } });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'role-missing']);
    expect(await status('anyone', { roles: {} })).toBe(200);
    expect(await status('open')).toBe(200);
  });

  it('P-05 answers 403 to a user who belongs to no operator', async () => {
    expect((await call('whoami', { operatorId: null })).json()).toMatchObject({
      status: 403,
      code: 'operator-missing',
    });
  });

  it('A-07 each service describes itself, to any signed-in user', async () => {
    expect(await status('openapi/')).toBe(401);
    const answer = await call('openapi/', { roles: {} });
    expect(answer.json()).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'Collision avoidance', version: productVersion() },
    });
    expect(Object.keys(answer.json().paths)).toContain(`${API_ROOT}/ca/whoami`);
  });

  it('D-04 a description is sent once to whoever keeps it, and one named by its hash never changes', async () => {
    const first = await call('openapi/', { roles: {} });
    const location = String(first.headers['content-location']);
    const headers = { ...(await platform.bearer({ roles: {} })), 'if-none-match': String(first.headers['etag']) };
    const url = `${API_ROOT}/ca/openapi/`;
    expect((await platform.app.inject({ url, headers })).statusCode).toBe(304);
    const named = await platform.app.inject({ url: location, headers: await platform.bearer({ roles: {} }) });
    expect(named.headers['cache-control']).toBe('private, max-age=31536000, immutable');
    expect(named.body).toBe(first.body);
    expect(await status('openapi/?hash=other', { roles: {} })).toBe(404);
  });

  it('streams events to who sends a token, and to nobody else', async () => {
    await platform.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = platform.app.server.address() as { port: number };
    const url = `http://127.0.0.1:${port}/api/v1/events`;
    expect((await fetch(url)).status).toBe(401);
    const headers = { ...(await platform.bearer()), accept: 'text/event-stream' };
    const answer = await fetch(url, { headers });
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
    let heard = (await reader.read()).value ?? '';
    await new Promise((later) => setTimeout(later, 200));
    const { database, events } = platform.context;
    await database.orm.transaction((tx) =>
      events.publish(tx, 'test-operator', satelliteChanged, { satelliteId: 'sat-1', change: 'changed' }),
    );
    while (!heard.includes('event: satellites')) heard += (await reader.read()).value ?? '';
    await reader.cancel();
    expect((await fetch(url, { headers: { ...headers, accept: 'application/json' } })).status).toBe(406);
  });

  describe('event streams', () => {
    let url: string;
    beforeAll(() => {
      const { port } = platform.app.server.address() as { port: number };
      url = `http://127.0.0.1:${port}/api/v1/events`;
    });
    const open = async (facts: TokenFacts) => {
      const leave = new AbortController();
      const answer = await fetch(url, { headers: await platform.bearer(facts), signal: leave.signal });
      return { answer, leave: () => leave.abort() };
    };

    it('need a role of a service that has news', async () => {
      for (const roles of [{}, { account: ['view-profile'] }, { payments: ['admin'] }]) {
        const { answer } = await open({ roles });
        expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([403, 'role-missing']);
      }
    });

    it('end when their token does', async () => {
      // The verifier gives clocks five seconds, the stream does not.
      const { answer } = await open({ subject: 'brief', operatorId: 'brief', expiresIn: 2 });
      expect(answer.status).toBe(200);
      const begun = performance.now();
      let text = '';
      for await (const piece of answer.body!.pipeThrough(new TextDecoderStream())) text += piece;
      expect(text).toContain('retry:');
      expect(performance.now() - begun).toBeLessThan(10_000);
      const late = await open({ subject: 'brief', operatorId: 'brief', expiresIn: -2 });
      expect(await late.answer.text()).toContain('retry:');
    });

    it('are limited for a user and for an operator, and a closed one gives its place back', async () => {
      const ada = { subject: 'ada', operatorId: 'aurora' };
      const [first, second] = [await open(ada), await open(ada)];
      const third = await open(ada);
      expect(third.answer.status).toBe(429);
      expect(third.answer.headers.get('retry-after')).toBe('30');
      expect(((await third.answer.json()) as { code: string }).code).toBe('too-many-streams');
      const bob = await open({ subject: 'bob', operatorId: 'aurora' });
      expect(bob.answer.status).toBe(200);
      expect((await open({ subject: 'eve', operatorId: 'aurora' })).answer.status).toBe(429);
      const other = await open({ subject: 'cyd', operatorId: 'borealis' });
      expect(other.answer.status).toBe(200);
      first.leave();
      await vi.waitFor(async () => {
        const again = await open(ada);
        again.leave();
        expect(again.answer.status).toBe(200);
      }, 30_000);
      for (const stream of [second, bob, other]) stream.leave();
    });
  });
});
