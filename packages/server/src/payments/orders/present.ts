import type { Order } from '@keepout/contract/payments/order';
import { withStatement } from '@keepout/contract/sentences';
import type { Queries } from '../../platform/database/database.ts';
import { wireTime, wireTimeOrNull } from '../../platform/database/wire-time.ts';
import { type OrderRow, type OrderSums, sumsOfOrders } from './store.ts';

export async function presentOrders(db: Queries, rows: readonly OrderRow[]): Promise<Order[]> {
  const sums = await sumsOfOrders(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => presentOrder(row, sums.get(row.id)));
}

/** What has no holds was charged at once, each period. */
function presentOrder(row: OrderRow, sums: OrderSums | undefined): Order {
  const { held, charged, credited } = sums ?? { held: 0, charged: row.amount * row.periods, credited: 0 };
  return {
    orderId: row.id,
    orderNumber: row.number,
    'customer-id': row.customerId,
    'service-type': row.serviceType,
    'request-id': row.requestId,
    paymentType: row.paymentType,
    productId: row.productId,
    priceId: row.priceId,
    amount: row.amount,
    held,
    charged,
    credited,
    currency: row.currency,
    period: row.period,
    periods: row.periods,
    periodStart: wireTimeOrNull(row.periodStart),
    periodEnd: wireTimeOrNull(row.periodEnd),
    status: row.status,
    ...withStatement('note', row.note),
    createdAt: wireTime(row.createdAt),
    createdBy: row.createdBy,
    version: row.version,
  };
}
