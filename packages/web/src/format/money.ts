import { type Amount, decimalsOf } from '@keepout/contract/payments/amount';
import { ABSENT, formatWithUnit } from './number.ts';

/** 129.00 EUR, with as many decimals as the currency has; an amount in no currency is an en dash. */
export function formatMoney(money: Amount | null | undefined): string {
  if (!money) return ABSENT;
  const decimals = decimalsOf(money.currency);
  return formatWithUnit(money.amount / 10 ** decimals, decimals, money.currency);
}

/** Returns the sum of amounts; undefined without amounts, or for different currencies. */
export function sumOf(amounts: readonly Amount[]): Amount | undefined {
  const [first] = amounts;
  if (first === undefined || amounts.some(({ currency }) => currency !== first.currency)) return undefined;
  return { amount: amounts.reduce((sum, { amount }) => sum + amount, 0), currency: first.currency };
}
