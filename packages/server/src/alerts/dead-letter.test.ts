import type { AlertDelivery } from '@keepout/contract/alerts/delivery';
import { type AlertChannel, type AlertKind, alertKind } from '@keepout/contract/alerts/enums';
import { scheduleOf } from '@keepout/operations/alerts/backoff';
import { DEFAULT_ALERT_RULES } from '@keepout/operations/alerts/dispatch';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isNightly } from '../../../../scripts/property-runs.mjs';
import { storedJobs } from '../platform/jobs/test-jobs.ts';
import { nowTaiS } from '../platform/now.ts';
import { startTestPlatform, type TestPlatform } from '../test-platform.ts';
import { type Route, route } from '../test-route.ts';
import { deliver } from './delivery/deliver.ts';
import type { AlertCrossing, AlertFacts } from './facts.ts';
import { alerts } from './module.ts';
import type { DeliveryJob } from './queues.ts';
import { HOOK_QUEUE, MAIL_QUEUE } from './queues.ts';
import { composeDueAlerts } from './raising/gather.ts';
import { raise } from './raising/raise.ts';
import { alertUser } from './tables.ts';
import { startTestHooks, startTestRelay, type TestHooks, type TestRelay } from './test-receivers.ts';
import { configure, HOUR_S, hurry, testWorld } from './test-world.ts';

const OPERATOR = 'dead';
const HOUR_MS = 3_600_000;
/** A usual run raises one kind for each channel. */
const KINDS: readonly AlertKind[] = isNightly
  ? alertKind.options
  : ['ACT', 'DECIDE_BY_NEAR', 'PLAN_STALE', 'CAPACITY_SHORT'];
const CHANNELS: readonly AlertChannel[] = ['EMAIL', 'MSTEAMS', 'SLACK', 'WEBHOOK'];
const channelOf = (kind: AlertKind) => CHANNELS[KINDS.indexOf(kind) % CHANNELS.length]!;
const attemptsOf = (kind: AlertKind) => scheduleOf(channelOf(kind)).attempts;

let platform: TestPlatform;
let relay: TestRelay;
let hooks: TestHooks;

