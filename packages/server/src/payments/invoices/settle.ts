import type { ServerContext } from '../../hosting/module.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import { notFound, refused } from '../../platform/http/problem.ts';
import { accountsOf, ownAccount } from '../ledger/accounts.ts';
import { decimalsOf, moneyText } from '../ledger/money-text.ts';
import { book, isBooked, type Leg } from '../ledger/post.ts';
import { changeInvoice, findInvoice, type InvoiceRow, lockInvoice, newestInvoice } from './store.ts';

/** Money that came in for an invoice. */
export interface Paid {
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  /** Of the bank, or of the provider. */
  readonly reference: string;
  readonly actor: string;
}

/** What became of money that came in. */
export type Settled = 'PAID' | 'KNOWN' | 'DIFFERS' | 'CREDITED';

/**
 * Books what came in for an invoice, once for its reference. What comes in for one that was withdrawn, or paid already in another way, is
 * the customer's all the same: it is credited whole, and nothing is lost.
 *
 * @returns DIFFERS   another amount or currency than the invoice says: nothing was booked
 */
export async function settleInvoice(
  { database }: Pick<ServerContext, 'database'>,
  invoiceId: string,
  { amount, currency, reference, actor }: Paid,
): Promise<Settled> {
  return await database.orm.transaction(async (tx) => {
    const row = await lockInvoice(tx, invoiceId);
    if (row === undefined) throw notFound('The invoice');
    const key = `PAYMENT ${row.id} ${reference}`;
    if (await isBooked(tx, key)) return 'KNOWN';
    if (currency !== row.currency || (amount !== row.net + row.vat && row.status === 'ISSUED')) return 'DIFFERS';
    const isOpen = row.status === 'ISSUED';
    const { money } = await accountsOf(tx, row.customerId);
    const [bank, tax] = [await ownAccount(tx, 'BANK', currency), await ownAccount(tx, 'VAT', currency)];
    const sides: Leg[] = [
      { accountId: bank, amount: -BigInt(amount) },
      { accountId: money.id, amount: BigInt(isOpen ? row.net : amount) },
      { accountId: tax, amount: isOpen ? BigInt(row.vat) : 0n },
    ];
    const booked = await book(tx, {
      ...{ key, kind: 'PAYMENT', customerId: row.customerId, actor },
      reason: `Payment of ${row.number}, ${reference}`,
      legs: sides.filter((leg) => leg.amount !== 0n),
    });
    if (booked.is !== 'booked') throw new Error(`the payment of ${row.number} was booked twice`);
    const paidAt = new Date().toISOString();
    if (isOpen) await changeInvoice(tx, row.id, { status: 'PAID', paidAt, paidBy: reference, payUrl: null });
    const { operatorId } = row;
    await writeAudit(tx, {
      ...{ operatorId, actor, action: 'paid', recordType: 'invoice', recordId: row.id },
      detail: { number: row.number, amount, currency, reference },
    });
    return isOpen ? 'PAID' : 'CREDITED';
  });
}

/** Records a bank transfer; refused where it is not what the invoice asks for. */
export async function recordTransfer(
  context: Pick<ServerContext, 'database'>,
  invoiceId: string,
  paid: Paid,
): Promise<void> {
  const { status } = (await findInvoice(context.database.orm, invoiceId)) ?? {};
  // A person who records it twice has made a mistake; more that came in is a correction of the balance.
  if (status === 'PAID') throw refused('invoice-ended', { detail: 'The invoice is paid already.' });
  if ((await settleInvoice(context, invoiceId, paid)) !== 'DIFFERS') return;
  const decimals = (await decimalsOf(context.database.orm, paid.currency)) ?? 2;
  const message = `The invoice asks for another amount than ${moneyText(paid.amount, decimals, paid.currency)}.`;
  const errors = [{ code: 'payment-differs' as const, pointer: '#/amount', message }];
  throw refused('payment-differs', { detail: message, errors });
}

/** Withdraws the newest invoice of a customer: its charges are on the next one. */
export async function voidInvoice(
  { database }: Pick<ServerContext, 'database'>,
  invoiceId: string,
  actor: string,
): Promise<InvoiceRow> {
  return await database.orm.transaction(async (tx) => {
    const row = await lockInvoice(tx, invoiceId);
    if (row === undefined) throw notFound('The invoice');
    const newest = await newestInvoice(tx, row.customerId);
    if (row.status !== 'ISSUED' || newest?.id !== row.id) {
      const why = row.status === 'ISSUED' ? 'a newer one follows it' : `it is ${row.status}`;
      throw refused('invoice-ended', { detail: `Invoice ${row.number} cannot be withdrawn: ${why}.` });
    }
    await writeAudit(tx, {
      ...{ operatorId: row.operatorId, actor, action: 'withdrawn', recordType: 'invoice', recordId: row.id },
      detail: { number: row.number },
    });
    return await changeInvoice(tx, row.id, { status: 'VOID', payUrl: null });
  });
}
