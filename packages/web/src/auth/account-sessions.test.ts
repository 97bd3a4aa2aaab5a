import { expect, it } from 'vitest';
import keycloakDevices from '../../../../conformance/identity/keycloak-devices.json' with { type: 'json' };
import { accountSessions } from './account-sessions.ts';

const REALM = 'https://id.example.org/realms/platform';
const sessionOf = (id: string, more: object = {}) => ({
  id,
  ipAddress: '192.0.2.7',
  started: 1_700_000_000,
  lastAccess: 1_700_000_600,
  expires: 1_700_036_000,
  browser: 'Firefox/133.0',
  current: false,
  clients: [{ clientId: 'keepout-web', clientName: '' }],
  ...more,
});

/** The port with answers by method and path; what is not listed cannot be reached. */
function withAnswers(answers: Readonly<Record<string, () => Response>>, token: string | undefined = 'token-1') {
  const calls: string[] = [];
  const port = accountSessions({
    realmUrl: REALM,
    token: async () => token,
    fetch: async (input, init) => {
      const call = `${init?.method ?? 'GET'} ${String(input).slice(REALM.length)}`;
      calls.push(call);
      const answer = answers[call];
      if (answer === undefined) throw new TypeError('Failed to fetch');
      return answer();
    },
  });
  return { port, calls };
}

it('reads sessions of all devices as Keycloak tells them: this one first, what is unknown left out', async () => {
  const devices = [
    { os: 'Windows', sessions: [sessionOf('a', { lastAccess: 1_700_000_900, browser: 'Edge/131' })] },
    { os: 'Other', sessions: [sessionOf('b', { current: true }), { id: 'c', browser: 'Other' }] },
    { os: 'Linux' },
    null,
  ];
  const { port } = withAnswers({ 'GET /account/sessions/devices': () => Response.json(devices) });
  const list = await port.list();
  const sessions = list.isOffered ? list.sessions : [];
  expect(sessions.map(({ id }) => id)).toEqual(['b', 'a', 'c']);
  expect(sessions[1]).toEqual({
    id: 'a',
    browser: 'Edge/131',
    system: 'Windows',
    address: '192.0.2.7',
    clients: ['keepout-web'],
    sinceUnixMs: 1_700_000_000_000,
    seenUnixMs: 1_700_000_900_000,
    isCurrent: false,
  });
  expect(sessions[2]).toMatchObject({ browser: undefined, system: undefined, address: undefined, clients: [] });
});

it('reads what Keycloak 26.7.3 told of three browsers on two devices, of which one has three sessions', async () => {
  const { port } = withAnswers({ 'GET /account/sessions/devices': () => Response.json(keycloakDevices) });
  const list = await port.list();
  const sessions = list.isOffered ? list.sessions : [];
  expect(sessions.map(({ browser, system, isCurrent }) => [browser, system, isCurrent])).toEqual([
    ['HeadlessChrome/156.0.0', 'Linux', true],
    ['Safari/18.1', 'Mac OS X', false],
    ['Firefox/133.0', 'Linux', false],
    ['HeadlessChrome/156.0.0', 'Linux', false],
  ]);
  expect(sessions[1]).toMatchObject({ id: 'UFxCvV1ZldMkqKMItoxIDdpb', address: '127.0.0.1', clients: ['Keepout'] });
});

it('a page in place of a list is no list', async () => {
  const { port } = withAnswers({ 'GET /account/sessions/devices': () => new Response('<!doctype html>') });
  expect(await port.list()).toEqual({ isOffered: false });
});

it.each([403, 404, 405])('a provider that answers %i has no such calls for this application', async (status) => {
  const { port } = withAnswers({ 'GET /account/sessions/devices': () => new Response(null, { status }) });
  expect(await port.list()).toEqual({ isOffered: false });
});

it('so has one that can be reached and keeps its answer from this page; one that cannot is away', async () => {
  const there = withAnswers({ 'GET /.well-known/openid-configuration': () => new Response() });
  expect(await there.port.list()).toEqual({ isOffered: false });
  await expect(withAnswers({}).port.list()).rejects.toMatchObject({ name: 'Provider unreachable' });
});

it('a failure is told, and a session that has ended already is none', async () => {
  const { port, calls } = withAnswers({
    'GET /account/sessions/devices': () => Response.json({ error: 'unknown_error' }, { status: 500 }),
    'DELETE /account/sessions/a%2Fb': () => new Response(null, { status: 404 }),
    'DELETE /account/sessions?current=false': () => new Response(null, { status: 204 }),
    'DELETE /account/sessions/c': () => new Response(null, { status: 503, statusText: 'Unavailable' }),
  });
  await expect(port.list()).rejects.toMatchObject({ code: 500, name: 'unknown_error' });
  await port.end('a/b');
  await port.endOthers();
  await expect(port.end('c')).rejects.toMatchObject({ code: 503, name: 'Unavailable' });
  expect(calls).toHaveLength(4);
});

it('nothing is sent without a session', async () => {
  const calls: unknown[] = [];
  const port = accountSessions({
    realmUrl: REALM,
    token: async () => undefined,
    fetch: async (input) => {
      calls.push(input);
      return new Response();
    },
  });
  await expect(port.list()).rejects.toMatchObject({ name: 'Unauthenticated' });
  expect(calls).toEqual([]);
});
