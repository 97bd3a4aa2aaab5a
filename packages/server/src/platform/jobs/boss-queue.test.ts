import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PATIENT } from '../../../../../scripts/test-patience.mjs';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { createLogger } from '../observing/logs.ts';
import { startBossQueue } from './boss-queue.ts';
import { DEAD_LETTER_QUEUE, HopelessJob, type JobQueue } from './queue.ts';
import { storedJobs } from './test-jobs.ts';

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
    let runs = 0;
    await queue.work('hopeless', async () => {
      runs++;
      throw new HopelessJob('no such record');
    });
    const id = await queue.enqueue('hopeless', {});
    await vi.waitFor(async () => expect(await queue.state('hopeless', id!)).toBe('failed'), PATIENT);
    expect(runs).toBe(1);
    const dead = await storedJobs(database, DEAD_LETTER_QUEUE);
    expect(dead.map(({ sourceId }) => sourceId)).toContain(id);
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

  it('runs many short jobs without waiting for a poll between them', async () => {
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

  it('runs at most the allowed number of jobs of one operator, and others meanwhile', async () => {
    await queue.declare('shared');
    const running = { a: 0, b: 0 };
    const highest = { a: 0, b: 0 };
    let done = 0;
    await queue.work<{ id: 'a' | 'b' }>(
      'shared',
      async ({ data: { id } }) => {
        highest[id] = Math.max(highest[id], ++running[id]);
        await sleep(20);
        running[id]--;
        done++;
      },
      { concurrency: 4, concurrencyOfOperator: 2 },
    );
    const job = (id: 'a' | 'b') => ({ data: { id }, options: { operatorId: id } });
    await queue.enqueueAll('shared', [...Array.from({ length: 20 }, () => job('a')), job('b'), job('b')]);
    await vi.waitFor(() => expect(done).toBe(22), PATIENT);
    expect(highest.a).toBe(2);
    expect(highest.b).toBeGreaterThan(0);
  });

  it('starts one job at a time after another in a slot, as soon as the one before has ended', async () => {
    await queue.declare('line');
    let done = 0;
    const starts: number[] = [];
    await queue.work('line', async () => {
      starts.push(performance.now());
      done++;
    });
    await queue.enqueueAll(
      'line',
      Array.from({ length: 20 }, (_, n) => ({ data: { n } })),
    );
    await vi.waitFor(() => expect(done).toBe(20), PATIENT);
    // A slot that waited for its poll between jobs would leave 4 s between most of them.
    const gapsMs = starts.slice(1).map((startMs, place) => startMs - starts[place]!);
    expect(gapsMs.toSorted((a, b) => a - b)[10]).toBeLessThan(2000);
  });
});
