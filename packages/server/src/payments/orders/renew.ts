import { and, asc, inArray, sql } from 'drizzle-orm';
import type { ServerContext } from '../../hosting/module.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import { chargePeriod } from './charge-period.ts';
import { periodEnd } from './period.ts';
import { changeOrder, lockOrder } from './store.ts';
import { paymentOrder } from './tables.ts';

/** Of one run; what is left comes with the next. */
const MOST = 500;

/**
 * Charges the next period of every subscription whose period is over, each in a transaction of its own; what the balance does not cover
 * is past due and is tried again with each run. Run twice it does nothing more.
 *
 * @returns customers whose period has ended
 */
export async function renewSubscriptions(
  { database, log }: Pick<ServerContext, 'database' | 'log'>,
  now: Date = new Date(),
): Promise<readonly string[]> {
  const due = await database.orm
    .select({ id: paymentOrder.id })
    .from(paymentOrder)
    .where(
      and(inArray(paymentOrder.status, ['ACTIVE', 'PAST_DUE']), sql`${paymentOrder.periodEnd} <= ${now.toISOString()}`),
    )
    .orderBy(asc(paymentOrder.periodEnd))
    .limit(MOST);
  const customers = new Set<string>();
  for (const { id } of due) {
    // A subscription that nobody renewed for long is charged for every period since.
    for (;;) {
      const renewed = await database.orm.transaction(async (tx) => {
        const row = await lockOrder(tx, id);
        const isDue = row?.periodEnd && new Date(row.periodEnd) <= now;
        if (!row || !isDue || (row.status !== 'ACTIVE' && row.status !== 'PAST_DUE')) return undefined;
        const booked = await chargePeriod(tx, row, row.periods + 1, 'platform');
        if (booked.is === 'insufficient') {
          if (row.status !== 'PAST_DUE') {
            await changeOrder(tx, id, { status: 'PAST_DUE' });
            await writeAudit(tx, {
              ...{ operatorId: row.operatorId, actor: 'platform', action: 'past-due', recordType: 'payment-order' },
              ...{ recordId: id, detail: { period: row.periods + 1 } },
            });
          }
          return undefined;
        }
        const periods = row.periods + 1;
        const end = periodEnd(new Date(row.begunAt!), row.period!, periods).toISOString();
        await changeOrder(tx, id, { periods, periodStart: row.periodEnd, periodEnd: end, status: 'ACTIVE' });
        return row.customerId;
      });
      if (renewed === undefined) break;
      customers.add(renewed);
    }
  }
  if (customers.size > 0) log.info({ customers: customers.size }, 'subscriptions renewed');
  return [...customers];
}
