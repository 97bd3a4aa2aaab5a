import { boolean, doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { timeOfWriting } from '../../platform/database/stored-time.ts';

/** Ground stations of the operators, as created by the migrations. */
export const groundStationTable = pgTable('ground_station', {
  id: text('id').primaryKey(),
  operatorId: text('operator_id').notNull(),
  name: text('name').notNull(),
  latitudeDeg: doublePrecision('latitude_deg').notNull(),
  longitudeDeg: doublePrecision('longitude_deg').notNull(),
  altitudeM: doublePrecision('altitude_m').notNull(),
  minElevationDeg: doublePrecision('min_elevation_deg').notNull(),
  canCommand: boolean('can_command').notNull(),
  canConfirm: boolean('can_confirm').notNull(),
  version: integer('version').notNull().default(1),
  createdAt: timeOfWriting('created_at'),
  updatedAt: timeOfWriting('updated_at'),
});
