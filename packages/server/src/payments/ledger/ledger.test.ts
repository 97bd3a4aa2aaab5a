import { asWritten } from '@keepout/contract/sentences';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../platform/database/test-database.ts';
import { ledgerSums, testCustomer } from '../test-payments.ts';
import { accountsOf, ownAccount } from './accounts.ts';
import { nextNumber } from './number-series.ts';
import { type Booking, book } from './post.ts';
import { vatOf } from './vat.ts';

describe('the ledger', () => {
  let database: TestDatabase;
  let customerId: string;
  let money: string;
  let revenue: string;
  beforeAll(async () => {
    database = await createTestDatabase();
    customerId = await testCustomer(database, 'tern', { available: 1500, limit: 500 });
    money = (await accountsOf(database.orm, customerId)).money.id;
    revenue = await database.orm.transaction((tx) => ownAccount(tx, 'REVENUE', 'EUR'));
  });
  afterAll(() => database.drop());

  const booking = (key: string, amount: bigint): Booking => ({
    key,
    kind: 'CHARGE',
    customerId,
    reason: asWritten('A test.'),
    actor: 'ada',
    legs: [
      { accountId: money, amount: -amount },
      { accountId: revenue, amount },
    ],
  });
  const charge = async (key: string, amount: bigint) =>
    (await database.orm.transaction((tx) => book(tx, booking(key, amount)))).is;
  /** Why the database does not do it. */
  const refusal = async (...statements: string[]) =>
    await database.pool.query(statements.join(';')).then(
      () => 'done',
      (cause: { code?: string; message: string }) => `${cause.code} ${cause.message}`,
    );
  const insert = (id: string) =>
    `insert into transfer (id, key, kind, customer_id, reason, actor) values ('${id}', '${id}', 'CHARGE', '${customerId}', '[]', '')`;
  const side = (id: string, account: string, amount: number) =>
    `insert into posting (transfer_id, account_id, amount) values ('${id}', '${account}', ${amount})`;

  it('books a transfer once for its key, up to the limit and not a cent beyond', async () => {
    expect(await charge('a', 1400n)).toBe('booked');
    expect(await charge('a', 1400n)).toBe('known');
    expect(await charge('b', 101n)).toBe('insufficient');
    expect(await charge('c', 100n)).toBe('booked');
    expect(await charge('d', 1n)).toBe('insufficient');
    expect(await ledgerSums(database)).toMatchObject({ total: 0, available: 0, limit: 500, revenue: 1500, adrift: 0 });
  });

  it('refuses in the database what is not balanced, passes a limit, or mixes currencies', async () => {
    expect(await refusal('begin', insert('x1'), side('x1', revenue, 5), 'commit')).toMatch(/23514 .*not balanced/);
    await refusal('rollback');
    expect(await refusal('begin', insert('x2'), 'commit')).toMatch(/23514 .*not balanced/);
    const both = [side('x3', revenue, 5), side('x3', money, -5)];
    expect(await refusal('begin', insert('x3'), ...both, 'commit')).toMatch(/23514 .*check constraint/);
    const dollars = await database.orm.transaction((tx) => ownAccount(tx, 'REVENUE', 'USD'));
    const mixed = [side('x4', revenue, -5), side('x4', dollars, 5)];
    expect(await refusal('begin', insert('x4'), ...mixed, 'commit')).toMatch(/23514 .*not balanced/);
    expect(await refusal('begin', insert('x5'), side('x5', revenue, 0), 'commit')).toMatch(/23514/);
    expect(await ledgerSums(database)).toMatchObject({ total: 0, revenue: 1500, adrift: 0 });
  });

  it('lets nobody change what is booked, or a balance without a posting', async () => {
    for (const statement of [
      'update posting set amount = amount + 1',
      'delete from posting',
      'truncate posting cascade',
      "update transfer set reason = '[]'",
      'delete from transfer',
      'truncate transfer cascade',
    ]) {
      expect(await refusal(statement), statement).toMatch(/23514 the ledger is append-only/);
    }
    expect(await refusal('update payment_account set balance = balance + 1')).toMatch(/23514 .*by postings alone/);
    expect(await refusal("update payment_account set currency = 'USD'")).toMatch(/23514/);
    const rich = "insert into payment_account (id, kind, currency, balance) values ('r', 'BANK', 'USD', 5)";
    expect(await refusal(rich)).toMatch(/23514 .*begins empty/);
  });

  it('numbers without gaps, also where somebody rolls back', async () => {
    const year = new Date(Date.UTC(2031, 4, 1));
    const next = async (fails: boolean) =>
      await database.orm
        .transaction(async (tx) => {
          const number = await nextNumber(tx, 'INVOICE', year);
          if (fails) throw new Error(number);
          return number;
        })
        .catch(() => 'rolled back');
    const made = await Promise.all([next(false), next(true), next(false), next(true), next(false)]);
    const numbers = made.filter((number) => number !== 'rolled back').sort();
    expect(numbers).toEqual(['I-2031-000001', 'I-2031-000002', 'I-2031-000003']);
  });

  it('rounds tax half up', () => {
    expect([vatOf(49_000, 2100), vatOf(10, 2550), vatOf(1, 5000), vatOf(2, 2400)]).toEqual([10_290, 3, 1, 0]);
  });
});
