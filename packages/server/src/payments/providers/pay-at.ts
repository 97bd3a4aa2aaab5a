import type { ServerContext } from '../../hosting/module.ts';
import { refused } from '../../platform/http/problem.ts';
import { openOf } from '../invoices/settle.ts';
import { changeInvoice, findInvoice, type InvoiceRow } from '../invoices/store.ts';
import { hasUnbooked } from '../unbooked/store.ts';
import type { PaymentProvider } from './provider.ts';
import { settlePayment } from './settle-job.ts';

/**
 * Returns the payment page of an invoice: the open page, or a new page if there is none or it has expired.
 *
 * @returns URL of the page
 */
export async function payAt(context: ServerContext, provider: PaymentProvider, invoice: InvoiceRow): Promise<string> {
  let row = invoice;
  if (!isOpen(row)) throw ended(row);
  const { providerReference: before } = row;
  if (before !== null) {
    const state = await settlePayment(context, provider, before);
    if (state === 'OPEN' && row.payUrl !== null) return row.payUrl;
    // That page may have received a partial payment.
    row = (await findInvoice(context.database.orm, row.id)) ?? row;
    if (!isOpen(row)) throw ended(row);
  }
  if (await hasUnbooked(context.database.orm, row.id)) {
    const detail = `Money came in for invoice ${row.number} and could not be booked; whoever runs the payments has it.`;
    throw refused('payment-unbooked', { detail });
  }
  // The attempt number follows from the previous page, so that concurrent callers get the same page.
  const attempt = before === null ? 1 : attemptAfter(before);
  const demand = { invoiceId: row.id, invoiceNumber: row.number, amount: openOf(row), currency: row.currency };
  const opened = await provider.demand({ ...demand, attempt });
  if (opened === null) {
    throw refused('payment-elsewhere', { detail: `Invoice ${row.number} is paid by bank transfer.` });
  }
  const { reference: providerReference, payUrl } = opened;
  await changeInvoice(context.database.orm, row.id, { provider: provider.kind, providerReference, payUrl });
  return payUrl;
}

const isOpen = ({ status }: InvoiceRow): boolean => status === 'ISSUED' || status === 'PARTLY_PAID';

/** A number that follows from the page before. */
function attemptAfter(reference: string): number {
  return [...reference].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 1_000_000_007, 7);
}

function ended({ number, status }: Pick<InvoiceRow, 'number' | 'status'>) {
  return refused('invoice-ended', { detail: `Invoice ${number} is ${status}.` });
}
