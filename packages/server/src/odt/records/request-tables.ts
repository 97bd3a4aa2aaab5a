import type {
  DataMode,
  FileCompressionType,
  InfeasibleReason,
  MeasurementType,
  OrbitMessageType,
  ReplacementState,
  RequestPriority,
  RequestStatus,
  SensorProvider,
  TargetKind,
  WeatherSource,
} from '@keepout/contract/odt/enums';
import type { VisibilityInterval } from '@keepout/contract/odt/pass-prediction';
import type { ObservationRequest } from '@keepout/contract/odt/request';
import type { Statement } from '@keepout/contract/platform/sentence-text';
import { bigint, doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { storedStatement, storedTime, timeOfWriting } from '../../platform/database/stored-time.ts';
import type { ChargeState } from '../../ports/charges.ts';
import type { StoredOrbit } from '../targets/stored-orbit.ts';

/** Requests for observations and their passes, as the migrations make them. */

/** A pass selected in the order. */
export interface ChosenPass {
  readonly sensorId: string;
  readonly startTaiS: number;
}

/** One step of the status of a request or a pass. */
export interface StoredStep {
  readonly status: RequestStatus;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly reason: Statement;
}

/** Outcome of the replacement of the last lost pass. */
export interface Replacement {
  readonly state: ReplacementState;
  readonly message: Statement;
}

export const observationRequestTable = pgTable('observation_request', {
  id: text('id').primaryKey(),
  operatorId: text('operator_id').notNull(),
  status: text('status').$type<RequestStatus>().notNull(),
  targetKind: text('target_kind').$type<TargetKind>().notNull(),
  noradId: integer('norad_id'),
  targetName: text('target_name').notNull(),
  satelliteId: text('satellite_id'),
  conjunctionId: text('conjunction_id'),
  orbit: jsonb('orbit').$type<StoredOrbit>().notNull(),
  orbitMessage: text('orbit_message'),
  orbitMessageType: text('orbit_message_type'),
  measurementType: text('measurement_type').$type<MeasurementType>().notNull(),
  fileType: text('file_type').$type<OrbitMessageType>().notNull(),
  compression: text('compression').$type<FileCompressionType>().notNull(),
  priority: text('priority').$type<RequestPriority>().notNull(),
  passesWanted: integer('passes_wanted').notNull(),
  minimumPoints: integer('minimum_points').notNull(),
  sensorCodes: text('sensor_codes').array().notNull(),
  chosen: jsonb('chosen').$type<readonly ChosenPass[]>().notNull().default([]),
  startTaiS: doublePrecision('start_tai_s').notNull(),
  deadlineTaiS: doublePrecision('deadline_tai_s').notNull(),
  maximumPrice: bigint('maximum_price', { mode: 'number' }),
  currency: text('currency').notNull(),
  note: text('note').notNull(),
  provider: text('provider').notNull(),
  dataMode: text('data_mode').$type<DataMode>().notNull(),
  promised: jsonb('promised').$type<ObservationRequest['quoted']>().notNull(),
  infeasibleReason: text('infeasible_reason').$type<InfeasibleReason>(),
  reason: storedStatement('reason').notNull().default([]),
  charge: text('charge').$type<ChargeState>().notNull().default('NOT_CHARGED'),
  history: jsonb('history').$type<readonly StoredStep[]>().notNull(),
  replacement: jsonb('replacement').$type<Replacement>(),
  version: integer('version').notNull().default(1),
  createdAt: timeOfWriting('created_at'),
  createdBy: text('created_by').notNull(),
  updatedAt: timeOfWriting('updated_at'),
});

/** The passes that an order for a conjunction counts on, as long as it may bring them: each once. */
export const orderedPass = pgTable('ordered_pass', {
  requestId: text('request_id').notNull(),
  operatorId: text('operator_id').notNull(),
  conjunctionId: text('conjunction_id').notNull(),
  targetKind: text('target_kind').$type<TargetKind>().notNull(),
  opportunityId: text('opportunity_id').notNull(),
});

export const observationPass = pgTable('observation_pass', {
  id: text('id').primaryKey(),
  requestId: text('request_id').notNull(),
  operatorId: text('operator_id').notNull(),
  sensorId: text('sensor_id').notNull(),
  sensorCode: text('sensor_code').notNull(),
  sensorName: text('sensor_name').notNull(),
  provider: text('provider').$type<SensorProvider>().notNull(),
  dataMode: text('data_mode').$type<DataMode>().notNull(),
  status: text('status').$type<RequestStatus>().notNull(),
  startTaiS: doublePrecision('start_tai_s').notNull(),
  endTaiS: doublePrecision('end_tai_s').notNull(),
  availableTaiS: doublePrecision('available_tai_s').notNull(),
  visibility: jsonb('visibility').$type<VisibilityInterval>().notNull(),
  expectedPoints: integer('expected_points').notNull(),
  price: bigint('price', { mode: 'number' }).notNull(),
  currency: text('currency').notNull(),
  charge: text('charge').$type<ChargeState>().notNull().default('NOT_CHARGED'),
  clouds: doublePrecision('clouds'),
  points: integer('points').notNull().default(0),
  observationFileId: text('observation_file_id'),
  reason: storedStatement('reason').notNull().default([]),
  /** When its provider took the order. */
  orderedAt: storedTime('ordered_at'),
  /** When he carries it out, by our clock: a simulator's may run faster. */
  runsFromTaiS: doublePrecision('runs_from_tai_s'),
  runsUntilTaiS: doublePrecision('runs_until_tai_s'),
  /** The lost pass whose place it takes. */
  replaces: text('replaces'),
  /** Source of its cloud cover. */
  weatherSource: text('weather_source').$type<WeatherSource>(),
  history: jsonb('history').$type<readonly StoredStep[]>().notNull().default([]),
  createdAt: timeOfWriting('created_at'),
  updatedAt: timeOfWriting('updated_at'),
});
