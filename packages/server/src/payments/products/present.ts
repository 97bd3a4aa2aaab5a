import type { Price, Product } from '@keepout/contract/payments/product';
import { wireTime } from '../../platform/database/wire-time.ts';
import type { PriceRow, ProductRow } from './store.ts';

export function presentProduct(row: ProductRow): Product {
  const { id: productId, productType, name, description, serviceType } = row;
  return { productId, productType, name, description, serviceType, createdAt: wireTime(row.createdAt) };
}

export function presentPrice(row: PriceRow): Price {
  const { id: priceId, productId, amount, currency, period } = row;
  return { priceId, productId, amount, currency, period, validFrom: wireTime(row.validFrom) };
}
