import { z } from 'zod';
import { record } from '../platform/described.ts';
import { quantityText, textIn } from '../platform/primitives.ts';
import { CURRENCY } from './amount.ts';
import { MOST_AMOUNT } from './fields.ts';

const CURRENCY_TEXT = 'Currency, ISO 4217.';
export const currencyCode = textIn(CURRENCY).meta({ description: CURRENCY_TEXT, examples: ['EUR'] });
/** A non-negative amount. */
export const minorUnits = (label: string) =>
  z.int().min(0).max(MOST_AMOUNT).describe(quantityText(label, 'minor units of the currency'));
/** An amount of either sign. */
export const signedMinorUnits = (label: string) =>
  z
    .int()
    .min(-MOST_AMOUNT * 1000)
    .max(MOST_AMOUNT * 1000)
    .describe(quantityText(label, 'minor units of the currency'));

/** A currency that the installation accepts. */
export const currency = record('Currency', 'A currency that this installation accepts.', {
  currency: currencyCode,
  decimals: z.int().min(0).max(4).describe('Number of decimals of the currency, for example 2 for cents.'),
});

/** Standard value-added tax of a country. */
export const vatRate = record('VatRate', 'Standard value-added tax of a country.', {
  country: z.string().describe('Country, ISO 3166-1, two letters.'),
  validFrom: z.string().describe('First day of validity.'),
  rate: z.number().min(0).max(50).describe('Standard rate, %.'),
  source: z.string().describe('Source of the rate; empty if unknown.'),
  sourceDate: z.string().nullable().describe('Date of the source; null if unknown.'),
  isInUnion: z.boolean().describe('True for a member of the European Union, with reverse charge between businesses.'),
});

export type Currency = z.infer<typeof currency>;
export type VatRate = z.infer<typeof vatRate>;
