import { doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { ServerModule } from '../hosting/module.ts';
import { timeOfWriting } from '../platform/database/stored-time.ts';

/** Earth orientation, one row per day, as created by the migrations. */
export const earthOrientationDay = pgTable('earth_orientation_day', {
  /** Of UTC, since 2000-01-01. */
  day: integer('day').primaryKey(),
  /** In the form of `EarthOrientationDays`. */
  figures: doublePrecision('figures').array().notNull(),
  /** Name of its file. */
  fileName: text('file_name').notNull(),
  loadedAt: timeOfWriting('loaded_at'),
});

/** Earth orientation, which the positions of sites depend on. It has no routes of its own. */
export const earthOrientationGround: ServerModule = {
  name: 'earth-orientation',
  title: 'Earth orientation',
  tables: [earthOrientationDay],
};
