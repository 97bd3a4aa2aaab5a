import { z } from 'zod';

export const paymentType = z
  .enum(['SUBSCRIPTION'])
  .meta({ id: 'PaymentType', description: 'How an order is paid: again with every period.' });
/** The services that can be paid for, by their codes. */
export const paidService = z
  .enum(['ca', 'odt'])
  .meta({ id: 'PaidService', description: 'Collision avoidance, or on-demand tracking.' });
export const orderStatus = z.enum(['OPEN', 'ACTIVE', 'PAST_DUE', 'COMPLETE', 'CANCELLED']).meta({
  id: 'OrderStatus',
  description:
    'Not ended; a subscription that runs, or that the balance did not cover; ended with or without a charge.',
});
export const pricePeriod = z
  .enum(['MONTH', 'YEAR'])
  .meta({ id: 'PricePeriod', description: 'How often a price is charged: each calendar month or year.' });
export const transferKind = z
  .enum(['HOLD', 'CAPTURE', 'RELEASE', 'CREDIT', 'CHARGE', 'PAYMENT', 'REFUND', 'ADJUSTMENT'])
  .meta({
    id: 'TransferKind',
    description:
      'Reserved, charged from a reservation, released unused, refunded after a charge, charged directly, paid in, paid back, corrected.',
  });
export const invoiceStatus = z.enum(['ISSUED', 'PARTLY_PAID', 'PAID', 'OVERPAID', 'VOID']).meta({
  id: 'InvoiceStatus',
  description: 'To be paid; less, as much or more than it asks for has come in; or withdrawn.',
});
export const vatCase = z.enum(['DOMESTIC', 'REVERSE_CHARGE', 'EXPORT', 'NOT_TAXED']).meta({
  id: 'VatCase',
  description:
    'Taxed at the rate of the seller, by the customer in his own country, not taxed because it goes abroad, or because the seller is not taxed.',
});
export const paymentProvider = z
  .enum(['BANK_TRANSFER', 'STRIPE'])
  .meta({ id: 'PaymentProvider', description: 'By bank transfer, or through Stripe.' });

export type PaidService = z.infer<typeof paidService>;
export type OrderStatus = z.infer<typeof orderStatus>;
export type PricePeriod = z.infer<typeof pricePeriod>;
export type TransferKind = z.infer<typeof transferKind>;
export type InvoiceStatus = z.infer<typeof invoiceStatus>;
export type VatCase = z.infer<typeof vatCase>;
export type PaymentProviderKind = z.infer<typeof paymentProvider>;
