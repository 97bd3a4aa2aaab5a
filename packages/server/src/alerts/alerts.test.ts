import type { AlertDelivery } from '@keepout/contract/alerts/delivery';
import type { AlertNotification } from '@keepout/contract/alerts/notification';
import type { AlertPlace } from '@keepout/contract/alerts/place';
import type { Colleague } from '@keepout/contract/alerts/rota';
import type { OdtUserConfiguration } from '@keepout/contract/odt/user-configuration';
import { tell } from '@keepout/contract/sentences';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PATIENT } from '../../../../scripts/test-patience.mjs';
import type { EventType } from '../platform/events/event-type.ts';
import { unfinishedJobs } from '../platform/jobs/test-jobs.ts';
import { nowTaiS } from '../platform/now.ts';
import {
  conjunctionJudged,
  decisionChanged,
  formAnswered,
  messageReissued,
  screeningEnded,
} from '../ports/ca-events.ts';
import { requestChanged } from '../ports/odt-events.ts';
import { publicationStopped } from '../ports/publishing.ts';
import { startTestPlatform, type TestPlatform } from '../test-platform.ts';
import { type Route, route } from '../test-route.ts';
import { userConfigurations } from '../userconfig/module.ts';
import { deliver } from './delivery/deliver.ts';
import { alerts } from './module.ts';
import { CALL_QUEUE } from './queues.ts';
import { lookAtClock } from './raising/clock.ts';
import { startTestHooks, startTestRelay, type TestHooks, type TestRelay } from './test-receivers.ts';
import { isSigned } from './test-signature.ts';
import { configure, HOUR_S, hurry, judged, known, settingsOf, testWorld } from './test-world.ts';
import { composeAlertText } from './words/say.ts';

let platform: TestPlatform;
let relay: TestRelay;
let hooks: TestHooks;

beforeAll(async () => {
  relay = await startTestRelay();
  hooks = await startTestHooks();
  const settings = { smtpUrl: relay.url, allowPrivateHooks: true, dev: true, issuerUrl: 'https://identity.test' };
  platform = await startTestPlatform([testWorld, alerts, userConfigurations], { settings });
});
afterAll(async () => {
  await platform.close();
  await relay.close();
  await hooks.close();
});

interface Answer<T> {
  readonly status: number;
  readonly json: T;
}

