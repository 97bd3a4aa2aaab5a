import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries } from '../../platform/database/database.ts';
import { columnOrder, recordList } from '../../platform/http/record-list.ts';
import type { AccountRow } from '../ledger/accounts.ts';
import { paymentAccount, posting, transfer } from '../ledger/tables.ts';
import { customerTable } from './tables.ts';

export type CustomerRow = typeof customerTable.$inferSelect;

/** Customers are listed by name. */
export const CUSTOMER_ORDER = columnOrder('customers', [customerTable.name, customerTable.id]);

export interface CustomerFilter {
  /** Undefined: of every operator. */
  readonly operatorId: string | undefined;
  readonly userId?: string | undefined;
}

const filtered = ({ operatorId, userId }: CustomerFilter) =>
  and(
    operatorId === undefined ? undefined : eq(customerTable.operatorId, operatorId),
    userId === undefined ? undefined : eq(customerTable.userId, userId),
  );

export const customerList = (db: Queries, filter: CustomerFilter) =>
  recordList(db, CUSTOMER_ORDER, () => db.select().from(customerTable), filtered(filter));

export async function findCustomer(db: Queries, id: string): Promise<CustomerRow | undefined> {
  return (await db.select().from(customerTable).where(eq(customerTable.id, id)))[0];
}

/** Returns the customer that pays for an operator's orders; undefined if there is none. */
export async function payingCustomer(db: Queries, operatorId: string): Promise<CustomerRow | undefined> {
  const pays = and(eq(customerTable.operatorId, operatorId), eq(customerTable.pays, true));
  return (await db.select().from(customerTable).where(pays))[0];
}

/** Returns a user's customer record; undefined if there is none. */
export async function ownCustomer(
  db: Queries,
  { operatorId, subject }: { readonly operatorId: string; readonly subject: string },
): Promise<CustomerRow | undefined> {
  const isOfUser = and(eq(customerTable.operatorId, operatorId), eq(customerTable.userId, subject));
  return (await db.select().from(customerTable).where(isOfUser))[0];
}

/** The stored row; undefined when the user is one already. */
export async function insertCustomer(
  db: Queries,
  row: typeof customerTable.$inferInsert,
): Promise<CustomerRow | undefined> {
  return (
    await db.insert(customerTable).values(row).onConflictDoNothing({ target: customerTable.userId }).returning()
  )[0];
}

/** The accounts of customers, by customer. */
export async function accountsByCustomer(
  db: Queries,
  customerIds: readonly string[],
): Promise<ReadonlyMap<string, readonly AccountRow[]>> {
  if (customerIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(paymentAccount)
    .where(inArray(paymentAccount.customerId, [...customerIds]))
    .orderBy(asc(paymentAccount.kind));
  const all = new Map<string, AccountRow[]>();
  for (const row of rows) all.set(row.customerId!, [...(all.get(row.customerId!) ?? []), row]);
  return all;
}

/** Returns for each customer the ids of the newest transfers, newest first. */
export async function newestTransfers(
  db: Queries,
  customerIds: readonly string[],
  limit: number,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const all = new Map<string, readonly string[]>();
  for (const id of customerIds) {
    const rows = await db
      .select({ id: transfer.id })
      .from(transfer)
      .where(eq(transfer.customerId, id))
      .orderBy(sql`${transfer.seq} desc`)
      .limit(limit);
    all.set(
      id,
      rows.map((row) => row.id),
    );
  }
  return all;
}

/** Transactions are listed newest first. */
export const TRANSACTION_ORDER = columnOrder('transactions', [transfer.seq], 'descending');

const heldAccount = alias(paymentAccount, 'held_account');
const heldPosting = alias(posting, 'held_posting');

/** Returns the transfers of a customer with their effects on the available and the reserved amount. */
export const transactionList = (db: Queries, customerId: string) =>
  recordList(
    db,
    TRANSACTION_ORDER,
    () =>
      db
        .select({
          id: transfer.id,
          seq: transfer.seq,
          kind: transfer.kind,
          reason: transfer.reason,
          actor: transfer.actor,
          at: transfer.at,
          currency: paymentAccount.currency,
          amount: sql<string>`coalesce(${posting.amount}, 0)::text`,
          held: sql<string>`coalesce(${heldPosting.amount}, 0)::text`,
        })
        .from(transfer)
        .innerJoin(paymentAccount, and(eq(paymentAccount.customerId, customerId), eq(paymentAccount.kind, 'CUSTOMER')))
        .innerJoin(heldAccount, and(eq(heldAccount.customerId, customerId), eq(heldAccount.kind, 'HELD')))
        .leftJoin(posting, and(eq(posting.transferId, transfer.id), eq(posting.accountId, paymentAccount.id)))
        .leftJoin(heldPosting, and(eq(heldPosting.transferId, transfer.id), eq(heldPosting.accountId, heldAccount.id))),
    eq(transfer.customerId, customerId),
  );
