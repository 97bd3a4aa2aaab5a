import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { asWritten } from '@keepout/contract/sentences';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runs } from '../../../../../scripts/property-runs.mjs';
import { PATIENT } from '../../../../../scripts/test-patience.mjs';
import { openDatabase } from '../../platform/database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../platform/database/test-database.ts';
import { Refusal } from '../../platform/http/problem.ts';
import { startTestProgram } from '../../platform/test-program.ts';
import type { ChargeState } from '../../ports/charges.ts';
import { ledgerSums, testCustomer } from '../test-payments.ts';
import { balanceCharges } from './balance-charges.ts';

const CLIENTS = 8;
const here = (name: string): string => JSON.stringify(fileURLToPath(new URL(name, import.meta.url)));

type Step = 'reserve' | 'capture' | 'release';

/** One step in a transaction of its own; `refused` where the balance does not cover it. */
async function act(
  database: Pick<TestDatabase, 'orm'>,
  operatorId: string,
  step: Step,
  key: string,
  amount: number,
): Promise<ChargeState | 'refused'> {
  const what = asWritten('A pass.');
  return await database.orm
    .transaction((tx) => balanceCharges[step](tx, { operatorId, key, amount, currency: 'EUR', what }))
    .catch((cause: unknown) => {
      if (cause instanceof Refusal && cause.facts.code === 'balance-insufficient') return 'refused';
      throw cause;
    });
}

/** Deals work to so many clients; each goes on as soon as it can. */
async function race<T>(work: readonly T[], run: (deed: T) => Promise<unknown>): Promise<void> {
  const queue = [...work];
  const client = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await run(next);
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
}

/** A process that holds and takes, key by key, and tells each step: it is killed in the middle. */
const program = (connection: object, operatorId: string, keys: readonly string[]): string => `
  const { balanceCharges } = await import(${here('./balance-charges.ts')});
  const { openDatabase } = await import(${here('../../platform/database/database.ts')});
  const database = openDatabase(${JSON.stringify(connection)}, { connections: 4 });
  const priced = (key) => ({ operatorId: ${JSON.stringify(operatorId)}, key, amount: 300, currency: 'EUR', what: ${JSON.stringify(asWritten('A pass.'))} });
  const queue = ${JSON.stringify(keys)};
  await Promise.all([1, 2, 3, 4].map(async () => {
    for (let key = queue.shift(); key !== undefined; key = queue.shift()) {
      await database.orm.transaction((tx) => balanceCharges.reserve(tx, priced(key)));
      console.log('held');
      await database.orm.transaction((tx) => balanceCharges.capture(tx, priced(key)));
    }
  }));`;

describe('A-12 clients that race for one balance', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase({ connections: CLIENTS });
    // Processes die here, and no machine: whoever commits need not wait for the disk.
    await database.pool.query(`alter database ${database.name} set synchronous_commit = off`);
    await Promise.all(Array.from({ length: CLIENTS }, () => database.pool.query('set synchronous_commit = off')));
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
      { numRuns: runs(6) },
    );
  });

  it('that are killed between hold and capture leave nothing half done; whoever goes on charges each once', async () => {
    await testCustomer(database, 'killed', { available: 12_000, limit: 0 });
    const before = await ledgerSums(database);
    const keys = Array.from({ length: 40 }, (_, k) => `killed-${k}`);
    const code = program(database.connection, 'killed', keys);
    const child = await startTestProgram(code);
    const gone = once(child, 'exit');
    let reservedSum = 0;
    child.stdout!.on('data', (text: Buffer) => {
      reservedSum += text.toString().split('held').length - 1;
      if (reservedSum > 8) child.kill('SIGKILL');
    });
    expect((await gone)[1]).toBe('SIGKILL');
    const survivor = openDatabase(database.connection, { connections: CLIENTS });
    try {
      // What the dead process had begun in a transaction is rolled back by the server, which may take a moment.
      await expect.poll(async () => (await ledgerSums(database)).adrift, PATIENT).toBe(0);
      const halfway = await ledgerSums(database);
      expect(halfway).toMatchObject({ total: 0 });
      expect(halfway.revenue - before.revenue).toBeGreaterThan(0);
      expect(halfway.revenue - before.revenue).toBeLessThan(12_000);
      await race([...keys, ...keys], async (key) => {
        await act(survivor, 'killed', 'reserve', key, 300);
        await act(survivor, 'killed', 'capture', key, 300);
      });
    } finally {
      await survivor.close();
    }
    const after = await ledgerSums(database);
    expect(after).toMatchObject({ total: 0, adrift: 0, held: before.held, holdsHeld: before.holdsHeld });
    expect(after.revenue - before.revenue).toBe(12_000);
    expect(before.available - after.available).toBe(12_000);
  });
});
