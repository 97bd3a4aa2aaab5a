import { textOf } from '@keepout/contract/sentences';
import { and, eq } from 'drizzle-orm';
import { PLATFORM_ACTOR } from '../../platform/audit/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { refused } from '../../platform/http/problem.ts';
import type { ChargeState, Charges, KnownPrice, Priced } from '../../ports/charges.ts';
import { findCustomer, payingCustomer } from '../customers/store.ts';
import { changeHold, findHold, type HoldRow, lockHold } from '../holds/store.ts';
import { paymentHold } from '../holds/tables.ts';
import { accountsOf, type CustomerAccounts, insufficient, lockAccounts, ownAccount } from '../ledger/accounts.ts';
import { type Booking, book } from '../ledger/post.ts';
import { charge } from '../tables.ts';
import { notCharged } from './not-charged.ts';
import { endOrderOfRequest, orderOfRequest } from './order-of-request.ts';

/**
 * Charges the balance of the operator's paying customer: amounts are reserved, captured or released by transfers of the ledger. An
 * operator without such a customer is not charged, and the result states this.
 */
export const balanceCharges: Charges = {
  async reserve(tx, priced) {
    const { operatorId, key } = priced;
    const largerHold = priced.within === undefined ? undefined : await lockHold(tx, operatorId, priced.within);
    const earlierHold = await lockHold(tx, operatorId, key);
    if (earlierHold !== undefined) return earlierHold.state;
    if (await wasNotCharged(tx, operatorId, priced.within ?? key)) return await notCharged.reserve(tx, priced);
    // A part is charged to the customer of the larger amount, even if another customer pays for new orders now.
    const payer =
      largerHold === undefined ? await payingCustomer(tx, operatorId) : await findCustomer(tx, largerHold.customerId);
    if (payer === undefined) return await notCharged.reserve(tx, priced);
    if (payer.currency !== priced.currency) {
      throw refused('currency-differs', {
        detail: `The price is in ${priced.currency}, and the balance of ${payer.name} in ${payer.currency}.`,
      });
    }
    // Concurrent reservations for the same key are serialised by this lock.
    const accounts = await lockAccounts(tx, payer.id);
    const meanwhile = await findHold(tx, operatorId, key);
    if (meanwhile !== undefined) return meanwhile.state;
    return await hold(tx, priced, accounts, largerHold);
  },

  async capture(tx, price) {
    const reservation = await lockWithLarger(tx, price);
    if (reservation === undefined) return await notCharged.capture(tx, price);
    const { row } = reservation;
    if (row.state !== 'RESERVED') return row.state;
    const { heldAccount } = await accountsOf(tx, row.customerId);
    const revenue = await ownAccount(tx, 'REVENUE', row.currency);
    await move(tx, row, { kind: 'CAPTURE', from: heldAccount.id, to: revenue, amount: row.remaining });
    await changeHold(tx, row, { remaining: 0n, captured: row.remaining, state: 'CAPTURED' });
    await noteStep(tx, row, 'CAPTURE', { amount: row.remaining, state: 'CAPTURED', reason: price.reason ?? '' });
    return 'CAPTURED';
  },

  async release(tx, price) {
    const reservation = await lockWithLarger(tx, price);
    if (reservation === undefined) return await notCharged.release(tx, price);
    const { row, largerHold } = reservation;
    if (row.state === 'RELEASED') return row.state;
    const amount = row.state === 'CAPTURED' ? row.captured - row.credited : row.remaining;
    if (row.state === 'CAPTURED') {
      const { money } = await accountsOf(tx, row.customerId);
      const revenue = await ownAccount(tx, 'REVENUE', row.currency);
      await move(tx, row, { kind: 'CREDIT', from: revenue, to: money.id, amount });
      await changeHold(tx, row, { credited: row.captured, state: 'RELEASED' });
    } else if (largerHold?.state === 'RESERVED') {
      // Another part may take its place, so it stays held.
      await changeHold(tx, largerHold, {
        remaining: largerHold.remaining + amount,
        amount: increasedMaximum(largerHold, amount),
      });
      await changeHold(tx, row, { remaining: 0n, state: 'RELEASED' });
    } else {
      const { money, heldAccount } = await accountsOf(tx, row.customerId);
      await move(tx, row, { kind: 'RELEASE', from: heldAccount.id, to: money.id, amount });
      await changeHold(tx, row, { remaining: 0n, state: 'RELEASED' });
    }
    if (row.orderId !== null && row.withinKey === null) await endOrderOfRequest(tx, row);
    await noteStep(tx, row, 'RELEASE', { amount, state: 'RELEASED', reason: price.reason ?? '' });
    return 'RELEASED';
  },
};

