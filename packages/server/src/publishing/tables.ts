import type {
  PublicationPurpose,
  PublicationState,
  PublishedFileContent,
  PublishedFileState,
  RecipientKind,
} from '@keepout/contract/publishing/enums';
import type { Publication } from '@keepout/contract/publishing/publication';
import type { Recipient } from '@keepout/contract/publishing/recipient';
import { bigint, boolean, doublePrecision, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { storedStatement, storedTime, timeOfWriting } from '../platform/database/stored-time.ts';

/** Source data of a publication's files: other data mean another orbit. */
export interface PublicationBasis {
  readonly ephemerisId: string;
  /** SHA-256 of the inputs of each plan, by its id. */
  readonly plans: Readonly<Record<string, string>>;
}

/** Recipients, publications and their files, as created by the migrations. */

export const recipientTable = pgTable('recipient', {
  id: text('id').primaryKey(),
  operatorId: text('operator_id').notNull(),
  name: text('name').notNull(),
  kind: text('kind').$type<RecipientKind>().notNull(),
  address: text('address').notNull(),
  signInAddress: text('sign_in_address'),
  identity: text('identity'),
  /** Sealed. */
  secret: text('secret'),
  objectNames: jsonb('object_names').$type<Recipient['objectNames']>().notNull(),
  programsMayConfirm: boolean('programs_may_confirm').notNull().default(false),
  version: integer('version').notNull().default(1),
  createdAt: timeOfWriting('created_at'),
});

export const publicationTable = pgTable('publication', {
  id: text('id').primaryKey(),
  operatorId: text('operator_id').notNull(),
  recipientId: text('recipient_id').notNull(),
  recipientName: text('recipient_name').notNull(),
  recipientKind: text('recipient_kind').$type<RecipientKind>().notNull(),
  satelliteId: text('satellite_id').notNull(),
  satelliteName: text('satellite_name').notNull(),
  conjunctionId: text('conjunction_id'),
  purpose: text('purpose').$type<PublicationPurpose>().notNull(),
  relinquishPc: doublePrecision('relinquish_pc'),
  note: text('note').notNull(),
  state: text('state').$type<PublicationState>().notNull(),
  basis: jsonb('basis').$type<PublicationBasis>().notNull(),
  history: jsonb('history').$type<Publication['history']>().notNull(),
  version: integer('version').notNull().default(1),
  createdAt: timeOfWriting('created_at'),
  createdBy: text('created_by').notNull(),
});

export const publishedFileTable = pgTable(
  'published_file',
  {
    publicationId: text('publication_id').notNull(),
    rank: integer('rank').notNull(),
    name: text('name').notNull(),
    content: text('content').$type<PublishedFileContent>().notNull(),
    manoeuvreId: text('manoeuvre_id'),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    fileId: text('file_id').notNull(),
    state: text('state').$type<PublishedFileState>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    sentAt: storedTime('sent_at'),
    answeredAt: storedTime('answered_at'),
    answerStatus: integer('answer_status'),
    receipt: text('receipt'),
    answer: storedStatement('answer').notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.publicationId, table.rank] })],
);
