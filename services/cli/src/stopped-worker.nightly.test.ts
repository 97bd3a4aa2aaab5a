import { formatUtcZ } from '@keepout/astro/epoch';
import type { Conjunction } from '@keepout/contract/ca/conjunction';
import type { Screening } from '@keepout/contract/ca/screening';
import { collisionAvoidance } from '@keepout/server/ca/module';
import { allJobs, isUnfinished } from '@keepout/server/platform/jobs/test-jobs';
import { startTestPlatform, type TestPlatform } from '@keepout/server/test-platform';
import { route } from '@keepout/server/test-route';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from './test-eventually.ts';
import { buildGates, type GateName, type TestGates } from './test-gates.ts';
import type { TestProcess } from './test-process.ts';
import { START_TAI_S, storeSky, type TestOperator, testOperator } from './test-sky.ts';
import { areReady, pidOf, startWorker } from './test-workers.ts';

/** Longer than a request waits for a lock, so that a call in the way meets both answers. */
const PAUSE_S = 5;
/** What is open while its process works on. */
const TRANSACTIONS: readonly GateName[] = ['plan', 'settle', 'finish'];
const SUBJECT = '44444444-4444-4444-8444-444444444444';

/**
 * One process stands still, as a witness, where it holds most; what is true of the other places is shown by the end of a
 * session there, which is what the database makes of the pause. The steps follow each other.
 */
