import { z } from 'zod';
import { input, record } from '../platform/described.ts';
import { idOf, pageQuery, text, textIn, utcTimeOf } from '../platform/primitives.ts';
import { customerIds } from './customer.ts';
import { paymentProvider } from './enums.ts';
import { BOOKING_TEXTS } from './fields.ts';
import { currencyCode, minorUnits } from './money.ts';

export const unbookedReason = z.enum(['OTHER_CURRENCY', 'NO_AMOUNT']).meta({
  id: 'UnbookedReason',
  description:
    'Reason why the payment was not booked. OTHER_CURRENCY: its currency differs from the invoice. NO_AMOUNT: the provider states no amount.',
});

export const unbookedPayment = record(
  'UnbookedPayment',
  'A received payment that was not booked. The record is never deleted.',
  {
    unbookedId: idOf('the payment that was not booked'),
    provider: paymentProvider,
    reference: text('Reference of the provider: the Checkout Session of Stripe.'),
    reason: unbookedReason,
    amount: minorUnits('Amount received, in its own currency'),
    currency: text('Currency of the payment, ISO 4217, as stated by the provider.'),
    invoiceId: idOf('the paid invoice'),
    invoiceNumber: text('Number of the invoice.'),
    invoiceCurrency: currencyCode,
    ...customerIds,
    operatorId: idOf('the operator'),
    seenAt: utcTimeOf('Time of detection'),
    resolvedAt: utcTimeOf('Time of the note on its handling; null without one').nullable(),
    resolvedBy: z.string().nullable().describe('User who recorded the handling; null before.'),
    note: text('Note on the handling; empty before.'),
  },
);

export const unbookedQuery = z.object({
  open: z.enum(['true', 'false']).default('false').describe('True for payments without recorded handling only.'),
  ...pageQuery,
});

export const unbookedResolution = input('UnbookedResolution', 'Handling of a payment that was not booked.', {
  note: textIn(BOOKING_TEXTS.note).describe('Note on the handling, for example paid back or booked manually.'),
});

export type UnbookedReason = z.infer<typeof unbookedReason>;
export type UnbookedPayment = z.infer<typeof unbookedPayment>;
