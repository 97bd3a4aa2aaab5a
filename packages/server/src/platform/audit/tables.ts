import { bigint, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { timeOfWriting } from '../database/stored-time.ts';

/** The audit trail, as created by the migrations. */

export const audit = pgTable('audit', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  operatorId: text('operator_id').notNull(),
  actor: text('actor').notNull(),
  action: text('action').notNull(),
  recordType: text('record_type').notNull(),
  recordId: text('record_id').notNull(),
  detail: jsonb('detail').notNull().default({}),
  at: timeOfWriting('at'),
});
