import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import { columnOrder, recordList } from '../../platform/http/record-list.ts';
import { paymentHold } from '../holds/tables.ts';
import { paymentOrder } from './tables.ts';

/** Statuses of a subscription that is charged with every period. */
export const RUNNING = ['ACTIVE', 'PAST_DUE'] as const;

export type OrderRow = typeof paymentOrder.$inferSelect;

export interface OrderFilter {
  /** Undefined: of every operator. */
  readonly operatorId: string | undefined;
  readonly customerId?: string | undefined;
  readonly requestId?: string | undefined;
}

/** Orders are listed newest first. */
export const ORDER_ORDER = columnOrder('orders', [paymentOrder.createdAt, paymentOrder.id], 'descending');

const filtered = ({ operatorId, customerId, requestId }: OrderFilter) =>
  and(
    operatorId === undefined ? undefined : eq(paymentOrder.operatorId, operatorId),
    customerId === undefined ? undefined : eq(paymentOrder.customerId, customerId),
    requestId === undefined ? undefined : eq(paymentOrder.requestId, requestId),
  );

export const orderList = (db: Queries, filter: OrderFilter) =>
  recordList(db, ORDER_ORDER, () => db.select().from(paymentOrder), filtered(filter));

export async function lockOrder(tx: Transaction, id: string): Promise<OrderRow | undefined> {
  return (await tx.select().from(paymentOrder).where(eq(paymentOrder.id, id)).for('update'))[0];
}

/** Returns the order of a request, locked; undefined if there is none. */
export async function lockOrderOfRequest(
  tx: Transaction,
  operatorId: string | undefined,
  requestId: string,
): Promise<OrderRow | undefined> {
  const rows = await tx.select().from(paymentOrder).where(filtered({ operatorId, requestId })).for('update');
  return rows[0];
}

/** The subscription of an operator to a product that is charged again and again; undefined where none is. */
export async function runningSubscription(
  tx: Transaction,
  operatorId: string,
  productId: string | undefined,
): Promise<OrderRow | undefined> {
  if (productId === undefined) return undefined;
  const isOf = and(eq(paymentOrder.operatorId, operatorId), eq(paymentOrder.productId, productId));
  const isRunning = and(eq(paymentOrder.paymentType, 'SUBSCRIPTION'), inArray(paymentOrder.status, [...RUNNING]));
  return (await tx.select().from(paymentOrder).where(and(isOf, isRunning)))[0];
}

/** The stored row; undefined when there is an order of its request, or a subscription of its operator to the product. */
export async function insertOrder(
  tx: Transaction,
  row: typeof paymentOrder.$inferInsert,
): Promise<OrderRow | undefined> {
  return (await tx.insert(paymentOrder).values(row).onConflictDoNothing().returning())[0];
}

export async function changeOrder(tx: Transaction, id: string, change: Partial<OrderRow>): Promise<OrderRow> {
  const rows = await tx
    .update(paymentOrder)
    .set({ ...change, version: sql`${paymentOrder.version} + 1` as never, updatedAt: new Date().toISOString() })
    .where(eq(paymentOrder.id, id))
    .returning();
  return rows[0]!;
}

/** Reserved, captured and released amounts of an order, including its parts. Minor units. */
export interface OrderSums {
  readonly reserved: number;
  readonly charged: number;
  readonly credited: number;
}

export async function sumsOfOrders(db: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, OrderSums>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: paymentHold.orderId,
      reserved: sql<string>`sum(${paymentHold.remaining})::text`,
      captured: sql<string>`sum(${paymentHold.captured})::text`,
      credited: sql<string>`sum(${paymentHold.credited})::text`,
    })
    .from(paymentHold)
    .where(inArray(paymentHold.orderId, [...ids]))
    .groupBy(paymentHold.orderId);
  return new Map(
    rows.map(({ id, reserved, captured, credited }) => {
      return [
        id!,
        { reserved: Number(reserved), charged: Number(captured) - Number(credited), credited: Number(credited) },
      ];
    }),
  );
}
