import type { TextField } from '../platform/text-field.ts';

/** An amount as the wire has it: in the smallest unit of its currency. */
export interface Amount {
  readonly amount: number;
  readonly currency: string;
}

/** ISO 4217. Stands here and not with the fields, which whoever shows an amount need not load. */
export const CURRENCY = { longest: 3, form: /^[A-Z]{3}$/ } as const satisfies TextField;

/** What most currencies have, and what is taken of a text that is no currency. */
const USUAL = 2;

/** Decimals of a currency (ISO 4217, by ECMA-402): two for most, none for yen, three for the dinars. */
export function decimalsOf(currency: string): number {
  if (!CURRENCY.form.test(currency)) return USUAL;
  const options = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return options.maximumFractionDigits ?? USUAL;
}

/** 1200.50 EUR: an amount as sentences and papers have it, exact for any size. */
export function moneyText(amount: bigint | number, currency: string): string {
  const minor = BigInt(amount);
  const decimals = decimalsOf(currency);
  const digits = String(minor < 0n ? -minor : minor).padStart(decimals + 1, '0');
  const split = digits.length - decimals;
  const fraction = decimals === 0 ? '' : `.${digits.slice(split)}`;
  return `${minor < 0n ? '-' : ''}${digits.slice(0, split)}${fraction} ${currency}`;
}

/** An amount that a person typed, 12.5 for 12.50 EUR, in the smallest unit of its currency. */
export const minorUnits = (typed: number, currency: string): number => Math.round(typed * 10 ** decimalsOf(currency));

/** An amount as a person types it. */
export const majorUnits = ({ amount, currency }: Amount): number => amount / 10 ** decimalsOf(currency);
