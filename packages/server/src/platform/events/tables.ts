import { bigint, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { storedTime, timeOfWriting } from '../database/stored-time.ts';

/** Domain events and their receipts, as created by the migrations. */

export const domainEvent = pgTable('domain_event', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  operatorId: text('operator_id').notNull(),
  type: text('type').notNull(),
  data: jsonb('data').notNull(),
  occurredAt: timeOfWriting('occurred_at'),
  forgetAt: storedTime('forget_at'),
});

/** Queues whose jobs handle an event type. */
export const eventConsumer = pgTable(
  'event_consumer',
  { event: text('event').notNull(), queue: text('queue').notNull() },
  (table) => [primaryKey({ columns: [table.event, table.queue] })],
);

export const domainEventReceipt = pgTable(
  'domain_event_receipt',
  {
    eventId: bigint('event_id', { mode: 'number' }).notNull(),
    consumer: text('consumer').notNull(),
    at: timeOfWriting('at'),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.consumer] })],
);
