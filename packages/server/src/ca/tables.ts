import type { ScreeningExtent } from '@keepout/contract/ca/screening';
import { boolean, doublePrecision, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { storedTime } from '../platform/database/stored-time.ts';

/** Records of collision avoidance, as the migrations make them. Epochs are TAI seconds (`*_tai_s`). */

export const ephemeris = pgTable('ephemeris', {
  id: text('id').primaryKey(),
  operatorId: text('operator_id').notNull(),
  satelliteId: text('satellite_id').notNull(),
  fileId: text('file_id').notNull(),
  fileName: text('file_name').notNull(),
  designation: text('designation').$type<'OPERATIONAL' | 'CANDIDATE'>().notNull(),
  startTaiS: doublePrecision('start_tai_s').notNull(),
  stopTaiS: doublePrecision('stop_tai_s').notNull(),
  facts: jsonb('facts').notNull(),
  uploadedAt: storedTime('uploaded_at').notNull().defaultNow(),
  uploadedBy: text('uploaded_by').notNull(),
});

export const screening = pgTable('screening', {
  id: text('id').primaryKey(),
  operatorId: text('operator_id').notNull(),
  screeningType: text('screening_type').notNull(),
  state: text('state').$type<'QUEUED' | 'RUNNING' | 'COMPLETED' | 'FAILED' | 'CANCELLED'>().notNull(),
  trigger: text('trigger').$type<'UPLOAD' | 'USER' | 'SCHEDULE'>().notNull(),
  satelliteIds: text('satellite_ids').array().notNull(),
  ephemerisId: text('ephemeris_id'),
  catalogueId: text('catalogue_id'),
  algorithmVersion: text('algorithm_version'),
  startTaiS: doublePrecision('start_tai_s').notNull(),
  stopTaiS: doublePrecision('stop_tai_s').notNull(),
  asOfTaiS: doublePrecision('as_of_tai_s').notNull(),
  volume: jsonb('volume'),
  blocksDone: integer('blocks_done').notNull().default(0),
  blocksTotal: integer('blocks_total').notNull().default(0),
  coverage: text('coverage').$type<'FULL' | 'PARTIAL' | 'NO_OVERLAP'>(),
  conjunctionCount: integer('conjunction_count').notNull().default(0),
  risks: jsonb('risks').$type<Record<string, number>>().notNull().default({}),
  worstProbability: doublePrecision('worst_probability'),
  dropouts: jsonb('dropouts').$type<{ noradId: number; name: string; reason: string }[]>().notNull().default([]),
  failure: text('failure'),
  createdAt: storedTime('created_at').notNull().defaultNow(),
  createdBy: text('created_by').notNull(),
  startedAt: storedTime('started_at'),
  finishedAt: storedTime('finished_at'),
  workKey: text('work_key'),
  subjects: jsonb('subjects')
    .$type<readonly { satelliteId: string; ephemerisId: string | null; object: number }[]>()
    .notNull()
    .default([]),
  jobIds: uuid('job_ids').array().notNull().default([]),
  extent: jsonb('extent').$type<ScreeningExtent>(),
});

export const screeningWork = pgTable('screening_work', {
  key: text('key').primaryKey(),
  catalogueId: text('catalogue_id').notNull(),
  plan: jsonb('plan').notNull(),
  ephemerides: jsonb('ephemerides').$type<readonly { sha256: string; noradId: number }[]>().notNull(),
  usedAt: storedTime('used_at').notNull().defaultNow(),
  lostAt: storedTime('lost_at'),
  carry: jsonb('carry').$type<{
    readonly changed: readonly number[];
    readonly anew: readonly number[];
    readonly lost: readonly number[];
  }>(),
  extent: jsonb('extent').$type<ScreeningExtent>(),
});

export const conjunction = pgTable('conjunction', {
  id: text('id').primaryKey(),
  operatorId: text('operator_id').notNull(),
  satelliteId: text('satellite_id').notNull(),
  secondaryNoradId: integer('secondary_norad_id'),
  secondaryName: text('secondary_name').notNull(),
  tcaTaiS: doublePrecision('tca_tai_s').notNull(),
  riskLevel: text('risk_level').notNull(),
  probability: doublePrecision('probability'),
  missDistanceM: doublePrecision('miss_distance_m').notNull(),
  verdict: text('verdict').notNull(),
  summary: jsonb('summary').notNull(),
  lastCdmId: text('last_cdm_id').notNull(),
  stillReported: boolean('still_reported').notNull().default(true),
  isCandidate: boolean('is_candidate').notNull().default(false),
  lastReportedAt: storedTime('last_reported_at').notNull(),
  updatedAt: storedTime('updated_at').notNull(),
});

export const cdm = pgTable('cdm', {
  id: text('id').primaryKey(),
  operatorId: text('operator_id').notNull(),
  conjunctionId: text('conjunction_id').notNull(),
  satelliteId: text('satellite_id').notNull(),
  screeningId: text('screening_id'),
  messageId: text('message_id').notNull(),
  originator: text('originator').notNull(),
  creationTaiS: doublePrecision('creation_tai_s').notNull(),
  tcaTaiS: doublePrecision('tca_tai_s').notNull(),
  probability: doublePrecision('probability'),
  record: jsonb('record').notNull(),
  message: text('message').notNull(),
});
