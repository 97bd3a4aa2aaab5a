import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PATIENT } from '../../../../../scripts/test-patience.mjs';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { createLogger } from '../observing/logs.ts';
import { startBossQueue } from './boss-queue.ts';
import { DEAD_LETTER_QUEUE, HopelessJob, type JobQueue } from './queue.ts';

describe('job queue', () => {
  let database: TestDatabase;
  let queue: JobQueue;
  beforeAll(async () => {
    database = await createTestDatabase();
    queue = await startBossQueue(database.connection, { log: createLogger({ logLevel: 'silent' }) });
  });
  afterAll(async () => {
    await queue.stop(1000);
    await database.drop();
  });

  it('hands a job to its worker at once', async () => {
    await queue.declare('greet');
    const seen: string[] = [];
    await queue.work<{ name: string }>('greet', async (job) => {
      seen.push(job.data.name);
    });
    const id = await queue.enqueue('greet', { name: 'Ada' });
    await vi.waitFor(() => expect(seen).toEqual(['Ada']), PATIENT);
    await vi.waitFor(async () => expect(await queue.state('greet', id!)).toBe('done'), PATIENT);
  });

  it('queues nothing when the transaction around it rolls back', async () => {
    await queue.declare('atomic');
    let id: string | undefined;
    await database.orm
      .transaction(async (within) => {
        id = await queue.enqueue('atomic', { n: 1 }, { within });
        throw new Error('roll back');
      })
      .catch(() => undefined);
    expect(id).toBeDefined();
    expect(await queue.state('atomic', id!)).toBeUndefined();
    await database.orm.transaction(async (within) => {
      id = (await queue.enqueueAll('atomic', [{ data: { n: 2 } }], within))[0];
    });
    expect(await queue.state('atomic', id!)).toBe('queued');
  });

  it('goes on when the clock of the database was an hour ahead and is set back', async () => {
    // What such an hour leaves behind.
    const ahead = async (name: string) => {
      await database.orm.execute(sql`update keepout_jobs.job_common set created_on = created_on + case when data->>'was' = 'tried' then interval '0' else interval '1 hour' end,
        start_after = start_after + interval '1 hour', state = case when data->>'was' = 'tried' then 'retry' else state end where name = ${name}`);
      await database.orm.execute(
        sql`update keepout_jobs.queue set monitor_on = now() + interval '1 hour' where name = ${name}`,
      );
      await database.orm.execute(sql`update keepout_jobs.version set cron_on = now() + interval '1 hour'`);
    };
    await queue.declare('later');
    await queue.enqueue('later', { was: 'made' });
    await queue.enqueue('later', { was: 'tried' });
    await queue.enqueue('later', { was: 'put off' }, { afterS: 3000 });
    await ahead('later');
    const seen: unknown[] = [];
    await queue.work<{ was: string }>('later', async ({ data }) => seen.push(data.was));
    await vi.waitFor(() => expect(seen.toSorted()).toEqual(['made', 'tried']), PATIENT);
    const { rows } = await database.orm.execute<{ due: number; monitored: boolean; cron: boolean }>(sql`
      select (select extract(epoch from start_after - now())::float8 from keepout_jobs.job_common where name = 'later' and state = 'created') as due,
        (select monitor_on < now() + interval '1 minute' from keepout_jobs.queue where name = 'later') as monitored,
        (select cron_on < now() + interval '1 minute' from keepout_jobs.version) as cron`);
    expect(rows[0]).toMatchObject({ monitored: true, cron: true });
    // As much as it was put off by, and not an hour more.
    expect(rows[0]!.due).toBeLessThanOrEqual(3000);
    expect(rows[0]!.due).toBeGreaterThan(1000);
  });

  it('tries a failed job again, with the attempt counted', async () => {
    await queue.declare('flaky', { backoffS: 1 });
    const attempts: number[] = [];
    await queue.work('flaky', async (job) => {
      attempts.push(job.attempt);
      if (job.attempt === 0) throw new Error('first time');
    });
    const id = await queue.enqueue('flaky', {});
    await vi.waitFor(async () => expect(await queue.state('flaky', id!)).toBe('done'), PATIENT);
    expect(attempts).toEqual([0, 1]);
  });

  it('puts a hopeless job into the dead-letter queue without a retry', async () => {
    await queue.declare('hopeless');
    const before = await queue.waitingCount(DEAD_LETTER_QUEUE);
    let runs = 0;
    await queue.work('hopeless', async () => {
      runs++;
      throw new HopelessJob('no such record');
    });
    const id = await queue.enqueue('hopeless', {});
    await vi.waitFor(async () => expect(await queue.state('hopeless', id!)).toBe('failed'), PATIENT);
    expect(runs).toBe(1);
    const { rows } = await database.pool.query(
      "select count(*)::int as n from keepout_jobs.job where name = 'dead-letter'",
    );
    expect(rows[0]).toEqual({ n: before + 1 });
  });

  it('aborts a running job that is cancelled', async () => {
    await queue.declare('long');
    let aborted = false;
    await queue.work('long', async (job) => {
      await sleep(30_000, undefined, { signal: job.signal }).catch(() => {
        aborted = true;
      });
    });
    const id = await queue.enqueue('long', {});
    await vi.waitFor(async () => expect(await queue.state('long', id!)).toBe('running'), PATIENT);
    await queue.cancel('long', [id!]);
    await vi.waitFor(() => expect(aborted).toBe(true), PATIENT);
    expect(await queue.state('long', id!)).toBe('cancelled');
  });

  it('keeps one job a key when its policy is exclusive', async () => {
    await queue.declare('single', { exclusive: true });
    expect(await queue.enqueue('single', {}, { key: 'a' })).toBeDefined();
    expect(await queue.enqueue('single', {}, { key: 'a' })).toBeUndefined();
    expect(await queue.enqueue('single', {}, { key: 'b' })).toBeDefined();
  });

  it('works off many short jobs in batches', async () => {
    await queue.declare('short');
    let done = 0;
    await queue.work(
      'short',
      async () => {
        done++;
      },
      { concurrency: 8 },
    );
    await queue.enqueueAll(
      'short',
      Array.from({ length: 200 }, (_, n) => ({ data: { n } })),
    );
    await vi.waitFor(() => expect(done).toBe(200), PATIENT);
  });
});
