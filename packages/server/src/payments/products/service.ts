import { formatUtcZ } from '@keepout/astro/epoch';
import type { PriceBody, ProductBody } from '@keepout/contract/payments/product';
import type { ServerContext } from '../../hosting/module.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import { type Refusal, refusedAt } from '../../platform/http/problem.ts';
import { givenTime } from '../../platform/http/time-query.ts';
import type { RecordAccess } from '../customers/record-access.ts';
import { PAYMENT_IDS } from '../ids.ts';
import { isAcceptedCurrency } from '../ledger/accounts.ts';
import { findProduct, insertPrice, insertProduct, type PriceRow, type ProductRow } from './store.ts';

export async function createProduct(
  { database }: Pick<ServerContext, 'database'>,
  { operatorId, actor }: RecordAccess,
  { productId: id, productType, name = id, description = '', serviceType }: ProductBody,
): Promise<ProductRow> {
  return await database.orm.transaction(async (tx) => {
    const content = { id, productType, name, description, serviceType: serviceType ?? null, createdBy: actor };
    const row = await insertProduct(tx, content);
    if (row === undefined) {
      throw refusedAt('product-exists', '#/productId', `There is a product ${id} already.`);
    }
    await writeAudit(tx, { operatorId, actor, action: 'created', recordType: 'product', recordId: id });
    return row;
  });
}

export async function createPrice(
  { database }: Pick<ServerContext, 'database'>,
  { operatorId, actor }: RecordAccess,
  { productId, amount, currency, period, validFrom }: PriceBody,
): Promise<PriceRow> {
  const from = validFrom === undefined ? undefined : formatUtcZ(givenTime(validFrom, '#/validFrom'));
  return await database.orm.transaction(async (tx) => {
    if ((await findProduct(tx, productId)) === undefined) throw unknownProduct(productId);
    if (!(await isAcceptedCurrency(tx, currency))) {
      throw refusedAt('currency-unknown', '#/currency', `This installation takes no payments in ${currency}.`);
    }
    const content = { id: PAYMENT_IDS.next('pri'), productId, amount, currency, period, createdBy: actor };
    const row = await insertPrice(tx, from === undefined ? content : { ...content, validFrom: from });
    const detail = { productId, amount, currency, period };
    await writeAudit(tx, { operatorId, actor, action: 'created', recordType: 'price', recordId: row.id, detail });
    return row;
  });
}

export function unknownProduct(productId: string): Refusal {
  return refusedAt('product-unknown', '#/productId', `There is no product ${productId} with a price in this currency.`);
}
