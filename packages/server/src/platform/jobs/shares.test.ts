import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { bookJobs, forgetShares, releaseBooked, SMALL_ORDER_S, startBooked } from './shares.ts';

interface Order {
  readonly jobs: number;
  readonly costS: number;
}
interface WaitingJob {
  readonly operatorId: string;
  readonly priority: number;
}

describe('computing that is shared among operators', () => {
  let database: TestDatabase;
  /** Waiting jobs in the order of their creation. */
  let waiting: WaitingJob[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  beforeEach(async () => {
    waiting = [];
    await forgetShares(database.orm);
  });
  afterAll(() => database.drop());

  const order = async (operatorId: string, { jobs, costS }: Order): Promise<readonly WaitingJob[]> => {
    const costs = Array.from({ length: jobs }, () => costS);
    const priorities = await database.orm.transaction((tx) => bookJobs(tx, operatorId, costs));
    const added = priorities.map((priority) => ({ operatorId, priority }));
    waiting.push(...added);
    return added;
  };
  /** One worker starts the waiting job with the highest priority, of equal ones the oldest. */
  const take = async (count: number): Promise<string[]> => {
    const taken: string[] = [];
    for (let n = 0; n < count && waiting.length > 0; n++) {
      const next = waiting.reduce((first, job) => (job.priority > first.priority ? job : first));
      waiting.splice(waiting.indexOf(next), 1);
      await startBooked(database.orm, next.operatorId, next.priority);
      taken.push(next.operatorId);
    }
    return taken;
  };
  const countOf = (taken: readonly string[], operatorId: string) => taken.filter((id) => id === operatorId).length;

  it('runs the order of a new operator at once, even if another operator has queued many', async () => {
    for (let n = 0; n < 20; n++) await order('a', { jobs: 20, costS: 2 });
    await take(40);
    await order('b', { jobs: 5, costS: 2 });
    expect(countOf(await take(10), 'b')).toBe(5);
  });

  it('gives two operators with long orders equal shares, whoever came first', async () => {
    await order('a', { jobs: 300, costS: 2 });
    await take(50);
    await order('b', { jobs: 300, costS: 2 });
    expect(Math.abs(countOf(await take(100), 'b') - 50)).toBeLessThanOrEqual(2);
  });

  it('charges the cost of jobs, not their number', async () => {
    await order('a', { jobs: 400, costS: 4 });
    await order('b', { jobs: 400, costS: 1 });
    const taken = await take(250);
    const ratio = countOf(taken, 'b') / countOf(taken, 'a');
    expect(ratio).toBeGreaterThan(3);
    expect(ratio).toBeLessThan(5);
  });

  it('gives an operator with many small orders at most its share', async () => {
    await order('a', { jobs: 500, costS: 2 });
    await take(10);
    const taken: string[] = [];
    for (let n = 0; n < 100; n++) {
      await order('b', { jobs: 4, costS: 2 });
      taken.push(...(await take(4)));
    }
    expect(Math.abs(countOf(taken, 'b') - 200)).toBeLessThanOrEqual(10);
  });

  it('gives an operator with small and large orders at most twice the share of another', async () => {
    await order('a', { jobs: 500, costS: 2 });
    await order('b', { jobs: 500, costS: 2 });
    const taken: string[] = [];
    for (let n = 0; n < 50; n++) {
      await order('b', { jobs: 4, costS: 2 });
      taken.push(...(await take(6)));
    }
    expect(countOf(taken, 'b') / countOf(taken, 'a')).toBeLessThanOrEqual(2.1);
  });

  it('charges nothing for time that no other operator wanted', async () => {
    for (let n = 0; n < 20; n++) {
      await order('b', { jobs: 3, costS: 2 });
      await take(4);
    }
    await order('a', { jobs: 300, costS: 2 });
    await take(20);
    await order('b', { jobs: 3, costS: 2 });
    expect(countOf(await take(6), 'b')).toBe(3);
  });

  it('does not let a small order wait for a large one of the same operator', async () => {
    await order('a', { jobs: 300, costS: 2 });
    await take(10);
    const smallJobs = await order('a', { jobs: 3, costS: 2 });
    await take(6);
    expect(waiting.filter((job) => smallJobs.includes(job))).toEqual([]);
    await order('a', { jobs: SMALL_ORDER_S, costS: 2 });
    expect(waiting.at(-1)!.priority, 'a large order waits for the one before').toBeLessThan(-6000);
  });

  it('charges nothing for cancelled jobs', async () => {
    await order('a', { jobs: 300, costS: 2 });
    await order('b', { jobs: 300, costS: 2 });
    await take(100);
    waiting = waiting.filter(({ operatorId }) => operatorId !== 'b');
    await releaseBooked(database.orm, 'b');
    await order('b', { jobs: 20, costS: 2 });
    expect(countOf(await take(42), 'b')).toBe(20);
  });

  it('books concurrent orders of one operator one after the other', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => order('a', { jobs: 20, costS: 2 })));
    const starts = all.flat().map(({ priority }) => priority);
    expect(new Set(starts).size).toBe(starts.length);
  });

  it('starts from zero after a reset', async () => {
    await order('a', { jobs: 20, costS: 2 });
    await take(20);
    await forgetShares(database.orm);
    expect((await order('a', { jobs: 1, costS: 2 }))[0]).toMatchObject({ priority: -10 });
    const { rows } = await database.orm.execute(sql`select operator_id from computing_share`);
    expect(rows).toEqual([{ operator_id: 'a' }]);
  });
});
