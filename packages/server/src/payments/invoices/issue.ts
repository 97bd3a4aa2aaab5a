import { MS_PER_DAY } from '@keepout/units/duration';
import type { ServerContext } from '../../hosting/module.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import type { Queries } from '../../platform/database/database.ts';
import { refused } from '../../platform/http/problem.ts';
import type { CustomerRow } from '../customers/store.ts';
import { PAYMENT_IDS } from '../ids.ts';
import { lockAccounts } from '../ledger/accounts.ts';
import { nextNumber } from '../ledger/number-series.ts';
import { isoDay, type Seller, type Tax, taxOf, vatOf } from '../ledger/vat.ts';
import { sellerOf } from '../seller.ts';
import { type ChargedLine, chargesSince, type InvoiceRow, newestInvoice } from './store.ts';
import { invoiceTable } from './tables.ts';

/**
 * Invoices a customer's charges since the last invoice. Both accounts are locked, so that each charge is on exactly one
 * invoice. An invoice has one tax rate: charges after a change of the rate are on the next one.
 *
 * @throws Refusal  `nothing-to-invoice`: no charges, or the refunds exceed them
 */
export async function issueInvoice(
  { database, settings }: Pick<ServerContext, 'database' | 'settings'>,
  customer: CustomerRow,
  actor: string,
): Promise<InvoiceRow> {
  return await database.orm.transaction(async (tx) => {
    const { id: customerId, operatorId, currency, name, address, country, vatId } = customer;
    await lockAccounts(tx, customerId);
    const before = await newestInvoice(tx, customerId);
    const all = await chargesSince(tx, customerId, before?.throughSeq ?? 0);
    if (netOf(all) <= 0) {
      throw refused('nothing-to-invoice', { detail: `There are no charges of ${name} since the last invoice.` });
    }
    const now = new Date();
    const { bank: _bank, ...seller } = sellerOf(settings);
    const { lines, tax } = await taxedAlike(tx, seller, customer, all);
    const { vatCase, basisPoints, note: vatNote } = tax;
    const net = netOf(lines);
    const [row] = await tx
      .insert(invoiceTable)
      .values({
        id: PAYMENT_IDS.next('inv'),
        number: await nextNumber(tx, 'INVOICE', now),
        operatorId,
        customerId,
        status: 'ISSUED',
        currency,
        net,
        vat: vatOf(net, basisPoints),
        vatBasisPoints: basisPoints,
        vatCase,
        vatNote,
        seller,
        buyer: { name, address, country, vatId },
        lines: lines.map(({ text, at, amount }) => ({ text, at, amount })),
        throughSeq: lines.at(-1)!.seq,
        periodStart: lines[0]!.at,
        periodEnd: lines.at(-1)!.at,
        issuedAt: now.toISOString(),
        dueAt: new Date(now.getTime() + settings.invoiceDueDays * MS_PER_DAY).toISOString(),
        provider: settings.stripeKey === undefined ? 'BANK_TRANSFER' : 'STRIPE',
      })
      .returning();
    const detail = { number: row!.number, net };
    await writeAudit(tx, { operatorId, actor, action: 'issued', recordType: 'invoice', recordId: row!.id, detail });
    return row!;
  });
}

const netOf = (lines: readonly ChargedLine[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);

/** Returns the first charges up to a change of the tax rate; all of them if refunds would leave no positive amount to invoice. */
async function taxedAlike(
  tx: Queries,
  seller: Seller,
  customer: CustomerRow,
  all: readonly ChargedLine[],
): Promise<{ readonly lines: readonly ChargedLine[]; readonly tax: Tax }> {
  const byDay = new Map<string, Tax>();
  for (const day of new Set(all.map(({ at }) => isoDay(at)))) byDay.set(day, await taxOf(tx, seller, customer, day));
  const taxAt = ({ at }: ChargedLine): Tax => byDay.get(isoDay(at))!;
  const first = taxAt(all[0]!);
  const change = all.findIndex((line) => taxAt(line).basisPoints !== first.basisPoints);
  const alike = change < 0 ? all : all.slice(0, change);
  return netOf(alike) > 0 ? { lines: alike, tax: first } : { lines: all, tax: taxAt(all.at(-1)!) };
}
