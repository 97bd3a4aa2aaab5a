import { bigint, pgTable, text } from 'drizzle-orm/pg-core';

/** Uploaded files, as the migrations make them. */

export const storedFile = pgTable('stored_file', {
  id: text('id').primaryKey(),
  operatorId: text('operator_id'),
  kind: text('kind').notNull(),
  sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
  sha256: text('sha256').notNull(),
});
