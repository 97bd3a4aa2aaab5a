import type { AlertDelivery } from '@keepout/contract/alerts/delivery';
import type { AlertNotification } from '@keepout/contract/alerts/notification';
import type { AlertPlace } from '@keepout/contract/alerts/place';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PATIENT } from '../../../../scripts/test-patience.mjs';
import { account } from '../account/module.ts';
import { conjunctionJudged } from '../ports/ca-events.ts';
import { startTestPlatform, type TestPlatform } from '../test-platform.ts';
import { type Route, route } from '../test-route.ts';
import { alerts } from './module.ts';
import { startTestHooks, startTestRelay, type TestHooks, type TestRelay } from './test-receivers.ts';
import { configure, hurry, judged, testWorld } from './test-world.ts';

let platform: TestPlatform;
let relay: TestRelay;
let hooks: TestHooks;
beforeAll(async () => {
  relay = await startTestRelay();
  hooks = await startTestHooks();
  const settings = { smtpUrl: relay.url, allowPrivateHooks: true, issuerUrl: 'https://identity.test' };
  platform = await startTestPlatform([testWorld, alerts, account], { settings });
});
afterAll(async () => {
  await platform.close();
  await relay.close();
  await hooks.close();
});

async function call<T>(who: string, place: Route, payload?: object) {
  const [operatorId = '', userName = ''] = who.split('/');
  const answer = await platform.app.inject({
    ...place,
    headers: await platform.bearer({ operatorId, subject: who, userName }),
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, json: (answer.body === '' ? undefined : answer.json()) as T };
}
const judge = (operatorId: string, pair: string) => {
  const { database, events } = platform.context;
  return database.orm.transaction((tx) =>
    events.publish(tx, operatorId, conjunctionJudged, judged(`con-${pair}-1`, 'act', 2e-4)),
  );
};
const until = (check: () => void | Promise<void>) =>
  vi.waitFor(async () => {
    await hurry(platform.context.database);
    await check();
  }, PATIENT);
/** Mails come quoted-printable where they have letters beyond ASCII. */
const plain = (text: string) =>
  text
    .replace(/=\n/g, '')
    .replace(/=\r\n/g, '')
    .replace(/((?:=[0-9A-F]{2})+)/g, (run) => Buffer.from(run.replaceAll('=', ''), 'hex').toString('utf8'));
const mailsTo = (address: string) => relay.mails.filter(({ to }) => to.includes(address));

describe('C-10 what is sent comes in the language of whom it is sent to', () => {
  it('a mail in that of its reader: German for who has said so, English for who has said nothing', async () => {
    const { database } = platform.context;
    const [ada, ben] = ['mail/ada', 'mail/ben'];
    await call(ada, route('putAccountLanguage'), { language: 'de' });
    for (const who of [ada, ben]) await call(who, route('listNotifications'));
    await configure(database, 'mail', ada, { email: ['ada-mail@example.org'] });
    await configure(database, 'mail', ben, { email: ['ben-mail@example.org'] });
    await judge('mail', 'A');
    await until(() => {
      expect([mailsTo('ada-mail@example.org').length, mailsTo('ben-mail@example.org').length]).toEqual([1, 1]);
    });
    const [german] = mailsTo('ada-mail@example.org');
    const [english] = mailsTo('ben-mail@example.org');
    expect(german?.subject).toBe('Handeln: sat-1 und OBJECT A');
    expect(plain(german!.text)).toMatch(/größte Annäherung [-\d]+ [:\d]+ Z, zu entscheiden bis/);
    expect(plain(german!.text)).toContain('Sie erhalten diese Nachricht nach Ihren Benachrichtigungsregeln.');
    expect(english?.subject).toBe('Act: sat-1 and OBJECT A');
    expect(plain(english!.text)).toContain('You receive this message by your notification rules.');
    // The bell tells it in the language that is asked for, else in his.
    const bell = (place: Route) => call<AlertNotification[]>(ada, place);
    expect((await bell(route('listNotifications'))).json[0]?.title).toBe('Handeln: sat-1 und OBJECT A');
    expect((await bell(route('listNotifications', {}, { language: 'en' }))).json[0]?.title).toBe(
      'Act: sat-1 and OBJECT A',
    );
    const wrong = await call<{ errors: unknown[] }>(ada, route('listNotifications', {}, { language: 'fr' }));
    expect([wrong.status, wrong.json.errors]).toEqual([400, [expect.objectContaining({ pointer: '?language' })]]);
  });

  it('a channel in its own, English at first, whoever has set it', async () => {
    const { database } = platform.context;
    const who = 'channel/ada';
    await call(who, route('putAccountLanguage'), { language: 'de' });
    await call(who, route('listNotifications'));
    const at = (path: string) => `${hooks.url}/${path}`;
    await configure(database, 'channel', who, {
      email: ['ada-channel@example.org'],
      msteams: [at('teams')],
      slack: [at('slack')],
      webhook: [at('webhook')],
    });
    const places = (await call<AlertPlace[]>(who, route('listAlertPlaces'))).json;
    expect(places.map(({ channel, language }) => [channel, language])).toEqual([
      ...[
        ['EMAIL', null],
        ['MSTEAMS', 'en'],
        ['WEBHOOK', 'en'],
        ['SLACK', 'en'],
      ],
    ]);
    const place = (channel: string) => ({
      placeId: places.find((candidate) => candidate.channel === channel)!.placeId,
    });
    const put = (channel: string, body: object) =>
      call<{ errors: unknown[] }>(who, route('changeAlertPlace', place(channel)), body);
    expect((await put('SLACK', { language: 'de' })).status).toBe(204);
    expect((await put('WEBHOOK', { language: null })).status).toBe(204);
    const wrong = await put('MSTEAMS', { language: 'fr' });
    expect(wrong.status).toBe(400);
    expect(wrong.json.errors).toMatchObject([{ pointer: '#/language', message: expect.stringContaining('"en"|"de"') }]);

    await judge('channel', 'B');
    await until(() => expect(hooks.calls.map(({ path }) => path).sort()).toEqual(['/slack', '/teams', '/webhook']));
    const body = (path: string) => hooks.calls.find((delivery) => delivery.path === path)!.body;
    expect(body('/teams')).toContain('Act: sat-1 and OBJECT B');
    expect(body('/teams')).toContain('Open in Keepout');
    expect(body('/slack')).toContain('Handeln: sat-1 und OBJECT B');
    expect(JSON.parse(body('/webhook'))).toMatchObject({
      data: { alerts: [{ kind: 'ACT', level: 'critical', title: 'Handeln: sat-1 und OBJECT B' }] },
    });

    // A test comes in the language of what will come, unless another is asked for.
    const test = async (channel: string, change: object) =>
      (await call<AlertDelivery>(who, route('sendTestAlert', place(channel)), change)).json.title;
    expect(await test('EMAIL', {})).toMatch(/^Testnachricht/);
    expect(await test('MSTEAMS', {})).toMatch(/^Test message/);
    expect(await test('MSTEAMS', { language: 'de' })).toMatch(/^Testnachricht/);
  });

  it('the settings of alerts show it, and change it for who still sends it there', async () => {
    const who = 'settings/ada';
    const { json } = await call<Record<string, unknown>>(who, route('getAlertSettings'));
    expect(json).toMatchObject({ language: 'en', version: 0 });
    const readLanguage = async () => (await call<{ updatedAt: string | null }>(who, route('getAccountLanguage'))).json;
    await call(who, route('changeAlertSettings'), json);
    expect((await readLanguage()).updatedAt).toBeNull();
    const saved = await call(who, route('changeAlertSettings'), {
      ...json,
      version: 1,
      updatedAt: undefined,
      language: 'de',
    });
    expect(saved).toMatchObject({ status: 200, json: { language: 'de' } });
    expect(await readLanguage()).toMatchObject({ language: 'de' });
    const { language: _, version: _version, updatedAt: _at, ...without } = json;
    expect((await call(who, route('changeAlertSettings'), without)).json).toMatchObject({ language: 'de', version: 3 });
  });
});
