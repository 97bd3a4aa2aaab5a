import type { Invoice } from '@keepout/contract/payments/invoice';
import { Sheet } from '../../platform/pdf/sheet.ts';
import { moneyText } from '../ledger/money-text.ts';

/** What an invoice needs besides itself to be printed. */
export interface InvoicePaper {
  readonly decimals: number;
  /** Account for transfers. */
  readonly bank: string | undefined;
}

/** An invoice on A4; the same invoice gives the same bytes. */
export async function invoicePdf(invoice: Invoice, { decimals, bank }: InvoicePaper): Promise<Uint8Array> {
  const { invoiceNumber, seller, buyer, currency } = invoice;
  const told = (amount: number) => moneyText(amount, decimals, currency);
  const day = (at: string) => at.slice(0, 10);
  const sheet = new Sheet(`Invoice ${invoiceNumber}`, new Date(invoice.issuedAt));
  sheet.paragraph(seller.name, { size: 9, isFaint: true });
  sheet.paragraph(`Invoice ${invoiceNumber}`, { size: 16, isStrong: true });
  if (invoice.status === 'VOID') sheet.paragraph('WITHDRAWN', { size: 12, isStrong: true });
  sheet.heading('Parties');
  for (const [role, party] of [
    ['From', seller],
    ['To', buyer],
  ] as const) {
    const lines = [party.name, party.address, party.country ?? '', party.vatId === null ? '' : `VAT ${party.vatId}`];
    sheet.fact(role, lines.filter((line) => line !== '').join('\n'));
  }
  sheet.heading('Dates');
  sheet.fact('Issued', day(invoice.issuedAt));
  sheet.fact('Charged', `${day(invoice.periodStart)} to ${day(invoice.periodEnd)}`);
  sheet.fact('Due', invoice.paidAt === null ? day(invoice.dueAt) : `paid on ${day(invoice.paidAt)}`);
  sheet.heading('What was charged');
  for (const { text, at, amount } of invoice.lines) {
    sheet.row(
      [
        { text: day(at), share: 0.14 },
        { text, share: 0.64 },
        { text: told(amount), share: 0.22, isMono: true },
      ],
      { isRuled: true },
    );
  }
  sheet.heading('Sum');
  sheet.fact('Net', told(invoice.net), true);
  sheet.fact(`VAT ${invoice.vatRate} %`, told(invoice.vat), true);
  sheet.fact('To be paid', told(invoice.gross), true);
  if (invoice.status !== 'ISSUED' && invoice.paid > 0) {
    sheet.fact('Has come in', told(invoice.paid), true);
    const rest = invoice.gross - invoice.paid;
    if (rest > 0) sheet.fact('Still to be paid', told(rest), true);
    if (rest < 0) sheet.fact('Added to the balance', told(-rest), true);
  }
  if (invoice.vatNote !== '') sheet.paragraph(invoice.vatNote, { isFaint: true });
  if (bank !== undefined && (invoice.status === 'ISSUED' || invoice.status === 'PARTLY_PAID')) {
    sheet.heading('Payment');
    sheet.paragraph(`By transfer to ${bank}, with the reference ${invoiceNumber}.`);
  }
  sheet.foot(`${invoiceNumber} · ${seller.name}`);
  return await sheet.end();
}
