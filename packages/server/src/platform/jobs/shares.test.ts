import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { costsOf, statementsOf } from '../database/test-blocks.ts';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { createLogger } from '../observing/logs.ts';
import { startBossQueue } from './boss-queue.ts';
import type { JobQueue } from './queue.ts';
import { type ArrangeOptions, forgetShares, HEAD_START_S } from './shares.ts';

const QUEUE = 'computing';

interface Order {
  readonly jobs: number;
  readonly costS: number;
}

describe('computing that is shared among operators', () => {
  let database: TestDatabase;
  let queue: JobQueue;

  beforeAll(async () => {
    database = await createTestDatabase();
    queue = await startBossQueue(database.connection, { log: createLogger({ logLevel: 'silent' }) });
    await queue.declare(QUEUE);
  });
  beforeEach(async () => {
    await database.pool.query('delete from keepout_jobs.job');
    await database.pool.query('delete from job_share');
  });
  afterAll(async () => {
    await queue.stop(1000);
    await database.drop();
  });

  const rows = async <T extends object>(query: string, values: readonly unknown[] = []): Promise<T[]> =>
    (await database.pool.query<T>(query, [...values])).rows;
  const order = async (operatorId: string, { jobs, costS }: Order) =>
    await database.orm.transaction(async (tx) => {
      const all = Array.from({ length: jobs }, (_, turn) => ({
        data: { whose: operatorId },
        options: { operatorId, share: { turn, costS } },
      }));
      return await queue.arrange(tx, operatorId, () => queue.enqueueAll(QUEUE, all, tx));
    });
  const arrange = async (operatorId: string, options?: ArrangeOptions) =>
    await database.orm.transaction((tx) => queue.arrange(tx, operatorId, async () => undefined, options));
  /** One worker takes the next job and ends the one that it had: whose it is. */
  const next = async (): Promise<string | undefined> => {
    await rows(`update keepout_jobs.job set state = 'completed' where state = 'active'`);
    const [job] = await rows<{ whose: string }>(
      `update keepout_jobs.job set state = 'active' where id = (
         select id from keepout_jobs.job where state < 'active' order by priority desc, created_on limit 1)
       returning data->>'whose' as whose`,
    );
    return job?.whose;
  };
  const take = async (count: number): Promise<string[]> => {
    const taken: string[] = [];
    for (let n = 0; n < count; n++) taken.push((await next()) ?? '');
    return taken;
  };
  const countOf = (taken: readonly string[], whose: string) => taken.filter((holder) => holder === whose).length;

  it('gives a small order its turn at once, however much another operator has queued before', async () => {
    for (let n = 0; n < 20; n++) await order('a', { jobs: 20, costS: 2 });
    await take(40);
    await order('b', { jobs: 5, costS: 2 });
    expect(await take(5)).toEqual(['b', 'b', 'b', 'b', 'b']);
  });

  it('gives two who both have much the same, whoever came first', async () => {
    await order('a', { jobs: 300, costS: 2 });
    await take(50);
    await order('b', { jobs: 300, costS: 2 });
    const taken = await take(100);
    expect(countOf(taken, 'b')).toBeGreaterThanOrEqual(48);
    expect(countOf(taken, 'b')).toBeLessThanOrEqual(52);
  });

  it('counts what jobs cost, not how many they are', async () => {
    await order('a', { jobs: 400, costS: 4 });
    await order('b', { jobs: 400, costS: 1 });
    const taken = await take(250);
    expect(countOf(taken, 'b') / countOf(taken, 'a')).toBeGreaterThan(3);
    expect(countOf(taken, 'b') / countOf(taken, 'a')).toBeLessThan(5);
  });

  it('lets nobody gain by ordering again and again: a head start is spent once', async () => {
    await order('a', { jobs: 500, costS: 2 });
    await take(10);
    const taken: string[] = [];
    for (let n = 0; n < 100; n++) {
      await order('b', { jobs: 4, costS: 2 });
      taken.push(...(await take(4)));
    }
    // Ahead by the head start, then half of what is done.
    expect(countOf(taken, 'b')).toBeLessThanOrEqual(HEAD_START_S / 2 + (400 - HEAD_START_S / 2) / 2 + 8);
    expect(countOf(taken, 'a')).toBeGreaterThan(150);
  });

  it('does not add the head starts of several newcomers up', async () => {
    await order('a', { jobs: 300, costS: 2 });
    await take(100);
    const newcomers = ['b', 'c', 'd', 'e'];
    for (const whose of newcomers) await order(whose, { jobs: 5, costS: 2 });
    expect(countOf(await take(20), 'a')).toBe(0);
    // What they order now is beyond their head start, or nearly: a gets its share again.
    for (const whose of newcomers) await order(whose, { jobs: 200, costS: 2 });
    const taken = await take(100);
    for (const whose of ['a', ...newcomers]) expect(Math.abs(countOf(taken, whose) - 20), whose).toBeLessThanOrEqual(4);
  });

  it('owes nobody what was done while nobody else had anything to do', async () => {
    for (let n = 0; n < 20; n++) {
      await order('b', { jobs: 3, costS: 2 });
      await take(4);
    }
    await order('a', { jobs: 300, costS: 2 });
    await take(20);
    await order('b', { jobs: 3, costS: 2 });
    expect(await take(3)).toEqual(['b', 'b', 'b']);
  });

  it('takes the first jobs of every order of an operator before the second ones of any', async () => {
    await order('a', { jobs: 100, costS: 2 });
    await take(10);
    const small = await order('a', { jobs: 3, costS: 2 });
    await take(14);
    const left = await rows<{ id: string }>(`select id from keepout_jobs.job where state < 'active'`);
    expect(left.map(({ id }) => id).filter((id) => small.includes(id))).toEqual([]);
  });

  it('charges nothing for what was cancelled before its turn', async () => {
    await order('a', { jobs: 300, costS: 2 });
    await order('b', { jobs: 300, costS: 2 });
    await take(100);
    await queue.cancel(
      QUEUE,
      (
        await rows<{ id: string }>(`select id from keepout_jobs.job where state < 'active' and data->>'whose' = 'b'`)
      ).map(({ id }) => id),
    );
    await arrange('b', { afterCancel: true });
    await order('b', { jobs: 20, costS: 2 });
    expect(countOf(await take(42), 'b')).toBe(20);
  });

  it('begins to count anew when nobody has anything to do', async () => {
    await order('a', { jobs: 2, costS: 2 });
    await forgetShares(database.orm);
    expect(await rows('select 1 from job_share')).toHaveLength(1);
    await take(3);
    await forgetShares(database.orm);
    expect(await rows('select 1 from job_share')).toEqual([]);
  });

  const blocks = async (operatorId: string) => {
    const heard = await statementsOf(database.pool, () => arrange(operatorId));
    return (await costsOf(database, heard)).reduce((sum, cost) => sum + cost.blocks, 0);
  };
  const put = (state: 'completed' | 'created', count: number, group: string) =>
    rows(
      `insert into keepout_jobs.job (name, data, state, group_id, priority, created_on, completed_on)
       select $1, '{"share": {"turn": 1, "costS": 1, "nowS": 0}}', $2::keepout_jobs.job_state, ${group}, -n, now(), now() from generate_series(1, ${count}) as n`,
      [QUEUE, state],
    );

  it('what was done today is not read when jobs are put in order', async () => {
    await order('busy', { jobs: 40, costS: 1 });
    const before = await blocks('other');
    await put('completed', 5000, `'busy'`);
    await database.pool.query('vacuum analyze keepout_jobs.job_common');
    expect(await blocks('other')).toBeLessThan(before + 30);
  });

  it('nor is what others wait for, also while the database knows nothing of it yet', async () => {
    await order('busy', { jobs: 40, costS: 1 });
    await database.pool.query('vacuum analyze keepout_jobs.job_common');
    const before = await blocks('other');
    await put('created', 5000, `'operator-' || n % 1000`);
    expect(await blocks('other')).toBeLessThan(before + 30);
    await order('other', { jobs: 1, costS: 1 });
    expect(await blocks('other')).toBeLessThan(before + 60);
  });
});
