import type { SimulatedTruth } from '@keepout/operations/orbit/truth';
import { and, asc, eq, lte } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import { simulatorOrder, simulatorTruth } from './tables.ts';

export type SimulatorOrderRow = typeof simulatorOrder.$inferSelect;

/** Returns the row of an order: the new one, or the existing one. */
export async function insertSimulatedOrder(
  db: Queries,
  row: Omit<SimulatorOrderRow, 'isCancelled' | 'isDelivered'>,
): Promise<SimulatorOrderRow> {
  const inserted = await db.insert(simulatorOrder).values(row).onConflictDoNothing().returning();
  return inserted[0] ?? (await db.select().from(simulatorOrder).where(eq(simulatorOrder.orderId, row.orderId)))[0]!;
}

export async function cancelSimulatedOrder(db: Queries, orderId: string): Promise<void> {
  await db.update(simulatorOrder).set({ isCancelled: true }).where(eq(simulatorOrder.orderId, orderId));
}

/** Orders whose file is due, the oldest first. */
export async function dueOrders(db: Queries, nowTaiS: number, limit: number): Promise<readonly SimulatorOrderRow[]> {
  return await db
    .select()
    .from(simulatorOrder)
    .where(
      and(
        eq(simulatorOrder.isCancelled, false),
        eq(simulatorOrder.isDelivered, false),
        lte(simulatorOrder.dueTaiS, nowTaiS),
      ),
    )
    .orderBy(asc(simulatorOrder.dueTaiS), asc(simulatorOrder.orderId))
    .limit(limit);
}

/** Returns the earliest due time of undelivered orders. */
export async function nextDue(db: Queries): Promise<number | undefined> {
  const rows = await db
    .select({ dueTaiS: simulatorOrder.dueTaiS })
    .from(simulatorOrder)
    .where(and(eq(simulatorOrder.isCancelled, false), eq(simulatorOrder.isDelivered, false)))
    .orderBy(asc(simulatorOrder.dueTaiS))
    .limit(1);
  return rows[0]?.dueTaiS;
}

export async function settleOrder(db: Queries, orderId: string): Promise<void> {
  await db.update(simulatorOrder).set({ isDelivered: true }).where(eq(simulatorOrder.orderId, orderId));
}

export async function findTruth(db: Queries, objectKey: string): Promise<SimulatedTruth | undefined> {
  const [row] = await db.select().from(simulatorTruth).where(eq(simulatorTruth.objectKey, objectKey));
  if (row === undefined) return undefined;
  const [x = 0, y = 0, z = 0, vx = 0, vy = 0, vz = 0] = row.state;
  const { epochTaiS, dragM2PerKg, airModel } = row;
  const state: SimulatedTruth = { epochTaiS, positionM: [x, y, z], velocityMps: [vx, vy, vz] };
  const drag = { ...(dragM2PerKg !== null && { dragM2PerKg }), ...(airModel !== null && { airModel }) };
  return { ...state, ...drag, ...(row.isMeasured && { isMeasured: true }) };
}

/** Files were made of the truth of an object. */
export async function noteMeasured(db: Queries, objectKey: string): Promise<void> {
  await db.update(simulatorTruth).set({ isMeasured: true }).where(eq(simulatorTruth.objectKey, objectKey));
}

/** Stores the true orbit of an object. Two concurrent draws are equal: they are derived from the name. */
export async function keepTruth(db: Queries, objectKey: string, truth: SimulatedTruth): Promise<void> {
  const { epochTaiS, positionM, velocityMps, dragM2PerKg = null, airModel = null, isMeasured = false } = truth;
  const values = { epochTaiS, state: [...positionM, ...velocityMps], dragM2PerKg, airModel, isMeasured };
  await db
    .insert(simulatorTruth)
    .values({ objectKey, ...values })
    .onConflictDoUpdate({ target: simulatorTruth.objectKey, set: values });
}
