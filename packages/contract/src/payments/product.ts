import { z } from 'zod';
import { input, record } from '../platform/described.ts';
import { idOf, pageQuery, saying, textIn, timeInput, utcTimeOf } from '../platform/primitives.ts';
import { paidService, pricePeriod } from './enums.ts';
import { PRODUCT_TEXTS } from './fields.ts';
import { currencyCode, minorUnits } from './money.ts';

const productId = textIn(PRODUCT_TEXTS.productId).meta({
  description: 'Id of the product: letters, digits, dot, - and _.',
  examples: ['screening-year'],
});
const productType = textIn(PRODUCT_TEXTS.productType).meta({
  description: 'Kind of product.',
  examples: ['SUBSCRIPTION'],
});

export const product = record('Product', 'Something that can be ordered.', {
  productId,
  productType,
  name: z.string().describe('Displayed name of the product.'),
  description: z.string().describe('Description of the product in lists and on invoices.'),
  serviceType: paidService.nullable().describe('The service that it is of; null: of none alone.'),
  createdAt: utcTimeOf('When it was added'),
});

export const productBody = input('ProductBody', 'Fields of a product.', {
  productId,
  productType,
  name: saying(PRODUCT_TEXTS.name.longest).optional().describe('Name; by default its id.'),
  description: textIn(PRODUCT_TEXTS.description)
    .optional()
    .describe('Description of the product in lists and on invoices.'),
  serviceType: paidService.optional(),
});

export const productQuery = z.object(pageQuery);

export const price = record('Price', 'Price of a product.', {
  priceId: idOf('the price'),
  productId,
  amount: minorUnits('Without tax'),
  currency: currencyCode,
  period: pricePeriod.nullable().describe('How often it is charged; null: once.'),
  validFrom: utcTimeOf('When it began to hold'),
});

export const priceBody = input('PriceBody', 'A new price of a product. Earlier ones stay: orders keep theirs.', {
  productId,
  amount: minorUnits('Without tax'),
  currency: currencyCode,
  period: pricePeriod.nullable().default(null).describe('How often it is charged; null: once.'),
  validFrom: timeInput('From when on it holds; from now on without it').optional(),
});

export const priceQuery = z.object({
  'product-id': productId.optional().describe('Only of this product.'),
  currency: currencyCode.optional().describe('Only in this currency.'),
  ...pageQuery,
});

export const priceEstimationQuery = z.object({
  'product-id': productId.optional().describe('Only of this product; of all without it.'),
  'customer-id': idOf('the customer').optional().describe('For this customer; for your own without it.'),
  quantity: z.coerce.number().int().min(1).max(10_000).default(1).describe('How many of it.'),
  ...pageQuery,
});

/** What a product would cost somebody. */
export const priceEstimation = record('PriceEstimation', 'Quoted price of a product.', {
  priceId: idOf('the price'),
  productId,
  quantity: z.int().describe('How many of it.'),
  net: minorUnits('Without tax'),
  vat: minorUnits('Value-added tax'),
  vatRate: z.number().describe('Rate of the tax, per cent.'),
  gross: minorUnits('With tax'),
  currency: currencyCode,
  period: pricePeriod.nullable().describe('How often it is charged; null: once.'),
  isCovered: z
    .boolean()
    .nullable()
    .describe('The balance covers it now; null where there is no customer, or one with another currency.'),
});

export type Product = z.infer<typeof product>;
export type ProductBody = z.infer<typeof productBody>;
export type Price = z.infer<typeof price>;
export type PriceBody = z.infer<typeof priceBody>;
export type PriceEstimation = z.infer<typeof priceEstimation>;
