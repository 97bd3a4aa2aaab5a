import type { Statement } from '@keepout/contract/platform/sentence-text';
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { paymentHold } from '../holds/tables.ts';
import { PAYMENT_IDS } from '../ids.ts';
import { nextNumber } from '../ledger/number-series.ts';
import { paymentOrder } from '../orders/tables.ts';

interface RequestToPay {
  readonly operatorId: string;
  readonly customerId: string;
  readonly requestId: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly description: Statement;
}

/** Returns the id of the order of an on-demand tracking request; creates the order if necessary. */
export async function orderOfRequest(tx: Transaction, request: RequestToPay): Promise<string> {
  const { operatorId, customerId, requestId, amount, currency, description } = request;
  const of = and(eq(paymentOrder.operatorId, operatorId), eq(paymentOrder.requestId, requestId));
  const [order] = await tx.select({ id: paymentOrder.id }).from(paymentOrder).where(of);
  if (order !== undefined) {
    await tx.update(paymentOrder).set({ amount, updatedAt: new Date().toISOString() }).where(of);
    return order.id;
  }
  const id = PAYMENT_IDS.next('ord');
  await tx.insert(paymentOrder).values({
    id,
    number: await nextNumber(tx, 'ORDER'),
    operatorId,
    customerId,
    serviceType: 'odt',
    requestId,
    amount,
    currency,
    status: 'OPEN',
    note: description,
    createdBy: 'platform',
  });
  return id;
}

/** Ends the order of a request, by whether anything was charged for it and its parts. */
export async function endOrderOfRequest(
  tx: Transaction,
  { operatorId, orderId }: { readonly operatorId: string; readonly orderId: string | null },
): Promise<void> {
  if (orderId === null) return;
  const [sums] = await tx
    .select({ charged: sql<boolean>`coalesce(sum(captured - credited), 0) > 0` })
    .from(paymentHold)
    .where(and(eq(paymentHold.operatorId, operatorId), eq(paymentHold.orderId, orderId)));
  await tx
    .update(paymentOrder)
    .set({
      status: sums?.charged ? 'COMPLETE' : 'CANCELLED',
      version: sql`version + 1`,
      updatedAt: new Date().toISOString(),
    })
    .where(and(eq(paymentOrder.id, orderId), eq(paymentOrder.status, 'OPEN')));
}
