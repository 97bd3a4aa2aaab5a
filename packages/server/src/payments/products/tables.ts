import type { PaidService, PricePeriod } from '@keepout/contract/payments/enums';
import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { timeOfWriting } from '../../platform/database/stored-time.ts';

/** Products and prices, as created by the migrations. */

export const productTable = pgTable('product', {
  id: text('id').primaryKey(),
  productType: text('product_type').notNull(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  serviceType: text('service_type').$type<PaidService>(),
  createdAt: timeOfWriting('created_at'),
  createdBy: text('created_by').notNull(),
});

export const priceTable = pgTable('price', {
  id: text('id').primaryKey(),
  productId: text('product_id').notNull(),
  amount: bigint('amount', { mode: 'number' }).notNull(),
  currency: text('currency').notNull(),
  period: text('period').$type<PricePeriod>(),
  validFrom: timeOfWriting('valid_from'),
  createdBy: text('created_by').notNull(),
});
