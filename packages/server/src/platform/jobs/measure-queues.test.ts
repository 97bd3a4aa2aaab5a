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
  queue = await startBossQueue(database.connection, { log });
  metrics = createMetrics(log, { servesMs: 0 });
  measureQueues(metrics, queue);
});
afterAll(async () => {
  metrics.close();
  await queue.stop(1000);
  await database.drop();
});

it('measures what waits, since when, what is deferred, runs and has failed in each queue', async () => {
  await queue.declare('busy', { retries: 0 });
  await queue.declare('idle');
  let release: (() => void) | undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await queue.work<{ fails?: boolean }>('busy', async ({ data }) => {
    if (data.fails) throw new Error('a job that fails');
    await isReleased;
  });
  const failed = (await queue.enqueue('busy', { fails: true }))!;
  await vi.waitFor(async () => expect(await queue.state('busy', failed)).toBe('failed'), PATIENT);
  await queue.enqueueAll('busy', [{ data: {} }, { data: {} }, { data: {} }, { data: {}, options: { afterS: 600 } }]);
  const names = ['waiting', 'deferred', 'running', 'failed'];
  let text = '';
  const value = (name: string, of: string) =>
    Number(new RegExp(`^keepout_queue_${name}\\{queue="${of}"\\} (.*)$`, 'm').exec(text)?.[1]);
  await vi.waitFor(async () => {
    text = await metrics.registry.metrics();
    expect(names.map((name) => value(name, 'busy'))).toEqual([2, 1, 1, 1]);
  }, PATIENT);
  expect(names.map((name) => value(name, 'idle'))).toEqual([0, 0, 0, 0]);
  expect(value('oldest_seconds', 'busy')).toBeGreaterThan(0);
  expect(value('oldest_seconds', 'busy')).toBeLessThan(600);
  expect(value('oldest_seconds', 'idle')).toBe(0);
  release?.();
});

it('counts processes that run jobs, and none that only answer calls', async () => {
  const other = await createTestDatabase();
  const calling = await startBossQueue(other.connection, { log });
  const workers = await Promise.all([1, 2].map(() => startBossQueue(other.connection, { log })));
  await calling.declare('counted');
  expect(await calling.workerCount()).toBe(0);
  for (const worker of workers) await worker.work('counted', async () => undefined);
  await vi.waitFor(async () => expect(await calling.workerCount()).toBe(2), PATIENT);
  await workers[0]!.stop(1000);
  expect(await calling.workerCount()).toBe(1);
  await Promise.all([workers[1]!.stop(1000), calling.stop(1000)]);
  await other.drop();
});