/** Calls as a user of an operator; every test has an operator of its own. */
async function call<T = Record<string, unknown>>(who: string, place: Route, payload?: object): Promise<Answer<T>> {
  const [operatorId = '', subject = ''] = who.split('/');
  const bearer = await platform.bearer({ operatorId, subject: who, userName: subject });
  const answer = await platform.app.inject({
    ...place,
    headers: bearer,
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, json: (answer.body === '' ? undefined : answer.json()) as T };
}

const happen = <D extends object>(operatorId: string, kind: EventType<D>, ...data: readonly NoInfer<D>[]) => {
  const { database, events } = platform.context;
  return database.orm.transaction((tx) => events.publish(tx, operatorId, kind, ...data));
};
const notificationsOf = async (who: string) => (await call<AlertNotification[]>(who, route('listNotifications'))).json;
const titles = async (who: string) => (await notificationsOf(who)).map(({ title }) => title);
const until = async (check: () => Promise<void>) => vi.waitFor(check, PATIENT);
/** Until so many mails came to an address. */
const mailsTo = async (address: string, count: number) => {
  await until(async () => {
    await hurry(platform.context.database);
    expect(relay.mails.filter(({ to }) => to.includes(address)).length).toBeGreaterThanOrEqual(count);
  });
  return relay.mails.filter(({ to }) => to.includes(address));
};

describe('N-01 N-02 N-03 notifications of the application, kept on the server', () => {
  it('tell what crossed, are the same on every device, and only ever move up', async () => {
    const ada = 'states/ada';
    expect(await notificationsOf(ada)).toEqual([]);
    await happen('states', conjunctionJudged, judged('con-A-1', 'act', 2e-4));
    await until(async () => expect(await notificationsOf(ada)).toHaveLength(1));
    const [first] = await notificationsOf(ada);
    expect(first).toMatchObject({
      code: 200,
      status: '2xx',
      state: 'fresh',
      level: 'critical',
      kind: 'ACT',
      needsPerson: true,
      title: 'Act: sat-1 and OBJECT A',
      path: '/ca/conjunction/sat-1/con-A-1',
      message: expect.stringMatching(
        /^Pc 2\.00e-04; closest approach .* Z, decide by .* Z\. Miss 658 m .*; robust; ×2\.0 since the previous message; the secondary cannot manoeuvre\. Plan a manoeuvre\.$/,
      ),
    });
    // 12 s later, whoever looks.
    await platform.context.database.pool.query("update alert set raised_at = raised_at - interval '12 seconds'");
    await platform.context.database.pool.query(
      "update alert_user set first_seen_at = first_seen_at - interval '1 minute'",
    );
    expect((await notificationsOf(ada))[0]?.state).toBe('unread');
    const bring = (state: string) => call(ada, route('changeNotification', { notificationId: first!.id }), { state });
    expect((await bring('read')).status).toBe(204);
    await bring('unread');
    expect((await notificationsOf(ada))[0]?.state).toBe('read');
    await bring('hidden');
    expect(await notificationsOf(ada)).toEqual([]);
    await bring('read');
    expect(await notificationsOf(ada)).toEqual([]);
  });

  it('are read from the start where they need nobody: information, a WATCH by estimated covariance, what is acknowledged', async () => {
    const ada = 'quiet/ada';
    expect(await notificationsOf(ada)).toEqual([]);
    const estimated = { confidence: 'CONDITIONAL', confidenceReason: 'covariance-estimated' } as const;
    await happen(
      'quiet',
      conjunctionJudged,
      { ...judged('con-E-1', 'watch', 2e-5), belief: estimated },
      judged('con-S-1', 'watch', 2e-5),
      judged('con-T-1', 'act', 2e-4),
    );
    const stateOf = async () =>
      Object.fromEntries((await notificationsOf(ada)).map(({ title, state }) => [title.split(' ').at(-1), state]));
    await until(async () => expect(await stateOf()).toEqual({ E: 'read', S: 'fresh', T: 'fresh' }));
    const decision = { decisionId: 'dec-T', conjunctionId: 'con-T-1', state: 'DECIDED', actor: 'ben' } as const;
    await happen('quiet', decisionChanged, decision);
    await until(async () => expect(await stateOf()).toMatchObject({ T: 'read', S: 'fresh' }));
  });

  it('tell that an originator has sent another content under an id that he had used', async () => {
    const ada = 'reissued/ada';
    await notificationsOf(ada);
    const message = { conjunctionId: 'con-R-1', satelliteId: 'sat-1', originator: 'JSPOC', messageId: '7' };
    await happen('reissued', messageReissued, { ...message, cdmId: 'cdm-2', tcaTaiS: nowTaiS(), isCandidate: false });
    await until(async () => expect(await notificationsOf(ada)).toHaveLength(1));
    expect((await notificationsOf(ada))[0]).toMatchObject({
      kind: 'MESSAGE_REISSUED',
      level: 'serious',
      needsPerson: false,
      path: '/ca/conjunction/sat-1/con-R-1',
      message:
        'JSPOC reused the message id 7 with different content. Both versions are stored; ask the originator which is valid.',
    });
  });

  it('tell what the other operator answered, and that it does not go together', async () => {
    const ada = 'answered/ada';
    await notificationsOf(ada);
    const event = { conjunctionId: 'con-F-1', satelliteId: 'sat-1', secondaryName: 'OBJECT A' };
    const answer = { who: 'K. Sato', intent: 'MOVES', note: 'tomorrow at six' } as const;
    await happen('answered', formAnswered, { entryId: 'cen-1', ...event, ...answer, isContradictory: true });
    await until(async () => expect(await notificationsOf(ada)).toHaveLength(1));
    expect((await notificationsOf(ada))[0]).toMatchObject({
      kind: 'ANSWER_RECEIVED',
      level: 'serious',
      needsPerson: false,
      title: 'The other operator answered: sat-1 and OBJECT A',
      message:
        'Answer of K. Sato in the form: will manoeuvre. “tomorrow at six” Your organisation has stated the same intent: call the other operator before you act.',
      path: '/ca/conjunction/sat-1/con-F-1',
    });
  });

  it('tell that an orbit did not get through, each time somebody has sent it', async () => {
    const ada = 'stopped/ada';
    await notificationsOf(ada);
    const stopped = { publicationId: 'pub-1', satelliteId: 'sat-1', recipientName: 'TraCSS' } as const;
    await happen('stopped', publicationStopped, { ...stopped, version: 2, state: 'REFUSED' });
    await until(async () => expect(await notificationsOf(ada)).toHaveLength(1));
    await happen('stopped', publicationStopped, { ...stopped, version: 4, state: 'UNCERTAIN' });
    await until(async () => expect(await notificationsOf(ada)).toHaveLength(2));
    expect(await notificationsOf(ada)).toMatchObject([
      { message: 'The arrival of a file is unknown. Check with the recipient before you send it again.' },
      {
        kind: 'PUBLICATION_STOPPED',
        title: 'Publication incomplete: sat-1 to TraCSS',
        message: 'The recipient refused a file. Its response is shown next to the file.',
        path: '/publishing?publication=pub-1',
      },
    ]);
  });

  it('are everybody’s own, and nobody else’s', async () => {
    const [ada, ben, eve] = ['own/ada', 'own/ben', 'other/eve'];
    await Promise.all([ada, ben, eve].map(notificationsOf));
    await happen('own', conjunctionJudged, judged('con-B-1', 'act', 2e-4));
    await until(async () => expect(await notificationsOf(ben!)).toHaveLength(1));
    const id = (await notificationsOf(ada!))[0]!.id;
    await call(ada!, route('changeNotifications'), { state: 'hidden' });
    expect([
      (await notificationsOf(ada!)).length,
      (await notificationsOf(ben!)).length,
      (await notificationsOf(eve!)).length,
    ]).toEqual([0, 1, 0]);
    expect((await call(eve!, route('changeNotification', { notificationId: id }), { state: 'read' })).status).toBe(404);
  });

  it('greet a new user with what of the last seven days nobody had acknowledged when he came', async () => {
    const [ada, ben] = ['late/ada', 'late/ben'];
    await notificationsOf(ada);
    await happen('late', conjunctionJudged, ...['I', 'J', 'K'].map((pair) => judged(`con-${pair}-1`, 'act', 2e-4)));
    await until(async () => expect(await notificationsOf(ada)).toHaveLength(3));
    for (const [pair, days] of [
      ['I', 6],
      ['J', 8],
    ] as const) {
      await platform.context.database.pool.query(
        "update alert set raised_at = raised_at - make_interval(days => $1) where facts->>'conjunctionId' = $2",
        [days, `con-${pair}-1`],
      );
    }
    const acknowledge = async (title: string) => {
      const listed = (await call<{ alertId: string; title: string }[]>(ada, route('listAlerts'))).json;
      const { alertId } = listed.find((alert) => alert.title === title)!;
      await call(ada, route('acknowledgeAlert', { alertId }), {});
    };
    await acknowledge('Act: sat-1 and OBJECT K');
    expect(await notificationsOf(ben)).toMatchObject([
      { title: 'Act: sat-1 and OBJECT I', state: 'unread', acknowledgedBy: null },
    ]);
    // What somebody acknowledges from then on stays, like everybody's.
    await acknowledge('Act: sat-1 and OBJECT I');
    expect(await notificationsOf(ben)).toMatchObject([{ title: 'Act: sat-1 and OBJECT I', acknowledgedBy: 'ada' }]);
  });

  it('are told in German to whom asks in German', async () => {
    const ada = 'german/ada';
    await notificationsOf(ada);
    await happen('german', conjunctionJudged, judged('con-C-1', 'no-conclusion', null));
    await until(async () => expect(await notificationsOf(ada)).toHaveLength(1));
    const { json } = await call<AlertNotification[]>(ada, route('listNotifications', {}, { language: 'de' }));
    expect(json[0]?.title).toBe('Keine Aussage möglich: sat-1 und OBJECT C');
  });
});

describe('N-12 crossings', () => {
  it('are raised once, whatever swings around a threshold, and not for a candidate', async () => {
    const ada = 'swing/ada';
    await notificationsOf(ada);
    for (const [verdict, pc] of [
      ['act', 1.1e-4],
      ['watch', 0.9e-4],
      ['act', 1.2e-4],
      ['safe', 1e-9],
      ['act', 2e-4],
    ] as const) {
      const before = (await notificationsOf(ada)).length;
      await happen('swing', conjunctionJudged, judged('con-D-1', verdict, pc), {
        ...judged('con-X-1', 'act', 1e-3),
        isCandidate: true,
      });
      await until(async () => {
        const { rows } = await platform.context.database.pool.query(
          "select from alert_watch where operator_id = 'swing' and (state->'risk'->'last'->>'pc')::double precision = $1",
          [pc],
        );
        expect(rows).toHaveLength(1);
      });
      expect((await notificationsOf(ada)).length - before).toBeLessThanOrEqual(1);
    }
    expect(await titles(ada)).toEqual([
      'Act: sat-1 and OBJECT D',
      'Risk decreased, now Safe: sat-1 and OBJECT D',
      'Act: sat-1 and OBJECT D',
    ]);
  });

  it('that only the clock brings: a decision comes near, and what rests on something old', async () => {
    const ada = 'clock/ada';
    await notificationsOf(ada);
    const near = { ...judged('con-E-1', 'watch', 1e-6), decideByTaiS: nowTaiS() + 5 * HOUR_S };
    await happen('clock', conjunctionJudged, near);
    known.monitored.add('con-L-1');
    await happen('clock', conjunctionJudged, { ...near, conjunctionId: 'con-L-1' });
    await until(async () => expect(await notificationsOf(ada)).toHaveLength(2));
    const plan = { planId: 'man-1', version: 3, conjunctionId: 'con-E-1', satelliteId: 'sat-1' };
    known.stale.plans = [{ ...plan, satelliteName: 'AURORA-3', secondaryName: 'E', ignitionTaiS: nowTaiS() + HOUR_S }];
    const ephemeris = { ephemerisId: 'oem-1', satelliteId: 'sat-1', satelliteName: 'AURORA-3' };
    known.stale.ephemerides = [{ ...ephemeris, endsTaiS: nowTaiS() + HOUR_S }];
    const late = { satelliteId: 'sat-2', satelliteName: 'AURORA-4', lastEphemerisId: 'oem-2', everyHours: 24 };
    known.stale.missing = [{ ...late, sinceTaiS: nowTaiS() - 30 * HOUR_S }];
    known.stale.shortages = [{ what: 'storage', used: 17e9, limit: 20e9 }];
    const stale = { feedId: 'fed-1', operatorId: null, name: 'CelesTrak', isShutOut: false };
    const [own, others] = [
      { ...stale, feedId: 'fed-2', operatorId: 'clock', name: 'TraCSS', isShutOut: true },
      { ...stale, feedId: 'fed-3', operatorId: 'somebody', name: 'Theirs' },
    ];
    known.feeds = [stale, own, others].map((feed) => ({ ...feed, sinceTaiS: nowTaiS() - 50 * HOUR_S }));
    const certificate = {
      recipientId: 'rcp-1',
      operatorId: 'clock',
      name: 'Starlink',
      endsTaiS: nowTaiS() + 480 * HOUR_S,
    };
    known.certificates = [
      certificate,
      { ...certificate, recipientId: 'rcp-2', operatorId: 'somebody', name: 'Theirs' },
    ];
    const context = { ...platform.context, use: (await contextOfAlerts()).use };
    await lookAtClock(context);
    await lookAtClock(context);
    known.stale = { plans: [], ephemerides: [], missing: [], shortages: [] };
    known.feeds = [];
    known.certificates = [];
    const due = (await notificationsOf(ada)).find(({ title }) => title.startsWith('Decision due soon'));
    expect(due?.message).toMatch(
      /decide by .* Z\. Probability of a further CDM before then: 11 %\. Miss 658 m .*Plan a manoeuvre\.$/,
    );
    expect((await titles(ada)).sort()).toEqual([
      'Certificate expires soon: Starlink',
      'Decision due soon: sat-1 and OBJECT E',
      'Ephemeris ends soon: AURORA-3',
      'Ephemeris overdue: AURORA-4',
      'Feed is stale: CelesTrak',
      'Feed is stale: TraCSS',
      'Plan is stale: AURORA-3',
      'Storage is nearly full',
      'Watch: sat-1 and OBJECT E',
      // Monitored: it is watched, and no decision on it is due.
      'Watch: sat-1 and OBJECT L',
    ]);
  });
});

/** What the module itself is given: it may use what it needs. */
async function contextOfAlerts() {
  const use = (capability: { readonly name: string }) =>
    testWorld.offers!.find((offer) => offer.capability.name === capability.name)!.open(platform.context);
  return { use: use as typeof platform.context.use };
}

describe('N-05 the statuses that a user chose', () => {
  it('decide what he hears of requests and screenings: by default of what is complete or cancelled', async () => {
    const { database } = platform.context;
    await configure(database, 'status', 'status/ada', { email: ['status@example.org'] }, 'odt');
    await configure(database, 'status', 'status/ada', { email: ['runs@example.org'], statuses: ['IN_PROGRESS'] });
    await notificationsOf('status/ada');
    const request = { requestId: 'req-1', targetName: 'ARGO-5 R/B', conjunctionId: null };
    for (const status of ['PENDING', 'IN_PROGRESS', 'COMPLETE'] as const) {
      known.requests.set('req-1', { ...request, status });
      await happen('status', requestChanged, { requestId: 'req-1' });
      await until(async () => {
        const { rows } = await database.pool.query(
          "select from alert where operator_id = 'status' and facts->>'exactly' = $1",
          [status],
        );
        expect(rows).toHaveLength(1);
      });
    }
    await happen('status', screeningEnded, { screeningId: 'scr-1', state: 'COMPLETED', percent: 100 });
    await happen('status', screeningEnded, { screeningId: 'scr-2', state: 'COMPLETED', percent: 100, isByClock: true });
    await until(async () => {
      const { rows } = await database.pool.query(
        "select from domain_event_receipt where consumer = 'alerts.tells-screenings'",
      );
      expect(rows).toHaveLength(2);
    });
    const screenings = await database.pool.query("select crossing, facts from alert where facts->>'of' = 'screening'");
    expect(screenings.rows, 'of the clock nobody is told').toMatchObject([
      { crossing: 'screening scr-1 COMPLETED_OK' },
    ]);
    expect(composeAlertText('SCREENING_STATUS', screenings.rows[0].facts, 'en')).toMatchObject({
      title: 'Screening Complete: TERN-4',
      message:
        'State of the screening: complete. It found 12 conjunctions, 3 new or changed; the most severe: Pc 2.90e-05. The orbit covers only a part of the window; the rest was not screened.',
    });
    const [mail] = await mailsTo('status@example.org', 1);
    expect(mail?.subject).toBe('Request Complete: ARGO-5 R/B');
    expect(await titles('status/ada')).toEqual(['Request Complete: ARGO-5 R/B']);
    expect(relay.mails.filter(({ to }) => to.includes('runs@example.org'))).toEqual([]);
  });
});

describe('N-12 messages', () => {
  it('bring the passages of one pair together, in one mail and one signed webhook that its user can check and replay', async () => {
    const { database } = platform.context;
    const who = 'pair/ada';
    await configure(database, 'pair', who, { email: ['pair@example.org'], webhook: [`${hooks.url}/pair`] });
    await happen('pair', conjunctionJudged, judged('con-F-1', 'act', 2e-4), judged('con-F-2', 'act', 3e-4));
    await until(async () => {
      const { rows } = await database.pool.query("select from alert where operator_id = 'pair'");
      expect(rows).toHaveLength(2);
    });
    const mails = await mailsTo('pair@example.org', 1);
    expect(mails.map(({ subject }) => subject)).toEqual(['Act: sat-1 and OBJECT F, and 1 more']);
    const calls = () => hooks.calls.filter(({ path }) => path === '/pair');
    await until(async () => expect(calls()).toHaveLength(1));

    const places = (await call<AlertPlace[]>(who, route('listAlertPlaces'))).json;
    expect(places.map(({ channel, address }) => [channel, address])).toEqual([
      ['EMAIL', 'pair@example.org'],
      ['WEBHOOK', expect.stringMatching(new RegExp(`^${hooks.url}/…#[0-9a-f]{8}$`))],
    ]);
    const { placeId } = places[1]!;
    const { json: key } = await call<{ secret: string }>(who, route('rotatePlaceSecret', { placeId }), {});
    // The receiver has it before the log says so.
    let log: readonly AlertDelivery[] = [];
    await until(async () => {
      log = (await call<AlertDelivery[]>(who, route('listDeliveries'))).json;
      expect(log.map(({ state, purpose, alertIds }) => [state, purpose, alertIds.length])).toEqual(
        Array(2).fill(['SENT', 'ALERT', 2]),
      );
    });
    expect(JSON.stringify(log)).not.toContain('/pair');
    // Neither the address nor the key stands in the database as it is.
    const kept = await database.pool.query(
      "select * from alert_place where channel = 'WEBHOOK' and operator_id = 'pair'",
    );
    expect(kept.rows).toHaveLength(1);
    expect(JSON.stringify(kept.rows)).not.toContain('/pair"');
    expect(JSON.stringify(kept.rows)).not.toContain(key.secret);
    const { deliveryId } = log.find(({ channel }) => channel === 'WEBHOOK')!;
    expect((await call(who, route('replayDelivery', { deliveryId }), {})).status).toBe(200);
    await until(async () => expect(calls()).toHaveLength(2));
    const stateOf = async () =>
      (await database.pool.query('select state from alert_delivery where id = $1', [deliveryId])).rows[0].state;
    await until(async () => expect(await stateOf()).toBe('SENT'));
    const [first, again] = calls();
    expect([again!.headers['webhook-id'], again!.body]).toEqual([first!.headers['webhook-id'], first!.body]);
    const timestampS = Number(again!.headers['webhook-timestamp']);
    const signed = { id: deliveryId, timestampS, body: again!.body };
    expect(isSigned(key.secret, signed, String(again!.headers['webhook-signature']), timestampS)).toBe(true);
    // A second job finds an attempt under way and leaves it; the same job come again knows that its process died.
    await database.pool.query("update alert_delivery set state = 'QUEUED', sent_at = null where id = $1", [deliveryId]);
    await database.pool.query('insert into alert_attempt (delivery_id, number) values ($1, 9)', [deliveryId]);
    await deliver(platform.context, { deliveryId, attempt: 9 }, false);
    expect(calls()).toHaveLength(2);
    await deliver(platform.context, { deliveryId, attempt: 9 }, true);
    expect(calls()).toHaveLength(3);
    // A process that stood still after it had noted its attempt finds that another has sent the message, and sends nothing.
    await database.pool.query("update alert_delivery set state = 'QUEUED', sent_at = null where id = $1", [deliveryId]);
    const { orm } = database;
    const meanwhile = async (query: never) => {
      await deliver(platform.context, { deliveryId, attempt: 10 }, true);
      expect(calls()).toHaveLength(4);
      return await orm.execute(query);
    };
    const standing = Object.create(orm, { execute: { value: meanwhile } }) as typeof orm;
    const stopped = { ...platform.context, database: { ...database, orm: standing } };
    await deliver(stopped, { deliveryId, attempt: 10 }, false);
    expect(calls()).toHaveLength(4);
    const odt = { operatorId: 'pair', subject: who, roles: { 'on-demand-tracking': ['user'] } };
    const { alertIds } = log[0]!;
    const acknowledged = await platform.app.inject({
      ...route('acknowledgeAlert', { alertId: alertIds[0]! }),
      payload: {},
      headers: await platform.bearer(odt),
    });
    expect(acknowledged.statusCode).toBe(404);
    expect((await call('pair/eve', route('replayDelivery', { deliveryId }), {})).status).toBe(404);
    expect((await call<AlertDelivery[]>('pair/eve', route('listDeliveries'))).json).toEqual([]);
  });

  it('go to a Slack place that is stored by the API, as blocks, and the log says so', async () => {
    const who = 'slack/ada';
    const body = { notifications: settingsOf({ slack: [`${hooks.url}/slack`] }) };
    const stored = await call<OdtUserConfiguration>(who, route('putOdtUserConfiguration', { configId: who }), body);
    expect(stored.json.notifications.slack).toEqual({ enabled: true, url: [expect.stringContaining(hooks.url)] });
    expect((await call<AlertPlace[]>(who, route('listAlertPlaces'))).json).toMatchObject([{ channel: 'SLACK' }]);
    await notificationsOf(who);
    known.requests.set('req-s', {
      requestId: 'req-s',
      targetName: 'ARGO-5 R/B',
      conjunctionId: null,
      status: 'COMPLETE',
    });
    await happen('slack', requestChanged, { requestId: 'req-s' });
    await until(async () => {
      await hurry(platform.context.database);
      expect((await call<AlertDelivery[]>(who, route('listDeliveries'))).json).toMatchObject([
        { channel: 'SLACK', purpose: 'ALERT', state: 'SENT', attempts: [{ number: 1, outcome: 'SENT' }] },
      ]);
    });
    const [message, ...further] = hooks.calls.filter(({ path }) => path === '/slack');
    expect(further).toEqual([]);
    const { text, blocks } = JSON.parse(message!.body) as { text: string; blocks: readonly { type: string }[] };
    expect(text).toBe('Request Complete: ARGO-5 R/B');
    expect(blocks.map(({ type }) => type)).toContain('section');
  });

  it('stop where the receiver says that the place is gone, until its user switches it on again', async () => {
    const who = 'gone/ada';
    await configure(platform.context.database, 'gone', who, {
      webhook: [`${hooks.url}/gone`],
      email: ['gone@example.org'],
    });
    hooks.behave = ({ path }) => (path === '/gone' ? 410 : 'take');
    const place = async () =>
      (await call<AlertPlace[]>(who, route('listAlertPlaces'))).json.find(({ channel }) => channel === 'WEBHOOK')!;
    const { placeId } = await place();
    const test = () => call<AlertDelivery>(who, route('sendTestAlert', { placeId }), {});
    // It may have come back already.
    expect((await test()).json).toMatchObject({ purpose: 'TEST', state: expect.stringMatching(/^(QUEUED|DEAD)$/) });
    await until(async () =>
      expect(await place()).toMatchObject({ isOn: false, offReason: 'The receiver returned 410 Gone.' }),
    );
    expect([(await test()).status, (await test()).json]).toEqual([409, expect.objectContaining({ code: 'place-off' })]);
    // Its person is told where he reads, once, and not where the key is.
    expect(await mailsTo('gone@example.org', 1)).toHaveLength(1);
    const log = (await call<AlertDelivery[]>(who, route('listDeliveries'))).json;
    const [news, ...further] = log.filter(({ purpose }) => purpose === 'PLACE_OFF');
    expect(further).toEqual([]);
    expect(news?.title).toMatch(/^Contact point disabled: http:\/\/127\.0\.0\.1:\d+\/…#[0-9a-f]{8}$/);
    expect(news?.text).not.toContain('/gone');
    hooks.behave = () => 'take';
    expect((await call(who, route('changeAlertPlace', { placeId }), { isOn: true })).status).toBe(204);
    await test();
    await until(async () => {
      const [last] = (await call<AlertDelivery[]>(who, route('listDeliveries'))).json;
      expect(last).toMatchObject({ state: 'SENT', attempts: [{ number: 1, outcome: 'SENT', status: 204 }] });
    });
  });

  it('go to nobody who has not been heard of for as long as the settings say, and to him again once he is', async () => {
    const { database } = platform.context;
    const who = 'left/ada';
    await configure(database, 'left', who, { email: ['left@example.org'] });
    const seen = (days: number) =>
      database.pool.query(
        `insert into identity_seen values ('left', $1, now() - make_interval(days => $2))
         on conflict (operator_id, subject) do update set seen_at = excluded.seen_at`,
        [who, days],
      );
    const deliveries = async () =>
      (
        await database.pool.query(
          `select state, detail from alert_delivery join alert_attempt on delivery_id = id
           where operator_id = 'left' order by created_at`,
        )
      ).rows;
    await seen(91);
    await happen('left', conjunctionJudged, judged('con-L-1', 'act', 2e-4));
    await until(async () => {
      await hurry(database);
      expect(await deliveries()).toEqual([{ state: 'DEAD', detail: tell('user-left') }]);
    });
    await seen(89);
    await happen('left', conjunctionJudged, judged('con-M-1', 'act', 2e-4));
    // The clock may remind of the limit meanwhile.
    await until(async () => {
      const subjects = (await mailsTo('left@example.org', 1)).map(({ subject }) => subject);
      expect(subjects).toContain('Act: sat-1 and OBJECT M');
    });
  });

  it('remind of it once a week before, and the list of who is told says who is told nothing and why', async () => {
    const { database } = platform.context;
    const [ada, ben, cleo, dan] = ['away/ada', 'away/ben', 'away/cleo', 'away/dan'];
    for (const who of [ada, ben, cleo, dan]) await notificationsOf(who);
    await configure(database, 'away', ada, { email: ['ada-away@example.org'] });
    await configure(database, 'away', ada, { email: ['ada-away@example.org'] }, 'odt');
    await configure(database, 'away', ben, { email: ['ben-away@example.org'] });
    await configure(database, 'away', cleo, { email: ['cleo-away@example.org'] });
    const seen = (who: string, days: number, operatorId = 'away') =>
      database.pool.query(
        `insert into identity_seen values ($1, $2, now() - make_interval(days => $3))
         on conflict (operator_id, subject) do update set seen_at = excluded.seen_at`,
        [operatorId, who, days],
      );
    await Promise.all([seen(ada, 84), seen(ben, 82), seen(cleo, 91), seen(dan, 1), seen(dan, 0, 'elsewhere')]);
    const look = async () => lookAtClock({ ...platform.context, use: (await contextOfAlerts()).use });
    await look();
    await look();
    const mails = await mailsTo('ada-away@example.org', 1);
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Sign in by \d{4}-\d\d-\d\d \d\d:\d\d Z to keep receiving alerts$/),
    ]);
    expect(mails[0]?.text).toContain('for 90 days are treated as departed');
    // The relay has it before the row says so.
    await until(async () => {
      const { rows } = await database.pool.query(
        "select subject, state from alert_delivery where purpose = 'REMINDER' and operator_id = 'away'",
      );
      expect(rows).toEqual([{ subject: ada, state: 'SENT' }]);
    });
    const colleagues = (await call<Colleague[]>('away/eve', route('listColleagues'))).json;
    const days = ({ notifiedUntil }: Colleague) =>
      notifiedUntil === null ? null : Math.round((Date.parse(notifiedUntil) - Date.now()) / 86_400_000);
    expect(colleagues.map((colleague) => [colleague.userName, colleague.absence, days(colleague)])).toEqual([
      ['ada', null, 6],
      ['ben', null, 8],
      ['cleo', 'NOT_SEEN', -1],
      ['dan', 'ELSEWHERE', null],
    ]);
    // Whoever came since is reminded again the next time that he stays away.
    await database.pool.query(
      "update alert_delivery set created_at = created_at - interval '100 days' where subject = $1",
      [ada],
    );
    await look();
    await mailsTo('ada-away@example.org', 2);
  });

  it('without a mail relay are kept in the outbox, where the developer area shows them', async () => {
    const who = 'outbox/ada';
    await configure(platform.context.database, 'outbox', who, { email: ['kept@example.org'] });
    const { settings } = platform.context;
    Object.assign(settings, { smtpUrl: undefined });
    try {
      const { placeId } = (await call<AlertPlace[]>(who, route('listAlertPlaces'))).json[0]!;
      expect((await call<AlertDelivery>(who, route('sendTestAlert', { placeId }), {})).json.state).toBe('OUTBOX');
    } finally {
      Object.assign(settings, { smtpUrl: relay.url });
    }
    const { json } = await call<AlertDelivery[]>('outbox/ben', route('listOutbox'));
    expect(json).toMatchObject([
      { address: 'kept@example.org', text: expect.stringContaining('This contact point is reachable.') },
    ]);
    expect((await call<AlertDelivery[]>('other/eve', route('listOutbox'))).json).toEqual([]);
    Object.assign(settings, { dev: false });
    expect((await call(who, route('listOutbox'))).status).toBe(404);
    Object.assign(settings, { dev: true });
  });
});

