import { z } from 'zod';
import { input, part, record } from '../platform/described.ts';
import { inLanguage } from '../platform/language.ts';
import { idOf, pageQuery, textIn, utcTimeOf } from '../platform/primitives.ts';
import { customerIds } from './customer.ts';
import { invoiceStatus, paymentProvider, vatCase } from './enums.ts';
import { BOOKING_TEXTS } from './fields.ts';
import { currencyCode, minorUnits, signedMinorUnits } from './money.ts';

const party = (what: string) =>
  part(what, {
    name: z.string().describe('Name of the company as the invoice states it.'),
    address: z.string().describe('Postal address as the invoice states it.'),
    country: z.string().nullable().describe('ISO 3166-1, two letters.'),
    vatId: z.string().nullable().describe('Number for value-added tax.'),
  });

const line = record('InvoiceLine', 'One line of an invoice.', {
  text: z.string().describe('Purpose.'),
  at: utcTimeOf('When it was booked'),
  amount: signedMinorUnits('Without tax; negative for refunds'),
});

export const invoice = record('Invoice', 'Invoice of charges to a customer.', {
  invoiceId: idOf('the invoice'),
  invoiceNumber: z
    .string()
    .meta({ description: 'Number of the invoice; numbers have no gaps.', examples: ['I-2026-000003'] }),
  ...customerIds,
  status: invoiceStatus,
  currency: currencyCode,
  net: minorUnits('Without tax'),
  vat: minorUnits('Value-added tax'),
  vatRate: z.number().describe('Rate of the tax, per cent.'),
  vatCase,
  vatNote: z.string().describe('Note on the tax; may be empty.'),
  gross: minorUnits('Amount due'),
  paid: minorUnits('Amount received; an excess over `gross` was added to the balance'),
  seller: party('Who invoices.'),
  buyer: party('Who pays.'),
  lines: z.array(line).describe('Charges and refunds.'),
  periodStart: utcTimeOf('Start of the invoiced period'),
  periodEnd: utcTimeOf('End of the invoiced period'),
  issuedAt: utcTimeOf('When it was issued'),
  dueAt: utcTimeOf('Until when it is to be paid'),
  paidAt: utcTimeOf('When it was paid').nullable(),
  provider: paymentProvider,
  payUrl: z.string().nullable().describe('Where it can be paid; null: by bank transfer.'),
});

export const invoiceBody = z
  .strictObject({
    'customer-id': idOf('the customer').optional().describe('The customer whose charges are invoiced; required.'),
    customerId: customerIds.customerId.optional(),
  })
  .refine((body) => (body['customer-id'] ?? body.customerId) !== undefined, {
    message: 'customer-id is missing',
    path: ['customer-id'],
  })
  .meta({ id: 'InvoiceBody', description: 'The customer whose charges since the last invoice are invoiced.' });

export const invoicePayment = input('InvoicePayment', 'A payment that came in by bank transfer.', {
  amount: minorUnits('Amount received'),
  currency: currencyCode,
  reference: textIn(BOOKING_TEXTS.reference).describe('Reference of the bank.'),
  anyAmount: z
    .boolean()
    .optional()
    .describe(
      'Book it though the invoice asks for another amount: it is partly paid then, or overpaid. Refused without it.',
    ),
});

/** Where an invoice can be paid now. */
export const invoicePayAt = record('InvoicePayAt', 'Where an invoice can be paid now.', {
  payUrl: z.string().describe('Page of the payment provider; it ends after a day.'),
});

export const invoiceQuery = z.object({
  'customer-id': idOf('the customer').optional().describe('Only of this customer.'),
  ...pageQuery,
});

export const invoicePaperQuery = z.object({ language: inLanguage });

export type Invoice = z.infer<typeof invoice>;
export type InvoicePayment = z.infer<typeof invoicePayment>;
