import type { Statement } from '@keepout/contract/platform/sentence-text';
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import { columnOrder, recordList } from '../../platform/http/record-list.ts';
import { invoiceTable } from './tables.ts';

export type InvoiceRow = typeof invoiceTable.$inferSelect;

export interface InvoiceFilter {
  /** Undefined: of every operator. */
  readonly operatorId: string | undefined;
  readonly customerId?: string | undefined;
}

/** Invoices are listed newest first. */
export const INVOICE_ORDER = columnOrder('invoices', [invoiceTable.issuedAt, invoiceTable.id], 'descending');

const filtered = ({ operatorId, customerId }: InvoiceFilter) =>
  and(
    operatorId === undefined ? undefined : eq(invoiceTable.operatorId, operatorId),
    customerId === undefined ? undefined : eq(invoiceTable.customerId, customerId),
  );

export const invoiceList = (db: Queries, filter: InvoiceFilter) =>
  recordList(db, INVOICE_ORDER, () => db.select().from(invoiceTable), filtered(filter));

export async function findInvoice(db: Queries, id: string): Promise<InvoiceRow | undefined> {
  return (await db.select().from(invoiceTable).where(eq(invoiceTable.id, id)))[0];
}

export async function lockInvoice(tx: Transaction, id: string): Promise<InvoiceRow | undefined> {
  return (await tx.select().from(invoiceTable).where(eq(invoiceTable.id, id)).for('update'))[0];
}

/** The newest invoice of a customer that was not withdrawn. */
export async function newestInvoice(db: Queries, customerId: string): Promise<InvoiceRow | undefined> {
  const [row] = await db
    .select()
    .from(invoiceTable)
    .where(and(eq(invoiceTable.customerId, customerId), sql`${invoiceTable.status} <> 'VOID'`))
    .orderBy(desc(invoiceTable.throughSeq))
    .limit(1);
  return row;
}

/** Returns invoices with a payment in progress at a provider, without a known result. */
export async function pendingPayments(db: Queries, limit: number): Promise<readonly InvoiceRow[]> {
  return await db
    .select()
    .from(invoiceTable)
    .where(and(inArray(invoiceTable.status, ['ISSUED', 'PARTLY_PAID']), isNotNull(invoiceTable.providerReference)))
    .orderBy(invoiceTable.updatedAt)
    .limit(limit);
}

export async function changeInvoice(tx: Queries, id: string, change: Partial<InvoiceRow>): Promise<InvoiceRow> {
  const rows = await tx
    .update(invoiceTable)
    .set({ ...change, updatedAt: new Date().toISOString() })
    .where(eq(invoiceTable.id, id))
    .returning();
  return rows[0]!;
}

export interface ChargedLine {
  readonly seq: number;
  readonly text: Statement;
  readonly at: string;
  /** Minor units; below zero, given back. */
  readonly amount: number;
}

/** Returns a customer's charges and refunds after a transfer, in booking order. */
export async function chargesSince(tx: Queries, customerId: string, seq: number): Promise<readonly ChargedLine[]> {
  const { rows } = await tx.execute<{ seq: string; text: Statement; at: string; amount: string }>(sql`
    select t.seq::text, t.reason as text, to_json(t.at at time zone 'UTC') #>> '{}' as at, p.amount::text
    from transfer t join posting p on p.transfer_id = t.id
      join payment_account a on a.id = p.account_id and a.kind = 'REVENUE'
    where t.customer_id = ${customerId} and t.seq > ${seq} and t.kind in ('CAPTURE', 'CREDIT', 'CHARGE', 'REFUND')
    order by t.seq`);
  return rows.map((row) => ({
    seq: Number(row.seq),
    text: row.text,
    at: `${row.at}Z`,
    amount: Number(row.amount),
  }));
}
