import type { UsageSnapshot } from '@keepout/contract/payments/customer';
import type { PaidService } from '@keepout/contract/payments/enums';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { CustomerRow } from './store.ts';

interface UsageRow extends Record<string, unknown> {
  readonly service: PaidService;
  readonly orders: number;
  readonly reserved: string;
  readonly charged: string;
  readonly credited: string;
}

/**
 * Returns a customer's usage in the current period: of an active subscription, else of the calendar month (UTC). Earlier captures and
 * releases are not included.
 */
export async function usageOf(db: Queries, { id, currency }: CustomerRow): Promise<UsageSnapshot> {
  const to = new Date();
  const from = (await runningPeriod(db, id)) ?? new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth(), 1));
  const since = from.toISOString();
  const { rows } = await db.execute<UsageRow>(sql`
    with booked as (
      select t.kind, t.key, p.amount from transfer t
      join posting p on p.transfer_id = t.id join payment_account a on a.id = p.account_id and a.kind = 'REVENUE'
      where t.customer_id = ${id} and t.at >= ${since} and t.kind in ('CAPTURE', 'CREDIT', 'CHARGE', 'REFUND')
    ), by_order as (
      select o.service_type as service, b.amount from booked b
      join payment_hold h on h.customer_id = ${id} and b.key in ('CAPTURE ' || h.operator_id || ' ' || h.key, 'CREDIT ' || h.operator_id || ' ' || h.key)
      join payment_order o on o.id = h.order_id
      union all
      select o.service_type, b.amount from booked b join payment_order o on o.customer_id = ${id}
        and b.key like 'CHARGE ' || o.id || ' %'
    )
    select s.service,
      (select count(*)::integer from payment_order o
        where o.customer_id = ${id} and o.service_type = s.service and o.created_at >= ${since}) as orders,
      (select coalesce(sum(h.remaining), 0)::text from payment_hold h join payment_order o on o.id = h.order_id
        where h.customer_id = ${id} and o.service_type = s.service) as reserved,
      (select coalesce(sum(amount) filter (where amount > 0), 0)::text from by_order b where b.service = s.service) as charged,
      (select coalesce(-sum(amount) filter (where amount < 0), 0)::text from by_order b where b.service = s.service) as credited
    from (values ('ca'), ('odt')) as s(service)`);
  const services = rows.map((row) => ({
    serviceType: row.service,
    orders: row.orders,
    held: Number(row.reserved),
    charged: Number(row.charged),
    credited: Number(row.credited),
  }));
  const total = services.reduce((sum, { charged, credited }) => sum + charged - credited, 0);
  return {
    'customer-id': id,
    customerId: id,
    from: from.toISOString(),
    to: to.toISOString(),
    currency,
    services,
    total: Math.max(total, 0),
  };
}

async function runningPeriod(db: Queries, customerId: string): Promise<Date | undefined> {
  const { rows } = await db.execute<{ start: string }>(sql`
    select to_json(period_start) #>> '{}' as start from payment_order
    where customer_id = ${customerId} and status = 'ACTIVE' and period_start is not null order by period_start limit 1`);
  return rows[0] && new Date(rows[0].start);
}
