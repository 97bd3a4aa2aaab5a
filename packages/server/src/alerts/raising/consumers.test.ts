import { judgeCrossing } from '@keepout/operations/alerts/risk';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { PATIENT } from '../../../../../scripts/test-patience.mjs';
import type { ServerContext } from '../../hosting/module.ts';
import { modules } from '../../modules.ts';
import { statementsOf } from '../../platform/database/test-blocks.ts';
import { workAsConsumer } from '../../platform/events/consume.ts';
import type { EventJob } from '../../platform/events/publish.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { nowTaiS } from '../../platform/now.ts';
import { conjunctionJudged } from '../../ports/ca-events.ts';
import { startTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { configure } from '../test-world.ts';
import { lockWatches, saveWatches } from './watch.ts';

const OPERATOR = 'aurora';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform(modules, { worker: false });
  await configure(platform.context.database, OPERATOR, 'ada', { email: ['ada@example.com'] });
});
afterAll(() => platform.close());

const query = (text: string, values: unknown[] = []) => platform.context.database.pool.query(text, values);

type Judged = NonNullable<(typeof conjunctionJudged)['data']>;
type Verdict = Judged['verdict'];

const judged = (name: string, verdict: Verdict, pc: number): Judged => ({
  conjunctionId: `con-${name}`,
  satelliteId: 'sat-1',
  cdmId: `cdm-${name}`,
  tcaTaiS: nowTaiS() + 86_400,
  decideByTaiS: nowTaiS() + 43_200,
  isCandidate: false,
  verdict,
  pc,
  belief: { confidence: 'CONDITIONAL', confidenceReason: 'covariance-stated' },
});

/** Publishes judgements together and has every consumer of them act. @returns statements that the acting took */
async function act(...happened: readonly Judged[]): Promise<number> {
  const { database, events } = platform.context;
  const context: ServerContext = {
    ...platform.context,
    use: ({ name }) =>
      modules
        .flatMap(({ offers }) => offers ?? [])
        .find(({ capability }) => capability.name === name)!
        .open(platform.context) as never,
  };
  await database.orm.transaction((tx) => events.publish(tx, OPERATOR, conjunctionJudged, ...happened));
  const { rows } = await query('select id from domain_event where type = $1 order by id desc limit $2', [
    conjunctionJudged.type,
    happened.length,
  ]);
  const job = { data: { eventIds: rows.map(({ id }) => Number(id)) }, signal: new AbortController().signal };
  const heard = await statementsOf(database.pool, async () => {
    for (const subscriber of modules.flatMap(({ consumers }) => consumers?.(context) ?? [])) {
      if (subscriber.event.type !== conjunctionJudged.type) continue;
      const work = async (_name: string, handle: (job: { data: EventJob; signal: AbortSignal }) => Promise<void>) =>
        handle(job);
      await workAsConsumer({ work } as unknown as JobQueue, database, subscriber);
    }
  });
  return heard.length;
}

it('a hundred judgements cost as many statements as one: watched, told and gathered', async () => {
  const names = (from: string) => Array.from({ length: 100 }, (_, k) => `${from}-${k}`);
  // The operator's past is read once, and cached.
  await act(judged('first', 'act', 2e-4));
  const alone = await act(judged('alone', 'act', 2e-4));
  expect(await act(...names('A').map((name) => judged(name, 'act', 2e-4)))).toBe(alone);
  const quiet = await act(judged('quiet', 'safe', 1e-9));
  expect(await act(...names('B').map((name) => judged(name, 'safe', 1e-9)))).toBe(quiet);
  expect(quiet).toBeLessThan(alone);
  const { rows } = await query('select kind, count(*)::integer from alert group by 1');
  expect(rows).toEqual([{ kind: 'ACT', count: 102 }]);
  expect((await query('select from alert_pending')).rowCount).toBe(102);
});

it('what eased acknowledges what came before it, and nothing that came after', async () => {
  await act(judged('C', 'act', 2e-4), judged('C', 'safe', 1e-9), judged('C', 'act', 3e-4));
  const { rows } = await query(
    "select kind, acknowledged_at is not null as acknowledged from alert where facts ->> 'conjunctionId' = 'con-C' order by crossing",
  );
  expect(rows).toEqual([
    { kind: 'ACT', acknowledged: true },
    { kind: 'EASED', acknowledged: false },
    { kind: 'ACT', acknowledged: false },
  ]);
});

it('of judgements that come in another order the newest counts, once', async () => {
  const { pool } = platform.context.database;
  await act(judged('D', 'watch', 1e-6));
  await act(judged('D', 'act', 2e-4), judged('D', 'act', 2.1e-4));
  const { rows } = await pool.query("select state from alert_watch where about = 'con-D'");
  expect(rows[0].state.risk).toMatchObject({ held: 'act', toldPc: 2e-4, count: 2, last: { pc: 2.1e-4 } });
});

it('a conjunction that two begin to watch at once is told once', async () => {
  const { database } = platform.context;
  let acting: Promise<number> | undefined;
  await database.orm.transaction(async (tx) => {
    const watch = (await lockWatches(tx, OPERATOR, ['con-E'])).get('con-E')!;
    const { state: risk } = judgeCrossing(watch.state.risk, { verdict: 'act', pc: 2e-4 });
    expect((await saveWatches(tx, [{ ...watch, state: { ...watch.state, risk } }])).size).toBe(0);
    acting = act(judged('E', 'act', 2.1e-4), judged('F', 'act', 2e-4));
    const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    await vi.waitFor(async () => expect((await query(waiting)).rowCount).toBeGreaterThan(0), PATIENT);
  });
  await acting;
  const { rows } = await query(
    "select facts ->> 'conjunctionId' as about from alert where facts ->> 'conjunctionId' in ('con-E', 'con-F')",
  );
  expect(rows).toEqual([{ about: 'con-F' }]);
  const { rows: watched } = await query("select state from alert_watch where about = 'con-E'");
  expect(watched[0].state.risk).toMatchObject({ held: 'act', toldPc: 2e-4, count: 1, last: { pc: 2.1e-4 } });
});
