import { z } from 'zod';
import { record } from '../platform/described.ts';
import { count, id, idOf, pageQuery, saying, utcTimeOf } from '../platform/primitives.ts';
import { sentencesOf } from '../platform/sentence.ts';
import { orderStatus, paidService, paymentType, pricePeriod } from './enums.ts';
import { currencyCode, minorUnits } from './money.ts';

export const order = record('PaymentOrder', 'Something that is paid for.', {
  orderId: idOf('the order'),
  orderNumber: z
    .string()
    .meta({ description: 'Number of the order; numbers have no gaps.', examples: ['O-2026-000014'] }),
  'customer-id': idOf('the customer'),
  'service-type': paidService,
  'request-id': id.nullable().describe('Purpose, such as an observation request; null: none.'),
  paymentType: paymentType.nullable().describe('SUBSCRIPTION, or null: paid once.'),
  productId: z.string().nullable().describe('The product; null: none of the list.'),
  priceId: z.string().nullable().describe('The price that it was made at.'),
  amount: minorUnits('Price, per period of a subscription, without tax'),
  held: minorUnits('Reserved amount'),
  charged: minorUnits('Charged amount, less refunds'),
  credited: minorUnits('Refunded amount'),
  currency: currencyCode,
  period: pricePeriod.nullable().describe('How often it is charged; null: once.'),
  periods: count('Periods that were charged'),
  periodStart: utcTimeOf('When the running period began').nullable(),
  periodEnd: utcTimeOf('When the next period is charged').nullable(),
  status: orderStatus,
  note: z.string().describe('Note of the ordering user.'),
  noteSentences: sentencesOf('note'),
  createdAt: utcTimeOf('When it was made'),
  createdBy: z.string().describe('Who made it.'),
  version: z.int().describe('Grows with every change; the ETag of the order.'),
});

/** With a customer: a new order. Without one: the order of this request, again. */
export const orderBody = z
  .strictObject({
    'customer-id': id.optional().describe('Who pays; left out when an order of the request is there.'),
    'service-type': paidService,
    'request-id': id.optional().describe('Purpose, such as an observation request.'),
    productId: saying(80).optional().describe('Ordered product; its price determines whether it recurs.'),
    priceId: id.optional().describe('The price as displayed: if it has changed, the order is refused.'),
    note: saying(500).optional().describe('A word for your own record.'),
  })
  .refine((body) => body['customer-id'] !== undefined || body['request-id'] !== undefined, {
    message: 'customer-id is missing',
    path: ['customer-id'],
    // Beside other faults too: all that is missing is told at once.
    when: ({ value }) => typeof value === 'object' && value !== null,
  })
  .meta({
    id: 'PaymentOrderBody',
    description:
      'A new order has `customer-id` and `service-type`; what is said of one that is there, `request-id` and `service-type`.',
  });

export const orderQuery = z.object({
  'customer-id': idOf('the customer').optional().describe('Only of this customer.'),
  'request-id': idOf('the request').optional().describe('Only the order of this request.'),
  ...pageQuery,
});

export type Order = z.infer<typeof order>;
export type OrderBody = z.infer<typeof orderBody>;
