import { PAYMENT_EXAMPLES } from '@keepout/contract/payments/examples';
import type { Invoice } from '@keepout/contract/payments/invoice';
import { asWritten, tell } from '@keepout/contract/sentences';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../platform/pdf/test-words.ts';
import { invoicePdf, type PrintedInvoice } from './invoice-pdf.ts';

const AT = '2026-11-20T09:41:02Z';
const invoice: PrintedInvoice = {
  ...(PAYMENT_EXAMPLES['Invoice'] as Invoice),
  status: 'PARTLY_PAID',
  paid: 5000,
  net: 12900,
  vat: 0,
  gross: 12900,
  vatNote: tell('vat-reverse-charge'),
  lines: [
    { text: tell('observation-of', { target: 'ARGO-5', passes: 2 }), at: AT, amount: 12000 },
    { text: asWritten('A telescope for a night'), at: AT, amount: 900 },
  ],
};
const printed = async (language: 'en' | 'de', change: Partial<PrintedInvoice> = {}) =>
  wordsOf(await invoicePdf({ ...invoice, ...change }, { bank: 'DE02 1203 0000', language }));

describe('C-10 an invoice on paper', () => {
  it('is German with its lines and its note on the tax; what somebody wrote, amounts and days stay', async () => {
    const words = await printed('de');
    for (const expected of [
      ...[
        `Rechnung ${invoice.invoiceNumber}`,
        'Ausgestellt',
        'Zahlbetrag',
        'Eingegangen',
        'Offener Betrag',
        '79.00 EUR',
      ],
      ...['Beobachtung von ARGO-5, Überflüge: 2', 'A telescope for a night', '2026-11-20', '120.00 EUR'],
      ...['Steuerschuldnerschaft des Leistungsempfängers', 'Per Überweisung an DE02 1203 0000'],
    ]) {
      expect(words, expected).toContain(expected);
    }
    expect(words).not.toMatch(/\b(Invoice|From|To|Due|Net|Sum|Payment|reference|customer)\b/);
    expect(await printed('de', { status: 'VOID' })).toContain('ZURÜCKGEZOGEN');
  });

  it('is English with the same figures', async () => {
    const words = await printed('en');
    expect(words).toContain(`Invoice ${invoice.invoiceNumber}`);
    expect(words).toContain('Observation of ARGO-5');
    expect(words).toContain('Reverse charge: the customer accounts for value-added tax');
    expect(words).toContain('79.00 EUR');
  });

  it('has a space between thousands, and none in what is less', async () => {
    const words = await printed('en', { net: 123_456_700, gross: 123_456_700, paid: 99_900 });
    expect(words).toContain('1 234 567.00 EUR');
    expect(words).toContain('999.00 EUR');
  });

  it('is the same to the byte for the same invoice and language', async () => {
    const paper = { bank: undefined, language: 'de' } as const;
    const [first, again] = [await invoicePdf(invoice, paper), await invoicePdf(invoice, paper)];
    expect(Buffer.compare(first, again)).toBe(0);
  });
});
