import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { cutPage, type ListOrder, type Page, type PageKey } from '../../platform/http/paging.ts';
import { columnOrder, recordList } from '../../platform/http/record-list.ts';
import { priceTable, productTable } from './tables.ts';

export type ProductRow = typeof productTable.$inferSelect;
export type PriceRow = typeof priceTable.$inferSelect;

/** Products are listed by id. */
export const PRODUCT_ORDER = columnOrder('products', [productTable.id]);

export const productList = (db: Queries) =>
  recordList(db, PRODUCT_ORDER, () => db.select().from(productTable), undefined);

/** The stored row; undefined when there is a product of that id. */
export async function insertProduct(
  db: Queries,
  row: typeof productTable.$inferInsert,
): Promise<ProductRow | undefined> {
  return (await db.insert(productTable).values(row).onConflictDoNothing().returning())[0];
}

export async function findProduct(db: Queries, id: string): Promise<ProductRow | undefined> {
  return (await db.select().from(productTable).where(eq(productTable.id, id)))[0];
}

export async function insertPrice(db: Queries, row: typeof priceTable.$inferInsert): Promise<PriceRow> {
  return (await db.insert(priceTable).values(row).returning())[0]!;
}

export interface PriceFilter {
  readonly productId?: string | undefined;
  readonly currency?: string | undefined;
}

/** The prices that hold now: of each product and currency the newest that has begun. By product, then currency. */
export async function pricesNow(db: Queries, { productId, currency }: PriceFilter): Promise<readonly PriceRow[]> {
  const rows = await db
    .selectDistinctOn([priceTable.productId, priceTable.currency])
    .from(priceTable)
    .where(
      and(
        sql`${priceTable.validFrom} <= now()`,
        productId === undefined ? undefined : eq(priceTable.productId, productId),
        currency === undefined ? undefined : eq(priceTable.currency, currency),
      ),
    )
    .orderBy(asc(priceTable.productId), asc(priceTable.currency), desc(priceTable.validFrom), desc(priceTable.id));
  // In the order of the cursor, independent of the database's collation.
  return rows.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
}

const placeOf = ({ productId, currency }: PriceRow): string => `${productId}\n${currency}`;

/** Prices are listed by product and currency, only the currently valid one of each. */
export const PRICE_ORDER: ListOrder = { name: 'prices', key: ['text', 'text'] };

/** Returns a page of a list that is short enough to be read completely. */
export function cutPrices(rows: readonly PriceRow[], page: Page) {
  const after = page.after === undefined ? undefined : page.after.join('\n');
  const laterRows = rows.filter((row) => after === undefined || placeOf(row) > after);
  return cutPage(laterRows.slice(0, page.limit + 1), page.limit, (row): PageKey => [row.productId, row.currency]);
}
