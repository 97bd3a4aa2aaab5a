import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import type { ChargeState } from '../../ports/charges.ts';
import type { HoldRow } from '../holds/store.ts';
import { charge } from '../tables.ts';

/** Whether a price was announced while nobody could pay. */
export async function wasNotCharged(tx: Transaction, operatorId: string, key: string): Promise<boolean> {
  const of = and(eq(charge.operatorId, operatorId), eq(charge.key, key), eq(charge.state, 'NOT_CHARGED'));
  return (await tx.select({ key: charge.key }).from(charge).where(of).limit(1)).length > 0;
}

/** A line of the journal of what was done about prices. */
export async function noteStep(
  tx: Transaction,
  { operatorId, key, currency }: Pick<HoldRow, 'operatorId' | 'key' | 'currency'>,
  step: 'RESERVE' | 'CAPTURE' | 'RELEASE',
  facts: { readonly amount: bigint; readonly state: ChargeState; readonly reason: string },
): Promise<void> {
  const row = { operatorId, key, step, currency, ...facts, amount: Number(facts.amount) };
  await tx.insert(charge).values(row).onConflictDoNothing();
}
