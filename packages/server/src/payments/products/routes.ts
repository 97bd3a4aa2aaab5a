import { decimalsOf } from '@keepout/contract/payments/amount';
import { PRODUCTS } from '@keepout/contract/payments/endpoints/products';
import { type Price, type PriceEstimation, type Product, priceEstimation } from '@keepout/contract/payments/product';
import { fieldsOf } from '@keepout/contract/platform/fields-of';
import { asc } from 'drizzle-orm';
import type { ServerContext } from '../../hosting/module.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { App } from '../../platform/http/http.ts';
import { readListPage } from '../../platform/http/record-list.ts';
import { serve, serveList } from '../../platform/http/serve.ts';
import { auditAccess, findVisibleCustomer, recordAccessOf, runnerOf } from '../customers/record-access.ts';
import { type CustomerRow, ownCustomer, payingCustomer } from '../customers/store.ts';
import { accountsOf, availableOf } from '../ledger/accounts.ts';
import { currencyTable, vatRateTable } from '../ledger/tables.ts';
import { isoDay, type Seller, taxOf, vatOf } from '../ledger/vat.ts';
import { sellerOf } from '../seller.ts';
import { createPrice, createProduct } from './service.ts';
import {
  cutPrices,
  PRICE_ORDER,
  PRODUCT_ORDER,
  type PriceRow,
  type ProductRow,
  pricesNow,
  productList,
} from './store.ts';

/** A-12, V-03. */
export function registerProducts(app: App, context: ServerContext): void {
  const db = context.database.orm;

  serveList(app, PRODUCTS.listProducts, PRODUCT_ORDER, async (_request, page) =>
    readListPage(productList(db), page, presentProduct),
  );

  serve(app, PRODUCTS.createProduct, async (request) => {
    return presentProduct(await createProduct(context, runnerOf(request, context.settings), request.body));
  });

  serveList(app, PRODUCTS.listPrices, PRICE_ORDER, async (request, page) => {
    const { 'product-id': productId, currency: only } = request.query;
    const all = await pricesNow(db, { productId, currency: only });
    const { rows, next } = cutPrices(all, page);
    return { rows: rows.map(presentPrice), next, total: all.length };
  });

  serve(app, PRODUCTS.createPrice, async (request) => {
    return presentPrice(await createPrice(context, runnerOf(request, context.settings), request.body));
  });

  serveList(app, PRODUCTS.estimatePrices, PRICE_ORDER, async (request, page) => {
    const access = recordAccessOf(request, context.settings);
    const { 'product-id': productId, 'customer-id': customerId, quantity } = request.query;
    const customer =
      customerId === undefined
        ? ((await payingCustomer(db, access.operatorId)) ?? (await ownCustomer(db, access)))
        : await findVisibleCustomer(db, access, customerId);
    if (customer !== undefined) await auditAccess(db, access, 'customer', [customer]);
    const all = await pricesNow(db, { productId });
    const { rows, next } = cutPrices(all, page);
    const estimates = await estimate(db, rows, quantity, customer, sellerOf(context.settings));
    return { rows: estimates, next, total: all.length };
  });

  serve(app, PRODUCTS.listCurrencies, async () => {
    const rows = await db.select().from(currencyTable).orderBy(asc(currencyTable.code));
    return rows.map(({ code }) => ({ currency: code, decimals: decimalsOf(code) }));
  });

  serve(app, PRODUCTS.listVatRates, async () => {
    const rows = await db.select().from(vatRateTable).orderBy(asc(vatRateTable.country), asc(vatRateTable.validFrom));
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

function presentProduct(row: ProductRow): Product {
  const { id: productId, productType, name, description, serviceType } = row;
  return { productId, productType, name, description, serviceType, createdAt: row.createdAt };
}

function presentPrice(row: PriceRow): Price {
  const { id: priceId, productId, amount, currency, period } = row;
  return { priceId, productId, amount, currency, period, validFrom: row.validFrom };
}

/** Returns the total of prices for a customer: with tax, and whether the balance covers it. */
async function estimate(
  db: Queries,
  prices: readonly PriceRow[],
  quantity: number,
  customer: CustomerRow | undefined,
  seller: Seller,
): Promise<PriceEstimation[]> {
  const { basisPoints } = await taxOf(db, seller, customer, isoDay(new Date()));
  const money = customer && (await accountsOf(db, customer.id)).money;
  return prices.map((row) => {
    const net = row.amount * quantity;
    const vat = vatOf(net, basisPoints);
    const isOfCustomer = money !== undefined && money.currency === row.currency;
    return {
      ...fieldsOf(priceEstimation, row),
      priceId: row.id,
      quantity,
      net,
      vat,
      gross: net + vat,
      vatRate: basisPoints / 100,
      isCovered: isOfCustomer ? BigInt(net) <= availableOf(money) : null,
    };
  });
}
