import type { AlertDelivery } from '@keepout/contract/alerts/delivery';
import type { AlertPlace } from '@keepout/contract/alerts/place';
import type { OdtUserConfiguration } from '@keepout/contract/odt/user-configuration';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PATIENT } from '../../../../scripts/test-patience.mjs';
import { nowTaiS } from '../platform/now.ts';
import { conjunctionJudged } from '../ports/ca-events.ts';
import { startTestPlatform, type TestPlatform } from '../test-platform.ts';
import { type Route, route } from '../test-route.ts';
import { userConfigurations } from '../userconfig/module.ts';
import { incidentAddress, incidentTarget } from '../users/incident-address.ts';
import { incidentEvent } from './delivery/incident.ts';
import { alerts } from './module.ts';
import { resolveEndedIncidents } from './raising/incidents.ts';
import { startTestHooks, type TestHooks } from './test-receivers.ts';
import { configure, hurry, judged, settingsOf, testWorld } from './test-world.ts';

const KEY = 'R0123456789abcdefR0123456789abcd';

let platform: TestPlatform;
let hooks: TestHooks;

beforeAll(async () => {
  hooks = await startTestHooks();
  const settings = { allowPrivateHooks: true, issuerUrl: 'https://identity.test' };
  platform = await startTestPlatform([testWorld, alerts, userConfigurations], { settings });
});
afterAll(async () => {
  await platform.close();
  await hooks.close();
});

interface EnqueuedEvent {
  readonly routing_key: string;
  readonly event_action: string;
  readonly dedup_key: string;
  readonly payload: { readonly summary: string; readonly severity: string };
}

/** What a receiver got, by the operator whose place it is. */
const eventsOf = (operatorId: string): EnqueuedEvent[] =>
  hooks.calls.filter(({ path }) => path === `/${operatorId}`).map(({ body }) => JSON.parse(body) as EnqueuedEvent);
const actions = (operatorId: string) =>
  eventsOf(operatorId).map(({ event_action: action, dedup_key: key }) => `${action} ${key}`);

async function call<T>(who: string, place: Route, payload?: object): Promise<T> {
  const [operatorId = ''] = who.split('/');
  const headers = await platform.bearer({ operatorId, subject: who, userName: 'ada' });
  const answer = await platform.app.inject({ ...place, headers, ...(payload && { payload }) });
  return (answer.body === '' ? undefined : answer.json()) as T;
}

async function until(check: () => Promise<void> | void): Promise<void> {
  await vi.waitFor(async () => {
    await hurry(platform.context.database);
    await check();
  }, PATIENT);
}

const judge = (operatorId: string, ...judgements: readonly Parameters<typeof judged>[]) => {
  const { database, events } = platform.context;
  const data = judgements.map((each) => judged(...each));
  return database.orm.transaction((tx) => events.publish(tx, operatorId, conjunctionJudged, ...data));
};

async function placeOf(operatorId: string): Promise<void> {
  const { database } = platform.context;
  await configure(database, operatorId, `${operatorId}/ada`, {});
  const configuration = { ...settingsOf({}), pagerduty: { enabled: true, url: [placeAddress(operatorId)] } };
  await database.pool.query('update user_configuration set configuration = $1 where operator_id = $2', [
    configuration,
    operatorId,
  ]);
}
const placeAddress = (operatorId: string) => `${hooks.url}/${operatorId}?routing_key=${KEY}`;

