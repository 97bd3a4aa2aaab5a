import { moneyText } from '@keepout/contract/payments/amount';
import { tell, textOf } from '@keepout/contract/sentences';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import { type Refusal, refused } from '../../platform/http/problem.ts';
import { PAYMENT_IDS } from '../ids.ts';
import { type AccountKind, currencyTable, paymentAccount } from './tables.ts';

export type AccountRow = typeof paymentAccount.$inferSelect;
/** Accounts of the installation: one of each kind per currency. */
export type OwnAccountKind = Exclude<AccountKind, 'CUSTOMER' | 'HELD'>;

/** Creates the two accounts of a customer: available and reserved amount. Both begin empty. */
export async function openCustomerAccounts(tx: Transaction, customerId: string, currency: string): Promise<void> {
  await tx.insert(paymentAccount).values(
    (['CUSTOMER', 'HELD'] as const).map((kind) => {
      return { id: PAYMENT_IDS.next('acc'), kind, customerId, currency, minBalance: 0n };
    }),
  );
}

export interface CustomerAccounts {
  readonly money: AccountRow;
  readonly heldAccount: AccountRow;
}

/** The accounts of a customer as they are now. */
export async function accountsOf(db: Queries, customerId: string): Promise<CustomerAccounts> {
  return pairOf(await db.select().from(paymentAccount).where(eq(paymentAccount.customerId, customerId)), customerId);
}

function pairOf(rows: readonly AccountRow[], customerId: string): CustomerAccounts {
  const money = rows.find(({ kind }) => kind === 'CUSTOMER');
  const heldAccount = rows.find(({ kind }) => kind === 'HELD');
  if (money === undefined || heldAccount === undefined) throw new Error(`customer ${customerId} has no accounts`);
  return { money, heldAccount };
}

/** Returns the accounts of a customer and locks them until the transaction ends. */
export async function lockAccounts(tx: Transaction, customerId: string): Promise<CustomerAccounts> {
  const rows = await tx
    .select()
    .from(paymentAccount)
    .where(eq(paymentAccount.customerId, customerId))
    .orderBy(asc(paymentAccount.id))
    .for('update');
  return pairOf(rows, customerId);
}

/** Our own account of a kind and currency, made when it is first needed. */
export async function ownAccount(tx: Transaction, kind: OwnAccountKind, currency: string): Promise<string> {
  const find = async () => {
    const isOwnAccount = and(
      eq(paymentAccount.kind, kind),
      eq(paymentAccount.currency, currency),
      isNull(paymentAccount.customerId),
    );
    return (await tx.select({ id: paymentAccount.id }).from(paymentAccount).where(isOwnAccount))[0]?.id;
  };
  const accountId = await find();
  if (accountId !== undefined) return accountId;
  await tx
    .insert(paymentAccount)
    .values({ id: PAYMENT_IDS.next('acc'), kind, currency })
    .onConflictDoNothing();
  return (await find())!;
}

/** Returns the available amount of an account: its balance, plus the credit up to its limit. */
export const availableOf = ({ balance, minBalance }: AccountRow): bigint => balance - (minBalance ?? 0n);

/** Returns the refusal with the required and the available amount. */
export function insufficient(account: AccountRow, amount: bigint, pointer?: string): Refusal {
  const amountText = (minor: bigint) => moneyText(minor, account.currency);
  const available = availableOf(account);
  const limit = -(account.minBalance ?? 0n);
  const statement = tell('price-beyond-balance', {
    price: amountText(amount),
    available: amountText(available),
    limit: amountText(limit),
  });
  const detail = textOf(statement);
  const place = { code: 'balance-insufficient' as const, message: detail, value: amountText(amount) };
  const errors = [pointer === undefined ? place : { ...place, pointer }];
  return refused('balance-insufficient', { detail, statement, errors });
}

/** Whether this installation takes a currency. */
export async function isAcceptedCurrency(db: Queries, code: string): Promise<boolean> {
  return (await db.select().from(currencyTable).where(eq(currencyTable.code, code))).length > 0;
}
