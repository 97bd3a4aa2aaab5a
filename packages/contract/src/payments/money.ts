import { z } from 'zod';
import { record } from '../platform/described.ts';
import { textIn } from '../platform/primitives.ts';
import { CURRENCY } from './amount.ts';
import { MOST_AMOUNT } from './fields.ts';

const CURRENCY_TEXT = 'Currency, ISO 4217.';
export const currencyCode = textIn(CURRENCY).meta({ description: CURRENCY_TEXT, examples: ['EUR'] });
/** An amount that is not below zero. */
export const minorUnits = (what: string) =>
  z.int().min(0).max(MOST_AMOUNT).describe(`${what}, minor units of the currency.`);
/** An amount of either sign. */
export const signedMinorUnits = (what: string) =>
  z
    .int()
    .min(-MOST_AMOUNT * 1000)
    .max(MOST_AMOUNT * 1000)
    .describe(`${what}, minor units of the currency.`);

/** A currency that the installation takes. */
export const currency = record('Currency', 'A currency that this installation takes.', {
  currency: currencyCode,
  decimals: z.int().min(0).max(4).describe('Decimals of the unit: 2 where it has cents.'),
});

/** Standard value-added tax of a country. */
export const vatRate = record('VatRate', 'Standard value-added tax of a country.', {
  country: z.string().describe('ISO 3166-1, two letters.'),
  validFrom: z.string().describe('Day from which on it holds.'),
  rate: z.number().min(0).max(50).describe('Standard rate, per cent.'),
  source: z.string().describe('Country; empty if unknown.'),
  sourceDate: z.string().nullable().describe('Day of the source.'),
  isInUnion: z.boolean().describe('Of the European Union, with reverse charge between businesses.'),
});

export type Currency = z.infer<typeof currency>;
export type VatRate = z.infer<typeof vatRate>;
