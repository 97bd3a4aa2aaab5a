import { ORDERS } from '@keepout/contract/payments/endpoints/orders';
import { type Order, order } from '@keepout/contract/payments/order';
import { urlOf } from '@keepout/contract/platform/endpoint';
import { fieldsOf } from '@keepout/contract/platform/fields-of';
import { withStatement } from '@keepout/contract/sentences';
import type { ServerContext } from '../../hosting/module.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { App } from '../../platform/http/http.ts';
import { readListPage } from '../../platform/http/record-list.ts';
import { serve, serveList } from '../../platform/http/serve.ts';
import { auditAccess, recordAccessOf, visibleOperator } from '../customers/record-access.ts';
import { endSubscription, placeOrder } from './service.ts';
import { ORDER_ORDER, type OrderRow, type OrderSums, orderList, sumsOfOrders } from './store.ts';

/** A-12, V-02. */
export function registerOrders(app: App, context: ServerContext): void {
  const db = context.database.orm;

  serveList(app, ORDERS.listOrders, ORDER_ORDER, async (request, page) => {
    const access = recordAccessOf(request, context.settings);
    const { 'customer-id': customerId, 'request-id': requestId } = request.query;
    const filter = { operatorId: visibleOperator(access), customerId, requestId };
    const { rows, ...facts } = await readListPage(orderList(db, filter), page);
    await auditAccess(db, access, 'payment-order', rows);
    return { rows: await presentOrders(db, rows), ...facts };
  });

  serve(app, ORDERS.placeOrder, async (request, reply) => {
    const access = recordAccessOf(request, context.settings);
    const { row, isNew } = await placeOrder(context, access, request.body);
    if (!isNew) await auditAccess(db, access, 'payment-order', [row]);
    const [order] = await presentOrders(db, [row]);
    return reply
      .code(isNew ? 201 : 200)
      .header('etag', `"${row.version}"`)
      .header('location', placeOf(row))
      .send(order!);
  });

  serve(app, ORDERS.endSubscription, async (request) => {
    const row = await endSubscription(context, recordAccessOf(request, context.settings), request.params.orderId);
    const [order] = await presentOrders(db, [row]);
    return order!;
  });
}

/** The list that has the order: of its request, or of its customer. */
function placeOf({ requestId, customerId }: OrderRow): string {
  const query: Record<string, string> =
    requestId === null ? { 'customer-id': customerId } : { 'request-id': requestId };
  return urlOf(ORDERS.listOrders, {}, query);
}

async function presentOrders(db: Queries, rows: readonly OrderRow[]): Promise<Order[]> {
  const sums = await sumsOfOrders(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => presentOrder(row, sums.get(row.id)));
}

/** Returns an order in its wire form. An order without reservations was charged immediately, in each period. */
function presentOrder(row: OrderRow, sums: OrderSums | undefined): Order {
  const { reserved, charged, credited } = sums ?? { reserved: 0, charged: row.amount * row.periods, credited: 0 };
  return {
    orderId: row.id,
    orderNumber: row.number,
    'customer-id': row.customerId,
    'service-type': row.serviceType,
    'request-id': row.requestId,
    ...fieldsOf(order, row),
    held: reserved,
    charged,
    credited,
    ...withStatement('note', row.note),
  };
}
