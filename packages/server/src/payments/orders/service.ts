import type { OrderBody } from '@keepout/contract/payments/order';
import { asWritten, textOf } from '@keepout/contract/sentences';
import { sql } from 'drizzle-orm';
import type { ServerContext } from '../../hosting/module.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { notFound, refused, refusedAt } from '../../platform/http/problem.ts';
import { inLine } from '../../platform/threads/in-line.ts';
import { observationRequests } from '../../ports/observation-requests.ts';
import { findVisibleCustomer, maySee, type RecordAccess, visibleOperator } from '../customers/record-access.ts';
import type { CustomerRow } from '../customers/store.ts';
import { PAYMENT_IDS } from '../ids.ts';
import { insufficient, lockAccounts } from '../ledger/accounts.ts';
import { nextNumber } from '../ledger/number-series.ts';
import { unknownProduct } from '../products/service.ts';
import { findProduct, type PriceRow, pricesNow } from '../products/store.ts';
import { chargePeriod } from './charge-period.ts';
import { periodEnd } from './period.ts';
import {
  changeOrder,
  insertOrder,
  lockOrder,
  lockOrderOfRequest,
  type OrderRow,
  runningSubscription,
} from './store.ts';

/**
 * Creates an order, or returns the existing order of its request. A product is charged at once, for its first period; if
 * the balance does not cover it, no order is created.
 *
 * @returns isNew   false for an existing order
 */
export async function placeOrder(
  { database, use }: Pick<ServerContext, 'database' | 'use'>,
  access: RecordAccess,
  body: OrderBody,
): Promise<{ readonly row: OrderRow; readonly isNew: boolean }> {
  const place = async (tx: Transaction) => {
    const requestId = body['request-id'];
    const present = requestId && (await lockOrderOfRequest(tx, visibleOperator(access), requestId));
    if (present) return { row: await sayOf(tx, access, present, body), isNew: false };
    const customerId = body['customer-id'];
    if (customerId === undefined) throw notFound('The order of the request');
    const customer = await findVisibleCustomer(tx, access, customerId);
    const isKnown = async (id: string) => await use(observationRequests).find(customer.operatorId, id);
    if (requestId && body['service-type'] === 'odt' && !(await isKnown(requestId))) throw notFound('The request');
    return { row: await makeOrder(tx, access, customer, body), isNew: true };
  };
  return await inLine(database, access.operatorId, () => database.orm.transaction(place));
}

async function sayOf(tx: Transaction, access: RecordAccess, present: OrderRow, body: OrderBody): Promise<OrderRow> {
  const { 'customer-id': customerId, 'service-type': serviceType, note } = body;
  if (customerId !== undefined && customerId !== present.customerId) {
    throw refused('order-ended', { detail: `The request is paid by another customer, by order ${present.number}.` });
  }
  if (serviceType !== present.serviceType) {
    throw refused('order-ended', { detail: `The order of the request is one of ${present.serviceType}.` });
  }
  if (note === undefined || note === textOf(present.note)) return present;
  await writeAudit(tx, noteOf(access, present, 'changed'));
  return await changeOrder(tx, present.id, { note: asWritten(note) });
}

