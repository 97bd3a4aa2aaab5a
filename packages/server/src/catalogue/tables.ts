import { doublePrecision, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { storedStatement, storedTime } from '../platform/database/stored-time.ts';

/** Catalogues and their element sets, as the migrations make them. Epochs are TAI seconds. */

export const catalogue = pgTable('catalogue', {
  id: text('id').primaryKey(),
  source: text('source').notNull(),
  format: text('format').notNull(),
  contentHash: text('content_hash').notNull(),
  objectCount: integer('object_count').notNull(),
  rejectedCount: integer('rejected_count').notNull(),
  faults: jsonb('faults').notNull(),
  newestEpoch: text('newest_epoch'),
  fileId: text('file_id').notNull(),
  medianEpochTaiS: doublePrecision('median_epoch_tai_s'),
  loadedAt: storedTime('loaded_at').notNull().defaultNow(),
});

/** Files that were offered and not taken, by their place; gone once one is taken from there. */
export const catalogueRefusal = pgTable('catalogue_refusal', {
  source: text('source').primaryKey(),
  reason: storedStatement('reason').notNull(),
  refusedAt: storedTime('refused_at').notNull().defaultNow(),
});

export const elementSet = pgTable(
  'element_set',
  {
    catalogueId: text('catalogue_id').notNull(),
    noradId: integer('norad_id').notNull(),
    epochTaiS: doublePrecision('epoch_tai_s').notNull(),
    elements: jsonb('elements').notNull(),
  },
  (table) => [primaryKey({ columns: [table.noradId, table.epochTaiS, table.catalogueId] })],
);
