import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../platform/database/test-database.ts';
import { type App, createHttp } from '../../platform/http/http.ts';
import { createLogger } from '../../platform/observing/logs.ts';
import { NO_GROUPS } from '../../platform/settings/group-map.ts';
import { testSettings } from '../../platform/settings/test-settings.ts';
import { remoteKeys } from '../verify.ts';
import { saveMachineClient } from './clients.ts';
import { createEmbeddedIdentity, type EmbeddedIdentity } from './embedded.ts';
import { accountPage } from './pages.ts';
import { TestBrowser } from './test-browser.ts';
import { hashCheaply } from './test-provider.ts';
import { checkPassword, ensureDemoUsers, saveUser } from './users.ts';

const silent = createLogger({ logLevel: 'silent' });
const PASSWORD = 'correct horse battery staple';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as { port: number };
  await new Promise((closed) => server.close(closed));
  return port;
}

const decode = (token: string, part: 0 | 1 = 1) =>
  JSON.parse(Buffer.from(token.split('.')[part]!, 'base64url').toString());

describe('the embedded identity provider', () => {
  let database: TestDatabase;
  let app: App;
  let identity: EmbeddedIdentity;
  let origin: string;
  let protocol: string;

  async function start(port: number): Promise<void> {
    origin = `http://localhost:${port}`;
    protocol = `${origin}/auth/realms/platform/protocol/openid-connect`;
    identity = await createEmbeddedIdentity({
      publicUrl: origin,
      database,
      isDemo: true,
      log: silent,
    });
    app = await createHttp(testSettings({ publicUrl: origin }), silent);
    await identity.serve(app);
    await app.listen({ port, host: '127.0.0.1' });
  }

  beforeAll(async () => {
    database = await createTestDatabase();
    await ensureDemoUsers(database, PASSWORD, hashCheaply);
    await start(await freePort());
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  /** The authorization request as the browser adapter sends it. */
  async function authorize(
    browser: TestBrowser,
    extra: Record<string, string> = {},
    redirect = `${origin}/ca/conjunctions`,
  ) {
    const verifier = randomBytes(32).toString('base64url');
    const query = new URLSearchParams({
      client_id: 'keepout-web',
      redirect_uri: redirect,
      response_type: 'code',
      response_mode: 'fragment',
      scope: 'openid',
      state: 'abc',
      nonce: 'n-1',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...extra,
    });
    const { answer, url } = await browser.follow(await browser.open(`${protocol}/auth?${query}`), (at) =>
      at.href.startsWith(redirect),
    );
    return { verifier, answer, url, redirect };
  }

  const exchange = (form: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(`${protocol}/token`, { method: 'POST', headers, body: new URLSearchParams(form) });

  async function signIn(browser: TestBrowser, userName = 'demo', word = PASSWORD) {
    const { verifier, url, redirect } = await authorize(browser);
    expect(url.pathname).toMatch(/^\/auth\/realms\/platform\/login\//);
    const submitted = await browser.post(url.href, { username: userName, password: word });
    const { answer, url: back } = await browser.follow(submitted, (at) => at.href.startsWith(redirect));
    return { verifier, redirect, answer, code: new URLSearchParams(back.hash.slice(1)).get('code') };
  }

  async function tokens(browser: TestBrowser) {
    const { verifier, redirect, code } = await signIn(browser);
    const answer = await exchange({
      grant_type: 'authorization_code',
      client_id: 'keepout-web',
      code: code!,
      redirect_uri: redirect,
      code_verifier: verifier,
    });
    expect(answer.status).toBe(200);
    return (await answer.json()) as { access_token: string; refresh_token: string; id_token: string };
  }

  it('P-01 is a realm named platform with a public client and PKCE', async () => {
    const discovery = (await (
      await fetch(`${origin}/auth/realms/platform/.well-known/openid-configuration`)
    ).json()) as Record<string, unknown>;
    expect(discovery).toMatchObject({
      issuer: `${origin}/auth/realms/platform`,
      authorization_endpoint: `${protocol}/auth`,
      token_endpoint: `${protocol}/token`,
      jwks_uri: `${protocol}/certs`,
      end_session_endpoint: `${protocol}/logout`,
      code_challenge_methods_supported: ['S256'],
    });
    const { url } = await authorize(new TestBrowser(), { code_challenge: '', code_challenge_method: '' });
    expect(`${url.hash}${url.search}`).toContain('error=invalid_request');
  });

  it('P-01 signs in by authorization code, with claims that the server takes', async () => {
    const { access_token } = await tokens(new TestBrowser());
    expect(decode(access_token, 0).alg).toBe('RS256');
    expect(decode(access_token)).toMatchObject({
      iss: `${origin}/auth/realms/platform`,
      azp: 'keepout-web',
      typ: 'Bearer',
      aud: 'keepout',
      preferred_username: 'demo',
      operator: 'demo-operator',
      resource_access: {
        'collision-avoidance': { roles: ['user'] },
        'on-demand-tracking': { roles: ['user'] },
        payments: { roles: ['user'] },
        account: { roles: ['manage-account', 'manage-account-links', 'view-profile'] },
      },
    });
    expect(await identity.verifier.verify(access_token)).toMatchObject({
      ok: true,
      value: { userName: 'demo', operatorId: 'demo-operator' },
    });
  });

  it('P-01 publishes keys that a resource server elsewhere can verify with', async () => {
    const { access_token } = await tokens(new TestBrowser());
    const keys = remoteKeys(`${origin}/auth/realms/platform`);
    await keys.ready();
    const { createVerifier } = await import('../verify.ts');
    const elsewhere = createVerifier({
      issuer: identity.issuer,
      keys,
      clientIds: ['keepout-web'],
      audiences: ['keepout'],
      tokenTypes: ['at+jwt'],
      operatorClaim: 'operator',
      groups: { claim: 'groups', map: NO_GROUPS },
    });
    expect((await elsewhere.verify(access_token)).ok).toBe(true);
    expect(JSON.stringify(await (await fetch(`${protocol}/certs`)).json())).not.toContain('"d"');
  });

  it('P-01 refreshes once with each refresh token, which the browser adapter can decode', async () => {
    const { refresh_token } = await tokens(new TestBrowser());
    expect(decode(refresh_token)).toMatchObject({ typ: 'Refresh', exp: expect.any(Number) });
    const refresh = (token: string) =>
      exchange({ grant_type: 'refresh_token', client_id: 'keepout-web', refresh_token: token });
    const second = (await (await refresh(refresh_token)).json()) as { access_token: string; refresh_token: string };
    expect((await identity.verifier.verify(second.access_token)).ok).toBe(true);
    const replay = await refresh(refresh_token);
    expect([replay.status, ((await replay.json()) as { error: string }).error]).toEqual([400, 'invalid_grant']);
    // Whoever replays has stolen a token, so the whole line ends.
    expect((await refresh(second.refresh_token)).status).toBe(400);
  });

  it('P-01 answers the silent check: signed out without a page, signed in with a code', async () => {
    const browser = new TestBrowser();
    const silently = () => authorize(browser, { prompt: 'none' }, `${origin}/silent-check-sso.html`);
    expect((await silently()).url.hash).toContain('error=login_required');
    await signIn(browser);
    expect((await silently()).url.hash).toContain('code=');
  });

  it('P-01 keeps sessions and keys over a restart', async () => {
    const browser = new TestBrowser();
    const { access_token, refresh_token } = await tokens(browser);
    const port = Number(new URL(origin).port);
    await app.close();
    await start(port);
    expect((await identity.verifier.verify(access_token)).ok).toBe(true);
    expect((await exchange({ grant_type: 'refresh_token', client_id: 'keepout-web', refresh_token })).status).toBe(200);
    expect((await authorize(browser, { prompt: 'none' })).url.hash).toContain('code=');
  });

  it('signs out at once for its own application, and the refresh token is dead after', async () => {
    const browser = new TestBrowser();
    const { id_token, refresh_token } = await tokens(browser);
    const query = new URLSearchParams({
      client_id: 'keepout-web',
      post_logout_redirect_uri: `${origin}/`,
      id_token_hint: id_token,
    });
    const answer = await browser.open(`${protocol}/logout?${query}`);
    const page = await answer.text();
    expect(page).toContain('logout.js');
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)![1]!;
    const done = await browser.post(`${protocol}/logout/confirm`, { xsrf, logout: 'yes' });
    expect(done.headers.get('location')).toBe(`${origin}/`);
    expect((await exchange({ grant_type: 'refresh_token', client_id: 'keepout-web', refresh_token })).status).toBe(400);
    expect((await authorize(browser, { prompt: 'none' })).url.hash).toContain('login_required');
  });

  it('asks before it signs out for anybody else', async () => {
    const browser = new TestBrowser();
    await signIn(browser);
    const page = await (await browser.open(`${protocol}/logout`)).text();
    expect(page).toContain('Do you want to sign out?');
    expect(page).not.toContain('logout.js');
  });

  it('sends nobody to another site', async () => {
    for (const redirect of ['https://evil.example/', `${origin}.evil.example/`, `${origin}@evil.example/`]) {
      const { answer } = await authorize(new TestBrowser(), {}, redirect);
      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain('Sign-in failed');
    }
  });

  it('has an accessible login page without anything inline', async () => {
    const browser = new TestBrowser();
    const { answer, url } = await authorize(browser);
    const page = await answer.text();
    expect(page).toContain('<html lang="en">');
    expect(page).toMatch(/<label for="username">.*\n\s*<input id="username"/);
    expect(page).toMatch(/<label for="password">/);
    expect(page).not.toMatch(/<style|style=|<script>|onclick|https?:\/\//);
    const failed = await browser.post(url.href, { username: '"><script>', password: 'wrong' });
    const again = await failed.text();
    expect(failed.status).toBe(401);
    expect(again).toMatch(/role="alert">User name or password is wrong\./);
    expect(again).not.toContain('"><script>');
  });

  it('takes no form from another site, and none without its own cookie', async () => {
    const browser = new TestBrowser();
    const { url } = await authorize(browser);
    const form = {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `username=demo&password=${encodeURIComponent(PASSWORD)}`,
    };
    const foreign = await browser.open(url.href, {
      ...form,
      headers: { ...form.headers, origin: 'https://evil.example' },
    });
    expect(foreign.status).toBe(403);
    expect((await fetch(url, form)).status).toBe(400);
  });

  it('keeps out who guesses ten times, and lets others in', async () => {
    const victim = { userName: 'victim', name: 'V', email: 'v@example.org', operatorId: 'other-operator', roles: {} };
    await saveUser(database, { ...victim, password: PASSWORD }, hashCheaply);
    const browser = new TestBrowser();
    const { url } = await authorize(browser);
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess++) {
      statuses.push((await browser.post(url.href, { username: 'Victim', password: `guess ${guess}` })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
    const right = await browser.post(url.href, { username: 'victim', password: PASSWORD });
    expect(right.status).toBe(429);
    const seconds = right.headers.get('retry-after');
    expect(Number(seconds)).toBeGreaterThan(800);
    expect(await right.text()).toContain(`Too many attempts. Try again in ${seconds} s.`);
    // Tries that were refused do not count against the name, which others may use from elsewhere.
    const { rows } = await database.pool.query(`select points from rate_limit where key = 'login-name:victim'`);
    expect(rows).toEqual([{ points: 10 }]);
    expect((await signIn(new TestBrowser())).code).not.toBeNull();
  });

  it('gives a machine client a token of its operator for its secret', async () => {
    const secret = await saveMachineClient(database, {
      clientId: 'keepout-machine-aurora',
      name: 'Aurora flight dynamics',
      operatorId: 'aurora',
      roles: { 'collision-avoidance': ['user'] },
    });
    const basic = (word: string) => ({
      authorization: `Basic ${Buffer.from(`keepout-machine-aurora:${word}`).toString('base64')}`,
    });
    const answer = await exchange({ grant_type: 'client_credentials' }, basic(secret));
    expect(answer.status).toBe(200);
    const { access_token } = (await answer.json()) as { access_token: string };
    expect(await identity.verifier.verify(access_token)).toMatchObject({
      ok: true,
      value: {
        subject: 'keepout-machine-aurora',
        userName: 'service-account-keepout-machine-aurora',
        operatorId: 'aurora',
        roles: { 'collision-avoidance': ['user'] },
      },
    });
    expect((await exchange({ grant_type: 'client_credentials' }, basic('wrong'))).status).toBe(401);
  });

  it('N-11 says on the account page what holds of this installation: a demonstration of itself alone', async () => {
    const user = {
      subject: 'u-1',
      userName: 'una',
      name: 'Una',
      email: 'una@example.org',
      operatorId: 'acme',
      roles: { payments: ['user'] },
    };
    expect(accountPage(user, true, 'en')).toMatch(/part of the demonstration/);
    expect(accountPage(user, false, 'en')).toMatch(/keeps names and passwords itself.*keepout user add/s);
    expect(accountPage(user, false, 'en')).not.toMatch(/demonstration|own provider/);
  });

  it('N-11 shows the account page and the claims of a token', async () => {
    const browser = new TestBrowser();
    const account = `${origin}/auth/realms/platform/account`;
    expect(await (await browser.open(account)).text()).toContain('You are not signed in.');
    const { access_token } = await tokens(browser);
    expect(await (await browser.open(account)).text()).toContain('demo-operator');
    const info = await fetch(`${protocol}/userinfo`, { headers: { authorization: `Bearer ${access_token}` } });
    expect(await info.json()).toMatchObject({ preferred_username: 'demo', email: 'demo@keepout.example' });
    expect((await fetch(`${protocol}/userinfo`)).status).toBe(401);
  });

  it('tells the browser adapter whether the session is still the same', async () => {
    const browser = new TestBrowser();
    const { access_token } = await tokens(browser);
    const watch = (session: string) =>
      browser.open(
        `${protocol}/login-status-iframe.html/init?${new URLSearchParams({ client_id: 'keepout-web', origin, session_state: session })}`,
      );
    expect((await watch(decode(access_token).sid)).status).toBe(204);
    expect((await watch('another')).status).toBe(403);
    for (const page of ['3p-cookies/step1.html', 'login-status-iframe.html']) {
      const answer = await fetch(`${protocol}/${page}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    }
  });

  it('generates the demo password once and keeps only its hash, by scrypt at the cost that OWASP states', async () => {
    const fresh = await createTestDatabase();
    const generated = await ensureDemoUsers(fresh, undefined);
    expect(generated).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
    expect(await ensureDemoUsers(fresh, undefined)).toBeUndefined();
    const { rows } = await fresh.pool.query<{ password_hash: string }>('select * from identity_user');
    expect(JSON.stringify(rows)).not.toContain(generated);
    for (const { password_hash: hash } of rows) expect(hash).toMatch(/^scrypt\$32768\$8\$3\$/);
    expect(await checkPassword(fresh, 'demo', generated!)).toMatchObject({ userName: 'demo' });
    await fresh.drop();
  });
});
