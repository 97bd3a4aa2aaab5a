import { decimalsOf } from '@keepout/contract/payments/amount';
import { PRODUCTS } from '@keepout/contract/payments/endpoints/products';
import { urlOf } from '@keepout/contract/platform/endpoint';
import { asc } from 'drizzle-orm';
import type { ServerContext } from '../../hosting/module.ts';
import type { App } from '../../platform/http/http.ts';
import { pageOf, tellPage } from '../../platform/http/paging.ts';
import { serve } from '../../platform/http/serve.ts';
import { auditLook, runnerOf, seenCustomer, sightOf } from '../customers/sight.ts';
import { ownCustomer, payingCustomer } from '../customers/store.ts';
import { currency, vatRate } from '../ledger/tables.ts';
import { sellerOf } from '../seller.ts';
import { estimate } from './estimate.ts';
import { presentPrice, presentProduct } from './present.ts';
import { createPrice, createProduct } from './service.ts';
import { countProducts, cutPrices, PRICE_ORDER, PRODUCT_ORDER, pageProducts, pricesNow } from './store.ts';

/** A-12, V-03. */
export function registerProducts(app: App, context: ServerContext): void {
  const db = context.database.orm;

  serve(app, PRODUCTS.listProducts, async (request, reply) => {
    const [{ rows, next }, total] = await Promise.all([
      pageProducts(db, pageOf(request.query, PRODUCT_ORDER)),
      countProducts(db),
    ]);
    tellPage(request, reply, PRODUCT_ORDER, { total, next });
    return rows.map(presentProduct);
  });

  serve(app, PRODUCTS.createProduct, async (request, reply) => {
    const row = await createProduct(context, runnerOf(request, context.settings), request.body);
    return reply.code(201).header('location', urlOf(PRODUCTS.listProducts)).send(presentProduct(row));
  });

  serve(app, PRODUCTS.listPrices, async (request, reply) => {
    const { 'product-id': productId, currency: only } = request.query;
    const all = await pricesNow(db, { productId, currency: only });
    const { rows, next } = cutPrices(all, pageOf(request.query, PRICE_ORDER));
    tellPage(request, reply, PRICE_ORDER, { total: all.length, next });
    return rows.map(presentPrice);
  });

  serve(app, PRODUCTS.createPrice, async (request, reply) => {
    const row = await createPrice(context, runnerOf(request, context.settings), request.body);
    return reply.code(201).header('location', urlOf(PRODUCTS.listPrices)).send(presentPrice(row));
  });

  serve(app, PRODUCTS.estimatePrices, async (request, reply) => {
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
  });

  serve(app, PRODUCTS.listCurrencies, async (_request, reply) => {
    const rows = await db.select().from(currency).orderBy(asc(currency.code));
    reply.header('x-total-count', String(rows.length));
    return rows.map(({ code }) => ({ currency: code, decimals: decimalsOf(code) }));
  });

  serve(app, PRODUCTS.listVatRates, async (_request, reply) => {
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
  });
}
