import type { TextField } from '../platform/text-field.ts';

/** An amount in the smallest unit of its currency, as in the API. */
export interface Amount {
  readonly amount: number;
  readonly currency: string;
}

/** ISO 4217. Defined here so that code that shows an amount need not load the fields. */
export const CURRENCY = { longest: 3, form: /^[A-Z]{3}$/ } as const satisfies TextField;

/** Decimals of most currencies, and default for an unknown currency code. */
const USUAL = 2;

/** Decimals of a currency (ISO 4217, by ECMA-402): two for most, none for yen, three for the dinars. */
export function decimalsOf(currency: string): number {
  if (!CURRENCY.form.test(currency)) return USUAL;
  const options = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return options.maximumFractionDigits ?? USUAL;
}

/** Returns an amount as text for sentences and documents, for example 1200.50 EUR; exact for any size. */
export function moneyText(amount: bigint | number, currency: string): string {
  const minor = BigInt(amount);
  const decimals = decimalsOf(currency);
  const digits = String(minor < 0n ? -minor : minor).padStart(decimals + 1, '0');
  const split = digits.length - decimals;
  const fraction = decimals === 0 ? '' : `.${digits.slice(split)}`;
  return `${minor < 0n ? '-' : ''}${digits.slice(0, split)}${fraction} ${currency}`;
}

/** Converts a typed amount (12.5 for 12.50 EUR) to the smallest unit of its currency. */
export const minorUnits = (typed: number, currency: string): number => Math.round(typed * 10 ** decimalsOf(currency));

/** Converts an amount to the unit in which users type it. */
export const majorUnits = ({ amount, currency }: Amount): number => amount / 10 ** decimalsOf(currency);
