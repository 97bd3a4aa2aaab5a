import { ORDERS } from '@keepout/contract/payments/endpoints/orders';
import { urlOf } from '@keepout/contract/platform/endpoint';
import type { ServerContext } from '../../hosting/module.ts';
import type { App } from '../../platform/http/http.ts';
import { pageOf, tellPage } from '../../platform/http/paging.ts';
import { serve } from '../../platform/http/serve.ts';
import { auditLook, operatorSeen, sightOf } from '../customers/sight.ts';
import { presentOrders } from './present.ts';
import { endSubscription, placeOrder } from './service.ts';
import { countOrders, ORDER_ORDER, type OrderRow, pageOrders } from './store.ts';

/** A-12, V-02. */
export function registerOrders(app: App, context: ServerContext): void {
  const db = context.database.orm;

  serve(app, ORDERS.listOrders, async (request, reply) => {
    const sight = sightOf(request, context.settings);
    const { 'customer-id': customerId, 'request-id': requestId } = request.query;
    const filter = { operatorId: operatorSeen(sight), customerId, requestId };
    const [{ rows, next }, total] = await Promise.all([
      pageOrders(db, filter, pageOf(request.query, ORDER_ORDER)),
      countOrders(db, filter),
    ]);
    await auditLook(db, sight, 'payment-order', rows);
    tellPage(request, reply, ORDER_ORDER, { total, next });
    return await presentOrders(db, rows);
  });

  serve(app, ORDERS.placeOrder, async (request, reply) => {
    const sight = sightOf(request, context.settings);
    const { row, isNew } = await placeOrder(context, sight, request.body);
    if (!isNew) await auditLook(db, sight, 'payment-order', [row]);
    const [told] = await presentOrders(db, [row]);
    return reply
      .code(isNew ? 201 : 200)
      .header('etag', `"${row.version}"`)
      .header('location', placeOf(row))
      .send(told!);
  });

  serve(app, ORDERS.endSubscription, async (request, reply) => {
    const row = await endSubscription(context, sightOf(request, context.settings), request.params.orderId);
    const [told] = await presentOrders(db, [row]);
    return reply.header('etag', `"${row.version}"`).send(told!);
  });
}

/** The list that has the order: of its request, or of its customer. */
function placeOf({ requestId, customerId }: OrderRow): string {
  const query: Record<string, string> =
    requestId === null ? { 'customer-id': customerId } : { 'request-id': requestId };
  return urlOf(ORDERS.listOrders, {}, query);
}
