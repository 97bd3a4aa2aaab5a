import { z } from 'zod';
import { textIn } from '../platform/primitives.ts';
import { CURRENCY } from './amount.ts';
import { MOST_AMOUNT } from './fields.ts';

const CURRENCY_TEXT = 'Currency, ISO 4217.';
export const currencyCode = textIn(CURRENCY).meta({ description: CURRENCY_TEXT, examples: ['EUR'] });
/** An amount that is not below zero. */
export const minorUnits = (what: string) =>
  z
    .int()
    .min(0)
    .max(MOST_AMOUNT)
    .meta({ description: `${what}, minor units of the currency.` });
/** An amount of either sign. */
export const signedMinorUnits = (what: string) =>
  z
    .int()
    .min(-MOST_AMOUNT * 1000)
    .max(MOST_AMOUNT * 1000)
    .meta({ description: `${what}, minor units of the currency.` });

/** A currency that the installation takes. */
export const currency = z
  .object({
    currency: currencyCode,
    decimals: z.int().min(0).max(4).meta({ description: 'Decimals of the unit: 2 where it has cents.' }),
  })
  .meta({ id: 'Currency', description: 'A currency that this installation takes.' });

/** Standard value-added tax of a country. */
export const vatRate = z
  .object({
    country: z.string().meta({ description: 'ISO 3166-1, two letters.' }),
    validFrom: z.string().meta({ description: 'Day from which on it holds.' }),
    rate: z.number().min(0).max(50).meta({ description: 'Standard rate, per cent.' }),
    source: z.string().meta({ description: 'Where it is from; empty where nobody has said.' }),
    sourceDate: z.string().nullable().meta({ description: 'Day of the source.' }),
    isInUnion: z.boolean().meta({ description: 'Of the European Union, with reverse charge between businesses.' }),
  })
  .meta({ id: 'VatRate', description: 'Standard value-added tax of a country.' });

export type Currency = z.infer<typeof currency>;
export type VatRate = z.infer<typeof vatRate>;
