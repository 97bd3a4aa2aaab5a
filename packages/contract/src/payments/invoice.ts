import { z } from 'zod';
import { input, part, record } from '../platform/described.ts';
import { inLanguage } from '../platform/language.ts';
import { idOf, pageQuery, textIn, utcTimeOf } from '../platform/primitives.ts';
import { customerIds } from './customer.ts';
import { invoiceStatus, paymentProvider, vatCase } from './enums.ts';
import { BOOKING_TEXTS } from './fields.ts';
import { currencyCode, minorUnits, signedMinorUnits } from './money.ts';

const party = (label: string) =>
  part(label, {
    name: z.string().describe('Name of the company on the invoice.'),
    address: z.string().describe('Postal address on the invoice.'),
    country: z.string().nullable().describe('Country, ISO 3166-1, two letters; null if unknown.'),
    vatId: z.string().nullable().describe('Value-added tax identification number; null if unknown.'),
  });

const line = record('InvoiceLine', 'A line of an invoice.', {
  text: z.string().describe('Purpose.'),
  at: utcTimeOf('Booking time'),
  amount: signedMinorUnits('Net amount; negative for refunds'),
});

export const invoice = record('Invoice', 'Invoice of charges to a customer.', {
  invoiceId: idOf('the invoice'),
  invoiceNumber: z
    .string()
    .meta({ description: 'Number of the invoice; numbers have no gaps.', examples: ['I-2026-000003'] }),
  ...customerIds,
  status: invoiceStatus,
  currency: currencyCode,
  net: minorUnits('Net amount'),
  vat: minorUnits('Value-added tax'),
  vatRate: z.number().describe('Rate of the value-added tax, %.'),
  vatCase,
  vatNote: z.string().describe('Note on the tax; may be empty.'),
  gross: minorUnits('Amount due'),
  paid: minorUnits('Amount received; an excess over `gross` was added to the balance'),
  seller: party('Party that issues the invoice.'),
  buyer: party('Party that pays the invoice.'),
  lines: z.array(line).describe('Charges and refunds.'),
  periodStart: utcTimeOf('Start of the invoiced period'),
  periodEnd: utcTimeOf('End of the invoiced period'),
  issuedAt: utcTimeOf('Time of issue'),
  dueAt: utcTimeOf('Due date'),
  paidAt: utcTimeOf('Time of payment; null before').nullable(),
  provider: paymentProvider,
  payUrl: z.string().nullable().describe('URL for the payment; null for payment by bank transfer.'),
});

export const invoiceBody = z
  .strictObject({
    'customer-id': idOf('the customer').optional().describe('Id of the customer whose charges are invoiced; required.'),
    customerId: customerIds.customerId.optional(),
  })
  .refine((body) => (body['customer-id'] ?? body.customerId) !== undefined, {
    message: 'customer-id is missing',
    path: ['customer-id'],
  })
  .meta({ id: 'InvoiceBody', description: 'The customer whose charges since the last invoice are invoiced.' });

export const invoicePayment = input('InvoicePayment', 'A payment received by bank transfer.', {
  amount: minorUnits('Amount received'),
  currency: currencyCode,
  reference: textIn(BOOKING_TEXTS.reference).describe('Reference of the bank.'),
  anyAmount: z
    .boolean()
    .optional()
    .describe(
      'True to book a payment that differs from the amount due; the invoice is then partly paid or overpaid. Without it, such a payment is refused.',
    ),
});

/** Payment page of an invoice. */
export const invoicePayAt = record('InvoicePayAt', 'Payment page of an invoice.', {
  payUrl: z.string().describe('URL of the page at the payment provider; it expires after one day.'),
});

export const invoiceQuery = z.object({
  'customer-id': idOf('the customer').optional().describe('Invoices of one customer.'),
  ...pageQuery,
});

export const invoicePaperQuery = z.object({ language: inLanguage });

export type Invoice = z.infer<typeof invoice>;
export type InvoicePayment = z.infer<typeof invoicePayment>;