describe('26.8 incidents of PagerDuty', () => {
  it('are one for each event: told again, acknowledged with the alert, and resolved when the verdict falls', async () => {
    await placeOf('duty');
    await judge('duty', ['con-A-1', 'act', 2e-4]);
    await until(() => expect(actions('duty')).toEqual(['trigger con-A-1']));
    const [event] = eventsOf('duty');
    expect(event).toMatchObject({
      routing_key: KEY,
      client: 'Keepout',
      links: [{ href: expect.stringContaining('/ca/conjunction/sat-1/con-A-1'), text: 'Open in Keepout' }],
      payload: {
        summary: 'Act: sat-1 and OBJECT A',
        severity: 'critical',
        source: expect.any(String),
        custom_details: { alerts: [{ kind: 'ACT' }] },
      },
    });
    await judge('duty', ['con-A-1', 'act', 4e-3]);
    await until(() => expect(actions('duty')).toHaveLength(2));
    const [{ alertId }] = await call<[{ alertId: string }]>('duty/ada', route('listAlerts', {}, { open: 'true' }));
    await call('duty/ada', route('acknowledgeAlert', { alertId }), {});
    await until(() => expect(actions('duty')).toHaveLength(3));
    await judge('duty', ['con-A-1', 'safe', 1e-7]);
    await until(() => expect(actions('duty')).toHaveLength(4));
    expect(actions('duty').map((action) => action.split(' ')[0])).toEqual([
      ...['trigger', 'trigger', 'acknowledge', 'resolve'],
    ]);
    expect(new Set(eventsOf('duty').map(({ dedup_key: key }) => key))).toEqual(new Set(['con-A-1']));
    expect(eventsOf('duty').at(-1)?.payload.summary).toBe('Resolved: Act: sat-1 and OBJECT A');
    // It was resolved: an event that is over is not resolved again.
    await judge('duty', ['con-A-1', 'safe', 1e-8]);
    await resolveEndedIncidents(platform.context);
    await until(async () => expect(await unfinished()).toBe(0));
    expect(actions('duty')).toHaveLength(4);
  });

  it('are resolved where a verdict that was only to be watched falls, and when the event is over', async () => {
    await placeOf('watch');
    const rules = await call<{ rules: { kind: string }[] }>('watch/ada', route('getAlertSettings'));
    expect(rules.rules[0]).toMatchObject({ channels: expect.arrayContaining(['PAGERDUTY']) });
    await judge('watch', ['con-B-1', 'watch', 2e-6], ['con-C-1', 'no-conclusion', null]);
    await until(() => expect(actions('watch').sort()).toEqual(['trigger con-B-1', 'trigger con-C-1']));
    expect(
      eventsOf('watch')
        .map(({ payload }) => payload.severity)
        .sort(),
    ).toEqual(['error', 'warning']);
    await judge('watch', ['con-B-1', 'safe', 1e-8]);
    await until(() => expect(actions('watch')).toContain('resolve con-B-1'));
    await platform.context.database.pool.query(
      `update alert_delivery set content = jsonb_set(content, '{incident,endsTaiS}', to_jsonb($1::float8))
       where content->'incident'->>'key' = 'con-C-1'`,
      [nowTaiS() - 60],
    );
    await resolveEndedIncidents(platform.context);
    await resolveEndedIncidents(platform.context);
    await until(() => expect(actions('watch')).toContain('resolve con-C-1'));
    expect(actions('watch')).toHaveLength(4);
  });

  it('are not opened by what eased before it was told, nor by a trigger that comes after the end', async () => {
    await placeOf('late');
    await judge('late', ['con-D-1', 'act', 2e-4], ['con-D-1', 'safe', 1e-7]);
    await judge('late', ['con-E-1', 'act', 2e-4]);
    hooks.behave = ({ path }) => (path === '/late' ? 429 : 'take');
    await until(() => expect(actions('late')[0]).toBe('trigger con-E-1'));
    await judge('late', ['con-E-1', 'safe', 1e-7]);
    const log = () => call<AlertDelivery[]>('late/ada', route('listDeliveries'));
    await until(async () => expect(await log()).toHaveLength(2));
    hooks.behave = () => 'take';
    await until(async () => {
      await platform.context.database.pool.query(
        "update alert_delivery set next_attempt_at = now() where state = 'QUEUED'",
      );
      expect((await log()).map(({ state }) => state)).toEqual(['SENT', 'DEAD']);
    });
    const [, trigger] = await log();
    expect(trigger?.attempts.at(-1)).toMatchObject({
      outcome: 'REFUSED',
      detail: 'a later message on the same conjunction replaced it',
    });
    expect(actions('late').some((action) => action.includes('con-D-1'))).toBe(false);
    expect(actions('late').at(-1)).toBe('resolve con-E-1');
  });

  it('are given up where the receiver says that the event is wrong, and nobody reads the key in what it said', async () => {
    await placeOf('wrong');
    hooks.behave = () => 400;
    hooks.answer = `{"status":"invalid event","errors":["no ${KEY} here"]}`;
    const [place] = await call<[AlertPlace]>('wrong/ada', route('listAlertPlaces'));
    expect(place).toMatchObject({ channel: 'PAGERDUTY', hasSecret: false });
    expect(JSON.stringify(place)).not.toContain(KEY);
    await call('wrong/ada', route('sendTestAlert', { placeId: place.placeId }), {});
    await until(async () => {
      const [delivery] = await call<[AlertDelivery]>('wrong/ada', route('listDeliveries'));
      expect(delivery).toMatchObject({
        state: 'DEAD',
        attempts: [{ outcome: 'REFUSED', status: 400, detail: expect.stringContaining('no [key] here') }],
      });
    });
    Object.assign(hooks, { answer: '', behave: () => 'take' });
  });
});

