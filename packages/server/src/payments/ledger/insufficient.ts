import { moneyText } from '@keepout/contract/payments/amount';
import { tell, textOf } from '@keepout/contract/sentences';
import { type Refusal, refused } from '../../platform/http/problem.ts';
import { type AccountRow, availableOf } from './accounts.ts';

/** Says what was to be paid, what there is, and how far it reaches. */
export function insufficient(account: AccountRow, amount: bigint, pointer?: string): Refusal {
  const told = (minor: bigint) => moneyText(minor, account.currency);
  const available = availableOf(account);
  const limit = -(account.minBalance ?? 0n);
  const statement = tell('price-beyond-balance', {
    price: told(amount),
    available: told(available),
    limit: told(limit),
  });
  const detail = textOf(statement);
  const place = { code: 'balance-insufficient' as const, message: detail, value: told(amount) };
  const errors = [pointer === undefined ? place : { ...place, pointer }];
  return refused('balance-insufficient', { detail, statement, errors });
}
