import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PATIENT } from '../../../../../scripts/test-patience.mjs';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { createLogger } from '../observing/logs.ts';
import { startTestProgram } from '../test-program.ts';
import { startBossQueue } from './boss-queue.ts';
import { type JobClaim, openJobClaims } from './job-claims.ts';

const at = (name: string) => JSON.stringify(fileURLToPath(new URL(name, import.meta.url)));

/** A worker of its own process that takes the jobs of a queue and never finishes one. */
async function stuckWorker(database: TestDatabase) {
  const program = `const { startBossQueue } = await import(${at('./boss-queue.ts')});
    const { createLogger } = await import(${at('../observing/logs.ts')});
    const queue = await startBossQueue(${JSON.stringify(database.connection)}, { log: createLogger({ logLevel: 'silent' }), supervise: false });
    await queue.work('block', async (job) => { console.log(job.id); await new Promise(() => {}); }, { concurrency: 4 });`;
  return await startTestProgram(program);
}

describe('a killed worker', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());
  const db = { executeSql: (text: string, values?: unknown[]) => database.pool.query(text, values) };

  it('is told from one that stands still, and loses no job: another runs them at once, and results count once', async () => {
    const log = createLogger({ logLevel: 'silent' });
    const quiet = await startBossQueue(database.connection, { log, supervise: false });
    await quiet.declare('block', { backoffS: 1 });
    await database.pool.query('create table result (id uuid primary key)');
    const ids = await quiet.enqueueAll(
      'block',
      Array.from({ length: 12 }, (_, n) => ({ data: { n } })),
    );
    const claims = openJobClaims(database.connection, db, log);
    const claimed = async () => Number((await database.pool.query('select from job_claim')).rowCount);
    const dying = await stuckWorker(database);
    await once(dying.stdout!, 'data');
    dying.kill('SIGSTOP');
    expect(await claims.orphans()).toEqual([]);
    expect(await claimed()).toBeGreaterThan(0);
    dying.kill('SIGKILL');
    await claims.close();
    await quiet.stop(1000);

    const queue = await startBossQueue(database.connection, { log });
    await queue.work(
      'block',
      (job) => database.pool.query('insert into result values ($1) on conflict do nothing', [job.id]),
      { concurrency: 4 },
    );
    const done = async () =>
      (await database.pool.query<{ id: string }>('select id from result')).rows.map((row) => row.id);
    await vi.waitFor(async () => expect((await done()).sort()).toEqual([...ids].sort()), PATIENT);
    await vi.waitFor(async () => expect(await claimed(), 'claims left behind').toBe(0), PATIENT);
    await queue.stop(1000);
  });

  it('is known by the claims that its connection held, which are told to one caller only', async () => {
    const log = createLogger({ logLevel: 'silent' });
    const quiet = await startBossQueue(database.connection, { log, supervise: false });
    const jobId = (await quiet.enqueue('block', {}))!;
    await quiet.stop(1000);
    const [dying, living] = [openJobClaims(database.connection, db, log), openJobClaims(database.connection, db, log)];
    const look = `WITH next AS (select $1::uuid as id)
      UPDATE keepout_jobs.job_common j SET state = 'active' FROM next WHERE j.id = next.id RETURNING j.id, name, retry_count as "retryCount"`;
    const claim = { queue: 'block', jobId, attempt: 0 };
    const { rows } = await dying.looking.executeSql(look, [jobId]);
    expect(rows).toEqual([{ id: jobId, name: 'block', retryCount: 0 }]);
    expect(await living.orphans()).toEqual([]);
    await dying.close();
    const orphans: JobClaim[] = [];
    await vi.waitFor(async () => {
      orphans.push(...(await living.orphans()));
      expect(orphans).toEqual([claim]);
    }, PATIENT);
    expect(await living.orphans()).toEqual([]);
    await living.close();
  });
});
