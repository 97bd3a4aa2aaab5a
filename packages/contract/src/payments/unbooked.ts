import { z } from 'zod';
import { input, record } from '../platform/described.ts';
import { idOf, pageQuery, text, textIn, utcTimeOf } from '../platform/primitives.ts';
import { customerIds } from './customer.ts';
import { paymentProvider } from './enums.ts';
import { BOOKING_TEXTS } from './fields.ts';
import { currencyCode, minorUnits } from './money.ts';

export const unbookedReason = z.enum(['OTHER_CURRENCY', 'NO_AMOUNT']).meta({
  id: 'UnbookedReason',
  description: 'Why it was not booked: it is in another currency than its invoice, or its provider names no amount.',
});

export const unbookedPayment = record(
  'UnbookedPayment',
  'Money that came in and was not booked. It is never deleted.',
  {
    unbookedId: idOf('the payment that was not booked'),
    provider: paymentProvider,
    reference: text('Of the provider: the Checkout Session of Stripe.'),
    reason: unbookedReason,
    amount: minorUnits('Amount received, in its own currency'),
    currency: text('Currency in which it came in, ISO 4217, as the provider names it.'),
    invoiceId: idOf('the invoice that it was for'),
    invoiceNumber: text('Number of the invoice.'),
    invoiceCurrency: currencyCode,
    ...customerIds,
    operatorId: idOf('the operator'),
    seenAt: utcTimeOf('When it was found'),
    resolvedAt: utcTimeOf('Time of the note on its handling; null without one').nullable(),
    resolvedBy: z.string().nullable().describe('Who said it.'),
    note: text('Handling.'),
  },
);

export const unbookedQuery = z.object({
  open: z.enum(['true', 'false']).default('false').describe('Only what nobody has done anything about yet.'),
  ...pageQuery,
});

export const unbookedResolution = input('UnbookedResolution', 'Handling of a payment that was not booked.', {
  note: textIn(BOOKING_TEXTS.note).describe('Handling: paid back, or recorded manually.'),
});

export type UnbookedReason = z.infer<typeof unbookedReason>;
export type UnbookedPayment = z.infer<typeof unbookedPayment>;
