import { z } from 'zod';
import { currency as currencyShown, vatRate as vatRateShown } from '../../payments/money.ts';
import {
  price,
  priceBody,
  priceEstimation,
  priceEstimationQuery,
  priceQuery,
  product,
  productBody,
  productQuery,
} from '../../payments/product.ts';
import { PAYMENTS_ADMIN } from '../../payments/role.ts';
import { endpoints } from '../../platform/endpoint.ts';
import { wholeListQuery } from '../../platform/primitives.ts';

export const PRODUCTS = endpoints('payments', ['products'], {
  listProducts: {
    call: 'GET /products',
    summary: 'Lists products by id',
    query: productQuery,
    answers: { 200: z.array(product) },
  },
  createProduct: {
    call: 'POST /products',
    summary: 'Adds a product; for administrators of payments of the installation',
    tags: ['admin'],
    body: productBody,
    answers: { 201: product },
    requirement: PAYMENTS_ADMIN,
    invalidRequest: 'Invalid products/post request parameters.',
    readBy: 'listProducts',
    problems: ['product-exists', 'payments-off'],
  },
  listPrices: {
    call: 'GET /price',
    summary: 'Lists current prices by product and currency',
    query: priceQuery,
    answers: { 200: z.array(price) },
  },
  createPrice: {
    call: 'POST /price',
    summary: 'Sets a new price of a product; for administrators of payments of the installation',
    description: 'Existing orders keep their price.',
    tags: ['admin'],
    body: priceBody,
    answers: { 201: price },
    requirement: PAYMENTS_ADMIN,
    readBy: 'listPrices',
    problems: ['product-unknown', 'currency-unknown', 'time-invalid', 'payments-off'],
  },
  estimatePrices: {
    call: 'GET /price_estimation',
    summary: 'Returns prices of products for a customer with tax, and whether the balance covers them',
    query: priceEstimationQuery,
    answers: { 200: z.array(priceEstimation) },
  },
  listCurrencies: {
    call: 'GET /currencies',
    summary: 'Lists the currencies that this installation accepts',
    query: z.object(wholeListQuery),
    answers: { 200: z.array(currencyShown) },
  },
  listVatRates: {
    call: 'GET /vat_rates',
    summary: 'Returns the standard value-added tax by country and day',
    query: z.object(wholeListQuery),
    answers: { 200: z.array(vatRateShown) },
  },
});
