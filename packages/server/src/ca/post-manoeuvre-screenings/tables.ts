import type { ComparisonQuestion, ManoeuvreComparison } from '@keepout/operations/screened/comparison';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { timeOfWriting } from '../../platform/database/stored-time.ts';

/** Result of the comparison with its limits, and the end of the screening. */
export type PostScreeningOutcome = ManoeuvreComparison &
  Pick<ComparisonQuestion, 'watchPc' | 'isWhole'> &
  // Absent in outcomes that earlier versions stored.
  Partial<Pick<ComparisonQuestion, 'targetPc'>> & { readonly finishedAt: string | null };

/** Screenings of plans and candidates against the events before, as created by the migrations. */
export const postManoeuvreScreeningTable = pgTable('post_manoeuvre_screening', {
  id: text('id').primaryKey(),
  operatorId: text('operator_id').notNull(),
  satelliteId: text('satellite_id').notNull(),
  conjunctionId: text('conjunction_id'),
  manoeuvreId: text('manoeuvre_id'),
  /** Hash of the screened plan: its inputs and its manoeuvres. */
  manoeuvreSha256: text('manoeuvre_sha256'),
  ephemerisId: text('ephemeris_id').notNull(),
  screeningId: text('screening_id').notNull(),
  orderedAt: timeOfWriting('ordered_at'),
  orderedBy: text('ordered_by').notNull(),
  /** Outcome at the end; null before, after a failure, and in rows older than this column. */
  outcome: jsonb('outcome').$type<PostScreeningOutcome>(),
});
