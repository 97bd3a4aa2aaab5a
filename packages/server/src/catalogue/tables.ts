import type { ObjectType } from '@keepout/astro/nouns';
import type { KeptBackState } from '@keepout/contract/ca/enums';
import type { CatalogueChange } from '@keepout/operations/feeds/catalogue-change';
import { boolean, doublePrecision, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { storedStatement, storedTime, timeOfWriting } from '../platform/database/stored-time.ts';

/** A source of a combined catalogue. */
export interface CatalogueSource {
  readonly source: string;
  /** Number of its objects. */
  readonly objects: number;
  /** Number of objects for which its set is the newest. */
  readonly used: number;
  readonly takenAt: string;
}

/** Catalogues and their element sets, as created by the migrations. Epochs are TAI seconds. */

export const catalogue = pgTable('catalogue', {
  id: text('id').primaryKey(),
  /** In the order in which they came. */
  number: integer('number').notNull(),
  source: text('source').notNull(),
  format: text('format').notNull(),
  contentHash: text('content_hash').notNull(),
  objectCount: integer('object_count').notNull(),
  rejectedCount: integer('rejected_count').notNull(),
  faults: jsonb('faults').notNull(),
  newestEpoch: text('newest_epoch'),
  fileId: text('file_id').notNull(),
  medianEpochTaiS: doublePrecision('median_epoch_tai_s'),
  loadedAt: timeOfWriting('loaded_at'),
  /** Its sources; null: it was loaded as one file. */
  sources: jsonb('sources').$type<readonly CatalogueSource[]>(),
  /** Id of the catalogue that it replaced. */
  replacedId: text('replaced_id'),
  /** Time at which a user reverted it. */
  withdrawnAt: storedTime('withdrawn_at'),
  /** The parts of that time are stored, as the set with its id. */
  partsKept: boolean('parts_kept').notNull().default(false),
});

/** Refused files, by their place; deleted once a file from there is accepted. */
export const catalogueRefusal = pgTable('catalogue_refusal', {
  source: text('source').primaryKey(),
  reason: storedStatement('reason').notNull(),
  refusedAt: timeOfWriting('refused_at'),
});

/** Each set once, with the range of catalogue numbers to which it belongs. */
export const elementSet = pgTable(
  'element_set',
  {
    /** Number of the first catalogue that contains it. */
    catalogueId: text('catalogue_id').notNull(),
    noradId: integer('norad_id').notNull(),
    epochTaiS: doublePrecision('epoch_tai_s').notNull(),
    elements: jsonb('elements').notNull(),
    fromNumber: integer('from_number').notNull(),
    /** Number of the first catalogue without it; null: the newest contains it. */
    untilNumber: integer('until_number'),
    /** Source of the set; null: the source of the catalogue. */
    source: text('source'),
  },
  (table) => [primaryKey({ columns: [table.noradId, table.epochTaiS, table.catalogueId] })],
);

const partColumns = {
  source: text('source').notNull(),
  part: text('part').notNull(),
  /** Of sources with equal sets the one with the smaller value has priority. */
  place: integer('place').notNull(),
  fileId: text('file_id').notNull(),
  objectCount: integer('object_count').notNull(),
  rejectedCount: integer('rejected_count').notNull(),
  noradIds: integer('norad_ids').array().notNull(),
  takenAt: timeOfWriting('taken_at'),
};

/** Newest data of each source of the catalogue. */
export const cataloguePart = pgTable('catalogue_part', partColumns, (table) => [
  primaryKey({ columns: [table.source, table.part] }),
]);

/** Parts other than those in use: received, withheld, and those of past catalogues. */
export const cataloguePartSet = pgTable(
  'catalogue_part_set',
  { setId: text('set_id').notNull(), ...partColumns },
  (table) => [primaryKey({ columns: [table.setId, table.source, table.part] })],
);

/** Data offered as a replacement of the catalogue in use that wait for a user's decision. */
export const catalogueKeptBack = pgTable('catalogue_kept_back', {
  id: text('id').primaryKey(),
  source: text('source').notNull(),
  /** Identifies the offered data. */
  contentHash: text('content_hash').notNull(),
  /** A file as it came; null: parts, as the set of its id. */
  fileId: text('file_id'),
  /** Parts that its source still provides; null: all. */
  wanted: jsonb('wanted').$type<readonly string[]>(),
  change: jsonb('change').$type<CatalogueChange>().notNull(),
  reason: storedStatement('reason').notNull(),
  state: text('state').$type<KeptBackState>().notNull(),
  keptAt: timeOfWriting('kept_at'),
  decidedAt: storedTime('decided_at'),
  decidedBy: text('decided_by'),
});

/** Identity of objects, in addition to their element sets. */
export const objectFact = pgTable('object_fact', {
  noradId: integer('norad_id').primaryKey(),
  name: text('name').notNull(),
  cosparId: text('cospar_id').notNull(),
  objectType: text('object_type').$type<ObjectType>(),
  owner: text('owner'),
  opsStatus: text('ops_status'),
  rcsM2: doublePrecision('rcs_m2'),
  decayedOn: text('decayed_on'),
  source: text('source').notNull(),
});
