import type { CaUserConfiguration } from '@keepout/contract/ca/user-configuration';
import type { Problem } from '@keepout/contract/platform/problem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { type Route, route } from '../../test-route.ts';
import { collisionAvoidance } from '../module.ts';

const NOTHING = {
  email: { enabled: false, addresses: [] },
  msteams: { enabled: false, url: [] },
  slack: { enabled: false, url: [] },
  webhook: { enabled: false, url: [] },
  pagerduty: { enabled: false, url: [] },
  statuses: ['CANCELLED', 'COMPLETED_OK'],
};
const settings = (change: object = {}) => ({ notifications: { default: { ...NOTHING, ...change } } });

const SHOWN = /^https:\/\/hooks\.example\.org\/…#[0-9a-f]{8}$/;

describe('A-06 the configuration of a user', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform([collisionAvoidance], { worker: false });
  });
  afterAll(() => platform.close());

  async function call(subject: string, place: Route, payload?: object, extraHeaders: Record<string, string> = {}) {
    const bearer = await platform.bearer({ operatorId: 'aurora', subject, userName: subject });
    const answer = await platform.app.inject({
      ...place,
      headers: { ...bearer, ...extraHeaders },
      ...(payload && { payload }),
    });
    const json = (answer.body === '' ? undefined : answer.json()) as CaUserConfiguration & Problem;
    return { status: answer.statusCode, etag: answer.headers['etag'], json };
  }

  it('E-04 is told with its defaults while nothing is stored, its id the subject of the user', async () => {
    const { status, json } = await call('ada', route('getUserConfiguration'));
    expect(status).toBe(200);
    expect(json).toEqual({ _id: 'ada', ...settings(), version: 0, updatedAt: null });
  });

  it('is stored once, replaced, and forgotten', async () => {
    const made = await call('ben', route('createUserConfiguration'), settings({ statuses: ['PENDING'] }));
    expect([made.status, made.etag, made.json.version]).toEqual([201, '"1"', 1]);
    const again = await call('ben', route('createUserConfiguration'), settings());
    expect([again.status, again.json.code]).toEqual([409, 'user-configuration-exists']);
    // What was got can be sent back.
    const changed = await call(
      'ben',
      route('changeUserConfiguration'),
      { ...made.json, ...settings() },
      { 'if-match': '"1"' },
    );
    expect([changed.status, changed.json.version]).toEqual([200, 2]);
    const byId = await call('ben', route('putUserConfiguration', { userConfigId: 'ben' }), settings({ statuses: [] }));
    expect(byId.json).toMatchObject({ version: 3, notifications: { default: { statuses: [] } } });
    expect((await call('ben', route('getUserConfiguration'))).json).toEqual(byId.json);
    expect((await call('ben', route('deleteUserConfiguration', { userConfigId: 'ben' }))).status).toBe(204);
    expect((await call('ben', route('getUserConfiguration'))).json).toMatchObject({ version: 0, ...settings() });
    expect((await call('ben', route('deleteUserConfiguration', { userConfigId: 'ben' }))).status).toBe(404);
  });

  it('is his own: that of another user does not exist, in the same organisation either', async () => {
    await call('cleo', route('changeUserConfiguration'), settings({ email: { addresses: ['cleo@example.org'] } }));
    expect((await call('dan', route('putUserConfiguration', { userConfigId: 'cleo' }), settings())).status).toBe(404);
    expect((await call('dan', route('deleteUserConfiguration', { userConfigId: 'cleo' }))).status).toBe(404);
    expect((await call('dan', route('changeUserConfiguration'), { _id: 'cleo', ...settings() })).json.code).toBe(
      'read-only-field',
    );
    expect((await call('cleo', route('getUserConfiguration'))).json.notifications.default.email.addresses).toEqual([
      'cleo@example.org',
    ]);
  });

  it('N-06 has a channel enabled exactly when there is an address', async () => {
    const wanted = settings({
      email: { enabled: false, addresses: [' ops@example.org ', ''] },
      msteams: { enabled: true, url: [''] },
      slack: { enabled: true, url: [] },
      webhook: { url: ['https://hooks.example.org/keepout?x=1'] },
    });
    const { json } = await call('fay', route('changeUserConfiguration'), wanted);
    expect(json.notifications.default).toEqual({
      ...NOTHING,
      email: { enabled: true, addresses: ['ops@example.org'] },
      webhook: { enabled: true, url: [expect.stringMatching(SHOWN)] },
    });
  });

  it('shows no address of a hook again, and keeps one that comes back as it was shown', async () => {
    const hooks = (webhook: readonly string[]) => settings({ webhook: { url: webhook } });
    const stored = async () =>
      (
        await platform.context.database.pool.query<{ urls: string[] }>(
          "select configuration->'webhook'->'url' as urls from user_configuration where subject = 'ida'",
        )
      ).rows[0]!.urls;
    const plain = ['https://hooks.example.org/keepout?x=1', 'https://hooks.example.org/other'];
    const first = await call('ida', route('changeUserConfiguration'), hooks(plain));
    const shown = first.json.notifications.default.webhook.url;
    expect(shown).toEqual([expect.stringMatching(SHOWN), expect.stringMatching(SHOWN)]);
    expect(shown[0]).not.toBe(shown[1]);
    const before = await stored();
    expect(before.join()).not.toMatch(/keepout|other/);
    const again = await call('ida', route('changeUserConfiguration'), hooks([shown[1]!, 'https://new.example.org/a']));
    expect(again.json.notifications.default.webhook.url[0]).toBe(shown[1]);
    expect((await stored())[0]).toBe(before[1]);
    // What was shown to somebody else, or is sealed, is no address.
    for (const foreign of [shown[0]!, before[0]!]) {
      expect((await call('jon', route('changeUserConfiguration'), hooks([foreign]))).json.message).toBe(
        'Webhook URL must be a valid address.',
      );
    }
  });

  it.each([
    ['email', 'addresses', 'nobody', 'Email address must be a valid address.'],
    ['email', 'addresses', 'a b@example.org', 'Email address must be a valid address.'],
    ['email', 'addresses', 'a@example..org', 'Email address must be a valid address.'],
    ['msteams', 'url', 'teams.example.org', 'Microsoft Teams address must be a valid address.'],
    ['slack', 'url', 'javascript:alert(1)', 'Slack URL must be a valid address.'],
    ['webhook', 'url', 'https://', 'Webhook URL must be a valid address.'],
    ['webhook', 'url', 'https://user:word@example.org/', 'Webhook URL must be a valid address.'],
    // Nothing is ever sent there, so it is no address to be saved.
    ['webhook', 'url', 'http://hooks.example.org/x', 'Webhook URL must be a valid address.'],
    ['webhook', 'url', 'https://10.0.0.1/x', 'Webhook URL must be a valid address.'],
    ['webhook', 'url', 'https://[::1]/x', 'Webhook URL must be a valid address.'],
    ['slack', 'url', 'https://169.254.169.254/latest', 'Slack URL must be a valid address.'],
    ['msteams', 'url', 'https://localhost/x', 'Microsoft Teams address must be a valid address.'],
  ])('N-06 with %s %s of %s is refused in the words of the specification', async (channel, list, value, message) => {
    const answer = await call(
      'gus',
      route('changeUserConfiguration'),
      settings({ [channel]: { [list]: ['', value] } }),
    );
    expect([answer.status, answer.json.code, answer.json.message]).toEqual([400, 'invalid-request', message]);
    expect(answer.json.errors).toEqual([
      { code: 'custom', pointer: `#/notifications/default/${channel}/${list}/1`, message },
    ]);
    expect((await call('gus', route('getUserConfiguration'))).json.version).toBe(0);
  });

  it('26.16 a port that is not called is refused with those that are', async () => {
    const change = settings({ webhook: { url: ['https://example.com:5432/x'] } });
    const { json } = await call('gus', route('changeUserConfiguration'), change);
    const message = 'Webhook URL must be a valid address. Only port 443 is called.';
    expect(json.errors).toEqual([
      { code: 'custom', pointer: '#/notifications/default/webhook/url/0', message, limit: '443' },
    ]);
  });

  it('lists every fault at once', async () => {
    const wrong = settings({ email: { addresses: ['x'] }, slack: { url: ['x'] }, webhook: { url: ['x'] } });
    expect(
      (await call('hal', route('changeUserConfiguration'), wrong)).json.errors?.map((error) => error.message),
    ).toEqual([
      'Email address must be a valid address.',
      'Slack URL must be a valid address.',
      'Webhook URL must be a valid address.',
    ]);
  });
});
