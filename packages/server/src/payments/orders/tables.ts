import type { OrderStatus, PaidService, PricePeriod } from '@keepout/contract/payments/enums';
import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { storedStatement, storedTime, timeOfWriting } from '../../platform/database/stored-time.ts';

/** Orders, as created by the migrations. Amounts in minor units. */
export const paymentOrder = pgTable('payment_order', {
  id: text('id').primaryKey(),
  number: text('number').notNull(),
  operatorId: text('operator_id').notNull(),
  customerId: text('customer_id').notNull(),
  serviceType: text('service_type').$type<PaidService>().notNull(),
  requestId: text('request_id'),
  paymentType: text('payment_type').$type<'SUBSCRIPTION'>(),
  productId: text('product_id'),
  priceId: text('price_id'),
  amount: bigint('amount', { mode: 'number' }).notNull(),
  currency: text('currency').notNull(),
  period: text('period').$type<PricePeriod>(),
  periods: integer('periods').notNull().default(0),
  periodStart: storedTime('period_start'),
  periodEnd: storedTime('period_end'),
  begunAt: storedTime('begun_at'),
  status: text('status').$type<OrderStatus>().notNull(),
  note: storedStatement('note').notNull().default([]),
  version: integer('version').notNull().default(1),
  createdAt: timeOfWriting('created_at'),
  createdBy: text('created_by').notNull(),
  updatedAt: timeOfWriting('updated_at'),
});
