import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';

/**
 * Returns customers with charges before their current period, that of a monthly subscription or the calendar month (UTC), that
 * are not on an invoice yet. A period of a year, or a period that the balance did not cover, does not delay an invoice.
 */
export async function customersToInvoice(db: Queries): Promise<readonly string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct t.customer_id as id from transfer t
    where t.kind in ('CAPTURE', 'CHARGE')
      and t.seq > coalesce(
        (select max(through_seq) from invoice i where i.customer_id = t.customer_id and i.status <> 'VOID'), 0)
      and t.at < coalesce(
        (select max(period_start) from payment_order o
          where o.customer_id = t.customer_id and o.status = 'ACTIVE' and o.period = 'MONTH'),
        date_trunc('month', now() at time zone 'UTC') at time zone 'UTC')`);
  return rows.map(({ id }) => id);
}