beforeAll(async () => {
  relay = await startTestRelay();
  hooks = await startTestHooks();
  const settings = { smtpUrl: relay.url, allowPrivateHooks: true, issuerUrl: 'https://identity.test' };
  platform = await startTestPlatform([testWorld, alerts], { settings, worker: false });
  // Whoever asks for a token, a signature or the next attempt is told the time of the simulation.
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterAll(async () => {
  vi.useRealTimers();
  await platform.close();
  await relay.close();
  await hooks.close();
});

/** What a kind of alert is about. */
function factsOf(kind: AlertKind): AlertFacts {
  const satellite = { satelliteId: 'sat-1', satelliteName: 'AURORA-3' };
  const soon = nowTaiS() + 30 * HOUR_S;
  switch (kind) {
    case 'MESSAGE_REISSUED':
      return { of: 'message', conjunctionId: 'con-1', ...satellite, originator: 'JSPOC', messageId: '201113719185' };
    case 'ANSWER_RECEIVED':
      return {
        of: 'answer',
        conjunctionId: 'con-1',
        ...satellite,
        secondaryName: 'OBJECT A',
        who: 'K. Sato',
        intent: 'MOVES',
        note: 'tomorrow at six',
        isContradictory: true,
      };
    case 'PUBLICATION_STOPPED':
      return { of: 'publication', publicationId: 'pub-1', ...satellite, recipientName: 'TraCSS', state: 'UNCERTAIN' };
    case 'PLAN_STALE':
      return { of: 'plan', planId: 'man-1', conjunctionId: 'con-1', ...satellite, ignitionTaiS: soon };
    case 'EPHEMERIS_STALE':
      return { of: 'ephemeris', ...satellite, endsTaiS: soon };
    case 'CATALOGUE_STALE':
      return { of: 'catalogue', ageHours: 80, maxAgeHours: 72 };
    case 'CATALOGUE_KEPT_BACK':
      return { of: 'kept-back', keptBackId: 'ckb-1', source: 'CelesTrak', reason: [] };
    case 'FEED_STALE':
      return { of: 'feed', feedId: 'fed-1', name: 'CelesTrak', sinceTaiS: soon, isShutOut: false };
    case 'CAPACITY_SHORT':
      return { of: 'capacity', what: 'storage', used: 17e9, limit: 20e9 };
    case 'OBSERVATION_ARRIVED':
      return { of: 'observation', requestId: 'req-1', targetName: 'ARGO-5 R/B' };
    case 'REQUEST_STATUS':
      return { of: 'request', requestId: 'req-1', targetName: 'ARGO-5 R/B', status: 'CANCELLED', exactly: 'CANCELLED' };
    case 'SCREENING_STATUS':
      return { of: 'screening', screeningId: 'scr-1', status: 'COMPLETED_OK', exactly: 'COMPLETED' };
    default:
      return {
        of: 'conjunction',
        conjunctionId: `con-${kind}`,
        ...satellite,
        secondaryName: 'OBJECT A',
        verdict: kind === 'EASED' ? 'safe' : 'act',
        pc: 2e-4,
        before: null,
        tcaTaiS: soon + 10 * HOUR_S,
        decideByTaiS: soon,
      };
  }
}

/** Everybody hears of one kind, by one channel, at once. */
async function raiseOneOfEach(): Promise<void> {
  const { context } = platform;
  const { orm } = context.database;
  for (const kind of KINDS) {
    const [subject, url] = [`dead/${kind}`, `${hooks.url}/${kind}`];
    const channel = channelOf(kind);
    const rules = DEFAULT_ALERT_RULES.rules.map((rule) => ({
      ...rule,
      timing: 'NOW' as const,
      channels: rule.kind === kind ? [channel] : [],
    }));
    const places = { email: [`${kind}@example.org`], msteams: [url], slack: [url], webhook: [url] };
    await configure(context.database, OPERATOR, subject, places);
    await orm.insert(alertUser).values({
      operatorId: OPERATOR,
      subject,
      userName: kind,
      services: ['ca', 'odt'],
      settings: { ...DEFAULT_ALERT_RULES, rules },
    });
  }
  const crossings = KINDS.map(
    (kind): AlertCrossing => ({
      kind,
      service: 'ca',
      crossing: kind,
      pair: kind,
      facts: factsOf(kind),
      decideByTaiS: null,
    }),
  );
  await orm.transaction((tx) => raise(context, tx, OPERATOR, crossings));
  await hurry(context.database);
  for (const kind of KINDS) await composeDueAlerts(context, { operatorId: OPERATOR, subject: `dead/${kind}` });
}

/** Puts the clock to when the next attempt is due and makes it, until none is; returns how many there were. */
async function untilNothingIsDue(): Promise<number> {
  const { context } = platform;
  for (let count = 0; ; count += 1) {
    const { rows } = await context.database.orm.execute<{ at: string; deliveryId: string; attempt: number }>(sql`
      select next_attempt_at::text as at, id as "deliveryId", attempts + 1 as attempt from alert_delivery
      where state = 'QUEUED' order by next_attempt_at limit 1`);
    const [next] = rows;
    if (next === undefined) return count;
    const { deliveryId, attempt } = next;
    const jobs = await Promise.all(
      [MAIL_QUEUE, HOOK_QUEUE].map((name) => storedJobs<DeliveryJob>(context.database, name)),
    );
    const job = jobs.flat().find(({ data }) => data.deliveryId === deliveryId && data.attempt === attempt)?.data;
    expect(job, 'the delivery has a job').toBeDefined();
    vi.setSystemTime(Date.parse(next.at));
    await deliver(context, job!, false);
  }
}

async function call<T>(kind: AlertKind, place: Route): Promise<T> {
  const answer = await platform.app.inject({
    ...place,
    ...(place.method === 'PUT' && { payload: {} }),
    headers: await platform.bearer({ operatorId: OPERATOR, subject: `dead/${kind}`, userName: kind }),
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json() as T;
}

/** What a receiver got for a kind: the id and the words. */
const received = (kind: AlertKind) =>
  channelOf(kind) === 'EMAIL'
    ? relay.mails.filter(({ to }) => to.includes(`${kind}@example.org`)).map(({ messageId, text }) => [messageId, text])
    : hooks.calls
        .filter(({ path }) => path === `/${kind}`)
        .map(({ headers, body }) => [headers['webhook-id'] ?? '', body]);

describe('N-12 a message that nobody takes', () => {
  it('of each kind is tried over hours, by webhook over days, given up, shown in the log, and delivered when it is sent again', async () => {
    const failures = ['later', 'drop', 429, 500] as const;
    relay.behave = () => (relay.mails.length % 2 === 0 ? 'later' : 'drop');
    hooks.behave = () => failures[hooks.calls.length % failures.length]!;
    await raiseOneOfEach();
    const begunMs = Date.now();
    expect(await untilNothingIsDue()).toBe(KINDS.reduce((sum, kind) => sum + attemptsOf(kind), 0));
    // The ladder of webhooks is 75.6 h, and up to a tenth more is drawn.
    const hours = (Date.now() - begunMs) / HOUR_MS;
    expect(hours).toBeGreaterThan(75);
    expect(hours).toBeLessThan(84);

    const ids = new Map<AlertKind, string>();
    for (const kind of KINDS) {
      const log = await call<AlertDelivery[]>(kind, route('listDeliveries', {}, { state: 'DEAD' }));
      expect(log).toMatchObject([{ channel: channelOf(kind), purpose: 'ALERT', sentAt: null, nextAttemptAt: null }]);
      const [{ attempts, deliveryId }] = log as [AlertDelivery];
      expect(attempts.map(({ number, outcome }) => [number, outcome])).toEqual(
        Array.from({ length: attemptsOf(kind) }, (_, index) => [index + 1, 'RETRY']),
      );
      expect(received(kind)).toHaveLength(attemptsOf(kind));
      ids.set(kind, deliveryId);
    }

    // A week later somebody has mended the receivers and presses *Send again*.
    vi.setSystemTime(Date.now() + 7 * 24 * HOUR_MS);
    relay.behave = () => 'take';
    hooks.behave = () => 'take';
    for (const [kind, id] of ids) {
      const again = await call<AlertDelivery>(kind, route('replayDelivery', { deliveryId: id }));
      expect(again.state).toBe('QUEUED');
    }
    expect(await untilNothingIsDue()).toBe(KINDS.length);
    for (const kind of KINDS) {
      const [delivery] = await call<AlertDelivery[]>(kind, route('listDeliveries'));
      expect(delivery).toMatchObject({ deliveryId: ids.get(kind), state: 'SENT' });
      expect(delivery!.attempts.at(-1)).toMatchObject({ number: attemptsOf(kind) + 1, outcome: 'SENT' });
      // The same words, and by mail and webhook the same id, in all.
      const all = received(kind).map((hook) => JSON.stringify(hook));
      expect([all.length, new Set(all).size]).toEqual([attemptsOf(kind) + 1, 1]);
    }
  });

  it('is tried once each time that it is sent again, and can be sent again after that', async () => {
    const kind = 'DECIDE_BY_NEAR' as const;
    const [delivery] = await call<AlertDelivery[]>(kind, route('listDeliveries'));
    hooks.behave = () => 'later';
    await call(kind, route('replayDelivery', { deliveryId: delivery!.deliveryId }));
    expect(await untilNothingIsDue()).toBe(1);
    expect(await call<AlertDelivery[]>(kind, route('listDeliveries'))).toMatchObject([{ state: 'DEAD' }]);
    hooks.behave = () => 'take';
    await call(kind, route('replayDelivery', { deliveryId: delivery!.deliveryId }));
    expect(await untilNothingIsDue()).toBe(1);
    expect(await call<AlertDelivery[]>(kind, route('listDeliveries'))).toMatchObject([{ state: 'SENT' }]);
  });
});
