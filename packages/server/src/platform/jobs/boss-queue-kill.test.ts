import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PATIENT } from '../../../../../scripts/test-patience.mjs';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { createLogger } from '../observing/logs.ts';
import { startTestProgram } from '../test-program.ts';
import { startBossQueue } from './boss-queue.ts';
import { openJobClaims } from './job-claims.ts';
import type { JobQueue } from './queue.ts';

const at = (name: string) => JSON.stringify(fileURLToPath(new URL(name, import.meta.url)));

/** A worker of its own process that takes the jobs of a queue and never finishes one. */
async function stuckWorker(database: TestDatabase, supervise = true) {
  const program = `const { startBossQueue } = await import(${at('./boss-queue.ts')});
    const { createLogger } = await import(${at('../observing/logs.ts')});
    const queue = await startBossQueue(${JSON.stringify(database.connection)}, { log: createLogger({ logLevel: 'silent' }), supervise: ${supervise} });
    await queue.work('block', async (job) => { console.log(job.id); await new Promise(() => {}); }, { batch: 4 });`;
  return await startTestProgram(program);
}

describe('a killed worker', () => {
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

  it('loses no job: another worker runs them at once, and results keyed by job count once', async () => {
    await queue.declare('block', { backoffS: 1 });
    await database.pool.query('create table result (id uuid primary key)');
    const ids = await queue.enqueueAll(
      'block',
      Array.from({ length: 12 }, (_, n) => ({ data: { n } })),
    );
    const dying = await stuckWorker(database);
    await once(dying.stdout!, 'data');
    dying.kill('SIGKILL');
    await queue.work(
      'block',
      (job) => database.pool.query('insert into result values ($1) on conflict do nothing', [job.id]),
      { batch: 4 },
    );
    const done = async () =>
      (await database.pool.query<{ id: string }>('select id from result')).rows.map((row) => row.id);
    await vi.waitFor(async () => expect((await done()).sort()).toEqual([...ids].sort()), PATIENT);
    await vi.waitFor(
      async () => expect((await database.pool.query('select 1 from job_claim')).rowCount, 'claims left behind').toBe(0),
      PATIENT,
    );
  });

  it('is told from one that stands still by the claims that its connection held', async () => {
    const other = await createTestDatabase();
    const log = createLogger({ logLevel: 'silent' });
    const quiet = await startBossQueue(other.connection, { log, supervise: false });
    const claims = openJobClaims(other.connection, log);
    await quiet.declare('block');
    const ids = await quiet.enqueueAll(
      'block',
      Array.from({ length: 4 }, (_, n) => ({ data: { n } })),
    );
    const worker = await stuckWorker(other, false);
    await once(worker.stdout!, 'data');
    worker.kill('SIGSTOP');
    expect(await claims.orphans()).toEqual([]);
    worker.kill('SIGKILL');
    const found: string[] = [];
    await vi.waitFor(async () => {
      found.push(...(await claims.orphans()).map((one) => one.jobId));
      expect(found.sort()).toEqual([...ids].sort());
    }, PATIENT);
    expect(await claims.orphans()).toEqual([]);
    await claims.close();
    await quiet.stop(1000);
    await other.drop();
  });
});
