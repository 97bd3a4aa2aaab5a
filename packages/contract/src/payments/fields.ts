import type { TextField } from '../platform/text-field.ts';
import { minorUnits } from './amount.ts';

/** Largest amount of one record, minor units. */
export const MOST_AMOUNT = 1_000_000_000_000;

/** Whether an amount that a person typed is one that a record takes; nothing typed is NaN. */
export function isAmount(typed: number, currency: string): boolean {
  const amount = minorUnits(typed, currency);
  return amount >= 0 && amount <= MOST_AMOUNT;
}

export const PRODUCT_TEXTS = {
  productId: { longest: 80, form: /^[\w.-]{1,80}$/ },
  productType: { longest: 60 },
  /** Its id without it. */
  name: { longest: 120, isOptional: true },
  description: { longest: 1000, isOptional: true },
} as const satisfies Readonly<Record<string, TextField>>;

export const CUSTOMER_TEXTS = {
  userId: { longest: 120 },
  name: { longest: 120 },
  operatorId: { longest: 120 },
  /** ISO 3166-1. */
  country: { longest: 2, form: /^[A-Z]{2}$/, isOptional: true },
  vatId: { longest: 40, isOptional: true },
} as const satisfies Readonly<Record<string, TextField>>;

/** Why a balance is changed, what the bank calls a payment. */
export const BOOKING_TEXTS = {
  reason: { longest: 300 },
  reference: { longest: 140 },
  /** What was done about money that could not be booked. */
  note: { longest: 500 },
} as const satisfies Readonly<Record<string, TextField>>;
