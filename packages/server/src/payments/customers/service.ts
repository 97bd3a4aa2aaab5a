import type { BalanceChange, CustomerBody } from '@keepout/contract/payments/customer';
import type { Statement } from '@keepout/contract/platform/sentence-text';
import { tell, textOf } from '@keepout/contract/sentences';
import { and, eq, sql } from 'drizzle-orm';
import { ensureOperator } from '../../fleet/operator.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { refused, refusedAt } from '../../platform/http/problem.ts';
import { refuseChanged } from '../../platform/http/read-only.ts';
import { refuseOtherVersion } from '../../platform/records/change-record.ts';
import { PAYMENT_IDS } from '../ids.ts';
import {
  type AccountRow,
  availableOf,
  isAcceptedCurrency,
  lockAccounts,
  openCustomerAccounts,
  ownAccount,
} from '../ledger/accounts.ts';
import { book } from '../ledger/post.ts';
import { paymentAccount } from '../ledger/tables.ts';
import { presentCustomer } from './present.ts';
import { findVisibleCustomer, maySee, type RecordAccess } from './record-access.ts';
import { type CustomerRow, insertCustomer, payingCustomer } from './store.ts';
import { customerTable } from './tables.ts';

const USUAL_CURRENCY = 'EUR';

/**
 * Adds a customer with an empty balance. Every user may become a customer; an administrator adds others of the same operator and selects
 * the customer that pays for its orders, and a user who runs the payments does so for every operator.
 */
export async function createCustomer(
  { database }: Pick<ServerContext, 'database'>,
  access: RecordAccess,
  body: CustomerBody,
): Promise<CustomerRow> {
  const operatorId = body.operatorId ?? access.operatorId;
  if (!maySee(access, { operatorId })) {
    throw refused('customer-not-own', {
      detail: 'Only administrators of payments of the installation add customers of other organisations.',
    });
  }
  if (body.userId !== access.subject && !access.isAdmin) {
    throw refused('customer-not-own', {
      detail: 'Only an administrator of payments adds a customer for another user.',
    });
  }
  const { pays = false } = body;
  if (pays && !access.isAdmin) {
    throw refused('customer-pays-by-admin', { detail: 'Only an administrator of payments sets which customer pays.' });
  }
  const currency = body.currency ?? USUAL_CURRENCY;
  return await database.orm.transaction(async (tx) => {
    if (!(await isAcceptedCurrency(tx, currency))) {
      throw refusedAt('currency-unknown', '#/currency', `This installation takes no payments in ${currency}.`);
    }
    await ensureOperator(tx, operatorId);
    const row = await insertCustomer(tx, {
      id: PAYMENT_IDS.next('cus'),
      operatorId,
      userId: body.userId,
      name: body.name,
      currency,
      pays: false,
      country: body.country ?? null,
      vatId: body.vatId ?? null,
      address: body.address ?? '',
      createdBy: access.actor,
    });
    if (row === undefined) {
      throw refused('customer-exists', { detail: `The user ${body.userId} is already a customer.` });
    }
    await openCustomerAccounts(tx, row.id, currency);
    const { actor } = access;
    await writeAudit(tx, { operatorId, actor, action: 'created', recordType: 'customer', recordId: row.id });
    return pays ? await setPays(tx, access, row, true) : row;
  });
}

/**
 * Starts or ends the charging of an operator: from now on this customer pays for its orders, instead of another. Reservations for
 * earlier orders remain with their customer.
 */
export async function changePays(
  { database }: Pick<ServerContext, 'database'>,
  access: RecordAccess,
  customerId: string,
  pays: boolean,
): Promise<CustomerRow> {
  return await database.orm.transaction(async (tx) =>
    setPays(tx, access, await findVisibleCustomer(tx, access, customerId), pays),
  );
}

