import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { measurePools } from './measure-database.ts';
import { createMetrics, type Metrics } from './metrics.ts';

let database: TestDatabase;
let metrics: Metrics;
beforeAll(async () => {
  database = await createTestDatabase({ connections: 2 });
  metrics = createMetrics({ warn: () => undefined } as never, { servesMs: 0 });
  measurePools(metrics, { request: database.pool });
});
afterAll(async () => {
  metrics.close();
  await database.drop();
});

const value = async (name: string) =>
  Number(new RegExp(`^keepout_database_${name} (.*)$`, 'm').exec(await metrics.registry.metrics())?.[1]);

it('only who finds all connections taken waits for one', async () => {
  const [first, second] = [await database.pool.connect(), await database.pool.connect()];
  expect(await value('connections\\{pool="request",state="used"\\}')).toBe(2);
  expect(await value('waiting\\{pool="request"\\}')).toBe(0);
  const third = database.pool.connect();
  expect(await value('waiting\\{pool="request"\\}')).toBe(1);
  first.release();
  (await third).release();
  second.release();
  // Both are free: who asks now has one in the next moment.
  const asking = [database.pool.query('select 1'), database.pool.query('select 2')];
  expect(await value('waiting\\{pool="request"\\}')).toBe(0);
  await Promise.all(asking);
});
