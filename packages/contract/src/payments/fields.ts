import type { TextField } from '../platform/text-field.ts';
import { minorUnits } from './amount.ts';

/** Maximum amount of a record, minor units. */
export const MOST_AMOUNT = 1_000_000_000_000;

/** Returns whether a typed amount is valid for a record; an empty input is NaN. */
export function isAmount(typed: number, currency: string): boolean {
  const amount = minorUnits(typed, currency);
  return amount >= 0 && amount <= MOST_AMOUNT;
}

export const PRODUCT_TEXTS = {
  productId: { longest: 80, form: /^[\w.-]{1,80}$/ },
  productType: { longest: 60 },
  /** Default: the product id. */
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

/** Texts of bookings. */
export const BOOKING_TEXTS = {
  reason: { longest: 300 },
  reference: { longest: 140 },
  /** Handling of a payment that could not be booked. */
  note: { longest: 500 },
} as const satisfies Readonly<Record<string, TextField>>;
