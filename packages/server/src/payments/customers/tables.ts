import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { timeOfWriting } from '../../platform/database/stored-time.ts';

/** Customers, as created by the migrations. */
export const customerTable = pgTable('customer', {
  id: text('id').primaryKey(),
  operatorId: text('operator_id').notNull(),
  userId: text('user_id').notNull(),
  name: text('name').notNull(),
  currency: text('currency').notNull(),
  pays: boolean('pays').notNull(),
  country: text('country'),
  vatId: text('vat_id'),
  address: text('address').notNull().default(''),
  createdAt: timeOfWriting('created_at'),
  createdBy: text('created_by').notNull(),
});
