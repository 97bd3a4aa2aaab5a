import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PATIENT } from '../../../../../scripts/test-patience.mjs';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import type { JobQueue } from '../jobs/queue.ts';
import { consumer, consumerOfMany, workAsConsumer } from './consume.ts';
import type { EventJob } from './publish.ts';
import { observed } from './test-consumers.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ connections: 2 });
  await database.pool.query('create table test_effect (consumer text)');
});
afterAll(() => database.drop());

it('two consumers with two connections, each of which asks through the pool in its transaction, do not wait for each other', async () => {
  const handlers: ((job: { data: EventJob; signal: AbortSignal }) => Promise<unknown>)[] = [];
  const queue = { work: async (_name: string, handler: never) => void handlers.push(handler) } as unknown as JobQueue;
  let begun = 0;
  for (const name of ['first.counts', 'second.charges']) {
    const subscriber = consumer(observed, name, async (tx) => {
      await tx.execute(sql`insert into test_effect values (${name})`);
      begun++;
      // Both hold a connection before either asks for another.
      await expect.poll(() => begun, PATIENT).toBe(2);
      const { rows } = await database.pool.query('select from test_effect where consumer = $1', [name]);
      expect(rows).toHaveLength(1);
      await database.orm.transaction((within) => within.execute(sql`insert into test_effect values ('within')`));
    });
    await workAsConsumer(queue, database, subscriber);
  }
  await database.pool.query("insert into operator (id, name, thresholds) values ('aurora', 'aurora', '{}')");
  const { rows } = await database.pool.query<{ id: string }>(
    "insert into domain_event (operator_id, type, data) values ('aurora', 'first.observed', '{\"object\": 1}') returning id",
  );
  const job = { data: { eventIds: [Number(rows[0]!.id)] }, signal: new AbortController().signal };
  await Promise.all(handlers.map((handle) => handle(job)));
  const count = 'select count(*)::integer as count from ';
  expect((await database.pool.query(`${count} test_effect`)).rows).toEqual([{ count: 4 }]);
  expect((await database.pool.query(`${count} domain_event_receipt`)).rows).toEqual([{ count: 2 }]);
});

it('of events that do not concern a consumer it hears nothing, and keeps no receipt', async () => {
  const handlers: ((job: { data: EventJob; signal: AbortSignal }) => Promise<unknown>)[] = [];
  const queue = { work: async (_name: string, handler: never) => void handlers.push(handler) } as unknown as JobQueue;
  const heard: unknown[] = [];
  const subscriber = consumerOfMany(
    observed,
    'third.picks',
    async (_tx, _operatorId, events) => void heard.push(...events.map(({ data }) => data)),
    sql`data ->> 'object' = '2'`,
  );
  await workAsConsumer(queue, database, subscriber);
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into domain_event (operator_id, type, data) select 'aurora', 'first.observed', jsonb_build_object('object', n)
     from generate_series(1, 3) as n returning id`,
  );
  const job = { data: { eventIds: rows.map(({ id }) => Number(id)) }, signal: new AbortController().signal };
  // Twice: what was handled has its receipt.
  await handlers[0]!(job);
  await handlers[0]!(job);
  expect(heard).toEqual([{ object: 2 }]);
  const receipts = await database.pool.query(
    "select event_id from domain_event_receipt where consumer = 'third.picks'",
  );
  expect(receipts.rows).toEqual([{ event_id: rows[1]!.id }]);
});
