import { ABSENT, withUnit } from './number.ts';

/** An amount as the contract gives it: in the smallest unit of its currency. */
export interface Amount {
  readonly amount: number;
  readonly currency: string;
}

/** 129.00 EUR, with as many decimals as the currency has; an amount in no currency is an en dash. */
export function formatMoney(money: Amount | null | undefined): string {
  if (!money) return ABSENT;
  const decimals = decimalsOf(money.currency);
  return withUnit(money.amount / 10 ** decimals, decimals, money.currency);
}

/** Decimals of a currency (ISO 4217): two for most, none for yen. */
export function decimalsOf(currency: string): number {
  const options = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return options.maximumFractionDigits ?? 2;
}

/** The sum of amounts; none where there is nothing, or where currencies differ. */
export function sumOf(amounts: readonly Amount[]): Amount | undefined {
  const [first] = amounts;
  if (first === undefined || amounts.some(({ currency }) => currency !== first.currency)) return undefined;
  return { amount: amounts.reduce((sum, { amount }) => sum + amount, 0), currency: first.currency };
}

/** An amount that a person typed, 12.5 for 12.50 EUR, in the smallest unit of its currency. */
export const minorUnits = (typed: number, currency: string): number => Math.round(typed * 10 ** decimalsOf(currency));
/** An amount as a person types it. */
export const majorUnits = ({ amount, currency }: Amount): number => amount / 10 ** decimalsOf(currency);
