import { pgTable, text } from 'drizzle-orm/pg-core';
import { timeOfWriting } from '../../platform/database/stored-time.ts';

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
});