describe('26.8 a place of PagerDuty in a configuration', () => {
  it('is stored sealed, shown by its host, and stays where it is left out', async () => {
    const put = (notifications: object) =>
      call<OdtUserConfiguration>('kept/ada', route('putOdtUserConfiguration', { configId: 'kept/ada' }), {
        notifications,
      });
    const first = await put({ ...settingsOf({}), pagerduty: { url: [KEY] } });
    const shown = { enabled: true, url: [expect.stringMatching(/^https:\/\/events\.pagerduty\.com\/…#[0-9a-f]{8}$/)] };
    expect(first.notifications.pagerduty).toEqual(shown);
    expect((await put(settingsOf({ email: ['a@example.org'] }))).notifications.pagerduty).toEqual(shown);
    const { rows } = await platform.context.database.pool.query(
      "select configuration::text from user_configuration where operator_id = 'kept'",
    );
    expect(JSON.stringify(rows)).not.toContain(KEY);
    const refused = await put({ ...settingsOf({}), pagerduty: { url: ['https://events.example.org/x'] } });
    expect(refused).toMatchObject({
      errors: [{ pointer: '#/notifications/pagerduty/url/0', message: expect.stringContaining('routing key') }],
    });
    expect((await put({ ...settingsOf({}), pagerduty: { url: [] } })).notifications.pagerduty).toMatchObject({
      url: [],
    });
  });
});

const unfinished = async () => {
  const { rows } = await platform.context.database.pool.query(
    "select from alert_delivery where state = 'QUEUED' union all select from alert_pending",
  );
  return rows.length;
};

describe('26.8 an address of incidents', () => {
  it('is a routing key, which goes to PagerDuty, or an address that takes the same', () => {
    expect(incidentAddress(KEY)).toBe(`https://events.pagerduty.com/v2/enqueue?routing_key=${KEY}`);
    const europe = incidentAddress(`https://events.eu.pagerduty.com?routing_key=${KEY}`);
    expect(incidentTarget(europe)).toEqual({ url: 'https://events.eu.pagerduty.com/v2/enqueue', routingKey: KEY });
  });

  it('keeps the limits of the receiver: 1024 letters of a summary, 255 of a key', () => {
    const content = {
      purpose: 'TEST',
      language: 'en',
      title: 'x'.repeat(5000),
      items: [],
      foot: '',
      footUrl: 'https://a.test/b',
    } as const;
    const event = incidentEvent('dlv-1', KEY, content) as EnqueuedEvent;
    expect([event.payload.summary.length, event.dedup_key, event.event_action]).toEqual([
      1024,
      'test dlv-1',
      'trigger',
    ]);
  });
});
