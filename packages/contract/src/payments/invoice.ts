import { z } from 'zod';
import { inLanguage } from '../platform/language.ts';
import { idOf, pageQuery, textIn, utcTimeOf } from '../platform/primitives.ts';
import { invoiceStatus, paymentProvider, vatCase } from './enums.ts';
import { BOOKING_TEXTS } from './fields.ts';
import { currencyCode, minorUnits, signedMinorUnits } from './money.ts';

const party = (what: string) =>
  z
    .object({
      name: z.string().meta({ description: 'Name.' }),
      address: z.string().meta({ description: 'Address.' }),
      country: z.string().nullable().meta({ description: 'ISO 3166-1, two letters.' }),
      vatId: z.string().nullable().meta({ description: 'Number for value-added tax.' }),
    })
    .meta({ description: what });

const line = z
  .object({
    text: z.string().meta({ description: 'What it is for.' }),
    at: utcTimeOf('When it was booked'),
    amount: signedMinorUnits('Without tax; below zero, what was given back'),
  })
  .meta({ id: 'InvoiceLine', description: 'One line of an invoice.' });

export const invoice = z
  .object({
    invoiceId: idOf('the invoice'),
    invoiceNumber: z
      .string()
      .meta({ description: 'Number of the invoice; numbers have no gaps.', examples: ['I-2026-000003'] }),
    customerId: idOf('the customer'),
    status: invoiceStatus,
    currency: currencyCode,
    net: minorUnits('Without tax'),
    vat: minorUnits('Value-added tax'),
    vatRate: z.number().meta({ description: 'Rate of the tax, per cent.' }),
    vatCase,
    vatNote: z.string().meta({ description: 'What the invoice says of the tax; empty where nothing is to be said.' }),
    gross: minorUnits('What is to be paid'),
    paid: minorUnits('What has come in for it; what is beyond `gross` was added to the balance'),
    seller: party('Who invoices.'),
    buyer: party('Who pays.'),
    lines: z.array(line).meta({ description: 'What was charged and given back.' }),
    periodStart: utcTimeOf('Beginning of what is invoiced'),
    periodEnd: utcTimeOf('End of what is invoiced'),
    issuedAt: utcTimeOf('When it was issued'),
    dueAt: utcTimeOf('Until when it is to be paid'),
    paidAt: utcTimeOf('When it was paid').nullable(),
    provider: paymentProvider,
    payUrl: z.string().nullable().meta({ description: 'Where it can be paid; null: by bank transfer.' }),
  })
  .meta({ id: 'Invoice', description: 'What a customer is to pay for what was charged.' });

export const invoiceBody = z
  .strictObject({ customerId: idOf('the customer') })
  .meta({ id: 'InvoiceBody', description: 'Whose charges since the last invoice are invoiced.' });

export const invoicePayment = z
  .strictObject({
    amount: minorUnits('What came in'),
    currency: currencyCode,
    reference: textIn(BOOKING_TEXTS.reference).meta({ description: 'Reference of the bank.' }),
    anyAmount: z.boolean().optional().meta({
      description:
        'Book it though the invoice asks for another amount: it is partly paid then, or overpaid. Refused without it.',
    }),
  })
  .meta({ id: 'InvoicePayment', description: 'A payment that came in by bank transfer.' });

/** Where an invoice can be paid now. */
export const invoicePayAt = z
  .object({ payUrl: z.string().meta({ description: 'Page of the payment provider; it ends after a day.' }) })
  .meta({ id: 'InvoicePayAt', description: 'Where an invoice can be paid now.' });

export const invoiceQuery = z.object({
  'customer-id': idOf('the customer').optional().meta({ description: 'Only of this customer.' }),
  ...pageQuery,
});

export const invoicePaperQuery = z.object({ language: inLanguage });

export type Invoice = z.infer<typeof invoice>;
export type InvoicePayment = z.infer<typeof invoicePayment>;
