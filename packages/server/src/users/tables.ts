import type { Language } from '@keepout/contract/platform/language';
import type { NotificationSettings } from '@keepout/contract/platform/notification-settings';
import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timeOfWriting } from '../platform/database/stored-time.ts';

/** Language of messages to each user; users without a choice have no row. As created by the migrations. */
export const userLanguage = pgTable(
  'user_language',
  {
    operatorId: text('operator_id').notNull(),
    subject: text('subject').notNull(),
    language: text('language').$type<Language>().notNull(),
    updatedAt: timeOfWriting('updated_at'),
  },
  (table) => [primaryKey({ columns: [table.operatorId, table.subject] })],
);

/** Settings of users, by service; the user is the subject of the tokens. As created by the migrations. */
export const userConfiguration = pgTable(
  'user_configuration',
  {
    service: text('service').notNull(),
    subject: text('subject').notNull(),
    operatorId: text('operator_id').notNull(),
    configuration: jsonb('configuration').$type<NotificationSettings>().notNull(),
    version: integer('version').notNull().default(1),
    createdAt: timeOfWriting('created_at'),
    updatedAt: timeOfWriting('updated_at'),
  },
  (table) => [primaryKey({ columns: [table.service, table.subject] })],
);