describe('a worker', () => {
  let platform: TestPlatform;
  let gates: TestGates;
  let operator: TestOperator;
  let headers: { authorization: string };
  let worker: TestProcess;

  beforeAll(async () => {
    platform = await startTestPlatform([collisionAvoidance], {
      worker: false,
      settings: { rateLimitPerMinute: 1_000_000 },
    });
    gates = await buildGates(platform);
    await storeSky(platform, 10);
    operator = await testOperator(platform, 'operator-s', SUBJECT);
    headers = await platform.bearer({ operatorId: 'operator-s', subject: SUBJECT });
    worker = startWorker(platform, { KEEPOUT_DATABASE_PAUSE_S: String(PAUSE_S), KEEPOUT_LOG_LEVEL: 'info' });
    await areReady(platform, [worker]);
  });
  afterAll(async () => {
    await worker.kill();
    await platform.close();
  });

  const rows = async <T extends object>(query: string, values: readonly unknown[] = []): Promise<T[]> =>
    (await platform.context.database.pool.query<T>(query, [...values])).rows;
  let hour = 0;
  /** Every screening is of a window of its own: nothing is found done. */
  const order = async (): Promise<string> => {
    const start = formatUtcZ(START_TAI_S + 3600 * hour++);
    const body = { satelliteId: operator.satelliteId, days: 1, start, volume: { shape: 'SPHERE', r: 20_000 } };
    return (await operator.send(route('createScreening'), body)).screeningId;
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
  /**
   * Of screenings: what the process does for others besides, on the hour or by the minute, stays in its hands while it stands, and so do
   * claims of what it had ended before.
   */
  const queueIsEmpty = () =>
    eventually('no job is left', async () => {
      const jobs = await allJobs(platform.context.database);
      expect(jobs.filter((job) => job.name.startsWith('ca-screening') && isUnfinished(job))).toEqual([]);
    });

  const cancel = async (screeningId: string): Promise<void> => {
    const answer = await platform.app.inject({ ...route('cancelScreening', { screeningId }), headers });
    if (answer.statusCode !== 204) expect(answer.json()).toMatchObject({ status: 503, code: 'database-busy' });
    expect(answer.statusCode).toBe(204);
  };
  const isCancelled = async (screeningId: string) => {
    await queueIsEmpty();
    expect(await operator.get<Screening>(route('getScreening', { screeningId }))).toMatchObject({
      state: 'CANCELLED',
      conjunctionCount: 0,
    });
    expect(await rows('select 1 from cdm where screening_id = $1', [screeningId])).toEqual([]);
  };
  /** It has ended once, with the messages that it says: its own, and those of a run before that told the same. */
  const isWholeOnce = async (screeningId: string) => {
    const counted = await rows<{ messages: number; unnamed: number; told: number }>(
      `select (select count(*) from cdm where screening_id = screening.id)::integer + seen_again_count - conjunction_count as messages,
         seen_again_count - coalesce((select cardinality(cdm_ids) from screening_sighting where screening_id = screening.id), 0) as unnamed,
         (select count(*) from domain_event where type = 'ca.screening-ended' and data->>'screeningId' = screening.id)::integer as told
       from screening where id = $1`,
      [screeningId],
    );
    expect(counted).toEqual([{ messages: 0, unnamed: 0, told: 1 }]);
  };

  it('stopped inside a transaction holds up a cancel for a limited time, and changes nothing when it goes on', async () => {
    let screeningId = '';
    const session = await gates.stopInside('finish', worker, async () => {
      screeningId = await order();
    });
    // Gone already where this process was held up for longer than the pause.
    await eventually('the database waits for the process', async () =>
      expect(['idle in transaction', undefined]).toContain(await stateOf(session)),
    );
    await eventually('the screening is cancelled', () => cancel(screeningId));
    await eventually('the transaction is taken from it', async () =>
      expect(await stateOf(session)).not.toBe('idle in transaction'),
    );
    worker.child.kill('SIGCONT');
    await isCancelled(screeningId);
    expect(worker.child.exitCode, worker.output()).toBeNull();
  });

  it('whose sessions are all ended by the server lives, and takes the next jobs', async () => {
    const ended = await rows(
      `select pg_terminate_backend(pid) from pg_stat_activity where split_part(application_name, ' ', 2) = $1`,
      [String(pidOf(worker))],
    );
    expect(ended).not.toEqual([]);
    expect(await operator.ended(await order())).toMatchObject({ state: 'COMPLETED', failure: null });
    await queueIsEmpty();
    expect(worker.child.exitCode, worker.output()).toBeNull();
    await areReady(platform, [worker]);
  });

  it('stopped there leaves all to others, who finish it once, and goes on without a trace', async () => {
    let screeningId = '';
    await gates.stopInside('finish', worker, async () => {
      screeningId = await order();
    });
    await platform.work();
    const ended = await operator.ended(screeningId);
    expect(ended).toMatchObject({ state: 'COMPLETED', failure: null });
    expect(ended.conjunctionCount).toBeGreaterThan(0);
    await queueIsEmpty();
    const before = await record();
    worker.child.kill('SIGCONT');
    // A clean stop waits for all that a worker has in its hands.
    expect(await worker.stop(), worker.output()).toBe(0);
    expect(await record()).toEqual(before);
    expect(await operator.get<Conjunction[]>(route('listConjunctions'))).not.toEqual([]);
    await isWholeOnce(screeningId);
  });

  it.each(TRANSACTIONS)(
    'whose session ends inside a transaction (%s) has stored nothing of it when all is cancelled',
    async (kind) => {
      await gates.close(kind);
      const screeningId = await order();
      await eventually('the screening is cancelled', async () => {
        // Another try may have come there too.
        await gates.endInside(kind);
        await cancel(screeningId);
      });
      await gates.open(kind);
      await isCancelled(screeningId);
    },
  );

  it.each([...TRANSACTIONS, 'block'] as const)(
    'whose session ends there (%s) does it again, and it is done once',
    async (kind) => {
      await gates.close(kind);
      const screeningId = await order();
      await gates.endInside(kind);
      await gates.open(kind);
      const ended = await operator.ended(screeningId);
      expect(ended).toMatchObject({ state: 'COMPLETED', failure: null });
      expect(ended.conjunctionCount).toBeGreaterThan(0);
      await queueIsEmpty();
      await isWholeOnce(screeningId);
    },
  );
});