/** Reserves the missing amount: a part first uses the reservation of the larger amount, then the balance. */
async function hold(
  tx: Transaction,
  { operatorId, key, amount: price, currency, description, within }: Priced,
  { money, heldAccount }: CustomerAccounts,
  largerHold: HoldRow | undefined,
): Promise<ChargeState> {
  const customerId = money.customerId!;
  const amount = BigInt(price);
  const isOpen = largerHold?.state === 'RESERVED' && largerHold.customerId === customerId;
  const takenFromLarger = isOpen ? least(largerHold.remaining, amount) : 0n;
  const row: typeof paymentHold.$inferInsert = {
    operatorId,
    key,
    customerId,
    withinKey: within ?? null,
    amount,
    remaining: amount,
    currency,
    what: description,
    state: 'RESERVED',
    orderId: largerHold?.orderId ?? null,
  };
  if (within === undefined) {
    row.orderId = await orderOfRequest(tx, {
      operatorId,
      customerId,
      requestId: key,
      amount: price,
      currency,
      description,
    });
  }
  const legs = { kind: 'HOLD' as const, from: money.id, to: heldAccount.id, amount: amount - takenFromLarger };
  await move(tx, { operatorId, key, customerId, what: description }, legs);
  if (isOpen && takenFromLarger > 0n)
    await changeHold(tx, largerHold, { remaining: largerHold.remaining - takenFromLarger });
  await tx.insert(paymentHold).values(row);
  await noteStep(tx, { operatorId, key, currency }, 'RESERVE', {
    amount,
    state: 'RESERVED',
    reason: textOf(description),
  });
  return 'RESERVED';
}

/** Locks a reservation after that of the larger amount to which it belongs. */
async function lockWithLarger(tx: Transaction, { operatorId, key }: KnownPrice) {
  const unlockedHold = await findHold(tx, operatorId, key);
  if (unlockedHold === undefined) return undefined;
  const largerHold =
    unlockedHold.withinKey === null ? undefined : await lockHold(tx, operatorId, unlockedHold.withinKey);
  const row = await lockHold(tx, operatorId, key);
  return row && { row, largerHold };
}

interface Move {
  readonly kind: Booking['kind'];
  readonly from: string;
  readonly to: string;
  readonly amount: bigint;
}

/** Books one step of a reservation; a step with amount zero is skipped. */
async function move(
  tx: Transaction,
  { operatorId, key, customerId, what: description }: Pick<HoldRow, 'operatorId' | 'key' | 'customerId' | 'what'>,
  { kind, from, to, amount }: Move,
): Promise<void> {
  if (amount === 0n) return;
  const legs = [
    { accountId: from, amount: -amount },
    { accountId: to, amount },
  ];
  const booking = {
    key: `${kind} ${operatorId} ${key}`,
    kind,
    customerId,
    reason: description,
    actor: PLATFORM_ACTOR,
    legs,
  };
  const booked = await book(tx, booking);
  if (booked.is === 'insufficient') throw insufficient(booked.account, amount);
}

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);
/** Maximum of a reservation: that of a larger amount may grow when a part that used the balance is released. */
const increasedMaximum = ({ amount, remaining, captured }: HoldRow, addedAmount: bigint): bigint => {
  const needed = remaining + captured + addedAmount;
  return needed > amount ? needed : amount;
};

/** Returns whether a price was announced while the operator had no paying customer. */
async function wasNotCharged(tx: Transaction, operatorId: string, key: string): Promise<boolean> {
  const of = and(eq(charge.operatorId, operatorId), eq(charge.key, key), eq(charge.state, 'NOT_CHARGED'));
  return (await tx.select({ key: charge.key }).from(charge).where(of).limit(1)).length > 0;
}

/** Writes a step of a price to the journal. */
async function noteStep(
  tx: Transaction,
  { operatorId, key, currency }: Pick<HoldRow, 'operatorId' | 'key' | 'currency'>,
  step: 'RESERVE' | 'CAPTURE' | 'RELEASE',
  facts: { readonly amount: bigint; readonly state: ChargeState; readonly reason: string },
): Promise<void> {
  const row = { operatorId, key, step, currency, ...facts, amount: Number(facts.amount) };
  await tx.insert(charge).values(row).onConflictDoNothing();
}
