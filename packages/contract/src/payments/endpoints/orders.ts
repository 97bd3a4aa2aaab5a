import { z } from 'zod';
import { order, orderBody, orderQuery } from '../../payments/order.ts';
import { endpoints } from '../../platform/endpoint.ts';
import { idOf } from '../../platform/primitives.ts';

const tags = ['orders'];

export const ORDERS = endpoints('payments', {
  listOrders: {
    method: 'GET',
    path: '/orders',
    summary: 'What your organisation pays for, newest first',
    tags,
    query: orderQuery,
    answers: { 200: z.array(order) },
  },
  placeOrder: {
    method: 'POST',
    path: '/orders',
    summary: 'Order a product, or say something of the order of a request',
    description:
      'A product with a period is a SUBSCRIPTION: its price is charged now and with every period, until it is ended. With `request-id` of an order that is there, that order is answered, with status 200.',
    tags,
    body: orderBody,
    answers: { 200: order, 201: order },
    invalidRequest: 'Invalid orders/post request parameters.',
    tells: ['ETag', 'Location'],
    problems: ['not-found', 'balance-insufficient', 'product-unknown', 'price-changed', 'order-ended', 'payments-off'],
  },
  endSubscription: {
    method: 'POST',
    path: '/orders/{orderId}/end',
    summary: 'End a subscription: no further period is charged',
    tags,
    params: z.object({ orderId: idOf('the order') }),
    answers: { 200: order },
    tells: ['ETag'],
    problems: ['order-ended', 'order-not-subscription', 'payments-off'],
  },
});
