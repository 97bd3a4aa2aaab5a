import { formatUtcZ } from '@keepout/astro/epoch';
import type { Conjunction } from '@keepout/contract/ca/conjunction';
import type { Screening } from '@keepout/contract/ca/screening';
import { collisionAvoidance } from '@keepout/server/ca/module';
import { startTestPlatform, type TestPlatform } from '@keepout/server/test-platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from './test-eventually.ts';
import { buildGates, type GateName, type TestGates } from './test-gates.ts';
import type { TestProcess } from './test-process.ts';
import { START_TAI_S, storeSky, type TestOperator, testOperator } from './test-sky.ts';
import { areReady, startWorker } from './test-workers.ts';

/** Longer than a request waits for a lock, so that a call in the way meets both answers. */
const PAUSE_S = 5;
/** What is open while its process works on: claims are one statement, and hold nobody up. */
const TRANSACTIONS: readonly GateName[] = ['plan', 'settle', 'finish'];
const SUBJECT = '44444444-4444-4444-8444-444444444444';

describe('a worker', () => {
  let platform: TestPlatform;
  let gates: TestGates;
  let operator: TestOperator;
  let headers: { authorization: string };
  const workers: TestProcess[] = [];
  /** One for each transaction and one that is never stopped. */
  const count = TRANSACTIONS.length + 2;

  beforeAll(async () => {
    platform = await startTestPlatform([collisionAvoidance], {
      worker: false,
      settings: { rateLimitPerMinute: 1_000_000 },
    });
    gates = await buildGates(platform);
    await storeSky(platform);
    operator = await testOperator(platform, 'operator-s', SUBJECT);
    headers = await platform.bearer({ operatorId: 'operator-s', subject: SUBJECT });
    const settings = { KEEPOUT_DATABASE_PAUSE_S: String(PAUSE_S), KEEPOUT_LOG_LEVEL: 'info' };
    for (let n = 0; n < count; n++) workers.push(startWorker(platform, settings));
    await areReady(platform, workers);
  }, 180_000);
  afterAll(async () => {
    await Promise.all(workers.map((one) => one.kill()));
    await platform.close();
  });

  const rows = async <T extends object>(query: string, values: readonly unknown[] = []): Promise<T[]> =>
    (await platform.context.database.pool.query<T>(query, [...values])).rows;
  let hour = 0;
  /** Every screening is of a window of its own: nothing is found done. */
  const order = async (): Promise<string> => {
    const start = formatUtcZ(START_TAI_S + 3600 * hour++);
    const body = { satelliteId: operator.satelliteId, days: 1, start, volume: { shape: 'SPHERE', r: 20_000 } };
    return (await operator.send('POST', '/ca/screenings', body)).screeningId;
  };
  const stateOf = async (session: number) =>
    (await rows<{ state: string }>('select state from pg_stat_activity where pid = $1', [session]))[0]?.state;
  /** Whatever anybody would read: two of the same are nothing stored in between. */
  const record = async () => ({
    screenings: await rows('select * from screening order by id'),
    blocks: await rows(`select work_key, block_index, encode(sha256(encounters), 'hex'), report, worker, done_at
      from screening_block order by 1, 2`),
    events: await rows('select * from conjunction order by id'),
    messages: await rows('select * from cdm order by id'),
  });
  const queueIsEmpty = () =>
    eventually('no job is left', async () => {
      expect(await rows('select job_id from job_claim')).toEqual([]);
      expect(
        await rows(`select name, state from keepout_jobs.job where name like 'ca-screening%' and state < 'completed'`),
      ).toEqual([]);
    });

  it.each(TRANSACTIONS)(
    'stopped inside a transaction (%s) holds up a cancel for a limited time, and changes nothing when it goes on',
    async (kind) => {
      let screeningId = '';
      const { worker, session } = await gates.stopInside(kind, workers, async () => {
        screeningId = await order();
      });
      // Gone already where this process was held up for longer than the pause.
      await eventually('the database waits for the process', async () =>
        expect(['idle in transaction', undefined]).toContain(await stateOf(session)),
      );
      const url = `/api/v1/ca/screenings/${screeningId}`;
      await eventually('the screening is cancelled', async () => {
        const answer = await platform.app.inject({ method: 'DELETE', url, headers });
        if (answer.statusCode !== 204) expect(answer.json()).toMatchObject({ status: 503, code: 'database-busy' });
        expect(answer.statusCode).toBe(204);
      });
      // Where nothing that a cancel needs was locked, it did not have to wait for that.
      await eventually('the transaction is taken from it', async () =>
        expect(await stateOf(session)).not.toBe('idle in transaction'),
      );
      worker.child.kill('SIGCONT');
      await queueIsEmpty();
      expect(await operator.get<Screening>(`/ca/screenings/${screeningId}`)).toMatchObject({
        state: 'CANCELLED',
        conjunctionCount: 0,
      });
      expect(await rows('select 1 from cdm where screening_id = $1', [screeningId])).toEqual([]);
      expect(worker.child.exitCode, worker.said()).toBeNull();
    },
  );

  it('whose sessions are all ended by the server lives, and takes the next jobs', async () => {
    const ended = await rows<{ process: string }>(
      `select split_part(application_name, ' ', 2) as process, pg_terminate_backend(pid) from pg_stat_activity
       where split_part(application_name, ' ', 2) = any($1)`,
      [workers.map((worker) => String(worker.child.pid))],
    );
    expect(new Set(ended.map((one) => one.process)).size).toBe(workers.length);
    expect(await operator.ended(await order())).toMatchObject({ state: 'COMPLETED', failure: null });
    await queueIsEmpty();
    expect(workers.map((worker) => worker.child.exitCode)).toEqual(workers.map(() => null));
    await areReady(platform, workers);
  });

  it('stopped there or as it takes jobs leaves all to others, who finish it once, and goes on without a trace', async () => {
    const running = [...workers];
    const stopped: TestProcess[] = [];
    const ordered: string[] = [];
    for (const kind of [...TRANSACTIONS, 'claim'] as const) {
      const { worker } = await gates.stopInside(kind, running, async () => {
        ordered.push(await order());
      });
      running.splice(running.indexOf(worker), 1);
      stopped.push(worker);
    }
    for (const screeningId of ordered) {
      const ended = await operator.ended(screeningId);
      expect(ended, running.map((one) => one.said()).join('')).toMatchObject({ state: 'COMPLETED', failure: null });
      expect(ended.conjunctionCount).toBeGreaterThan(0);
    }
    await queueIsEmpty();
    const before = await record();
    for (const worker of stopped) worker.child.kill('SIGCONT');
    // A clean stop waits for all that a worker has in its hands.
    expect(await Promise.all(stopped.map((worker) => worker.stop()))).toEqual(stopped.map(() => 0));
    expect(await record()).toEqual(before);
    expect(await operator.get<Conjunction[]>('/ca/conjunctions')).not.toEqual([]);
    const counted = await rows<{ id: string; messages: number; told: number }>(
      `select id, (select count(*) from cdm where screening_id = screening.id)::integer - conjunction_count as messages,
         (select count(*) from domain_event where type = 'ca.screening-ended' and data->>'screeningId' = screening.id)::integer as told
       from screening where id = any($1) order by id`,
      [ordered],
    );
    expect(counted).toEqual(ordered.toSorted().map((id) => ({ id, messages: 0, told: 1 })));
  });
});
