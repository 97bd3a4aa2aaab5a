import { currency as currencyShown, vatRate as vatRateShown } from '@keepout/contract/payments/money';
import {
  price,
  priceBody,
  priceEstimation,
  priceEstimationQuery,
  priceQuery,
  product,
  productBody,
  productQuery,
} from '@keepout/contract/payments/product';
import { PAYMENTS_ADMIN } from '@keepout/contract/payments/role';
import { asc } from 'drizzle-orm';
import { z } from 'zod';
import type { ServerContext } from '../../hosting/module.ts';
import type { App } from '../../platform/http/http.ts';
import { pageOf, tellPage } from '../../platform/http/paging.ts';
import { auditLook, runnerOf, seenCustomer, sightOf } from '../customers/sight.ts';
import { ownCustomer, payingCustomer } from '../customers/store.ts';
import { currency, vatRate } from '../ledger/tables.ts';
import { sellerOf } from '../seller.ts';
import { estimate } from './estimate.ts';
import { presentPrice, presentProduct } from './present.ts';
import { createPrice, createProduct } from './service.ts';
import { countProducts, cutPrices, PRICE_ORDER, PRODUCT_ORDER, pageProducts, pricesNow } from './store.ts';

const tags = ['products'];

/** A-12, V-03. */
export function registerProducts(app: App, context: ServerContext): void {
  const db = context.database.orm;

  app.route({
    method: 'GET',
    url: '/products',
    schema: {
      operationId: 'listProducts',
      summary: 'What can be ordered, sorted by id',
      tags,
      querystring: productQuery,
      response: { 200: z.array(product) },
    },
    handler: async (request, reply) => {
      const [{ rows, next }, total] = await Promise.all([
        pageProducts(db, pageOf(request.query, PRODUCT_ORDER)),
        countProducts(db),
      ]);
      tellPage(request, reply, PRODUCT_ORDER, { total, next });
      return rows.map(presentProduct);
    },
  });

  app.route({
    method: 'POST',
    url: '/products',
    schema: {
      operationId: 'createProduct',
      summary: 'Add a product; for who runs the payments',
      tags: ['admin'],
      body: productBody,
      response: { 201: product },
    },
    config: {
      requirement: PAYMENTS_ADMIN,
      invalidRequest: 'Invalid products/post request parameters.',
      tells: ['Location'],
      problems: ['product-exists', 'payments-off'],
    },
    handler: async (request, reply) => {
      const row = await createProduct(context, runnerOf(request, context.settings), request.body);
      return reply.code(201).header('location', '/api/v1/payments/products').send(presentProduct(row));
    },
  });

  app.route({
    method: 'GET',
    url: '/price',
    schema: {
      operationId: 'listPrices',
      summary: 'What products cost now, sorted by product and currency',
      tags,
      querystring: priceQuery,
      response: { 200: z.array(price) },
    },
    handler: async (request, reply) => {
      const { 'product-id': productId, currency: only } = request.query;
      const all = await pricesNow(db, { productId, currency: only });
      const { rows, next } = cutPrices(all, pageOf(request.query, PRICE_ORDER));
      tellPage(request, reply, PRICE_ORDER, { total: all.length, next });
      return rows.map(presentPrice);
    },
  });

  app.route({
    method: 'POST',
    url: '/price',
    schema: {
      operationId: 'createPrice',
      summary: 'Give a product a new price; for who runs the payments',
      description: 'Orders keep the price that they were made at.',
      tags: ['admin'],
      body: priceBody,
      response: { 201: price },
    },
    config: {
      requirement: PAYMENTS_ADMIN,
      tells: ['Location'],
      problems: ['product-unknown', 'currency-unknown', 'time-invalid', 'payments-off'],
    },
    handler: async (request, reply) => {
      const row = await createPrice(context, runnerOf(request, context.settings), request.body);
      return reply.code(201).header('location', '/api/v1/payments/price').send(presentPrice(row));
    },
  });

  app.route({
    method: 'GET',
    url: '/price_estimation',
    schema: {
      operationId: 'estimatePrices',
      summary: 'What products would cost a customer, with tax, and whether the balance covers them',
      tags,
      querystring: priceEstimationQuery,
      response: { 200: z.array(priceEstimation) },
    },
    handler: async (request, reply) => {
      const sight = sightOf(request, context.settings);
      const { 'product-id': productId, 'customer-id': customerId, quantity } = request.query;
      const customer =
        customerId === undefined
          ? ((await payingCustomer(db, sight.operatorId)) ?? (await ownCustomer(db, sight)))
          : await seenCustomer(db, sight, customerId);
      if (customer !== undefined) await auditLook(db, sight, 'customer', [customer]);
      const all = await pricesNow(db, { productId });
      const { rows, next } = cutPrices(all, pageOf(request.query, PRICE_ORDER));
      tellPage(request, reply, PRICE_ORDER, { total: all.length, next });
      return await estimate(db, rows, quantity, customer, sellerOf(context.settings));
    },
  });

  app.route({
    method: 'GET',
    url: '/currencies',
    schema: {
      operationId: 'listCurrencies',
      summary: 'Currencies that this installation takes',
      tags,
      response: { 200: z.array(currencyShown) },
    },
    handler: async (_request, reply) => {
      const rows = await db.select().from(currency).orderBy(asc(currency.code));
      reply.header('x-total-count', String(rows.length));
      return rows.map(({ code, decimals }) => ({ currency: code, decimals }));
    },
  });

  app.route({
    method: 'GET',
    url: '/vat_rates',
    schema: {
      operationId: 'listVatRates',
      summary: 'Standard value-added tax by country and day',
      tags,
      response: { 200: z.array(vatRateShown) },
    },
    handler: async (_request, reply) => {
      const rows = await db.select().from(vatRate).orderBy(asc(vatRate.country), asc(vatRate.validFrom));
      reply.header('x-total-count', String(rows.length));
      return rows.map(({ country, validFrom, basisPoints, inUnion, source, sourceDate }) => ({
        country,
        validFrom,
        rate: basisPoints / 100,
        isInUnion: inUnion,
        source,
        sourceDate,
      }));
    },
  });
}
