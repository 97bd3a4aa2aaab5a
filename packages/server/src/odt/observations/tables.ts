import type { DataMode, FileCompressionType, OrbitMessageType } from '@keepout/contract/odt/enums';
import { bigint, boolean, doublePrecision, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { storedStatement, timeOfWriting } from '../../platform/database/stored-time.ts';
import type { StoredReport } from './report.ts';

/** Measurement files and deliveries of providers, as the migrations create them. */

export const observationFile = pgTable('observation_file', {
  id: text('id').primaryKey(),
  operatorId: text('operator_id').notNull(),
  /** Null for a track of the operator's own. */
  requestId: text('request_id'),
  passId: text('pass_id'),
  sensorId: text('sensor_id'),
  sensorCode: text('sensor_code').notNull(),
  fileId: text('file_id').notNull(),
  fileName: text('file_name').notNull(),
  messageType: text('message_type').$type<OrbitMessageType>().notNull(),
  compression: text('compression').$type<FileCompressionType>().notNull(),
  sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
  sha256: text('sha256').notNull(),
  dataMode: text('data_mode').$type<DataMode>().notNull(),
  /** The object that it was ordered for, or said to be of. */
  noradId: integer('norad_id'),
  objectName: text('object_name').notNull(),
  /** Whether the file arrived too late: it does not count. */
  isLate: boolean('is_late').notNull().default(false),
  state: text('state').$type<'RECEIVED' | 'READ' | 'UNREADABLE'>().notNull().default('RECEIVED'),
  reason: storedStatement('reason').notNull().default([]),
  /** Reason why the orbit update failed; empty where it succeeded, or was not yet attempted. */
  noUpdate: storedStatement('no_update').notNull().default([]),
  noradIdBest: integer('norad_id_best'),
  isAssociated: boolean('is_associated').notNull().default(false),
  isWithdrawn: boolean('is_disowned').notNull().default(false),
  points: integer('points').notNull().default(0),
  magnitudePoints: integer('magnitude_points').notNull().default(0),
  startTaiS: doublePrecision('start_tai_s'),
  endTaiS: doublePrecision('end_tai_s'),
  report: jsonb('report').$type<StoredReport>(),
  receivedAt: timeOfWriting('received_at'),
  /** By the clock of its provider, TAI s; null: when it was received. */
  deliveredTaiS: doublePrecision('delivered_tai_s'),
});

export const providerDelivery = pgTable(
  'provider_delivery',
  {
    provider: text('provider').notNull(),
    deliveryId: text('delivery_id').notNull(),
    orderId: text('order_id').notNull(),
    outcome: text('outcome').$type<'FILE' | 'FAILED' | 'STRAY'>().notNull(),
    receivedAt: timeOfWriting('received_at'),
  },
  (table) => [primaryKey({ columns: [table.provider, table.deliveryId] })],
);
