import type { PriceEstimation } from '@keepout/contract/payments/product';
import type { Queries } from '../../platform/database/database.ts';
import type { CustomerRow } from '../customers/store.ts';
import { accountsOf, availableOf } from '../ledger/accounts.ts';
import { dayOf, type Seller, taxOf, vatOf } from '../ledger/vat.ts';
import type { PriceRow } from './store.ts';

/** What prices come to for a customer: with his tax, and whether his balance covers them. */
export async function estimate(
  db: Queries,
  prices: readonly PriceRow[],
  quantity: number,
  customer: CustomerRow | undefined,
  seller: Seller,
): Promise<PriceEstimation[]> {
  const { basisPoints } = await taxOf(db, seller, customer, dayOf(new Date()));
  const money = customer && (await accountsOf(db, customer.id)).money;
  return prices.map((row) => {
    const net = row.amount * quantity;
    const vat = vatOf(net, basisPoints);
    const isOfCustomer = money !== undefined && money.currency === row.currency;
    return {
      priceId: row.id,
      productId: row.productId,
      quantity,
      net,
      vat,
      gross: net + vat,
      vatRate: basisPoints / 100,
      currency: row.currency,
      period: row.period,
      isCovered: isOfCustomer ? BigInt(net) <= availableOf(money) : null,
    };
  });
}
