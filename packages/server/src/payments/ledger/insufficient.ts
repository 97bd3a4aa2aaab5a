import { moneyText } from '@keepout/contract/payments/amount';
import { tell } from '@keepout/contract/sentences';
import { type Refusal, refused } from '../../platform/http/problem.ts';
import { type AccountRow, availableOf } from './accounts.ts';

/** Says what was to be paid, what there is, and how far it reaches. */
export function insufficient(account: AccountRow, amount: bigint, pointer?: string): Refusal {
  const told = (minor: bigint) => moneyText(minor, account.currency);
  const available = availableOf(account);
  const limit = -(account.minBalance ?? 0n);
  const detail = tell('price-beyond-balance', { price: told(amount), available: told(available), limit: told(limit) });
  const place = { code: 'balance-insufficient' as const, message: detail, value: told(amount) };
  return refused('balance-insufficient', { detail, errors: [pointer === undefined ? place : { ...place, pointer }] });
}
