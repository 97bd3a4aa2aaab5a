import type { PassPrediction } from '@keepout/contract/odt/pass-prediction';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { storedTime, timeOfWriting } from '../../platform/database/stored-time.ts';

/** Cached predictions, as the migrations create them. */
export const passPredictionTable = pgTable('pass_prediction', {
  id: text('id').primaryKey(),
  operatorId: text('operator_id').notNull(),
  answer: jsonb('answer').$type<readonly PassPrediction[]>().notNull(),
  madeAt: timeOfWriting('made_at'),
  forgetAt: storedTime('forget_at').notNull(),
});
