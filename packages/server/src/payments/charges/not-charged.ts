import { textOf } from '@keepout/contract/sentences';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import type { Charges, KnownPrice } from '../../ports/charges.ts';
import { charge } from '../tables.ts';

/**
 * Implements charges without payments: every step is recorded once with the state that no amount was charged. Prices are shown, no money moves.
 */
export const notCharged: Charges = {
  async reserve(tx, { operatorId, key, amount, currency, description }) {
    const row = {
      operatorId,
      key,
      step: 'RESERVE',
      amount,
      currency,
      state: 'NOT_CHARGED',
      reason: textOf(description),
    } as const;
    await tx.insert(charge).values(row).onConflictDoNothing();
    return 'NOT_CHARGED';
  },
  capture: async (tx, price) => await follow(tx, price, 'CAPTURE'),
  release: async (tx, price) => await follow(tx, price, 'RELEASE'),
};

/** Records a step of an announced price; an unknown price is ignored. */
async function follow(tx: Transaction, { operatorId, key, reason = '' }: KnownPrice, step: 'CAPTURE' | 'RELEASE') {
  const reserved = (
    await tx
      .select()
      .from(charge)
      .where(and(eq(charge.operatorId, operatorId), eq(charge.key, key), eq(charge.step, 'RESERVE')))
  )[0];
  if (reserved !== undefined) {
    const { amount, currency } = reserved;
    const row = { operatorId, key, step, amount, currency, state: 'NOT_CHARGED', reason } as const;
    await tx.insert(charge).values(row).onConflictDoNothing();
  }
  return 'NOT_CHARGED' as const;
}
