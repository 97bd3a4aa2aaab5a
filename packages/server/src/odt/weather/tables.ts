import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { storedTime, timeOfWriting } from '../../platform/database/stored-time.ts';

/** From a time on, TAI s, and the share of cloud until the next one. */
export type ForecastHour = readonly [startTaiS: number, clouds: number];

/** The newest forecast of each sensor, as the migrations make it. */
export const weatherForecast = pgTable('weather_forecast', {
  sensorId: text('sensor_id').primaryKey(),
  source: text('source').notNull(),
  issuedAt: storedTime('issued_at').notNull(),
  /** In order of time. */
  hours: jsonb('hours').$type<readonly ForecastHour[]>().notNull(),
  receivedAt: timeOfWriting('received_at'),
  receivedBy: text('received_by').notNull(),
});
