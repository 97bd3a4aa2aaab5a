import { z } from 'zod';
import { order, orderBody, orderQuery } from '../../payments/order.ts';
import { endpoints } from '../../platform/endpoint.ts';
import { idOf } from '../../platform/primitives.ts';

export const ORDERS = endpoints('payments', ['orders'], {
  listOrders: {
    call: 'GET /orders',
    summary: 'Lists the paid orders of your organisation, newest first',
    query: orderQuery,
    answers: { 200: z.array(order) },
  },
  placeOrder: {
    call: 'POST /orders',
    summary: 'Orders a product, or returns the order of an existing request',
    description:
      'A product with a period is a SUBSCRIPTION: its price is charged now and in every period until the subscription ends. With the `request-id` of an existing order, that order is returned with status 200.',
    body: orderBody,
    answers: { 200: order, 201: order },
    invalidRequest: 'Invalid orders/post request parameters.',
    tells: ['Location'],
    problems: [
      'not-found',
      'balance-insufficient',
      'product-unknown',
      'price-changed',
      'order-ended',
      'subscription-runs',
      'payments-off',
    ],
  },
  endSubscription: {
    call: 'POST /orders/{orderId}/end',
    summary: 'Ends a subscription; no further period is charged',
    params: z.object({ orderId: idOf('the order') }),
    answers: { 200: order },
    problems: ['order-ended', 'order-not-subscription', 'payments-off'],
  },
});
