import type { Invoice } from '@keepout/contract/payments/invoice';
import { textOf } from '@keepout/contract/sentences';
import { wireTime, wireTimeOrNull } from '../../platform/database/wire-time.ts';
import type { InvoiceRow } from './store.ts';

export function presentInvoice(row: InvoiceRow): Invoice {
  return {
    invoiceId: row.id,
    invoiceNumber: row.number,
    customerId: row.customerId,
    status: row.status,
    currency: row.currency,
    net: row.net,
    vat: row.vat,
    vatRate: row.vatBasisPoints / 100,
    vatCase: row.vatCase,
    vatNote: textOf(row.vatNote),
    gross: row.net + row.vat,
    paid: row.paid,
    seller: row.seller,
    buyer: row.buyer,
    lines: row.lines.map((line) => ({ ...line, text: textOf(line.text) })),
    periodStart: wireTime(row.periodStart),
    periodEnd: wireTime(row.periodEnd),
    issuedAt: wireTime(row.issuedAt),
    dueAt: wireTime(row.dueAt),
    paidAt: wireTimeOrNull(row.paidAt),
    provider: row.provider,
    payUrl: row.payUrl,
  };
}
