import { z } from 'zod';

export const paymentType = z
  .enum(['SUBSCRIPTION'])
  .meta({ id: 'PaymentType', description: 'SUBSCRIPTION: the order is charged in every period.' });
/** The services that can be paid for, by their codes. */
export const paidService = z
  .enum(['ca', 'odt'])
  .meta({ id: 'PaidService', description: 'Collision avoidance, or on-demand tracking.' });
export const orderStatus = z.enum(['OPEN', 'ACTIVE', 'PAST_DUE', 'COMPLETE', 'CANCELLED']).meta({
  id: 'OrderStatus',
  description:
    'Status of an order. OPEN: not ended. ACTIVE: running subscription. PAST_DUE: subscription that the balance did not cover. COMPLETE: ended with a charge. CANCELLED: ended without a charge.',
});
export const pricePeriod = z
  .enum(['MONTH', 'YEAR'])
  .meta({ id: 'PricePeriod', description: 'Charging period of a price: calendar month or year.' });
export const transferKind = z
  .enum(['HOLD', 'CAPTURE', 'RELEASE', 'CREDIT', 'CHARGE', 'PAYMENT', 'REFUND', 'ADJUSTMENT'])
  .meta({
    id: 'TransferKind',
    description:
      'HOLD: reserved. CAPTURE: charged from a reservation. RELEASE: reservation released. CREDIT: refunded after a charge. CHARGE: charged directly. PAYMENT: paid in. REFUND: paid back. ADJUSTMENT: correction.',
  });
export const invoiceStatus = z.enum(['ISSUED', 'PARTLY_PAID', 'PAID', 'OVERPAID', 'VOID']).meta({
  id: 'InvoiceStatus',
  description:
    'ISSUED: to be paid. PARTLY_PAID, PAID, OVERPAID: less than, equal to or more than the amount due was received. VOID: withdrawn.',
});
export const vatCase = z.enum(['DOMESTIC', 'REVERSE_CHARGE', 'EXPORT', 'NOT_TAXED']).meta({
  id: 'VatCase',
  description:
    'DOMESTIC: taxed at the rate of the seller. REVERSE_CHARGE: taxed by the customer in its country. EXPORT: not taxed, supplied abroad. NOT_TAXED: the seller is not subject to tax.',
});
export const paymentProvider = z
  .enum(['BANK_TRANSFER', 'STRIPE'])
  .meta({ id: 'PaymentProvider', description: 'Payment by bank transfer, or through Stripe.' });

export type PaidService = z.infer<typeof paidService>;
export type OrderStatus = z.infer<typeof orderStatus>;
export type PricePeriod = z.infer<typeof pricePeriod>;
export type TransferKind = z.infer<typeof transferKind>;
export type InvoiceStatus = z.infer<typeof invoiceStatus>;
export type VatCase = z.infer<typeof vatCase>;
export type PaymentProviderKind = z.infer<typeof paymentProvider>;
