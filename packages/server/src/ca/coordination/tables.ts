import type { CoordinationChannel, CoordinationIntent, CoordinationSide } from '@keepout/contract/ca/coordination';
import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { storedTime, timeOfWriting } from '../../platform/database/stored-time.ts';

/** Statements of both operators about an event, and forms for the other operator, as created by the migrations. */

export const coordinationEntryTable = pgTable('coordination_entry', {
  id: text('id').primaryKey(),
  /** Order of writing, independent of the clock. */
  number: bigint('number', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
  operatorId: text('operator_id').notNull(),
  conjunctionId: text('conjunction_id').notNull(),
  side: text('side').$type<CoordinationSide>().notNull(),
  intent: text('intent').$type<CoordinationIntent>().notNull(),
  channel: text('channel').$type<CoordinationChannel>().notNull(),
  who: text('who').notNull(),
  note: text('note').notNull(),
  at: timeOfWriting('at'),
  /** User; empty for an answer by form. */
  writtenBy: text('written_by').notNull(),
  /** Form of the answer; null if a user wrote the entry. */
  linkId: text('link_id'),
});

export const coordinationLinkTable = pgTable('coordination_link', {
  id: text('id').primaryKey(),
  operatorId: text('operator_id').notNull(),
  conjunctionId: text('conjunction_id').notNull(),
  tokenSha256: text('token_sha256').notNull(),
  sharesProbability: boolean('shares_probability').notNull(),
  question: text('question').notNull(),
  expiresAt: storedTime('expires_at').notNull(),
  closedAt: storedTime('closed_at'),
  answers: integer('answers').notNull().default(0),
  createdAt: timeOfWriting('created_at'),
  createdBy: text('created_by').notNull(),
});
