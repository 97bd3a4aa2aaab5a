import { tell } from '@keepout/contract/sentences';
import type { Queries } from '../../platform/database/database.ts';
import { type Refusal, refused } from '../../platform/http/problem.ts';
import { type AccountRow, availableOf } from './accounts.ts';
import { decimalsOf, moneyText } from './money-text.ts';

/** Says what was to be paid, what there is, and how far it reaches. */
export async function insufficient(
  db: Queries,
  account: AccountRow,
  amount: bigint,
  pointer?: string,
): Promise<Refusal> {
  const decimals = (await decimalsOf(db, account.currency)) ?? 2;
  const told = (minor: bigint) => moneyText(minor, decimals, account.currency);
  const available = availableOf(account);
  const limit = -(account.minBalance ?? 0n);
  const detail = tell('price-beyond-balance', { price: told(amount), available: told(available), limit: told(limit) });
  const place = { code: 'balance-insufficient' as const, message: detail, value: told(amount) };
  return refused('balance-insufficient', { detail, errors: [pointer === undefined ? place : { ...place, pointer }] });
}
