import { z } from 'zod';
import { idOf, pageQuery, saying, textIn, timeInput, utcTimeOf } from '../platform/primitives.ts';
import { paidService, pricePeriod } from './enums.ts';
import { PRODUCT_TEXTS } from './fields.ts';
import { currencyCode, minorUnits } from './money.ts';

const productId = textIn(PRODUCT_TEXTS.productId).meta({
  description: 'Id of the product: letters, digits, dot, - and _.',
  examples: ['screening-year'],
});
const productType = textIn(PRODUCT_TEXTS.productType).meta({
  description: 'What kind of product it is.',
  examples: ['SUBSCRIPTION'],
});

export const product = z
  .object({
    productId,
    productType,
    name: z.string().meta({ description: 'What it is called.' }),
    description: z.string().meta({ description: 'What it is.' }),
    serviceType: paidService.nullable().meta({ description: 'The service that it is of; null: of none alone.' }),
    createdAt: utcTimeOf('When it was added'),
  })
  .meta({ id: 'Product', description: 'Something that can be ordered.' });

export const productBody = z
  .strictObject({
    productId,
    productType,
    name: saying(PRODUCT_TEXTS.name.longest).optional().meta({ description: 'What it is called; its id without it.' }),
    description: textIn(PRODUCT_TEXTS.description).optional().meta({ description: 'What it is.' }),
    serviceType: paidService.optional(),
  })
  .meta({ id: 'ProductBody', description: 'What is given of a product.' });

export const productQuery = z.object(pageQuery);

export const price = z
  .object({
    priceId: idOf('the price'),
    productId,
    amount: minorUnits('Without tax'),
    currency: currencyCode,
    period: pricePeriod.nullable().meta({ description: 'How often it is charged; null: once.' }),
    validFrom: utcTimeOf('When it began to hold'),
  })
  .meta({ id: 'Price', description: 'What a product costs.' });

export const priceBody = z
  .strictObject({
    productId,
    amount: minorUnits('Without tax'),
    currency: currencyCode,
    period: pricePeriod.nullable().default(null).meta({ description: 'How often it is charged; null: once.' }),
    validFrom: timeInput('From when on it holds; from now on without it').optional(),
  })
  .meta({ id: 'PriceBody', description: 'A new price of a product. Earlier ones stay: orders keep theirs.' });

export const priceQuery = z.object({
  'product-id': productId.optional().meta({ description: 'Only of this product.' }),
  currency: currencyCode.optional().meta({ description: 'Only in this currency.' }),
  ...pageQuery,
});

export const priceEstimationQuery = z.object({
  'product-id': productId.optional().meta({ description: 'Only of this product; of all without it.' }),
  'customer-id': idOf('the customer').optional().meta({ description: 'For this customer; for your own without it.' }),
  quantity: z.coerce.number().int().min(1).max(10_000).default(1).meta({ description: 'How many of it.' }),
  ...pageQuery,
});

/** What a product would cost somebody. */
export const priceEstimation = z
  .object({
    priceId: idOf('the price'),
    productId,
    quantity: z.int().meta({ description: 'How many of it.' }),
    net: minorUnits('Without tax'),
    vat: minorUnits('Value-added tax'),
    vatRate: z.number().meta({ description: 'Rate of the tax, per cent.' }),
    gross: minorUnits('With tax'),
    currency: currencyCode,
    period: pricePeriod.nullable().meta({ description: 'How often it is charged; null: once.' }),
    isCovered: z.boolean().nullable().meta({
      description: 'The balance covers it now; null where there is no customer, or one with another currency.',
    }),
  })
  .meta({ id: 'PriceEstimation', description: 'What a product would cost.' });

export type Product = z.infer<typeof product>;
export type ProductBody = z.infer<typeof productBody>;
export type Price = z.infer<typeof price>;
export type PriceBody = z.infer<typeof priceBody>;
export type PriceEstimation = z.infer<typeof priceEstimation>;
