import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { paymentHold } from './tables.ts';

export type HoldRow = typeof paymentHold.$inferSelect;

const isOfKey = (operatorId: string, key: string) =>
  and(eq(paymentHold.operatorId, operatorId), eq(paymentHold.key, key));

/** Returns a reservation without locking it: the larger amount to which it belongs never changes. */
export async function findHold(tx: Transaction, operatorId: string, key: string): Promise<HoldRow | undefined> {
  return (await tx.select().from(paymentHold).where(isOfKey(operatorId, key)))[0];
}

/** Locks a reservation until the transaction ends. A part is always locked after the larger amount. */
export async function lockHold(tx: Transaction, operatorId: string, key: string): Promise<HoldRow | undefined> {
  return (await tx.select().from(paymentHold).where(isOfKey(operatorId, key)).for('update'))[0];
}

export async function changeHold(
  tx: Transaction,
  { operatorId, key }: Pick<HoldRow, 'operatorId' | 'key'>,
  change: Partial<Pick<HoldRow, 'remaining' | 'captured' | 'credited' | 'state' | 'amount'>>,
): Promise<void> {
  await tx
    .update(paymentHold)
    .set({ ...change, updatedAt: new Date().toISOString() })
    .where(isOfKey(operatorId, key));
}
