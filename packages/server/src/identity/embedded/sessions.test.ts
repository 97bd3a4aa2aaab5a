import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import keycloakDevices from '../../../../../conformance/identity/keycloak-devices.json' with { type: 'json' };
import { createTestDatabase, type TestDatabase } from '../../platform/database/test-database.ts';
import { pruneIdentityRecords } from './record-store.ts';
import { TestBrowser } from './test-browser.ts';
import { hashCheaply, startTestProvider, type TestProvider } from './test-provider.ts';
import { saveUser, userRoles } from './users.ts';

const PASSWORD = 'correct horse battery staple';
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:133.0) Gecko/20100101 Firefox/133.0';

interface Device {
  readonly os: string;
  readonly sessions: readonly { readonly id: string; readonly current: boolean; readonly browser: string }[];
}

describe('the sessions of a user at the embedded provider', () => {
  let database: TestDatabase;
  let provider: TestProvider;
  beforeAll(async () => {
    database = await createTestDatabase();
    for (const [userName, roles] of [
      ['ada', userRoles('user')],
      ['mallory', userRoles('admin')],
      ['nobody', { 'collision-avoidance': ['user'] }],
    ] as const) {
      const user = { userName, name: userName, email: `${userName}@example.org`, operatorId: `of-${userName}`, roles };
      await saveUser(database, { ...user, password: PASSWORD }, hashCheaply);
    }
    provider = await startTestProvider(database);
  });
  afterAll(async () => {
    await provider.app.close();
    await database.drop();
  });

  const signIn = (userName: string, browser = new TestBrowser()) => provider.signIn(browser, userName, PASSWORD);
  const ask = async (token: string, method: 'GET' | 'DELETE', path: string) => {
    const answer = await fetch(`${provider.realm}/account/sessions${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
    });
    const body = await answer.text();
    return { status: answer.status, body: (body === '' ? null : JSON.parse(body)) as Device[] };
  };
  const sessionsOf = async (token: string) =>
    (await ask(token, 'GET', '/devices')).body.flatMap(({ os, sessions }) =>
      sessions.map((session) => ({ ...session, os })),
    );
  const refresh = async (token: string) =>
    await provider.exchange({ grant_type: 'refresh_token', client_id: 'keepout-web', refresh_token: token });
  const trail = async () =>
    (
      await database.pool.query(
        "select operator_id, actor, detail from audit where action = 'session-ended' order by id",
      )
    ).rows;

  it('S-06 one of two sign-ins ends the other: its refresh token is dead at once and its browser signed out', async () => {
    const mac = new TestBrowser(MAC);
    const here = await signIn('ada', new TestBrowser(LINUX));
    const there = await signIn('ada', mac);
    const seen = await sessionsOf(here.access_token);
    const nowS = Date.now() / 1000;
    expect(seen.map(({ current, browser, os }) => ({ current, browser, os }))).toEqual([
      { current: false, browser: 'Firefox/133', os: 'macOS' },
      { current: true, browser: 'Chrome/131', os: 'Linux' },
    ]);
    expect(seen[0]).toMatchObject({
      ipAddress: '127.0.0.1',
      clients: [{ clientId: 'keepout-web', clientName: 'Keepout' }],
    });
    const { started, lastAccess, expires } = seen[0] as unknown as Record<string, number>;
    for (const timeS of [started, lastAccess]) expect(Math.abs(timeS! - nowS)).toBeLessThan(120);
    expect(expires! - nowS).toBeGreaterThan(3600);

    expect((await ask(here.access_token, 'DELETE', `/${seen[0]!.id}`)).status).toBe(204);
    expect(await refresh(there.refresh_token)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    const silent = await mac.open(
      `${provider.realm}/protocol/openid-connect/auth?${new URLSearchParams({
        client_id: 'keepout-web',
        redirect_uri: `${new URL(provider.realm).origin}/`,
        response_type: 'code',
        scope: 'openid',
        prompt: 'none',
        code_challenge: 'x'.repeat(43),
        code_challenge_method: 'S256',
      })}`,
    );
    expect(silent.headers.get('location')).toContain('error=login_required');
    expect((await sessionsOf(here.access_token)).map(({ current }) => current)).toEqual([true]);
    expect((await refresh(here.refresh_token)).status).toBe(200);
    expect((await trail()).at(-1)).toEqual({
      operator_id: 'of-ada',
      actor: 'ada',
      detail: { address: '127.0.0.1', ended: [{ ipAddress: '127.0.0.1', browser: 'Firefox/133', os: 'macOS' }] },
    });
    expect((await ask(here.access_token, 'DELETE', `/${seen[0]!.id}`)).status).toBe(404);
  });

  it('all others end in one call, and the own one goes on', async () => {
    const [first, second, here] = [await signIn('ada'), await signIn('ada'), await signIn('ada')];
    expect((await ask(here.access_token, 'DELETE', '?current=false')).status).toBe(204);
    for (const { refresh_token } of [first, second]) expect((await refresh(refresh_token)).status).toBe(400);
    expect((await sessionsOf(here.access_token)).map(({ current }) => current)).toEqual([true]);
    expect((await refresh(here.refresh_token)).status).toBe(200);
  });

  it("another user's session does not exist, not even for an administrator", async () => {
    const [ada, mallory] = [await signIn('ada'), await signIn('mallory')];
    const own = (await sessionsOf(ada.access_token)).find(({ current }) => current)!;
    const lines = (await trail()).length;
    expect((await ask(mallory.access_token, 'DELETE', `/${own.id}`)).status).toBe(404);
    await ask(mallory.access_token, 'DELETE', '?current=true');
    expect((await refresh(ada.refresh_token)).status).toBe(200);
    expect((await sessionsOf(mallory.access_token)).length).toBe(0);
    expect((await trail()).slice(lines).map(({ actor }) => actor)).toEqual(['mallory']);
  });

  it('nothing is told without a token, and without a role of the account', async () => {
    expect((await ask('not.a.token', 'GET', '/devices')).status).toBe(401);
    const { access_token } = await signIn('nobody');
    expect((await ask(access_token, 'GET', '/devices')).status).toBe(403);
    expect((await ask(access_token, 'DELETE', '?current=false')).status).toBe(403);
  });

  it('where a browser was is forgotten with its session', async () => {
    await signIn('ada');
    await database.pool.query("delete from identity_record where model = 'Session'");
    await database.pool.query("update identity_session set seen_at = now() - interval '2 hours'");
    await pruneIdentityRecords(database);
    expect((await database.pool.query('select * from identity_session')).rows).toEqual([]);
  });

  it('are told with the members that Keycloak 26.7.3 has (conformance/identity)', async () => {
    const { access_token } = await signIn('ada');
    const [device] = (await ask(access_token, 'GET', '/devices')).body;
    const theirs = keycloakDevices.find((candidate) => candidate.current)!;
    // One sign-in a device here: the version of the system is not kept.
    const { osVersion: _version, ...rest } = theirs;
    expect(Object.keys(device!)).toEqual(expect.arrayContaining(Object.keys(rest)));
    const session = theirs.sessions.find((candidate) => 'current' in candidate)!;
    expect(Object.keys(session)).toEqual(expect.arrayContaining(Object.keys(device!.sessions[0]!)));
  });
});
