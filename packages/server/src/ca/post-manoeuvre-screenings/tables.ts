import type { Comparison, ComparisonQuestion } from '@keepout/operations/screened/comparison';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { timeOfWriting } from '../../platform/database/stored-time.ts';

/** What was compared, by which limits, and when the screening had ended. */
export type PostScreeningOutcome = Comparison &
  Pick<ComparisonQuestion, 'watchPc' | 'isWhole'> &
  // Absent in outcomes of earlier versions.
  Partial<Pick<ComparisonQuestion, 'targetPc'>> & { readonly finishedAt: string | null };

/** Screenings of plans and candidates against what was there before, as the migrations make them. */
export const postManoeuvreScreening = pgTable('post_manoeuvre_screening', {
  id: text('id').primaryKey(),
  operatorId: text('operator_id').notNull(),
  satelliteId: text('satellite_id').notNull(),
  conjunctionId: text('conjunction_id'),
  manoeuvreId: text('manoeuvre_id'),
  /** Of the plan that was screened: what it was computed from, and its manoeuvres. */
  manoeuvreSha256: text('manoeuvre_sha256'),
  ephemerisId: text('ephemeris_id').notNull(),
  screeningId: text('screening_id').notNull(),
  orderedAt: timeOfWriting('ordered_at'),
  orderedBy: text('ordered_by').notNull(),
  /** What it came to when it had ended; null before, and of those that failed or are older than this column. */
  outcome: jsonb('outcome').$type<PostScreeningOutcome>(),
});
