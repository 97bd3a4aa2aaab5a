import type { Agreement } from '@keepout/contract/ca/operator-contact';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { storedTime, timeOfWriting } from '../../platform/database/stored-time.ts';

/** Contacts at other operators, as created by the migrations. */
export const operatorContactTable = pgTable('operator_contact', {
  id: text('id').primaryKey(),
  operatorId: text('operator_id').notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  phone: text('phone').notNull(),
  objects: jsonb('objects').$type<string[]>().notNull(),
  agreement: text('agreement').$type<Agreement>().notNull(),
  note: text('note').notNull(),
  /** Feed that imported the contact; null: entered by a user. */
  source: text('source'),
  receivedAt: storedTime('came_at'),
  version: integer('version').notNull().default(1),
  createdAt: timeOfWriting('created_at'),
});
