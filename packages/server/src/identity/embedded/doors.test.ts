import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PATIENT } from '../../../../../scripts/test-patience.mjs';
import { createTestDatabase, type TestDatabase } from '../../platform/database/test-database.ts';
import { checkPort } from '../../platform/http/free-port.ts';
import { type App, createHttp } from '../../platform/http/http.ts';
import { createLogger } from '../../platform/observing/logs.ts';
import { testSettings } from '../../platform/settings/test-settings.ts';
import { saveMachineClient } from './clients.ts';
import { createEmbeddedIdentity, type EmbeddedIdentity } from './embedded.ts';
import { revokeAccess } from './record-store.ts';
import { TestBrowser } from './test-browser.ts';
import { hashCheaply } from './test-provider.ts';
import { ensureDemoUsers, findUserByName, saveUser } from './users.ts';

const PASSWORD = 'correct horse battery staple';

interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly id_token: string;
}

describe('the doors of the embedded identity provider', () => {
  let database: TestDatabase;
  let app: App;
  let identity: EmbeddedIdentity;
  let origin: string;
  let protocol: string;
  const lines: string[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
    await ensureDemoUsers(database, PASSWORD, hashCheaply);
    const port = await checkPort('127.0.0.1', 0);
    origin = `http://localhost:${port}`;
    protocol = `${origin}/auth/realms/platform/protocol/openid-connect`;
    const log = createLogger({ logLevel: 'trace' }, { write: (line) => void lines.push(line) });
    identity = await createEmbeddedIdentity({ publicUrl: origin, database, isDemo: true, log });
    app = await createHttp(testSettings({ publicUrl: origin, trustProxy: 1 }), log);
    await identity.serve(app);
    await app.listen({ port, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  async function loginPage(browser: TestBrowser, more: Record<string, string> = {}) {
    const verifier = randomBytes(32).toString('base64url');
    const query = new URLSearchParams({
      client_id: 'keepout-web',
      redirect_uri: `${origin}/`,
      response_type: 'code',
      scope: 'openid',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...more,
    });
    const { url } = await browser.follow(await browser.open(`${protocol}/auth?${query}`), () => false);
    return { url: url.href, verifier };
  }

  const guess = (browser: TestBrowser, url: string, form: Record<string, string>, forwarded?: string) =>
    browser.open(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }),
      },
      body: new URLSearchParams(form),
    });

  const exchange = async (form: Record<string, string>) => {
    const answer = await fetch(`${protocol}/token`, { method: 'POST', body: new URLSearchParams(form) });
    return { status: answer.status, body: (await answer.json()) as Tokens & { error?: string } };
  };
  const refresh = (token: string) =>
    exchange({ grant_type: 'refresh_token', client_id: 'keepout-web', refresh_token: token });

  async function signIn(browser = new TestBrowser()): Promise<Tokens> {
    const { url, verifier } = await loginPage(browser);
    const submitted = await guess(browser, url, { username: 'demo', password: PASSWORD });
    const { url: back } = await browser.follow(submitted, (at) => at.searchParams.has('code'));
    const answer = await exchange({
      grant_type: 'authorization_code',
      client_id: 'keepout-web',
      code: back.searchParams.get('code')!,
      redirect_uri: `${origin}/`,
      code_verifier: verifier,
    });
    expect(answer.status).toBe(200);
    return answer.body;
  }

  const trail = async () =>
    (
      await database.pool.query<{ action: string; actor: string; operator_id: string; detail: { address: string } }>(
        "select action, actor, operator_id, detail from audit where record_type = 'session' order by id",
      )
    ).rows;

  /** A request line and headers as somebody with a socket writes them. */
  async function raw(head: string): Promise<string> {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.end(`${head}\r\nConnection: close\r\n\r\n`);
    return text(socket);
  }

  describe('no header of a request sets a URL', () => {
    const discovery = '/auth/realms/platform/.well-known/openid-configuration';

    it.each([
      ['Host', `GET ${discovery} HTTP/1.1\r\nHost: evil.example`],
      ['X-Forwarded-Host', `GET ${discovery} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-Host: evil.example`],
      ['X-Forwarded-Proto', `GET ${discovery} HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Proto: gopher`],
      ['Forwarded', `GET ${discovery} HTTP/1.1\r\nHost: evil.example\r\nForwarded: host=evil.example;proto=https`],
      ['the request line itself', `GET http://evil.example${discovery} HTTP/1.1\r\nHost: evil.example`],
    ])('%s', async (_what, head) => {
      const answer = await raw(head);
      expect(answer).toMatch(/^HTTP\/1\.1 200/);
      expect(answer).not.toContain('evil.example');
      expect(answer).not.toContain('gopher');
      const document = JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1)) as Record<
        string,
        string
      >;
      expect(document).toMatchObject({
        issuer: `${origin}/auth/realms/platform`,
        token_endpoint: `${protocol}/token`,
        revocation_endpoint: `${protocol}/revoke`,
      });
    });

    it('nor where a sign-in goes on', async () => {
      const query = new URLSearchParams({
        client_id: 'keepout-web',
        redirect_uri: `${origin}/`,
        response_type: 'code',
        scope: 'openid',
        code_challenge: createHash('sha256').update('x').digest('base64url'),
        code_challenge_method: 'S256',
      });
      const ask = request(`${protocol}/auth?${query}`, {
        headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
      });
      ask.end();
      const [answer] = (await once(ask, 'response')) as [import('node:http').IncomingMessage];
      answer.resume();
      expect(answer.statusCode).toBe(303);
      expect(answer.headers.location).toMatch(/^\/auth\/realms\/platform\/login\//);
      const { rows } = await database.pool.query("select payload from identity_record where model = 'Interaction'");
      expect(JSON.stringify(rows)).not.toContain('evil.example');
    });
  });

  describe('refresh tokens', () => {
    it('end at the revocation endpoint, with all that came of the same sign-in', async () => {
      const { refresh_token } = await signIn();
      const { body } = await refresh(refresh_token);
      const revoked = await fetch(`${protocol}/revoke`, {
        method: 'POST',
        body: new URLSearchParams({ client_id: 'keepout-web', token: body.refresh_token }),
      });
      expect(revoked.status).toBe(200);
      expect(await refresh(body.refresh_token)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
      await vi.waitFor(
        async () => expect((await trail()).map((row) => row.action)).toContain('access-revoked'),
        PATIENT,
      );
    });

    it('end when somebody with the command line ends the access of the user, and the session with them', async () => {
      const browser = new TestBrowser();
      const { refresh_token } = await signIn(browser);
      const user = await findUserByName(database, 'demo');
      expect(await revokeAccess(database, user!.subject)).toBeGreaterThan(1);
      expect((await refresh(refresh_token)).status).toBe(400);
      // The browser is asked to sign in again.
      expect((await loginPage(browser)).url).toContain('/login/');
    });

    it('end when the password is changed', async () => {
      const { refresh_token } = await signIn();
      await ensureDemoUsers(database, 'another password entirely', hashCheaply);
      expect((await refresh(refresh_token)).status).toBe(400);
      await ensureDemoUsers(database, PASSWORD, hashCheaply);
    });

    it('and ID tokens open no call of the API', async () => {
      const { refresh_token, id_token, access_token } = await signIn();
      const judged = async (token: string) => {
        const result = await identity.verifier.verify(token);
        return result.ok ? 'taken' : result.fault.code;
      };
      expect(await judged(access_token)).toBe('taken');
      expect(await judged(id_token)).toBe('not-an-access-token');
      expect(await judged(refresh_token)).toBe('token-invalid');
    });
  });

  it('the throttle counts the caller, whatever he writes into X-Forwarded-For', async () => {
    const target = { userName: 'target', name: 'T', email: 't@example.org', operatorId: 'target-operator', roles: {} };
    await saveUser(database, { ...target, password: PASSWORD }, hashCheaply);
    const browser = new TestBrowser();
    const { url } = await loginPage(browser);
    const statuses: number[] = [];
    for (let turn = 0; turn < 12; turn++) {
      // One proxy in front, which writes the caller's address behind what he sent.
      const forwarded = `203.0.113.${turn}, 198.51.100.7`;
      statuses.push((await guess(browser, url, { username: 'target', password: `guess ${turn}` }, forwarded)).status);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  });

  it('C-10 speaks the language that the application asks for, to the end; English where it speaks none of them', async () => {
    const browser = new TestBrowser();
    const { url } = await loginPage(browser, { ui_locales: 'fr de-AT en' });
    const page = await (await browser.open(url)).text();
    expect(page).toMatch(/<html lang="de">[\s\S]*<label for="password">Passwort<[\s\S]*>Anmelden</);
    const failed = await guess(browser, url, { username: 'nobody', password: 'x' }, '198.51.100.9');
    expect(await failed.text()).toMatch(/role="alert">Benutzername oder Passwort ist falsch\.[\s\S]*Passwort</);
    const elsewhere = await new TestBrowser().open(url);
    expect([elsewhere.status, await elsewhere.text()]).toEqual([400, expect.stringContaining('Anmeldung abgelaufen')]);
    const account = () => browser.open(`${origin}/auth/realms/platform/account?ui_locales=de`);
    expect(await (await account()).text()).toContain('Sie sind nicht angemeldet.');
    const taken = await guess(browser, url, { username: 'demo', password: PASSWORD }, '198.51.100.9');
    await browser.follow(taken, (at) => at.searchParams.has('code'));
    expect(await (await account()).text()).toContain('<dt>Benutzername</dt><dd>demo</dd>');
    const answer = await browser.open(`${protocol}/logout?ui_locales=de`);
    expect(await answer.text()).toContain('Möchten Sie sich abmelden?');
    const other = new TestBrowser();
    const { url: french } = await loginPage(other, { ui_locales: 'fr' });
    expect(await (await other.open(french)).text()).toMatch(/<html lang="en">[\s\S]*>Password</);
  });

  it('tells sign-ins of programs, and refuses wrong secrets without repeating them', async () => {
    const clientId = 'keepout-machine-aurora';
    const secret = await saveMachineClient(database, { clientId, name: 'A', operatorId: 'aurora', roles: {} });
    const ask = (word: string) =>
      fetch(`${protocol}/token`, {
        method: 'POST',
        headers: { authorization: `Basic ${Buffer.from(`${clientId}:${word}`).toString('base64')}` },
        body: new URLSearchParams({ grant_type: 'client_credentials' }),
      });
    lines.length = 0;
    expect((await ask(secret)).status).toBe(200);
    expect((await ask('wrong-secret-4')).status).toBe(401);
    await vi.waitFor(
      async () =>
        expect(await trail()).toContainEqual({
          action: 'signed-in',
          actor: clientId,
          operator_id: 'aurora',
          detail: { address: '127.0.0.1' },
        }),
      PATIENT,
    );
    const log = lines.join('');
    expect(log).toMatch(/"event":"token-refused".*"address":"127.0.0.1"/);
    for (const word of [secret, 'wrong-secret-4']) expect(log).not.toContain(word);
  });

  it('tells sign-ins, failures, lockouts and addresses in the log and the audit trail, and no secret', async () => {
    lines.length = 0;
    const before = (await trail()).length;
    const browser = new TestBrowser();
    const { url } = await loginPage(browser);
    await guess(browser, url, { username: 'demo', password: 'wrong-secret-1' }, '198.51.100.8');
    // People type passwords into the wrong field.
    await guess(browser, url, { username: 'my-secret-2-as-name', password: 'x' }, '198.51.100.8');
    for (let turn = 0; turn < 12; turn++) {
      await guess(browser, url, { username: 'demo-admin', password: 'wrong-secret-3' }, '198.51.100.8');
    }
    const tokens = await signIn();
    const events = (await trail())
      .slice(before)
      .map(({ action, actor, operator_id, detail }) => [action, actor, operator_id, detail.address]);
    expect(events).toEqual([
      ['sign-in-failed', 'demo', 'demo-operator', '198.51.100.8'],
      ['sign-in-failed', '(unknown)', '(none)', '198.51.100.8'],
      ...Array(10).fill(['sign-in-failed', 'demo-admin', 'demo-operator', '198.51.100.8']),
      ['locked-out', 'demo-admin', 'demo-operator', '198.51.100.8'],
      ['signed-in', 'demo', 'demo-operator', '127.0.0.1'],
    ]);
    const log = lines.join('');
    expect(log).toMatch(
      /"event":"sign-in-failed","userName":"demo","operator":"demo-operator","address":"198.51.100.8"/,
    );
    expect(log).toMatch(/"event":"locked-out","userName":"demo-admin"/);
    expect(log).toMatch(/"event":"signed-in"/);
    const rows = JSON.stringify(await database.pool.query('select * from audit').then((result) => result.rows));
    for (const secret of [
      'wrong-secret',
      'my-secret-2',
      PASSWORD,
      ...Object.values(tokens).filter((token) => String(token).length > 40),
    ]) {
      expect(log).not.toContain(secret);
      expect(rows).not.toContain(secret);
    }
  });
});
