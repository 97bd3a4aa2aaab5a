import type { TransferKind } from '@keepout/contract/payments/enums';
import type { Statement } from '@keepout/contract/platform/sentence-text';
import { asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { PAYMENT_IDS } from '../ids.ts';
import { type AccountRow, availableOf } from './accounts.ts';
import { paymentAccount, posting, transfer } from './tables.ts';

export interface Leg {
  readonly accountId: string;
  /** Added to the account; below zero, taken. Minor units. */
  readonly amount: bigint;
}

export interface Booking {
  /** The same key is the same transfer: it is booked once. */
  readonly key: string;
  readonly kind: TransferKind;
  readonly customerId: string;
  readonly reason: Statement;
  readonly actor: string;
  readonly legs: readonly Leg[];
}

/** Result of a booking. */
export type Booked =
  | { readonly is: 'booked' | 'known'; readonly transferId: string }
  /** Not booked: an account would exceed its limit. */
  | { readonly is: 'insufficient'; readonly account: AccountRow };

/**
 * Books a transfer, once for its key.
 *
 * Both accounts of the customer are locked first, then those of the installation in the order of their ids, in every booking, to avoid deadlocks; decisions
 * on their balances remain valid until the transaction ends. The database also checks that the legs sum to zero and that no account exceeds its
 * limit.
 *
 * @param booking   at least two legs of one currency that sum to zero; none of zero
 */
export async function book(tx: Transaction, { legs, ...booking }: Booking): Promise<Booked> {
  const ids = legs.map(({ accountId }) => accountId);
  const accounts = await tx
    .select()
    .from(paymentAccount)
    .where(or(eq(paymentAccount.customerId, booking.customerId), inArray(paymentAccount.id, ids)))
    .orderBy(sql`${paymentAccount.customerId} nulls last`, asc(paymentAccount.id))
    .for('update');
  const [transferRow] = await tx.select({ id: transfer.id }).from(transfer).where(eq(transfer.key, booking.key));
  if (transferRow !== undefined) return { is: 'known', transferId: transferRow.id };
  for (const account of accounts) {
    const balanceChange = legs
      .filter(({ accountId }) => accountId === account.id)
      .reduce((sum, leg) => sum + leg.amount, 0n);
    const isDebit = balanceChange < 0n && account.minBalance !== null;
    if (isDebit && availableOf(account) + balanceChange < 0n) return { is: 'insufficient', account };
  }
  const transferId = PAYMENT_IDS.next('trf');
  await tx.insert(transfer).values({ id: transferId, ...booking });
  const inOrder = legs.toSorted((a, b) => (a.accountId < b.accountId ? -1 : 1));
  await tx.insert(posting).values(inOrder.map((leg) => ({ transferId, ...leg })));
  return { is: 'booked', transferId };
}

/** Whether there is a transfer of a key. */
export async function isBooked(tx: Transaction, key: string): Promise<boolean> {
  return (await tx.select({ id: transfer.id }).from(transfer).where(eq(transfer.key, key))).length > 0;
}