describe('N-12 rules', () => {
  it('are the user’s own, with a version; a second device does not overwrite the first', async () => {
    const { json } = await call<Record<string, never>>('rules/ada', route('getAlertSettings'));
    expect(json).toMatchObject({ version: 0, language: 'en', quietHours: { isOn: false } });
    const quietHours = { isOn: true, from: '22:00', until: '06:00' };
    const saved = await call('rules/ada', route('changeAlertSettings'), {
      ...json,
      quietHours,
      timeZone: 'Europe/Berlin',
    });
    expect([saved.status, saved.json]).toEqual([200, expect.objectContaining({ version: 1, quietHours })]);
    const late = await call('rules/ada', route('changeAlertSettings'), { ...json, version: 0 });
    expect(late.json).toMatchObject({ code: 'read-only-field' });
    const nowhere = await call('rules/ada', route('changeAlertSettings'), { ...saved.json, timeZone: 'Mars/Olympus' });
    expect([nowhere.status, nowhere.json]).toEqual([422, expect.objectContaining({ code: 'time-zone-unknown' })]);
    expect((await call('rules/ben', route('getAlertSettings'))).json).toMatchObject({ version: 0 });
  });

  it('what nobody acknowledges goes to the next person, until somebody does', async () => {
    const { database } = platform.context;
    const [ada, ben, cleo] = ['call/ada', 'call/ben', 'call/cleo'];
    for (const [who, address] of [
      [ada, 'a'],
      [ben, 'b'],
      [cleo, 'c'],
    ] as const) {
      await notificationsOf(who);
      await configure(database, 'call', who, { email: [`${address}-call@example.org`] });
    }
    const { json: rota } = await call('call/ada', route('getAlertRota'));
    const members = [ada, ben, cleo].map((subject) => ({ subject, userName: subject.slice(5) }));
    const startsAt = new Date(Date.now() - 1000).toISOString();
    const stranger = [{ subject: 'other/eve', userName: 'eve' }];
    const wanted = { ...rota, isOn: true, members, startsAt, onCall: undefined, nextChangeAt: undefined };
    expect((await call(ada, route('changeAlertRota'), { ...wanted, members: stranger })).json).toMatchObject({
      code: 'colleague-unknown',
    });
    expect((await call(ada, route('changeAlertRota'), wanted)).json).toMatchObject({
      onCall: { userName: 'ada' },
      version: 1,
    });

    await happen('call', conjunctionJudged, judged('con-G-1', 'act', 2e-4));
    await mailsTo('a-call@example.org', 1);
    const escalated = (await mailsTo('b-call@example.org', 2)).map(({ subject }) => subject);
    expect(escalated.sort()).toEqual(['Act: sat-1 and OBJECT G', 'Not acknowledged: Act: sat-1 and OBJECT G']);
    await mailsTo('c-call@example.org', 2);
    const open = (
      await call<{ alertId: string; calls: { userName: string }[] }[]>(ben, route('listAlerts', {}, { open: 'true' }))
    ).json;
    expect(open[0]?.calls.map(({ userName }) => userName)).toEqual(['ada', 'ben', 'cleo']);

    // Of the next one somebody says that he has it before anybody else is called.
    await happen('call', conjunctionJudged, judged('con-H-1', 'act', 2e-4));
    await until(async () =>
      expect((await call<unknown[]>(ben, route('listAlerts', {}, { open: 'true' }))).json).toHaveLength(2),
    );
    const { alertId } = (await call<{ alertId: string }[]>(ben, route('listAlerts', {}, { open: 'true' }))).json[0]!;
    const done = await call(ben, route('acknowledgeAlert', { alertId }), {});
    expect([done.status, done.json]).toEqual([200, expect.objectContaining({ acknowledgedBy: 'ben' })]);
    expect((await notificationsOf(ada)).find((notification) => notification.alertId === alertId)?.acknowledgedBy).toBe(
      'ben',
    );
    await mailsTo('a-call@example.org', 2);
    await until(async () => {
      await hurry(database);
      expect(await unfinishedJobs(database, CALL_QUEUE)).toEqual([]);
    });
    const second = relay.mails.filter(({ subject }) => subject.startsWith('Nobody') && subject.includes('OBJECT H'));
    expect(second).toEqual([]);
    // A decision in hand acknowledges what called for it.
    const decision = { decisionId: 'dec-1', conjunctionId: 'con-G-1', state: 'ACKNOWLEDGED', actor: 'cleo' } as const;
    await happen('call', decisionChanged, decision);
    await until(async () =>
      expect((await call<unknown[]>(ben, route('listAlerts', {}, { open: 'true' }))).json).toEqual([]),
    );
    const acknowledged = (await call<{ acknowledgedBy: string | null }[]>(ben, route('listAlerts'))).json;
    expect(acknowledged.some(({ acknowledgedBy }) => acknowledgedBy === 'cleo')).toBe(true);
  });

  it('a rehearsal shows what rules would have sent over the stored history, and sends nothing', async () => {
    const { database } = platform.context;
    const who = 'rehearsal/ada';
    await configure(database, 'rehearsal', who, { email: ['rehearsal@example.org', 'second@example.org'] });
    const all = [0, 1, 2].map((pair) =>
      judged(`con-${pair}-1`, pair === 0 ? 'act' : 'watch', pair === 0 ? 2e-4 : 1e-6),
    );
    await happen('rehearsal', conjunctionJudged, ...all);
    const before = await database.pool.query("select count(*) from alert_delivery where operator_id = 'rehearsal'");
    const { json: settings } = await call<{ rules: { kind: string }[] }>(who, route('getAlertSettings'));
    const { json } = await call<Record<string, unknown>>(who, route('rehearseAlerts'), { days: 7, settings });
    // Watch waits for the digest, which lies ahead.
    expect(json).toMatchObject({ happened: 3, messages: 2, inApp: 3, maxPerDay: 2 });
    expect(json['sent']).toMatchObject(
      Array(2).fill({ channel: 'EMAIL', purpose: 'ALERT', title: 'sat-1 / OBJECT 0', alerts: 1, kinds: ['ACT'] }),
    );
    const rules = settings.rules.map((rule) => (rule.kind === 'WATCH' ? { ...rule, timing: 'NOW' } : rule));
    const louder = await call<Record<string, unknown>>(who, route('rehearseAlerts'), {
      days: 7,
      settings: { ...settings, rules },
    });
    expect(louder.json).toMatchObject({
      messages: 6,
      rules: expect.arrayContaining([{ kind: 'WATCH', crossings: 2, messages: 4 }]),
    });
    const after = await database.pool.query("select count(*) from alert_delivery where operator_id = 'rehearsal'");
    // What is really told of the same events comes later: nothing was sent by looking.
    expect(after.rows).toEqual(before.rows);
  });

  it('tell how often each fired', async () => {
    const { json } = await call<{ kind: string; fired: number; messages: number }[]>(
      'pair/ada',
      route('listRuleCounts'),
    );
    expect(json.find(({ kind }) => kind === 'ACT')).toMatchObject({ fired: 2, messages: 4 });
    expect(json.find(({ kind }) => kind === 'CATALOGUE_STALE')).toMatchObject({ fired: 0, lastAt: null });
  });
});