async function makeOrder(
  tx: Transaction,
  access: RecordAccess,
  customer: CustomerRow,
  body: OrderBody,
): Promise<OrderRow> {
  // All orders lock accounts before number series, to avoid deadlocks.
  await lockAccounts(tx, customer.id);
  const price = await priceOf(tx, customer, body);
  // The clock that transfers have too.
  const now = await databaseNow(tx);
  const { period = null } = price ?? {};
  const end = period === null ? null : periodEnd(now, period, 1).toISOString();
  const at = now.toISOString();
  const row = await insertOrder(tx, {
    id: PAYMENT_IDS.next('ord'),
    number: await nextNumber(tx, 'ORDER', now),
    operatorId: customer.operatorId,
    customerId: customer.id,
    serviceType: body['service-type'],
    requestId: body['request-id'] ?? null,
    paymentType: period === null ? null : 'SUBSCRIPTION',
    productId: body.productId ?? null,
    priceId: price?.id ?? null,
    amount: price?.amount ?? 0,
    currency: customer.currency,
    period,
    periods: price === undefined ? 0 : 1,
    begunAt: price === undefined ? null : at,
    periodStart: end === null ? null : at,
    periodEnd: end,
    status: price === undefined ? 'OPEN' : period === null ? 'COMPLETE' : 'ACTIVE',
    note: asWritten(body.note ?? ''),
    createdBy: access.actor,
  });
  if (row === undefined) {
    const running = await runningSubscription(tx, customer.operatorId, body.productId);
    if (running !== undefined) throw subscribed(running);
    throw refused('order-ended', { detail: 'The request was ordered by another user in the meantime.' });
  }
  if (price !== undefined) {
    const booked = await chargePeriod(tx, row, 1, access.actor);
    if (booked.is === 'insufficient') throw insufficient(booked.account, BigInt(price.amount), '#/productId');
  }
  await writeAudit(tx, noteOf(access, row, 'ordered'));
  return row;
}

/** Returns the refusal of a second subscription to the same product. */
function subscribed({ number, productId }: OrderRow) {
  return refusedAt(
    'subscription-runs',
    '#/productId',
    `Order ${number} is a subscription to ${productId} that runs already.`,
  );
}

async function databaseNow(tx: Transaction): Promise<Date> {
  const { rows } = await tx.execute<{ now: string }>(sql`select to_json(now()) #>> '{}' as now`);
  return new Date(rows[0]!.now);
}

/** The price that holds now; refused where the caller saw another. */
async function priceOf(tx: Transaction, customer: CustomerRow, body: OrderBody): Promise<PriceRow | undefined> {
  const { productId, priceId } = body;
  if (productId === undefined) return undefined;
  const [price] = await pricesNow(tx, { productId, currency: customer.currency });
  if (price === undefined) throw unknownProduct(productId);
  await refuseOtherService(tx, productId, body['service-type']);
  if (priceId !== undefined && priceId !== price.id) {
    throw refusedAt('price-changed', '#/priceId', `The price of ${productId} is not the one that you saw.`);
  }
  return price;
}

/** Refuses a product of the other service: its charges would be reported for a service that was not used. */
async function refuseOtherService(
  tx: Transaction,
  productId: string,
  requestedService: OrderBody['service-type'],
): Promise<void> {
  const { serviceType = null } = (await findProduct(tx, productId)) ?? {};
  if (serviceType === null || serviceType === requestedService) return;
  const message = `The product ${productId} is one of ${serviceType}.`;
  const errors = [{ code: 'invalid_value' as const, pointer: '#/service-type', message }];
  throw refused('invalid-request', { detail: 'Invalid orders/post request parameters.', errors });
}

/** Ends a subscription: no further period is charged; earlier charges remain. */
export async function endSubscription(
  { database }: Pick<ServerContext, 'database'>,
  access: RecordAccess,
  orderId: string,
): Promise<OrderRow> {
  return await database.orm.transaction(async (tx) => {
    const row = await lockOrder(tx, orderId);
    if (row === undefined || !maySee(access, row)) throw notFound('The order');
    if (row.paymentType === null) {
      throw refused('order-not-subscription', { detail: `Order ${row.number} is not a subscription.` });
    }
    if (row.status !== 'ACTIVE' && row.status !== 'PAST_DUE') {
      throw refused('order-ended', { detail: `Order ${row.number} has already ended.` });
    }
    await writeAudit(tx, noteOf(access, row, 'cancelled'));
    return await changeOrder(tx, orderId, { status: row.periods > 0 ? 'COMPLETE' : 'CANCELLED' });
  });
}

function noteOf({ actor }: RecordAccess, { id: recordId, operatorId, number }: OrderRow, action: string) {
  return { operatorId, actor, action, recordType: 'payment-order', recordId, detail: { number } };
}
