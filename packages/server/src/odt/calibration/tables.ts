import { doublePrecision, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Residuals that sensors are calibrated by, as the migrations make them. */
export const calibrationTrack = pgTable(
  'calibration_track',
  {
    sensorId: text('sensor_id').notNull(),
    observationFileId: text('observation_file_id').notNull(),
    startTaiS: doublePrecision('start_tai_s').notNull(),
    endTaiS: doublePrecision('end_tai_s').notNull(),
    points: integer('points').notNull(),
    angleSquareSum: doublePrecision('angle_square_sum'),
    angleFreedom: integer('angle_freedom').notNull(),
    rangeSquareSum: doublePrecision('range_square_sum'),
    rangeFreedom: integer('range_freedom').notNull(),
    timeBiasS: doublePrecision('time_bias_s'),
  },
  (table) => [primaryKey({ columns: [table.sensorId, table.observationFileId] })],
);
