import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PATIENT } from '../../../../../scripts/test-patience.mjs';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { startBossQueue } from '../jobs/boss-queue.ts';
import type { JobQueue } from '../jobs/queue.ts';
import { createLogger } from '../observing/logs.ts';
import { startTestProgram } from '../test-program.ts';
import { declareConsumer, workAsConsumer } from './consume.ts';
import { openEvents } from './events.ts';
import { observed, recorders } from './test-consumers.ts';

const silent = createLogger({ logLevel: 'silent' });
const at = (name: string) => JSON.stringify(fileURLToPath(new URL(name, import.meta.url)));

/** A worker process of the two services. */
async function startWorker({ connection }: TestDatabase): Promise<ChildProcess> {
  const program = `const { openDatabase } = await import(${at('../database/database.ts')});
    const { startBossQueue } = await import(${at('../jobs/boss-queue.ts')});
    const { createLogger } = await import(${at('../observing/logs.ts')});
    const { declareConsumer, workAsConsumer } = await import(${at('./consume.ts')});
    const { recorders } = await import(${at('./test-consumers.ts')});
    const database = openDatabase(${JSON.stringify(connection)});
    const queue = await startBossQueue(${JSON.stringify(connection)}, { log: createLogger({ logLevel: 'silent' }) });
    for (const one of recorders(database)) {
      await declareConsumer(queue, database, one);
      await workAsConsumer(queue, database, one);
    }
    console.log('works');`;
  return await startTestProgram(program);
}

/** Resolves when the worker has said the words. Its output goes on being read: a closed pipe would end it. */
function hear(worker: ChildProcess, words: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    worker.stdout!.on('data', (chunk) => {
      output += String(chunk);
      if (output.includes(words)) resolve();
    });
    worker.once('exit', () => reject(new Error(`the worker ended and said: ${output}`)));
  });
}

describe('an event that two services consume', () => {
  let database: TestDatabase;
  let queue: JobQueue;

  const rows = async (query: string) => (await database.pool.query(query)).rows;
  const happen = async (...objects: number[]) => {
    const events = openEvents({ database, queue, log: silent }, [observed]);
    await database.orm.transaction((tx) =>
      events.publish(tx, 'aurora', observed, ...objects.map((object) => ({ object }))),
    );
    await events.close();
  };
  const effects = () => rows('select consumer, object, count(*)::integer from test_effect group by 1, 2 order by 1, 2');

  beforeAll(async () => {
    database = await createTestDatabase();
    queue = await startBossQueue(database.connection, { log: silent });
    for (const recorder of recorders(database)) await declareConsumer(queue, database, recorder);
    await database.pool.query('create table test_effect (consumer text, event_id bigint, object integer)');
    await database.pool.query('create table test_gate (consumer text)');
  });
  beforeEach(() => database.pool.query('truncate test_effect, test_gate'));
  afterAll(async () => {
    await queue.stop(1000);
    await database.drop();
  });

  it('is acted on once by each, though the process is killed between the two', async () => {
    await database.pool.query("insert into test_gate values ('second.charges')");
    const dying = await startWorker(database);
    await hear(dying, 'works');
    const stands = hear(dying, 'second.charges stands');
    await happen(7);
    // The first service has committed what it did, the second is in the middle of it.
    await stands;
    await vi.waitFor(
      async () => expect(await effects()).toEqual([{ consumer: 'first.counts', object: 7, count: 1 }]),
      PATIENT,
    );
    dying.kill('SIGKILL');
    await once(dying, 'exit');
    await database.pool.query('truncate test_gate');
    for (const recorder of recorders(database)) await workAsConsumer(queue, database, recorder);
    await vi.waitFor(async () => {
      expect(await effects()).toEqual([
        { consumer: 'first.counts', object: 7, count: 1 },
        { consumer: 'second.charges', object: 7, count: 1 },
      ]);
    }, PATIENT);
    expect(await rows('select consumer from domain_event_receipt order by 1')).toEqual([
      { consumer: 'first.counts' },
      { consumer: 'second.charges' },
    ]);
  });

  it('does nothing a second time when its job comes again', async () => {
    await happen(1, 2, 3);
    const ids = (await rows('select id::integer from domain_event order by id desc limit 3')).map(({ id }) => id);
    await vi.waitFor(async () => expect(await effects()).toHaveLength(6), PATIENT);
    for (const name of ['on-first.counts', 'on-second.charges']) await queue.enqueue(name, { eventIds: ids });
    await happen(4);
    await vi.waitFor(async () => expect(await effects()).toHaveLength(8), PATIENT);
    expect((await effects()).map(({ count }) => count)).toEqual(Array.from({ length: 8 }, () => 1));
  });

  it('is neither stored nor consumed when its cause rolls back', async () => {
    const before = await rows('select count(*) from domain_event');
    const events = openEvents({ database, queue, log: silent }, [observed]);
    await expect(
      database.orm.transaction(async (tx) => {
        await events.publish(tx, 'aurora', observed, { object: 9 });
        throw new Error('roll back');
      }),
    ).rejects.toThrow('roll back');
    await happen(10);
    await vi.waitFor(async () => expect((await effects()).map(({ object }) => object)).toEqual([10, 10]), PATIENT);
    expect(Number((await rows('select count(*) from domain_event'))[0].count)).toBe(Number(before[0].count) + 1);
    await events.close();
  });

  it('holds up none of those that were published with it when it cannot be handled', async () => {
    const [counts] = recorders(database);
    await declareConsumer(queue, database, { ...counts!, name: 'third.trips', policy: { retries: 0 } });
    await workAsConsumer(queue, database, {
      ...counts!,
      name: 'third.trips',
      async handle(tx, events) {
        for (const { id, data } of events) {
          const { object } = data as { object: number };
          if (object === 52) throw new Error('this one cannot be handled');
          await tx.execute(
            sql`insert into test_effect (consumer, event_id, object) values ('third.trips', ${id}, ${object})`,
          );
        }
      },
    });
    await happen(51, 52, 53);
    await vi.waitFor(async () => {
      expect(await rows("select object from test_effect where consumer = 'third.trips' order by 1")).toEqual([
        { object: 51 },
        { object: 53 },
      ]);
    }, PATIENT);
  });
});
