import { doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { ServerModule } from '../hosting/module.ts';
import { timeOfWriting } from '../platform/database/stored-time.ts';

/** Earth orientation, a day a row, as the migrations make it. */
export const earthOrientationDay = pgTable('earth_orientation_day', {
  /** Of UTC, since 2000-01-01. */
  day: integer('day').primaryKey(),
  /** As `EarthOrientationDays` has them. */
  figures: doublePrecision('figures').array().notNull(),
  /** The file that it came in. */
  fileName: text('file_name').notNull(),
  loadedAt: timeOfWriting('loaded_at'),
});

/** How the Earth turns, which sites hang on. It has no routes of its own. */
export const earthOrientationGround: ServerModule = {
  name: 'earth-orientation',
  title: 'Earth orientation',
  tables: [earthOrientationDay],
};
