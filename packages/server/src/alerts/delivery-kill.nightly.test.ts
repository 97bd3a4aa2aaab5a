import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PATIENT } from '../../../../scripts/test-patience.mjs';
import { composeServices } from '../hosting/composition.ts';
import { openDatabase } from '../platform/database/database.ts';
import { startBossQueue } from '../platform/jobs/boss-queue.ts';
import { testSettings } from '../platform/settings/test-settings.ts';
import { startTestProgram } from '../platform/test-program.ts';
import { conjunctionJudged } from '../ports/ca-events.ts';
import { startTestPlatform, type TestPlatform } from '../test-platform.ts';
import { alerts } from './module.ts';
import { type Behaviour, startTestHooks, startTestRelay, type TestHooks, type TestRelay } from './test-receivers.ts';
import { configure, hurry, hurryAlertJobs, judged, testWorld } from './test-world.ts';

const PAIRS = 7;
/** What a receiver does with the messages that it sees one after the other, once nobody is killed any more. */
const MOODS: readonly Behaviour[] = ['later', 'take', 'drop', 'later', 'take', 'drop', 'take'];

/** A worker process of alerts. */
async function startWorkerProcess(platform: TestPlatform): Promise<ChildProcess> {
  const { database, settings } = platform.context;
  const { smtpUrl, allowPrivateHooks, publicUrl, issuerUrl } = settings;
  return await startTestProgram(`import { openDatabase } from './platform/database/database.ts';
    import { startBossQueue } from './platform/jobs/boss-queue.ts';
    import { createLogger } from './platform/observing/logs.ts';
    import { composeServices } from './hosting/composition.ts';
    import { alerts } from './alerts/module.ts';
    import { testWorld } from './alerts/test-world.ts';
    const connection = ${JSON.stringify(database.connection)};
    const settings = ${JSON.stringify({ ...testSettings(), smtpUrl, allowPrivateHooks, publicUrl, issuerUrl })};
    const log = createLogger({ logLevel: 'silent' });
    const database = openDatabase(connection, { kind: 'job', connections: 12 });
    const queue = await startBossQueue(connection, { log });
    await composeServices({ settings, log, database, queue }, [testWorld, alerts]).work();`);
}

/** A worker in this process, with connections of its own. */
async function startWorkerHere({ context }: TestPlatform) {
  const { connection } = context.database;
  const database = openDatabase(connection, { kind: 'job', connections: 12 });
  const queue = await startBossQueue(connection, { log: context.log });
  await composeServices({ ...context, database, queue }, [testWorld, alerts]).work();
  return { queue, database };
}

