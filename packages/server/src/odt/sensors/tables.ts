import type { DataMode, SensorProvider, SensorType } from '@keepout/contract/odt/enums';
import type { SensorBody } from '@keepout/contract/odt/sensor';
import { doublePrecision, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { storedTime, timeOfWriting } from '../../platform/database/stored-time.ts';

/** Sensors and their calibration by residuals, as the migrations create them. */

export const sensorTable = pgTable('sensor', {
  id: text('id').primaryKey(),
  /** Null for a sensor of the network. */
  operatorId: text('operator_id'),
  code: text('code').notNull(),
  name: text('name').notNull(),
  sensorType: text('sensor_type').$type<SensorType>().notNull(),
  provider: text('provider').$type<SensorProvider>().notNull(),
  dataMode: text('data_mode').$type<DataMode>().notNull(),
  content: jsonb('content').$type<Omit<SensorBody, 'sensorCode' | 'groundSensorName' | 'sensorType'>>().notNull(),
  version: integer('version').notNull().default(1),
  createdAt: timeOfWriting('created_at'),
  updatedAt: timeOfWriting('updated_at'),
});

export const sensorCalibrationTable = pgTable(
  'sensor_calibration',
  {
    sensorId: text('sensor_id').notNull(),
    /** End of the tracks that it rests on. */
    at: storedTime('at').notNull(),
    measuredFrom: storedTime('measured_from').notNull(),
    tracks: integer('tracks').notNull(),
    points: integer('points').notNull(),
    angleSigmaArcsec: doublePrecision('angle_sigma_arcsec'),
    rangeSigmaM: doublePrecision('range_sigma_m'),
    timeBiasS: doublePrecision('time_bias_s'),
  },
  (table) => [primaryKey({ columns: [table.sensorId, table.at] })],
);
