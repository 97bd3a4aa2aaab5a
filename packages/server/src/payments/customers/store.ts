import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { beyond, countRows } from '../../platform/database/beyond.ts';
import type { Queries } from '../../platform/database/database.ts';
import { cutPage, type ListOrder, type Page, type PageKey } from '../../platform/http/paging.ts';
import type { AccountRow } from '../ledger/accounts.ts';
import { paymentAccount, posting, transfer } from '../ledger/tables.ts';
import { customer } from './tables.ts';

export type CustomerRow = typeof customer.$inferSelect;

/** Customers are listed by name. */
export const CUSTOMER_ORDER: ListOrder = { name: 'customers', key: ['text', 'text'] };
const order = [customer.name, customer.id];

export interface CustomerFilter {
  /** Undefined: of every operator. */
  readonly operatorId: string | undefined;
  readonly userId?: string | undefined;
}

const filtered = ({ operatorId, userId }: CustomerFilter) =>
  and(
    operatorId === undefined ? undefined : eq(customer.operatorId, operatorId),
    userId === undefined ? undefined : eq(customer.userId, userId),
  );

export async function pageCustomers(db: Queries, filter: CustomerFilter, page: Page) {
  const rows = await db
    .select()
    .from(customer)
    .where(and(filtered(filter), beyond(order, page.after)))
    .orderBy(...order.map((column) => asc(column)))
    .limit(page.limit + 1);
  return cutPage(rows, page.limit, (row): PageKey => [row.name, row.id]);
}

export async function countCustomers(db: Queries, filter: CustomerFilter): Promise<number> {
  return await countRows(db, customer, filtered(filter));
}

export async function findCustomer(db: Queries, id: string): Promise<CustomerRow | undefined> {
  return (await db.select().from(customer).where(eq(customer.id, id)))[0];
}

/** The customer who pays for what an operator orders; undefined where there is none. */
export async function payingCustomer(db: Queries, operatorId: string): Promise<CustomerRow | undefined> {
  const pays = and(eq(customer.operatorId, operatorId), eq(customer.pays, true));
  return (await db.select().from(customer).where(pays))[0];
}

/** The customer that a user is; undefined where he is none. */
export async function ownCustomer(
  db: Queries,
  { operatorId, subject }: { readonly operatorId: string; readonly subject: string },
): Promise<CustomerRow | undefined> {
  const own = and(eq(customer.operatorId, operatorId), eq(customer.userId, subject));
  return (await db.select().from(customer).where(own))[0];
}

/** The stored row; undefined when the user is one already. */
export async function insertCustomer(db: Queries, row: typeof customer.$inferInsert): Promise<CustomerRow | undefined> {
  return (await db.insert(customer).values(row).onConflictDoNothing({ target: customer.userId }).returning())[0];
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

/** Of each customer the ids of his newest transfers, newest first. */
export async function newestTransfers(
  db: Queries,
  customerIds: readonly string[],
  most: number,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const all = new Map<string, readonly string[]>();
  for (const id of customerIds) {
    const rows = await db
      .select({ id: transfer.id })
      .from(transfer)
      .where(eq(transfer.customerId, id))
      .orderBy(sql`${transfer.seq} desc`)
      .limit(most);
    all.set(
      id,
      rows.map((row) => row.id),
    );
  }
  return all;
}

/** Transactions are listed newest first. */
export const TRANSACTION_ORDER: ListOrder = { name: 'transactions', key: ['number'] };

const heldAccount = alias(paymentAccount, 'held_account');
const heldPosting = alias(posting, 'held_posting');

/** Transfers of a customer with what each did to what he can spend, and to what is held. */
export async function pageTransactions(db: Queries, customerId: string, page: Page) {
  const rows = await db
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
    .leftJoin(heldPosting, and(eq(heldPosting.transferId, transfer.id), eq(heldPosting.accountId, heldAccount.id)))
    .where(and(eq(transfer.customerId, customerId), beyond([transfer.seq], page.after, 'descending')))
    .orderBy(sql`${transfer.seq} desc`)
    .limit(page.limit + 1);
  return cutPage(rows, page.limit, (row): PageKey => [row.seq]);
}

export async function countTransactions(db: Queries, customerId: string): Promise<number> {
  return await countRows(db, transfer, eq(transfer.customerId, customerId));
}
