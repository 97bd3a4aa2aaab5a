import type { MissionBody, MissionResult } from '@keepout/contract/ca/mission';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { storedTime, timeOfWriting } from '../../platform/database/stored-time.ts';

/** Mission studies of planned orbits, as created by the migrations. */
export const missionTable = pgTable('mission', {
  id: text('id').primaryKey(),
  operatorId: text('operator_id').notNull(),
  question: jsonb('question').$type<MissionBody>().notNull(),
  catalogueId: text('catalogue_id').notNull(),
  state: text('state').$type<'QUEUED' | 'RUNNING' | 'COMPLETED' | 'FAILED'>().notNull().default('QUEUED'),
  partsDone: integer('parts_done').notNull().default(0),
  parts: integer('parts').notNull().default(0),
  result: jsonb('result').$type<MissionResult>(),
  orderedAt: timeOfWriting('ordered_at'),
  orderedBy: text('ordered_by').notNull(),
  finishedAt: storedTime('finished_at'),
});
