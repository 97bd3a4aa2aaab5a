import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startBossQueue } from './boss-queue.ts';
import { createLogger } from './logs.ts';
import type { JobQueue } from './queue.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const at = (name: string) => JSON.stringify(fileURLToPath(new URL(name, import.meta.url)));

/** A worker of its own process that takes the jobs of a queue and never finishes one. */
function stuckWorker(database: TestDatabase) {
  const program = `const { startBossQueue } = await import(${at('./boss-queue.ts')});
    const { createLogger } = await import(${at('./logs.ts')});
    const queue = await startBossQueue(${JSON.stringify(database.connection)}, { log: createLogger({ logLevel: 'silent' }) });
    await queue.work('block', async (job) => { console.log(job.id); await new Promise(() => {}); }, { batch: 4 });`;
  return spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
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

  it('loses no job: another worker runs them within half a minute, and results keyed by job count once', async () => {
    await queue.declare('block', { backoffS: 1 });
    await database.pool.query('create table result (id uuid primary key)');
    const ids = await queue.enqueueAll(
      'block',
      Array.from({ length: 12 }, (_, n) => ({ data: { n } })),
    );
    const dying = stuckWorker(database);
    await once(dying.stdout!, 'data');
    dying.kill('SIGKILL');
    await queue.work(
      'block',
      (job) => database.pool.query('insert into result values ($1) on conflict do nothing', [job.id]),
      { batch: 4 },
    );
    const done = async () =>
      (await database.pool.query<{ id: string }>('select id from result')).rows.map((row) => row.id);
    await vi.waitFor(async () => expect((await done()).sort()).toEqual([...ids].sort()), {
      timeout: 45_000,
      interval: 500,
    });
  });
});
