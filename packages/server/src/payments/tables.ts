import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timeOfWriting } from '../platform/database/stored-time.ts';
import type { ChargeState } from '../ports/charges.ts';

/** Steps of prices, as created by the migrations. */
export const charge = pgTable(
  'charge',
  {
    operatorId: text('operator_id').notNull(),
    key: text('key').notNull(),
    step: text('step').$type<'RESERVE' | 'CAPTURE' | 'RELEASE'>().notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    state: text('state').$type<ChargeState>().notNull(),
    reason: text('reason').notNull(),
    at: timeOfWriting('at'),
  },
  (table) => [primaryKey({ columns: [table.operatorId, table.key, table.step] })],
);
