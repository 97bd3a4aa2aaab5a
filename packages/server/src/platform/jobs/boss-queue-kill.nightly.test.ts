import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { machinePace } from '../../../../../scripts/machine-pace.mjs';
import { PATIENT } from '../../../../../scripts/test-patience.mjs';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { createLogger } from '../observing/logs.ts';
import { startTestProgram } from '../test-program.ts';
import { startBossQueue } from './boss-queue.ts';

const at = (name: string) => JSON.stringify(fileURLToPath(new URL(name, import.meta.url)));
const log = createLogger({ logLevel: 'silent' });
/** Longest time after which the jobs of a dead worker start elsewhere, s, on a machine of the usual speed. */
const TAKEN_OVER_S = 30 * machinePace();

/** A worker of its own process that takes the jobs of a queue and never finishes one. */
async function stuckWorker(database: TestDatabase) {
  const program = `const { startBossQueue } = await import(${at('./boss-queue.ts')});
    const { createLogger } = await import(${at('../observing/logs.ts')});
    const queue = await startBossQueue(${JSON.stringify(database.connection)}, { log: createLogger({ logLevel: 'silent' }), supervise: false });
    await queue.work('block', async (job) => { console.log(job.id); await new Promise(() => {}); }, { concurrency: 4 });`;
  return await startTestProgram(program);
}

describe.each(['SIGKILL', 'SIGSTOP'] as const)('a worker that is ended by %s', (signal) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('loses no job: another worker runs them in time, and each result counts once', async () => {
    const queue = await startBossQueue(database.connection, { log });
    await queue.declare('block', { backoffS: 1 });
    await database.pool.query('create table result (id uuid primary key)');
    const jobs = Array.from({ length: 12 }, (_, n) => ({ data: { n } }));
    const ids = await queue.enqueueAll('block', jobs);
    const dying = await stuckWorker(database);
    await once(dying.stdout!, 'data');
    dying.kill(signal);
    const endedMs = performance.now();
    await queue.work(
      'block',
      (job) => database.pool.query('insert into result values ($1) on conflict do nothing', [job.id]),
      { concurrency: 4 },
    );
    const done = async () =>
      (await database.pool.query<{ id: string }>('select id from result')).rows.map((row) => row.id);
    await vi.waitFor(async () => expect((await done()).sort()).toEqual([...ids].sort()), PATIENT);
    expect((performance.now() - endedMs) / 1000).toBeLessThan(TAKEN_OVER_S);
    dying.kill('SIGKILL');
    await queue.stop(1000);
  });
});