async function setPays(
  tx: Transaction,
  { actor }: RecordAccess,
  row: CustomerRow,
  pays: boolean,
): Promise<CustomerRow> {
  const { id, operatorId } = row;
  // Of two that are to pay at once, one does.
  await tx.execute(sql`select 1 from operator where id = ${operatorId} for update`);
  const before = await payingCustomer(tx, operatorId);
  if ((before?.id === id) === pays) return { ...row, pays };
  const note = (recordId: string, action: string) =>
    writeAudit(tx, { operatorId, actor, action, recordType: 'customer', recordId });
  if (before !== undefined) {
    await tx.update(customerTable).set({ pays: false }).where(eq(customerTable.id, before.id));
    await note(before.id, 'stopped-paying');
  }
  if (pays) {
    await tx.update(customerTable).set({ pays: true }).where(eq(customerTable.id, id));
    await note(id, 'pays');
  }
  return { ...row, pays };
}

/** A new balance, with the reason. */
interface BalanceCorrection extends Omit<BalanceChange, 'reason'> {
  readonly reason?: Statement;
}

/**
 * Sets a balance: the difference is booked as a correction; earlier bookings are not changed.
 *
 * @param expected   version of the balance that the change is based on, from If-Match
 */
export async function changeBalance(
  { database }: Pick<ServerContext, 'database'>,
  access: RecordAccess,
  customerId: string,
  change: BalanceCorrection,
  expected: number | undefined,
): Promise<CustomerRow> {
  return await database.orm.transaction(async (tx) => {
    const row = await findVisibleCustomer(tx, access, customerId);
    const before = (await lockAccounts(tx, customerId)).money;
    refuseOtherVersion('The balance', before.version, expected);
    const balance = (await presentCustomer(tx, row)).balance;
    refuseChanged(change, balance, ['transaction_ids']);
    const limit = BigInt(change.limit ?? balance.limit);
    const available = change.available === undefined ? before.balance + limit : BigInt(change.available);
    if (available < 0n) {
      throw refusedAt('balance-below-limit', '#/limit', 'With this limit more would be owed than may be.');
    }
    const difference = available - limit - before.balance;
    const reason = change.reason ?? tell('balance-corrected');
    // A limit that falls with the balance must not be passed on the way.
    if (-limit < before.minBalance!) await setLimit(tx, customerId, limit);
    const transferId = difference === 0n ? null : await correct(tx, row, before, difference, reason, access.actor);
    if (-limit > before.minBalance!) await setLimit(tx, customerId, limit);
    const detail = {
      reason: textOf(reason),
      reasonSentences: reason,
      transferId,
      available: Number(available),
      limit: Number(limit),
      availableBefore: Number(availableOf(before)),
      limitBefore: balance.limit,
      currency: row.currency,
    };
    const { operatorId } = row;
    await writeAudit(tx, {
      operatorId,
      actor: access.actor,
      action: 'changed',
      recordType: 'balance',
      recordId: customerId,
      detail,
    });
    return row;
  });
}

async function correct(
  tx: Transaction,
  row: CustomerRow,
  before: AccountRow,
  difference: bigint,
  reason: Statement,
  actor: string,
): Promise<string> {
  const adjustmentAccount = await ownAccount(tx, 'ADJUSTMENT', row.currency);
  const booked = await book(tx, {
    // The version goes with every booking, so that a correction has one key of its own.
    key: `ADJUSTMENT ${row.id} ${before.version}`,
    kind: 'ADJUSTMENT',
    customerId: row.id,
    reason,
    actor,
    legs: [
      { accountId: before.id, amount: difference },
      { accountId: adjustmentAccount, amount: -difference },
    ],
  });
  if (booked.is === 'insufficient') throw new Error('a correction cannot pass the limit that it was checked against');
  return booked.transferId;
}

const moneyOf = (customerId: string) =>
  and(eq(paymentAccount.customerId, customerId), eq(paymentAccount.kind, 'CUSTOMER'));

async function setLimit(tx: Transaction, customerId: string, limit: bigint): Promise<void> {
  await tx
    .update(paymentAccount)
    .set({ minBalance: -limit, version: sql`${paymentAccount.version} + 1` })
    .where(moneyOf(customerId));
}
