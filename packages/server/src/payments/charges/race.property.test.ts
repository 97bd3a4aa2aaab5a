import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runs } from '../../../../../scripts/property-runs.mjs';
import type { TestDatabase } from '../../platform/database/test-database.ts';
import { ledgerSums, testCustomer } from '../test-payments.ts';
import { act, createRaceDatabase, race, type Step } from './test-race.ts';

describe('A-12 clients that race for one balance', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createRaceDatabase();
  });
  afterAll(() => database.drop());

  it('never pass its limit and never lose a cent: of 120 holds exactly 100 are taken', async () => {
    await testCustomer(database, 'racer', { available: 30_000, limit: 10_000 });
    const keys = Array.from({ length: 120 }, (_, k) => `race-${k}`);
    const outcomes = new Map<string, string>();
    await race(keys, async (key) => outcomes.set(key, await act(database, 'racer', 'reserve', key, 300)));
    const count = (outcome: string) => [...outcomes.values()].filter((entry) => entry === outcome).length;
    expect([count('RESERVED'), count('refused')]).toEqual([100, 20]);
    const reserved = { total: 0, available: 0, held: 30_000, revenue: 0, holdsHeld: 30_000, adrift: 0 };
    expect(await ledgerSums(database)).toMatchObject(reserved);
    // Of thirty every third is taken, the next given back, and all of them twice at once.
    const taken = keys.filter((key) => outcomes.get(key) === 'RESERVED').slice(0, 30);
    await race(
      taken.flatMap((key, k) => (k % 3 === 2 ? [] : [[key, k] as const, [key, k] as const])),
      ([key, k]) => act(database, 'racer', k % 3 === 0 ? 'capture' : 'release', key, 300),
    );
    expect(await ledgerSums(database)).toMatchObject({
      total: 0,
      adrift: 0,
      revenue: 3000,
      holdsTaken: 3000,
      available: 3000,
      held: 24_000,
      holdsHeld: 24_000,
    });
    const orders = await database.pool.query('select count(*)::integer as n, max(number) as last from payment_order');
    // The refused ones left no order and no gap.
    expect(orders.rows[0]).toEqual({ n: 100, last: expect.stringMatching(/-000100$/) });
  });

  it('leave the ledger whole whatever they do to the same things in whatever order', async () => {
    let made = 0;
    const step = fc.constantFrom<Step>('reserve', 'capture', 'release');
    const deed = fc.record({ step, key: fc.nat(5), amount: fc.integer({ min: 0, max: 900 }) });
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { minLength: 20, maxLength: 40 }), async (deeds) => {
        const operatorId = `any-${made++}`;
        const customerId = await testCustomer(database, operatorId, { available: 2000, limit: 700 });
        const before = await ledgerSums(database);
        await race(deeds, ({ step: kind, key, amount }) => act(database, operatorId, kind, `key-${key}`, amount));
        const after = await ledgerSums(database);
        expect(after).toMatchObject({ total: 0, adrift: 0, holdsHeld: after.held, holdsTaken: after.revenue });
        expect(after.available + after.held + after.revenue).toBe(before.available + before.held + before.revenue);
        const { rows } = await database.pool.query(
          "select balance - min_balance as available from payment_account where customer_id = $1 and kind = 'CUSTOMER'",
          [customerId],
        );
        expect(Number(rows[0].available)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: runs(4) },
    );
  });
});
