import type { SpaceWeatherSource } from '@keepout/astro/atmosphere-model';
import { doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { timeOfWriting } from '../platform/database/stored-time.ts';

/** Solar and geomagnetic activity, one row per day, as created by the migrations. */
export const spaceWeatherDay = pgTable('space_weather_day', {
  /** Of UTC, since 2000-01-01. */
  day: integer('day').primaryKey(),
  f107: doublePrecision('f107').notNull(),
  f107Mean: doublePrecision('f107_mean').notNull(),
  ap: doublePrecision('ap').array().notNull(),
  apMean: doublePrecision('ap_mean').notNull(),
  source: text('source').$type<SpaceWeatherSource>().notNull(),
  /** Name of its file. */
  fileName: text('file_name').notNull(),
  loadedAt: timeOfWriting('loaded_at'),
});
