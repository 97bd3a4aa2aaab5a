import { and, asc, inArray, sql } from 'drizzle-orm';
import type { ServerContext } from '../../hosting/module.ts';
import { PLATFORM_ACTOR, writeAudit } from '../../platform/audit/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { chargePeriod } from './charge-period.ts';
import { periodEnd } from './period.ts';
import { changeOrder, lockOrder, type OrderRow, RUNNING } from './store.ts';
import { paymentOrder } from './tables.ts';

/** Maximum number per run; the rest follows in the next. Past-due subscriptions are last, so that they do not delay others. */
const MAX_PER_RUN = 500;

/**
 * Charges the next period of every subscription whose period has ended, each in a transaction of its own; a subscription that the balance does not cover
 * becomes past due and is tried again in each run. A repeated run has no further effect.
 */
export async function renewSubscriptions(
  { database }: Pick<ServerContext, 'database'>,
  now: Date = new Date(),
): Promise<void> {
  const due = await database.orm
    .select({ id: paymentOrder.id })
    .from(paymentOrder)
    .where(and(inArray(paymentOrder.status, [...RUNNING]), sql`${paymentOrder.periodEnd} <= ${now.toISOString()}`))
    .orderBy(asc(paymentOrder.status), asc(paymentOrder.periodEnd))
    .limit(MAX_PER_RUN);
  for (const { id } of due) {
    // A subscription that was not renewed for some time is charged for every period since.
    let isRenewed = true;
    while (isRenewed) isRenewed = await database.orm.transaction((tx) => renewOnce(tx, id, now));
  }
}

/** Charges one period, if one is due; whether it did. */
async function renewOnce(tx: Transaction, orderId: string, now: Date): Promise<boolean> {
  const row = await lockOrder(tx, orderId);
  const isRunning = row?.status === 'ACTIVE' || row?.status === 'PAST_DUE';
  if (!row?.periodEnd || !isRunning || new Date(row.periodEnd) > now) return false;
  const periods = row.periods + 1;
  const booked = await chargePeriod(tx, row, periods, PLATFORM_ACTOR);
  if (booked.is === 'insufficient') {
    if (row.status === 'ACTIVE') await fallDue(tx, row);
    return false;
  }
  const end = periodEnd(new Date(row.begunAt!), row.period!, periods).toISOString();
  await changeOrder(tx, orderId, { periods, periodStart: row.periodEnd, periodEnd: end, status: 'ACTIVE' });
  return true;
}

async function fallDue(tx: Transaction, { id: recordId, operatorId, periods }: OrderRow): Promise<void> {
  await changeOrder(tx, recordId, { status: 'PAST_DUE' });
  const detail = { period: periods + 1 };
  await writeAudit(tx, {
    operatorId,
    actor: PLATFORM_ACTOR,
    action: 'past-due',
    recordType: 'payment-order',
    recordId,
    detail,
  });
}
