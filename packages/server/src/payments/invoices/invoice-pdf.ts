import { moneyText } from '@keepout/contract/payments/amount';
import type { Invoice } from '@keepout/contract/payments/invoice';
import type { Language } from '@keepout/contract/platform/language';
import { PdfSheet } from '../../platform/pdf/sheet.ts';
import type { InvoiceRow } from './store.ts';
import { de } from './words/de.ts';
import { en, type InvoiceWords } from './words/en.ts';

/** An invoice in its wire form, with statements in stored form so that they can be formatted in the language of the document. */
export type PrintedInvoice = Omit<Invoice, 'lines' | 'vatNote'> & Pick<InvoiceRow, 'lines' | 'vatNote'>;

/** Additional data for the PDF of an invoice. */
export interface InvoicePaper {
  /** Account for transfers. */
  readonly bank: string | undefined;
  readonly language: Language;
}

const WORDS: Readonly<Record<Language, InvoiceWords>> = { en, de };

/** An invoice on A4; the same invoice gives the same bytes in the same language. */
export async function invoicePdf(invoice: PrintedInvoice, { bank, language }: InvoicePaper): Promise<Uint8Array> {
  const words = WORDS[language];
  const { invoiceNumber, seller, buyer, currency } = invoice;
  const textOf = (amount: number) => grouped(moneyText(amount, currency));
  const day = (at: string) => at.slice(0, 10);
  const sheet = new PdfSheet(words.invoice(invoiceNumber), new Date(invoice.issuedAt), language);
  sheet.paragraph(seller.name, { size: 9, isFaint: true });
  sheet.paragraph(words.invoice(invoiceNumber), { size: 16, isStrong: true });
  if (invoice.status === 'VOID') sheet.paragraph(words.withdrawn, { size: 12, isStrong: true });
  sheet.heading(words.parties);
  for (const [role, party] of [
    [words.from, seller],
    [words.to, buyer],
  ] as const) {
    const lines = [
      party.name,
      party.address,
      party.country ?? '',
      party.vatId === null ? '' : words.vatId(party.vatId),
    ];
    sheet.fact(role, lines.filter((line) => line !== '').join('\n'));
  }
  sheet.heading(words.dates);
  sheet.fact(words.issued, day(invoice.issuedAt));
  sheet.fact(words.charged, words.span(day(invoice.periodStart), day(invoice.periodEnd)));
  sheet.fact(words.due, invoice.paidAt === null ? day(invoice.dueAt) : words.paidOn(day(invoice.paidAt)));
  sheet.heading(words.lines);
  for (const { text, at, amount } of invoice.lines) {
    sheet.row(
      [
        { text: day(at), share: 0.14 },
        { text: words.statementText(text), share: 0.64 },
        { text: textOf(amount), share: 0.22, isMono: true },
      ],
      { isRuled: true },
    );
  }
  sheet.heading(words.sum);
  sheet.fact(words.net, textOf(invoice.net), true);
  sheet.fact(words.vat(invoice.vatRate), textOf(invoice.vat), true);
  sheet.fact(words.gross, textOf(invoice.gross), true);
  if (invoice.status !== 'ISSUED' && invoice.paid > 0) {
    sheet.fact(words.received, textOf(invoice.paid), true);
    const openAmount = invoice.gross - invoice.paid;
    if (openAmount > 0) sheet.fact(words.openAmount, textOf(openAmount), true);
    if (openAmount < 0) sheet.fact(words.creditedToBalance, textOf(-openAmount), true);
  }
  if (invoice.vatNote.length > 0) sheet.paragraph(words.statementText(invoice.vatNote), { isFaint: true });
  if (bank !== undefined && (invoice.status === 'ISSUED' || invoice.status === 'PARTLY_PAID')) {
    sheet.heading(words.payment);
    sheet.paragraph(words.transfer(bank, invoiceNumber));
  }
  sheet.foot(`${invoiceNumber} · ${seller.name}`);
  return await sheet.end();
}

/** 12 345.60 EUR: a space between thousands is read the same in both languages. */
const grouped = (money: string): string => money.replace(/\B(?=(\d{3})+(?=[. ]))/g, ' ');
