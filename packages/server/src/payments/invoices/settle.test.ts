import { asWritten } from '@keepout/contract/sentences';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../platform/database/test-database.ts';
import { testSettings } from '../../platform/settings/test-settings.ts';
import { balanceCharges } from '../charges/balance-charges.ts';
import { findCustomer } from '../customers/store.ts';
import { ledgerSums, testCustomer } from '../test-payments.ts';
import { issueInvoice } from './issue.ts';
import { settleInvoice, voidInvoice } from './settle.ts';
import { findInvoice } from './store.ts';

let database: TestDatabase;
const settings = testSettings({ sellerCountry: 'DE' });
const ACTOR = 'root';
let charges = 0;
beforeAll(async () => {
  database = await createTestDatabase({ connections: 10 });
});
afterAll(() => database.drop());

/** A customer at home in Germany who was charged so much. */
async function charged(operatorId: string, amount: number) {
  const id = await testCustomer(database, operatorId, { available: 100_000, limit: 0 });
  await chargeAgain(operatorId, amount);
  return (await findCustomer(database.orm, id))!;
}
async function chargeAgain(operatorId: string, amount: number) {
  const priced = { operatorId, key: `req-${charges++}`, amount, currency: 'EUR', description: asWritten('A pass') };
  await database.orm.transaction((tx) => balanceCharges.reserve(tx, priced));
  await database.orm.transaction((tx) => balanceCharges.capture(tx, priced));
}
const taxBooked = async () =>
  Number(
    (await database.pool.query("select coalesce(sum(balance), 0) as sum from payment_account where kind = 'VAT'"))
      .rows[0].sum,
  );

it('an invoice that is paid in parts at once has its tax whole with the last of them, and not a cent is lost', async () => {
  const { id } = await issueInvoice({ database, settings }, await charged('parts', 3333), ACTOR);
  const { net, vat } = (await findInvoice(database.orm, id))!;
  expect([net, vat]).toEqual([3333, 633]);
  const parts = [1, 999, 1000, 1, 965, 1000];
  const done = await Promise.all(
    [...parts, 999].map((amount, at) => {
      // The last is the second again.
      const reference = `Statement ${at === parts.length ? 1 : at}`;
      return settleInvoice({ database }, id, { amount, currency: 'EUR', reference, actor: ACTOR });
    }),
  );
  expect(done.filter((outcome) => outcome === 'KNOWN')).toHaveLength(1);
  expect(done.filter((outcome) => outcome === 'PAID')).toHaveLength(1);
  expect(await findInvoice(database.orm, id)).toMatchObject({ status: 'PAID', paid: 3966 });
  expect(await taxBooked()).toBe(633);
  expect(await ledgerSums(database)).toMatchObject({ total: 0, adrift: 0, available: 100_000 });
});

it('charges are on one invoice, though one is withdrawn while another is issued', async () => {
  for (let round = 0; round < 5; round++) {
    const operatorId = `race-${round}`;
    const customer = await charged(operatorId, 1000);
    const first = await issueInvoice({ database, settings }, customer, ACTOR);
    await chargeAgain(operatorId, 500);
    await Promise.allSettled([
      voidInvoice({ database }, first.id, ACTOR),
      issueInvoice({ database, settings }, customer, ACTOR),
    ]);
    await issueInvoice({ database, settings }, customer, ACTOR).catch(() => undefined);
    const { rows } = await database.pool.query<{ net: string }>(
      "select sum(net) as net from invoice where customer_id = $1 and status <> 'VOID'",
      [customer.id],
    );
    expect(Number(rows[0]?.net)).toBe(1500);
  }
});

it('charges from before and after a change of the rate are on two invoices, each at its own', async () => {
  const customer = await charged('rates', 1000);
  await chargeAgain('rates', 2000);
  const { pool } = database;
  await pool.query('alter table transfer disable trigger transfer_stays');
  await pool.query(
    `update transfer set at = '2020-12-31T12:00:00Z' where customer_id = $1 and seq = (
       select min(seq) from transfer where customer_id = $1 and kind = 'CAPTURE')`,
    [customer.id],
  );
  await pool.query('alter table transfer enable trigger transfer_stays');
  const first = await issueInvoice({ database, settings }, customer, ACTOR);
  const second = await issueInvoice({ database, settings }, customer, ACTOR);
  expect([first, second].map(({ net, vat, vatBasisPoints }) => [net, vat, vatBasisPoints])).toEqual([
    [1000, 160, 1600],
    [2000, 380, 1900],
  ]);
});
