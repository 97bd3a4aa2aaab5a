import { order, orderBody, orderQuery } from '@keepout/contract/payments/order';
import { idOf } from '@keepout/contract/platform/primitives';
import { z } from 'zod';
import type { ServerContext } from '../../hosting/module.ts';
import type { App } from '../../platform/http/http.ts';
import { pageOf, tellPage } from '../../platform/http/paging.ts';
import { auditLook, operatorSeen, sightOf } from '../customers/sight.ts';
import { presentOrders } from './present.ts';
import { endSubscription, placeOrder } from './service.ts';
import { countOrders, ORDER_ORDER, type OrderRow, pageOrders } from './store.ts';

const tags = ['orders'];

/** A-12, V-02. */
export function registerOrders(app: App, context: ServerContext): void {
  const db = context.database.orm;

  app.route({
    method: 'GET',
    url: '/orders',
    schema: {
      operationId: 'listOrders',
      summary: 'What your organisation pays for, newest first',
      tags,
      querystring: orderQuery,
      response: { 200: z.array(order) },
    },
    handler: async (request, reply) => {
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
    },
  });

  app.route({
    method: 'POST',
    url: '/orders',
    schema: {
      operationId: 'placeOrder',
      summary: 'Order a product, or say something of the order of a request',
      description:
        'A product with a period is a SUBSCRIPTION: its price is charged now and with every period, until it is ended. With `request-id` of an order that is there, that order is answered, with status 200.',
      tags,
      body: orderBody,
      response: { 200: order, 201: order },
    },
    config: {
      invalidRequest: 'Invalid orders/post request parameters.',
      tells: ['ETag', 'Location'],
      problems: [
        'not-found',
        'balance-insufficient',
        'product-unknown',
        'price-changed',
        'order-ended',
        'payments-off',
      ],
    },
    handler: async (request, reply) => {
      const sight = sightOf(request, context.settings);
      const { row, isNew } = await placeOrder(context, sight, request.body);
      if (!isNew) await auditLook(db, sight, 'payment-order', [row]);
      const [told] = await presentOrders(db, [row]);
      return reply
        .code(isNew ? 201 : 200)
        .header('etag', `"${row.version}"`)
        .header('location', placeOf(row))
        .send(told!);
    },
  });

  app.route({
    method: 'POST',
    url: '/orders/:orderId/end',
    schema: {
      operationId: 'endSubscription',
      summary: 'End a subscription: no further period is charged',
      tags,
      params: z.object({ orderId: idOf('the order') }),
      response: { 200: order },
    },
    config: { tells: ['ETag'], problems: ['order-ended', 'order-not-subscription', 'payments-off'] },
    handler: async (request, reply) => {
      const row = await endSubscription(context, sightOf(request, context.settings), request.params.orderId);
      const [told] = await presentOrders(db, [row]);
      return reply.header('etag', `"${row.version}"`).send(told!);
    },
  });
}

/** The list that has the order: of its request, or of its customer. */
function placeOf({ requestId, customerId }: OrderRow): string {
  const query: Record<string, string> =
    requestId === null ? { 'customer-id': customerId } : { 'request-id': requestId };
  return `/api/v1/payments/orders?${new URLSearchParams(query)}`;
}
