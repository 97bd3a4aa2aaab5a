import type { FeedKind, FeedTurnState } from '@keepout/contract/feeds/enums';
import type { FeedTurn } from '@keepout/contract/feeds/feed';
import type { Statement } from '@keepout/contract/platform/sentence-text';
import { bigint, boolean, doublePrecision, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { storedStatement, storedTime, timeOfWriting } from '../platform/database/stored-time.ts';

/** Feeds and their runs, as created by the migrations. */

/** Changes by a run. The API calls `gone` `missing`. */
export interface TurnChange {
  readonly objects: number;
  readonly newer: number;
  readonly added: number;
  readonly gone: number;
}

/** A file or mail that is refused by itself and not read again until its identity changes. */
export interface RefusedAsItIs {
  readonly identity: string;
  readonly reason: Statement;
  /** Absent in rows of versions before 26.12: such a file is read once more. */
  readonly refusedAt?: string;
  /** The reason is not the file itself: each run tries again. */
  readonly mayBeTaken?: boolean;
}

export const feedTable = pgTable('feed', {
  id: text('id').primaryKey(),
  /** Organisation of its messages; null: shared by the installation. */
  operatorId: text('operator_id'),
  name: text('name').notNull(),
  kind: text('kind').$type<FeedKind>().notNull(),
  address: text('address').notNull(),
  sets: jsonb('sets').$type<string[]>().notNull(),
  everyMinutes: integer('every_minutes').notNull(),
  minShare: doublePrecision('least_share').notNull(),
  /** Read position in the publisher's own terms. */
  cursor: text('cursor'),
  signInAddress: text('sign_in_address'),
  /** authserv-id of the trusted mail server; only for a mailbox. */
  trustedServer: text('trusted_server'),
  identity: text('identity'),
  /** Sealed. */
  password: text('password'),
  isOn: boolean('is_on').notNull(),
  version: integer('version').notNull().default(1),
  createdAt: timeOfWriting('created_at'),
  /** SHA-256 of the last stored file, by its requested name. */
  taken: jsonb('taken').$type<Readonly<Record<string, string>>>().notNull().default({}),
  /** Files and mails that were refused in their current state, by name. */
  refused: jsonb('refused').$type<Readonly<Record<string, RefusedAsItIs>>>().notNull().default({}),
  dueAt: timeOfWriting('due_at'),
  failures: integer('failures').notNull().default(0),
  lastGoodAt: storedTime('last_good_at'),
});

export const feedTurnTable = pgTable('feed_turn', {
  id: text('id').primaryKey(),
  feedId: text('feed_id').notNull(),
  isTrial: boolean('is_trial').notNull(),
  state: text('state').$type<FeedTurnState>().notNull(),
  isScheduled: boolean('is_by_clock').notNull(),
  askedAt: timeOfWriting('asked_at'),
  startedAt: storedTime('started_at'),
  endedAt: storedTime('ended_at'),
  calls: integer('calls').notNull().default(0),
  files: jsonb('files').$type<FeedTurn['files']>().notNull().default([]),
  change: jsonb('change').$type<TurnChange>(),
  message: storedStatement('message').notNull().default([]),
});

/** Calls of an account at a host: recorded before they are made. */
export const feedCall = pgTable('feed_call', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
  account: text('account').notNull(),
  query: text('query').notNull(),
  calledAt: timeOfWriting('called_at'),
});

/** The last good answer to each request. */
export const feedAnswer = pgTable(
  'feed_answer',
  {
    feedId: text('feed_id').notNull(),
    query: text('query').notNull(),
    fileId: text('file_id').notNull(),
    cameAt: timeOfWriting('came_at'),
  },
  (table) => [primaryKey({ columns: [table.feedId, table.query] })],
);
