import { z } from 'zod';
import { input, record } from '../platform/described.ts';
import { idOf, pageQuery, textIn, textUpTo, timeInput, utcTimeOf } from '../platform/primitives.ts';
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

export const product = record('Product', 'A product that can be ordered.', {
  productId,
  productType,
  name: z.string().describe('Displayed name of the product.'),
  description: z.string().describe('Description of the product in lists and on invoices.'),
  serviceType: paidService.nullable().describe('Service of the product; null if it belongs to no single service.'),
  createdAt: utcTimeOf('Time of creation'),
});

export const productBody = input('ProductBody', 'Fields of a product.', {
  productId,
  productType,
  name: textUpTo(PRODUCT_TEXTS.name.longest).optional().describe('Name. Default: the product id.'),
  description: textIn(PRODUCT_TEXTS.description)
    .optional()
    .describe('Description of the product in lists and on invoices.'),
  serviceType: paidService.optional(),
});

export const productQuery = z.object(pageQuery);

export const price = record('Price', 'Price of a product.', {
  priceId: idOf('the price'),
  productId,
  amount: minorUnits('Net price'),
  currency: currencyCode,
  period: pricePeriod.nullable().describe('Charging period; null for a single charge.'),
  validFrom: utcTimeOf('Start of validity'),
});

export const priceBody = input('PriceBody', 'A new price of a product. Existing orders keep their price.', {
  productId,
  amount: minorUnits('Net price'),
  currency: currencyCode,
  period: pricePeriod.nullable().default(null).describe('Charging period; null for a single charge.'),
  validFrom: timeInput('Start of validity; default: now').optional(),
});

export const priceQuery = z.object({
  'product-id': productId.optional().describe('Prices of one product.'),
  currency: currencyCode.optional().describe('Prices in one currency.'),
  ...pageQuery,
});

export const priceEstimationQuery = z.object({
  'product-id': productId.optional().describe('Id of one product; all products if absent.'),
  'customer-id': idOf('the customer').optional().describe('Id of the customer. Default: your own.'),
  quantity: z.coerce.number().int().min(1).max(10_000).default(1).describe('Number of units.'),
  ...pageQuery,
});

/** Quoted price for a customer. */
export const priceEstimation = record('PriceEstimation', 'Quoted price of a product.', {
  priceId: idOf('the price'),
  productId,
  quantity: z.int().describe('Number of units.'),
  net: minorUnits('Net price'),
  vat: minorUnits('Value-added tax'),
  vatRate: z.number().describe('Rate of the value-added tax, %.'),
  gross: minorUnits('Gross price'),
  currency: currencyCode,
  period: pricePeriod.nullable().describe('Charging period; null for a single charge.'),
  isCovered: z
    .boolean()
    .nullable()
    .describe('True if the balance covers the price now; null without a customer, or with another currency.'),
});

export type Product = z.infer<typeof product>;
export type ProductBody = z.infer<typeof productBody>;
export type Price = z.infer<typeof price>;
export type PriceBody = z.infer<typeof priceBody>;
export type PriceEstimation = z.infer<typeof priceEstimation>;
