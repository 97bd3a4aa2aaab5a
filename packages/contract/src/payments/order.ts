import { z } from 'zod';
import { record } from '../platform/described.ts';
import { count, id, idOf, pageQuery, textUpTo, utcTimeOf } from '../platform/primitives.ts';
import { sentencesOf } from '../platform/sentence.ts';
import { orderStatus, paidService, paymentType, pricePeriod } from './enums.ts';
import { currencyCode, minorUnits } from './money.ts';

export const order = record('PaymentOrder', 'A paid order.', {
  orderId: idOf('the order'),
  orderNumber: z
    .string()
    .meta({ description: 'Number of the order; numbers have no gaps.', examples: ['O-2026-000014'] }),
  'customer-id': idOf('the customer'),
  'service-type': paidService,
  'request-id': id.nullable().describe('Id of the ordered request, such as an observation request; null without one.'),
  paymentType: paymentType.nullable().describe('SUBSCRIPTION; null for a single payment.'),
  productId: z.string().nullable().describe('Id of the product; null if it is not in the list of products.'),
  priceId: z.string().nullable().describe('Id of the price at the time of the order; null without a product.'),
  amount: minorUnits('Net price, for a subscription per period'),
  held: minorUnits('Reserved amount'),
  charged: minorUnits('Charged amount minus refunds'),
  credited: minorUnits('Refunded amount'),
  currency: currencyCode,
  period: pricePeriod.nullable().describe('Charging period; null for a single charge.'),
  periods: count('Charged periods'),
  periodStart: utcTimeOf('Start of the current period; null without periods').nullable(),
  periodEnd: utcTimeOf('Time of the next charge; null without one').nullable(),
  status: orderStatus,
  note: z.string().describe('Note of the ordering user.'),
  noteSentences: sentencesOf('note'),
  createdAt: utcTimeOf('Time of the order'),
  createdBy: z.string().describe('User who placed the order.'),
  version: z.int().describe('Version of the order, also its ETag; it grows with each change.'),
});

/** With a customer, a new order; without one, the existing order of the request. */
export const orderBody = z
  .strictObject({
    'customer-id': id.optional().describe('Id of the paying customer; omitted if the request already has an order.'),
    'service-type': paidService,
    'request-id': id.optional().describe('Id of the ordered request, such as an observation request.'),
    productId: textUpTo(80)
      .optional()
      .describe('Id of the ordered product; its price determines whether it is a subscription.'),
    priceId: id.optional().describe('Id of the displayed price. If the price has changed, the order is refused.'),
    note: textUpTo(500).optional().describe('Note for your own use.'),
  })
  .refine((body) => body['customer-id'] !== undefined || body['request-id'] !== undefined, {
    message: 'customer-id is missing',
    path: ['customer-id'],
    // Also reported with other faults, so that one response lists all missing fields.
    when: ({ value }) => typeof value === 'object' && value !== null,
  })
  .meta({
    id: 'PaymentOrderBody',
    description:
      'A new order requires `customer-id` and `service-type`; a call for an existing order requires `request-id` and `service-type`.',
  });

export const orderQuery = z.object({
  'customer-id': idOf('the customer').optional().describe('Orders of one customer.'),
  'request-id': idOf('the request').optional().describe('The order of one request.'),
  ...pageQuery,
});

export type Order = z.infer<typeof order>;
export type OrderBody = z.infer<typeof orderBody>;
