import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { storedStatement, timeOfWriting } from '../../platform/database/stored-time.ts';
import type { ChargeState } from '../../ports/charges.ts';

/** Reservations of balances, as created by the migrations. Amounts in minor units. */
export const paymentHold = pgTable(
  'payment_hold',
  {
    operatorId: text('operator_id').notNull(),
    key: text('key').notNull(),
    customerId: text('customer_id').notNull(),
    orderId: text('order_id'),
    withinKey: text('within_key'),
    amount: bigint('amount', { mode: 'bigint' }).notNull(),
    remaining: bigint('remaining', { mode: 'bigint' }).notNull(),
    captured: bigint('captured', { mode: 'bigint' }).notNull().default(0n),
    credited: bigint('credited', { mode: 'bigint' }).notNull().default(0n),
    currency: text('currency').notNull(),
    state: text('state').$type<Exclude<ChargeState, 'NOT_CHARGED'>>().notNull(),
    what: storedStatement('what').notNull(),
    at: timeOfWriting('at'),
    updatedAt: timeOfWriting('updated_at'),
  },
  (table) => [primaryKey({ columns: [table.operatorId, table.key] })],
);
