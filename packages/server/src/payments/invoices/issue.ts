import type { ServerContext } from '../../hosting/module.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import { refused } from '../../platform/http/problem.ts';
import type { CustomerRow } from '../customers/store.ts';
import { PAYMENT_IDS } from '../ids.ts';
import { lockAccounts } from '../ledger/accounts.ts';
import { nextNumber } from '../ledger/number-series.ts';
import { taxOf, vatOf } from '../ledger/vat.ts';
import { sellerOf } from '../seller.ts';
import { chargesSince, type InvoiceRow, newestInvoice } from './store.ts';
import { invoice } from './tables.ts';

const DAY_MS = 86_400_000;

/**
 * Invoices what was charged to a customer since his last invoice. Both of his accounts are held meanwhile, so that no charge is on two
 * invoices or on none.
 *
 * @throws Refusal  `nothing-to-invoice`: nothing was charged, or more was given back
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
    const lines = await chargesSince(tx, customerId, before?.throughSeq ?? 0);
    const net = lines.reduce((sum, { amount }) => sum + amount, 0);
    if (net <= 0) {
      throw refused('nothing-to-invoice', { detail: `Nothing is to be invoiced to ${name} since the last invoice.` });
    }
    const now = new Date();
    const { bank: _bank, ...seller } = sellerOf(settings);
    const { vatCase, basisPoints } = await taxOf(tx, seller, customer);
    const [row] = await tx
      .insert(invoice)
      .values({
        ...{ id: PAYMENT_IDS.next('inv'), number: await nextNumber(tx, 'INVOICE', now), operatorId, customerId },
        ...{ status: 'ISSUED', currency, net, vat: vatOf(net, basisPoints), vatBasisPoints: basisPoints, vatCase },
        ...{ seller, buyer: { name, address, country, vatId } },
        lines: lines.map(({ text, at, amount }) => ({ text, at, amount })),
        throughSeq: lines.at(-1)!.seq,
        ...{ periodStart: lines[0]!.at, periodEnd: lines.at(-1)!.at, issuedAt: now.toISOString() },
        dueAt: new Date(now.getTime() + settings.invoiceDueDays * DAY_MS).toISOString(),
        provider: settings.stripeKey === undefined ? 'BANK_TRANSFER' : 'STRIPE',
      })
      .returning();
    const detail = { number: row!.number, net };
    await writeAudit(tx, { operatorId, actor, action: 'issued', recordType: 'invoice', recordId: row!.id, detail });
    return row!;
  });
}
