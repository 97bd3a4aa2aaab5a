import { type UnbookedPayment, unbookedPayment as wireUnbooked } from '@keepout/contract/payments/unbooked';
import { fieldsOf } from '@keepout/contract/platform/fields-of';
import { and, eq, getTableColumns, isNull } from 'drizzle-orm';
import { writeAudit } from '../../platform/audit/audit.ts';
import type { Queries } from '../../platform/database/database.ts';
import { columnOrder, recordList } from '../../platform/http/record-list.ts';
import { PAYMENT_IDS } from '../ids.ts';
import type { InvoiceRow } from '../invoices/store.ts';
import { invoiceTable } from '../invoices/tables.ts';
import { unbookedPaymentTable } from './tables.ts';

type UnbookedRow = typeof unbookedPaymentTable.$inferSelect;

/** Listed newest first. */
export const UNBOOKED_ORDER = columnOrder(
  'unbooked',
  [unbookedPaymentTable.seenAt, unbookedPaymentTable.id],
  'descending',
);

interface UnbookedFilter {
  /** Undefined: of every operator. */
  readonly operatorId: string | undefined;
  /** Only unresolved ones. */
  readonly isOpen: boolean;
}

const isUnresolved = isNull(unbookedPaymentTable.resolvedAt);
const filtered = ({ operatorId, isOpen }: UnbookedFilter) =>
  and(
    operatorId === undefined ? undefined : eq(unbookedPaymentTable.operatorId, operatorId),
    isOpen ? isUnresolved : undefined,
  );
const columns = {
  ...getTableColumns(unbookedPaymentTable),
  invoiceNumber: invoiceTable.number,
  invoiceCurrency: invoiceTable.currency,
  customerId: invoiceTable.customerId,
};
const withInvoice = (db: Queries) =>
  db
    .select(columns)
    .from(unbookedPaymentTable)
    .innerJoin(invoiceTable, eq(invoiceTable.id, unbookedPaymentTable.invoiceId));
type ListedUnbooked = Awaited<ReturnType<typeof withInvoice>>[number];

export const unbookedList = (db: Queries, filter: UnbookedFilter) =>
  recordList(db, UNBOOKED_ORDER, () => withInvoice(db), filtered(filter));

export async function findUnbooked(db: Queries, id: string): Promise<ListedUnbooked | undefined> {
  return (await withInvoice(db).where(eq(unbookedPaymentTable.id, id)))[0];
}

/** Returns whether an invoice has unresolved payments. */
export async function hasUnbooked(db: Queries, invoiceId: string): Promise<boolean> {
  const ofInvoice = and(eq(unbookedPaymentTable.invoiceId, invoiceId), isUnresolved);
  return (
    (await db.select({ id: unbookedPaymentTable.id }).from(unbookedPaymentTable).where(ofInvoice).limit(1)).length > 0
  );
}

/**
 * Stores a payment that was not booked, once for its reference, with a line in the audit trail of the invoice's operator.
 *
 * @returns false   if it was already stored
 */
export async function keepUnbooked(
  tx: Queries,
  { id: invoiceId, operatorId, number }: InvoiceRow,
  payment: Pick<UnbookedRow, 'provider' | 'reference' | 'reason' | 'amount' | 'currency'>,
): Promise<boolean> {
  const [insertedRow] = await tx
    .insert(unbookedPaymentTable)
    .values({ id: PAYMENT_IDS.next('unb'), operatorId, invoiceId, ...payment })
    .onConflictDoNothing()
    .returning({ id: unbookedPaymentTable.id });
  if (insertedRow === undefined) return false;
  await writeAudit(tx, {
    operatorId,
    actor: payment.provider,
    action: 'not-booked',
    recordType: 'payment',
    recordId: insertedRow.id,
    detail: { number, ...payment },
  });
  return true;
}

/** Stores the resolution; an existing one is not changed. */
export async function resolveUnbooked(tx: Queries, id: string, by: string, note: string): Promise<void> {
  const [row] = await tx
    .update(unbookedPaymentTable)
    .set({ resolvedAt: new Date().toISOString(), resolvedBy: by, note })
    .where(and(eq(unbookedPaymentTable.id, id), isNull(unbookedPaymentTable.resolvedAt)))
    .returning();
  if (row === undefined) return;
  await writeAudit(tx, {
    operatorId: row.operatorId,
    actor: by,
    action: 'resolved',
    recordType: 'payment',
    recordId: id,
    detail: { note },
  });
}

export const presentUnbooked = (row: ListedUnbooked): UnbookedPayment => ({
  ...fieldsOf(wireUnbooked, row),
  'customer-id': row.customerId,
  unbookedId: row.id,
});
