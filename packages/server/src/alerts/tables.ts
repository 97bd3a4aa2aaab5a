import type {
  AlertChannel,
  AlertKind,
  AttemptOutcome,
  DeliveryPurpose,
  DeliveryState,
  NotificationState,
  WebhookFormat,
} from '@keepout/contract/alerts/enums';
import type { RotaFields } from '@keepout/contract/alerts/rota';
import type { AlertRules } from '@keepout/contract/alerts/settings';
import type { Language } from '@keepout/contract/platform/language';
import { bigint, boolean, doublePrecision, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { storedStatement, storedTime, timeOfWriting } from '../platform/database/stored-time.ts';
import type { AlertFacts } from './facts.ts';
import type { MessageContent } from './words/content.ts';

/** Alerts, rules, messages and their results, as created by the migrations. */

export const alertUser = pgTable(
  'alert_user',
  {
    operatorId: text('operator_id').notNull(),
    subject: text('subject').notNull(),
    userName: text('user_name').notNull(),
    services: text('services').array().$type<('ca' | 'odt')[]>().notNull(),
    settings: jsonb('settings').$type<AlertRules>(),
    version: integer('version').notNull().default(0),
    updatedAt: storedTime('updated_at'),
    firstSeenAt: timeOfWriting('first_seen_at'),
    seenAt: timeOfWriting('seen_at'),
  },
  (table) => [primaryKey({ columns: [table.operatorId, table.subject] })],
);

export const alertRotaTable = pgTable('alert_rota', {
  operatorId: text('operator_id').primaryKey(),
  rota: jsonb('rota').$type<RotaFields>().notNull(),
  version: integer('version').notNull().default(1),
  updatedAt: timeOfWriting('updated_at'),
  updatedBy: text('updated_by').notNull(),
});

export const alertWatch = pgTable(
  'alert_watch',
  {
    operatorId: text('operator_id').notNull(),
    about: text('about').notNull(),
    state: jsonb('state').notNull(),
    lastEventId: bigint('last_event_id', { mode: 'number' }).notNull().default(0),
    decideByTaiS: doublePrecision('decide_by_tai_s'),
    tcaTaiS: doublePrecision('tca_tai_s'),
  },
  (table) => [primaryKey({ columns: [table.operatorId, table.about] })],
);

/** A planned call to a person while an alert is unacknowledged. */
export interface PlannedCall {
  readonly subject: string;
  readonly userName: string;
  /** Unix ms. */
  readonly atMs: number;
}

export const alertTable = pgTable('alert', {
  id: text('id').primaryKey(),
  operatorId: text('operator_id').notNull(),
  kind: text('kind').$type<AlertKind>().notNull(),
  service: text('service').$type<'ca' | 'odt'>().notNull(),
  crossing: text('crossing').notNull(),
  pair: text('pair').notNull(),
  facts: jsonb('facts').$type<AlertFacts>().notNull(),
  needsPerson: boolean('needs_person').notNull(),
  decideByTaiS: doublePrecision('decide_by_tai_s'),
  raisedAt: timeOfWriting('raised_at'),
  acknowledgedAt: storedTime('acknowledged_at'),
  acknowledgedBy: text('acknowledged_by'),
  calls: jsonb('calls').$type<readonly PlannedCall[]>().notNull().default([]),
});

export const alertReading = pgTable(
  'alert_reading',
  {
    alertId: text('alert_id').notNull(),
    subject: text('subject').notNull(),
    state: text('state').$type<Exclude<NotificationState, 'fresh'>>().notNull(),
    at: timeOfWriting('at'),
  },
  (table) => [primaryKey({ columns: [table.alertId, table.subject] })],
);

export const alertPlaceTable = pgTable('alert_place', {
  id: text('id').primaryKey(),
  operatorId: text('operator_id').notNull(),
  subject: text('subject').notNull(),
  channel: text('channel').$type<AlertChannel>().notNull(),
  /** Null: belongs to the user. */
  language: text('language').$type<Language>(),
  /** Only for webhooks. */
  format: text('format').$type<WebhookFormat>().notNull().default('PLAIN'),
  /** Sealed for a hook. */
  address: text('address').notNull(),
  mark: text('mark'),
  secret: text('secret'),
  secretValidFrom: storedTime('secret_from'),
  previousSecret: text('previous_secret'),
  previousUntil: storedTime('previous_until'),
  offSince: storedTime('off_since'),
  offReason: storedStatement('off_reason'),
  createdAt: timeOfWriting('created_at'),
});

export const alertCalendar = pgTable('alert_calendar', {
  id: text('id').primaryKey(),
  operatorId: text('operator_id').notNull(),
  subject: text('subject').notNull(),
  name: text('name').notNull(),
  tokenHash: text('token_hash').notNull(),
  createdAt: timeOfWriting('created_at'),
  lastReadAt: storedTime('last_read_at'),
});

export const alertPending = pgTable(
  'alert_pending',
  {
    alertId: text('alert_id').notNull(),
    subject: text('subject').notNull(),
    step: integer('step').notNull(),
    channel: text('channel').$type<AlertChannel>().notNull(),
    operatorId: text('operator_id').notNull(),
    dueAt: storedTime('due_at').notNull(),
    isDigest: boolean('is_digest').notNull(),
    heldBack: boolean('held_back').notNull(),
  },
  (table) => [primaryKey({ columns: [table.alertId, table.subject, table.step, table.channel] })],
);

export const alertDeliveryTable = pgTable('alert_delivery', {
  id: text('id').primaryKey(),
  operatorId: text('operator_id').notNull(),
  subject: text('subject').notNull(),
  placeId: text('place_id').notNull(),
  channel: text('channel').$type<AlertChannel>().notNull(),
  purpose: text('purpose').$type<DeliveryPurpose>().notNull(),
  content: jsonb('content').$type<MessageContent>().notNull(),
  state: text('state').$type<DeliveryState>().notNull(),
  attempts: integer('attempts').notNull().default(0),
  nextAttemptAt: storedTime('next_attempt_at'),
  sentAt: storedTime('sent_at'),
  createdAt: timeOfWriting('created_at'),
});

export const alertDeliveryPart = pgTable(
  'alert_delivery_part',
  {
    placeId: text('place_id').notNull(),
    alertId: text('alert_id').notNull(),
    step: integer('step').notNull(),
    deliveryId: text('delivery_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.placeId, table.alertId, table.step] })],
);

export const alertAttempt = pgTable(
  'alert_attempt',
  {
    deliveryId: text('delivery_id').notNull(),
    number: integer('number').notNull(),
    startedAt: timeOfWriting('begun_at'),
    endedAt: storedTime('ended_at'),
    outcome: text('outcome').$type<AttemptOutcome>(),
    status: integer('status'),
    detail: storedStatement('detail').notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.deliveryId, table.number] })],
);
