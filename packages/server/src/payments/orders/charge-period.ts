import { tell } from '@keepout/contract/sentences';
import type { Transaction } from '../../platform/database/database.ts';
import { accountsOf, ownAccount } from '../ledger/accounts.ts';
import { type Booked, book } from '../ledger/post.ts';
import type { OrderRow } from './store.ts';

/**
 * Charges an order for a period: the key contains order and period, so that a period is never charged twice.
 *
 * @param period   counted from 1; always 1 for a one-time order
 */
export async function chargePeriod(
  tx: Transaction,
  order: Pick<OrderRow, 'id' | 'number' | 'customerId' | 'amount' | 'currency' | 'productId'>,
  period: number,
  actor: string,
): Promise<Booked> {
  const { money } = await accountsOf(tx, order.customerId);
  const revenue = await ownAccount(tx, 'REVENUE', order.currency);
  const amount = BigInt(order.amount);
  if (amount === 0n) return { is: 'known', transferId: '' };
  return await book(tx, {
    key: `CHARGE ${order.id} ${period}`,
    kind: 'CHARGE',
    customerId: order.customerId,
    actor,
    reason: tell('period-of', { order: order.number, product: order.productId ?? 'order', period }),
    legs: [
      { accountId: money.id, amount: -amount },
      { accountId: revenue, amount },
    ],
  });
}
