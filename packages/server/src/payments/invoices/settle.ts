import { moneyText } from '@keepout/contract/payments/amount';
import { tell } from '@keepout/contract/sentences';
import type { ServerContext } from '../../hosting/module.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { orNotFound, refused, refusedAt } from '../../platform/http/problem.ts';
import { accountsOf, lockAccounts, ownAccount } from '../ledger/accounts.ts';
import { book, isBooked, type Leg } from '../ledger/post.ts';
import { changeInvoice, findInvoice, type InvoiceRow, lockInvoice, newestInvoice } from './store.ts';

/** A received payment for an invoice. */
export interface ReceivedPayment {
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  /** Reference of the bank or of the payment provider. */
  readonly reference: string;
  readonly actor: string;
  /** Books only an amount equal to the open amount of the invoice. */
  readonly isExact?: boolean;
}

/** Result of booking a received payment. */
export type SettlementResult = 'PAID' | 'PARTLY_PAID' | 'OVERPAID' | 'CREDITED' | 'KNOWN' | 'DIFFERS';

/**
 * Books a payment for an invoice, once for its reference. Tax is booked in proportion to the payment, and the rest
 * with the last payment; an amount beyond the invoice, or for a withdrawn one, is added to the customer's balance.
 *
 * @returns DIFFERS   not booked: another currency, an invalid amount, or different from the required exact amount
 */
export async function settleInvoice(
  { database }: Pick<ServerContext, 'database'>,
  invoiceId: string,
  { amount, currency, reference, actor, isExact = false }: ReceivedPayment,
): Promise<SettlementResult> {
  return await database.orm.transaction(async (tx) => {
    const row = await lockWithAccounts(tx, invoiceId);
    const key = `PAYMENT ${row.id} ${reference}`;
    if (await isBooked(tx, key)) return 'KNOWN';
    const open = openOf(row);
    if (currency !== row.currency || amount <= 0 || (isExact && row.status !== 'VOID' && amount !== open))
      return 'DIFFERS';
    const { money } = await accountsOf(tx, row.customerId);
    const [bank, tax] = [await ownAccount(tx, 'BANK', currency), await ownAccount(tx, 'VAT', currency)];
    const taxed =
      taxWithin(row, row.paid + Math.min(amount, open)) - taxWithin(row, Math.min(row.paid, row.net + row.vat));
    const sides: Leg[] = [
      { accountId: bank, amount: -BigInt(amount) },
      { accountId: money.id, amount: BigInt(amount) - taxed },
      { accountId: tax, amount: taxed },
    ];
    const booked = await book(tx, {
      key,
      kind: 'PAYMENT',
      customerId: row.customerId,
      actor,
      reason: tell('payment-of', { invoice: row.number, reference }),
      legs: sides.filter((leg) => leg.amount !== 0n),
    });
    if (booked.is !== 'booked') throw new Error(`the payment of ${row.number} was booked twice`);
    const status = await notePaid(tx, row, amount, reference);
    await writeAudit(tx, {
      operatorId: row.operatorId,
      actor,
      action: 'paid',
      recordType: 'invoice',
      recordId: row.id,
      detail: { number: row.number, amount, currency, reference, status },
    });
    return status === 'VOID' ? 'CREDITED' : status;
  });
}

/** Locks an invoice after the accounts of its customer, the order of all callers that change an invoice. */
async function lockWithAccounts(tx: Transaction, invoiceId: string): Promise<InvoiceRow> {
  const unlockedInvoice = await orNotFound(findInvoice(tx, invoiceId), 'The invoice');
  await lockAccounts(tx, unlockedInvoice.customerId);
  return (await lockInvoice(tx, invoiceId))!;
}

/** Returns the open amount of an invoice; zero for a withdrawn one. Minor units. */
export const openOf = ({ status, net, vat, paid }: InvoiceRow): number =>
  status === 'VOID' ? 0 : Math.max(0, net + vat - paid);

/** Returns the tax in a partial amount of an invoice: in proportion, and the full tax with the last cent. */
function taxWithin({ net, vat }: InvoiceRow, paid: number): bigint {
  const gross = net + vat;
  return paid >= gross ? BigInt(vat) : (BigInt(vat) * BigInt(paid)) / BigInt(gross);
}

async function notePaid(tx: Transaction, row: InvoiceRow, amount: number, reference: string) {
  if (row.status === 'VOID') return 'VOID' as const;
  const paid = row.paid + amount;
  const gross = row.net + row.vat;
  const status = paid < gross ? 'PARTLY_PAID' : paid === gross ? 'PAID' : 'OVERPAID';
  const isFirst = status !== 'PARTLY_PAID' && row.paidAt === null;
  const end = isFirst ? { paidAt: new Date().toISOString(), paidBy: reference } : {};
  // An open payment page requests the previous amount; the next one requests the rest.
  await changeInvoice(tx, row.id, { status, paid, payUrl: null, ...end });
  return status;
}

/** Records a bank transfer; an amount other than the invoice's only if the caller confirms it. */
export async function recordTransfer(
  context: Pick<ServerContext, 'database'>,
  invoiceId: string,
  { anyAmount = false, ...paid }: ReceivedPayment & { readonly anyAmount?: boolean | undefined },
): Promise<void> {
  const { status } = (await findInvoice(context.database.orm, invoiceId)) ?? {};
  const isPaid = status === 'PAID' || status === 'OVERPAID';
  // A transfer recorded twice is a mistake, unless the caller confirms the amount.
  if (isPaid && !anyAmount) throw refused('invoice-ended', { detail: 'The invoice is already paid.' });
  if ((await settleInvoice(context, invoiceId, { ...paid, isExact: !anyAmount })) !== 'DIFFERS') return;
  throw refusedAt(
    'payment-differs',
    '#/amount',
    `The invoice asks for another amount than ${moneyText(paid.amount, paid.currency)}.`,
  );
}

/**
 * Withdraws the newest invoice of a customer: its charges are on the next one. Concurrent invoices are excluded, since they would not contain these charges.
 * An invoice with a payment cannot be withdrawn.
 */
export async function voidInvoice(
  { database }: Pick<ServerContext, 'database'>,
  invoiceId: string,
  actor: string,
): Promise<InvoiceRow> {
  return await database.orm.transaction(async (tx) => {
    const row = await lockWithAccounts(tx, invoiceId);
    const newest = await newestInvoice(tx, row.customerId);
    if (row.status !== 'ISSUED' || newest?.id !== row.id) {
      const reason = row.status === 'ISSUED' ? 'a newer one follows it' : `it is ${row.status}`;
      throw refused('invoice-ended', { detail: `Invoice ${row.number} cannot be withdrawn: ${reason}.` });
    }
    await writeAudit(tx, {
      operatorId: row.operatorId,
      actor,
      action: 'withdrawn',
      recordType: 'invoice',
      recordId: row.id,
      detail: { number: row.number },
    });
    return await changeInvoice(tx, row.id, { status: 'VOID', payUrl: null });
  });
}