describe('N-12 messages of alerts, while everything that makes them is cut off or killed', () => {
  let platform: TestPlatform;
  let relay: TestRelay;
  let hooks: TestHooks;
  let sending: ChildProcess | undefined;
  const rows = async (query: string) => (await platform.context.database.pool.query(query)).rows;

  beforeAll(async () => {
    relay = await startTestRelay();
    hooks = await startTestHooks();
    const settings = { smtpUrl: relay.url, allowPrivateHooks: true, issuerUrl: 'https://identity.test' };
    platform = await startTestPlatform([testWorld, alerts], { settings, worker: false });
  });
  afterAll(async () => {
    sending?.kill('SIGKILL');
    await platform.close();
    await relay.close();
    await hooks.close();
  });

  /** Ends the sessions that stand before a table which somebody else holds, in the middle of their transaction. */
  const cutBefore = async (table: string) => {
    const holder = await platform.context.database.pool.connect();
    const worker = await startWorkerHere(platform);
    const cut = () =>
      rows(
        `select pg_terminate_backend(pid) from pg_locks join pg_class on pg_class.oid = relation
         where relname = '${table}' and not granted`,
      );
    try {
      await holder.query('begin');
      await holder.query('set local idle_in_transaction_session_timeout = 0');
      await holder.query(`lock table ${table} in exclusive mode`);
      await vi.waitFor(async () => {
        // What waits itself would stand before the same table.
        await (table === 'alert_pending' ? hurryAlertJobs : hurry)(platform.context.database);
        expect(await cut()).not.toEqual([]);
      }, PATIENT);
      await worker.queue.stop(1000);
      // Who has come again meanwhile.
      await cut();
    } finally {
      await holder.query('rollback');
      holder.release();
      await worker.database.close();
    }
  };

  it('reach each place once, told by their ids, and none is lost', async () => {
    const { database, events } = platform.context;
    await configure(database, 'aurora', 'ada', {
      email: ['ada@example.org'],
      webhook: [`${hooks.url}/hook`],
      msteams: [`${hooks.url}/teams`],
      slack: [`${hooks.url}/slack`],
    });
    const all = Array.from({ length: PAIRS }, (_, pair) => judged(`con-${pair}-1`, 'act', 2e-4));
    await database.orm.transaction((tx) => events.publish(tx, 'aurora', conjunctionJudged, ...all));

    await cutBefore('alert_pending');
    expect(await rows('select from alert')).toEqual([]);
    await cutBefore('alert_delivery');
    expect(await rows('select from alert_delivery')).toEqual([]);
    // Both receivers have a whole message and fall silent; then its sender dies, and nobody has written down that it was sent.
    relay.behave = () => 'stall';
    hooks.behave = () => 'stall';
    sending = await startWorkerProcess(platform);
    await vi.waitFor(async () => {
      await hurry(database);
      expect(Math.min(relay.mails.length, hooks.calls.length)).toBeGreaterThan(0);
    }, PATIENT);
    sending.kill('SIGKILL');
    await once(sending, 'exit');
    const [mailsBefore, callsBefore] = [relay.mails.length, hooks.calls.length];

    relay.behave = () => MOODS[(relay.mails.length - mailsBefore) % MOODS.length]!;
    hooks.behave = () => MOODS[(hooks.calls.length - callsBefore) % MOODS.length]!;
    // This process, which nobody kills, does what is left.
    await composeServices(platform.context, [testWorld, alerts]).work();
    await vi.waitFor(async () => {
      await hurry(database);
      expect(await rows('select count(*)::integer as alerts from alert')).toEqual([{ alerts: PAIRS }]);
      expect(await rows('select from alert_pending')).toEqual([]);
      expect(await rows("select from alert_delivery where state <> 'SENT'")).toEqual([]);
    }, PATIENT);

    // Each place has each crossing in one message.
    const parts = await rows(
      'select place_id, alert_id, count(*)::integer as times from alert_delivery_part group by 1, 2',
    );
    expect(parts.map(({ times }) => times)).toEqual(Array(4 * PAIRS).fill(1));
    // Whatever arrived again carries the id that it arrived with before.
    const sent: { id: string; channel: string; alerts: string[] }[] = await rows(
      `select delivery.id, channel, array_agg(alert_id order by alert_id) as alerts
       from alert_delivery delivery join alert_delivery_part part on part.delivery_id = delivery.id group by 1, 2`,
    );
    const of = (channel: string) => sent.filter((delivery) => delivery.channel === channel).map(({ id }) => id);
    const mailIds = relay.mails.map(({ messageId }) => messageId.replace(/^<|@.*$/g, ''));
    expect([...new Set(mailIds)].sort()).toEqual(of('EMAIL').sort());
    expect(mailIds.length).toBeGreaterThan(of('EMAIL').length);
    const hookIds = hooks.calls
      .filter(({ path }) => path === '/hook')
      .map(({ headers }) => String(headers['webhook-id']));
    expect([...new Set(hookIds)].sort()).toEqual(of('WEBHOOK').sort());
    for (const channel of ['EMAIL', 'WEBHOOK', 'MSTEAMS', 'SLACK']) {
      const alertIds = sent.filter((delivery) => delivery.channel === channel).flatMap((delivery) => delivery.alerts);
      expect([alertIds.length, new Set(alertIds).size]).toEqual([PAIRS, PAIRS]);
    }
    // What a receiver said yes to is not sent again.
    const takenTwice = (ids: readonly string[]) => ids.length - new Set(ids).size;
    const taken = relay.mails.filter(({ behaviour }) => behaviour === 'take').map(({ messageId }) => messageId);
    expect(takenTwice(taken)).toBe(0);
    // The attempts whose process died are known as lost.
    expect((await rows("select from alert_attempt where outcome = 'LOST'")).length).toBeGreaterThan(1);
    expect((await rows("select from alert_attempt where outcome = 'RETRY'")).length).toBeGreaterThan(0);
  });
});
