import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { storedTime } from '../database/stored-time.ts';

/** Uploaded files, as created by the migrations. */

export const storedFile = pgTable('stored_file', {
  id: text('id').primaryKey(),
  operatorId: text('operator_id'),
  kind: text('kind').notNull(),
  sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
  sha256: text('sha256').notNull(),
  /** Time at which the content was deleted; the record that references it remains. */
  removedAt: storedTime('removed_at'),
});
