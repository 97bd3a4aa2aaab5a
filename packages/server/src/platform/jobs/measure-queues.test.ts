import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { PATIENT } from '../../../../../scripts/test-patience.mjs';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { createLogger } from '../observing/logs.ts';
import { createMetrics, type Metrics } from '../observing/metrics.ts';
import { startBossQueue } from './boss-queue.ts';
import { measureQueues } from './measure-queues.ts';
import type { JobQueue } from './queue.ts';

const log = createLogger({ logLevel: 'silent' });
let database: TestDatabase;
let queue: JobQueue;
let metrics: Metrics;
beforeAll(async () => {
  database = await createTestDatabase();
  // Nobody counts anew in the background.
  queue = await startBossQueue(database.connection, { log, supervise: false });
  metrics = createMetrics(log, { servesMs: 0 });
  measureQueues(metrics, database);
});
afterAll(async () => {
  metrics.close();
  await queue.stop(1000);
  await database.drop();
});

it('tells of each queue what waits and since when, what is put off, what runs and what has failed', async () => {
  await queue.declare('busy');
  await queue.declare('idle');
  await queue.enqueueAll('busy', [{ data: {} }, { data: {} }, { data: {}, options: { afterS: 600 } }]);
  await database.pool.query(
    "update keepout_jobs.job set start_after = now() - interval '90 s' where name = 'busy' and start_after <= now()",
  );
  await database.pool.query("update keepout_jobs.queue set active_count = 2, failed_count = 1 where name = 'busy'");
  const text = await metrics.registry.metrics();
  const value = (name: string, of: string) =>
    Number(new RegExp(`^keepout_queue_${name}\\{queue="${of}"\\} (.*)$`, 'm').exec(text)?.[1]);
  const names = ['waiting', 'deferred', 'running', 'failed'];
  expect(names.map((name) => value(name, 'busy'))).toEqual([2, 1, 2, 1]);
  expect(names.map((name) => value(name, 'idle'))).toEqual([0, 0, 0, 0]);
  expect(value('oldest_seconds', 'busy')).toBeGreaterThanOrEqual(90);
  expect(value('oldest_seconds', 'busy')).toBeLessThan(3600);
  expect(value('oldest_seconds', 'idle')).toBe(0);
});

it('counts processes that take jobs, and none that only answer calls', async () => {
  const count = async () => Number(/^keepout_workers (.*)$/m.exec(await metrics.registry.metrics())?.[1]);
  expect(await count()).toBe(0);
  const workers = [1, 2].map(() => startBossQueue(database.connection, { log, supervise: false }));
  const [first, second] = await Promise.all(workers);
  await queue.declare('counted');
  for (const worker of [first!, second!]) await worker.work('counted', async () => undefined);
  await vi.waitFor(async () => expect(await count()).toBe(2), PATIENT);
  await database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'keepout-claims %' and datname = current_database()",
  );
  await first!.stop(1000);
  await queue.enqueue('counted', {});
  await vi.waitFor(async () => expect(await count()).toBe(1), PATIENT);
  await second!.stop(1000);
  expect(await count()).toBe(0);
});
