import type { MissingPcReason } from '@keepout/assessment/judge';
import type { MessageFigures } from '@keepout/assessment/message-figures';
import type { CovarianceSource } from '@keepout/assessment/orbit/party';
import type { JudgingRules } from '@keepout/assessment/rules';
import type { ObjectType, Vec3 } from '@keepout/astro/nouns';
import type { RiskLevel } from '@keepout/conjunction/decision/risk-level';
import type { CovarianceKind } from '@keepout/conjunction/decision/sigma-rules';
import type { VerdictKind, VerdictReason } from '@keepout/conjunction/decision/verdict';
import type { RealismSample } from '@keepout/conjunction/event/realism-by-kind';
import type { DilutionRegion } from '@keepout/conjunction/pc/bounds/dilution';
import type { MissingMaxPc } from '@keepout/conjunction/pc/bounds/report-bounds';
import type { PcMethodName } from '@keepout/conjunction/pc/methods';
import type { ScreeningVolume } from '@keepout/conjunction/volume/volume';
import type { Decision as DecisionWire } from '@keepout/contract/ca/decision';
import type { ScreeningType } from '@keepout/contract/ca/enums';
import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { storedStatement, storedTime, timeOfWriting } from '../platform/database/stored-time.ts';
import type { ObservedMessage, OtherAdvice } from './conjunctions/judged-message.ts';
import { packedMessage } from './conjunctions/packed-message.ts';
import type { Waiver } from './decisions/waiver.ts';
import type { EphemerisBurn, EphemerisFacts } from './ephemerides/facts.ts';
import type { StoredExtent } from './screenings/work.ts';

/** Reason of a verdict; for messages stored before reasons had figures, only the sentence. */
export type StoredReason = VerdictReason | { readonly code: string; readonly text: string };

/** Tables of collision avoidance, as created by the migrations. Epochs are TAI seconds (`*_tai_s`). */

export const ephemeris = pgTable('ephemeris', {
  id: text('id').primaryKey(),
  operatorId: text('operator_id').notNull(),
  satelliteId: text('satellite_id').notNull(),
  fileId: text('file_id').notNull(),
  fileName: text('file_name').notNull(),
  designation: text('designation').$type<'OPERATIONAL' | 'CANDIDATE'>().notNull(),
  startTaiS: doublePrecision('start_tai_s').notNull(),
  stopTaiS: doublePrecision('stop_tai_s').notNull(),
  facts: jsonb('facts').$type<EphemerisFacts>().notNull(),
  uploadedAt: timeOfWriting('uploaded_at'),
  uploadedBy: text('uploaded_by').notNull(),
  /** First burn of the file that was in the future at the upload. */
  burn: jsonb('burn').$type<EphemerisBurn>(),
  /** Time of the comparison with earlier predictions of the satellite; null until compared. */
  comparedAt: storedTime('compared_at'),
});

/** Ephemerides that other operators publish of their objects; the newest of each object, and those in use by screenings. */
export const publicEphemeris = pgTable('public_ephemeris', {
  id: text('id').primaryKey(),
  feedId: text('feed_id'),
  publisher: text('publisher').notNull(),
  noradId: integer('norad_id').notNull(),
  name: text('name').notNull(),
  fileId: text('file_id').notNull(),
  fileName: text('file_name').notNull(),
  startTaiS: doublePrecision('start_tai_s').notNull(),
  stopTaiS: doublePrecision('stop_tai_s').notNull(),
  /** Creation time that the file states; otherwise the time of receipt. */
  madeTaiS: doublePrecision('made_tai_s').notNull(),
  lowestM: doublePrecision('lowest_m').notNull(),
  highestM: doublePrecision('highest_m').notNull(),
  cameAt: timeOfWriting('came_at'),
});

export const screeningTable = pgTable('screening', {
  id: text('id').primaryKey(),
  operatorId: text('operator_id').notNull(),
  screeningType: text('screening_type').notNull(),
  state: text('state').$type<'QUEUED' | 'RUNNING' | 'COMPLETED' | 'FAILED' | 'CANCELLED'>().notNull(),
  trigger: text('trigger').$type<'UPLOAD' | 'USER' | 'SCHEDULE' | 'PLANNER'>().notNull(),
  satelliteIds: text('satellite_ids').array().notNull(),
  ephemerisId: text('ephemeris_id'),
  catalogueId: text('catalogue_id'),
  algorithmVersion: text('algorithm_version'),
  startTaiS: doublePrecision('start_tai_s').notNull(),
  stopTaiS: doublePrecision('stop_tai_s').notNull(),
  asOfTaiS: doublePrecision('as_of_tai_s').notNull(),
  volume: jsonb('volume').$type<ScreeningVolume>(),
  blocksDone: integer('blocks_done').notNull().default(0),
  blocksTotal: integer('blocks_total').notNull().default(0),
  coverage: text('coverage').$type<'FULL' | 'PARTIAL' | 'NO_OVERLAP'>(),
  conjunctionCount: integer('conjunction_count').notNull().default(0),
  redetectionCount: integer('seen_again_count').notNull().default(0),
  risks: jsonb('risks').$type<Record<string, number>>().notNull().default({}),
  worstProbability: doublePrecision('worst_probability'),
  dropouts: jsonb('dropouts').$type<{ noradId: number; name: string; reason: string }[]>().notNull().default([]),
  failure: storedStatement('failure'),
  createdAt: timeOfWriting('created_at'),
  createdBy: text('created_by').notNull(),
  startedAt: storedTime('started_at'),
  finishedAt: storedTime('finished_at'),
  workKey: text('work_key'),
  subjects: jsonb('subjects')
    .$type<readonly { satelliteId: string; ephemerisId: string | null; object: number }[]>()
    .notNull()
    .default([]),
  /** Ephemerides of secondaries. */
  bystanderIds: text('bystander_ids').array().notNull().default([]),
  jobIds: uuid('job_ids').array().notNull().default([]),
  extent: jsonb('extent').$type<StoredExtent>(),
  waitingFor: text('waiting_for').$type<'CATALOGUE'>(),
  admitted: boolean('admitted').notNull().default(false),
  partsTotal: integer('parts_total'),
  partsDone: integer('parts_done').notNull().default(0),
  judgingSince: storedTime('judging_since'),
});

/** Older messages that a screening re-detected unchanged. */
export const screeningSighting = pgTable('screening_sighting', {
  screeningId: text('screening_id').primaryKey(),
  operatorId: text('operator_id').notNull(),
  cdmIds: text('cdm_ids').array().notNull(),
});

export const screeningJudging = pgTable('screening_judging', {
  screeningId: text('screening_id').primaryKey(),
  rules: jsonb('rules').$type<JudgingRules>().notNull(),
  coverage: text('coverage').$type<'FULL' | 'PARTIAL' | 'NO_OVERLAP'>().notNull(),
  dropouts: jsonb('dropouts').$type<{ noradId: number; name: string; reason: string }[]>().notNull(),
});

export const screeningWork = pgTable('screening_work', {
  key: text('key').primaryKey(),
  catalogueId: text('catalogue_id').notNull(),
  plan: jsonb('plan').notNull(),
  ephemerides: jsonb('ephemerides').$type<readonly { sha256: string; noradId: number }[]>().notNull(),
  usedAt: timeOfWriting('used_at'),
  lostAt: storedTime('lost_at'),
  carry: jsonb('carry').$type<{
    readonly changed: readonly number[];
    readonly anew: readonly number[];
    readonly lost: readonly number[];
  }>(),
  extent: jsonb('extent').$type<StoredExtent>(),
});

export const conjunctionTable = pgTable('conjunction', {
  id: text('id').primaryKey(),
  operatorId: text('operator_id').notNull(),
  satelliteId: text('satellite_id').notNull(),
  secondaryNoradId: integer('secondary_norad_id'),
  secondaryName: text('secondary_name').notNull(),
  secondaryCosparId: text('secondary_cospar_id').notNull(),
  secondaryObjectType: text('secondary_object_type').$type<ObjectType>().notNull(),
  /** Both in lower case for the search; generated by the database. */
  secondarySoughtName: text('secondary_sought_name').generatedAlwaysAs(sql`lower(secondary_name collate "C")`),
  secondarySoughtCosparId: text('secondary_sought_cospar_id').generatedAlwaysAs(
    sql`lower(secondary_cospar_id collate "C")`,
  ),
  screeningType: text('screening_type').$type<ScreeningType>().notNull(),
  tcaTaiS: doublePrecision('tca_tai_s').notNull(),
  riskLevel: text('risk_level').$type<RiskLevel>().notNull(),
  probability: doublePrecision('probability'),
  missDistanceM: doublePrecision('miss_distance_m').notNull(),
  relativeSpeedMps: doublePrecision('relative_speed_mps').notNull(),
  relativePositionRtnM: doublePrecision('relative_position_rtn_m').array().$type<Vec3>().notNull(),
  relativeVelocityRtnMps: doublePrecision('relative_velocity_rtn_mps').array().$type<Vec3>().notNull(),
  probabilityMethod: text('probability_method').$type<PcMethodName>().notNull(),
  maxProbability: doublePrecision('max_probability'),
  dilution: text('dilution').$type<DilutionRegion>(),
  mahalanobis: doublePrecision('mahalanobis'),
  covarianceSource: text('covariance_source').$type<CovarianceSource>().notNull(),
  verdict: text('verdict').$type<VerdictKind>().notNull(),
  verdictReasons: jsonb('verdict_reasons').$type<readonly StoredReason[]>().notNull(),
  decideByTaiS: doublePrecision('decide_by_tai_s').notNull(),
  lastCdmId: text('last_cdm_id').notNull(),
  stillReported: boolean('still_reported').notNull().default(true),
  isCandidate: boolean('is_candidate').notNull().default(false),
  lastReportedAt: storedTime('last_reported_at').notNull(),
  /** Number of unchanged re-detections of the newest message by screenings. */
  redetections: integer('seen_again').notNull().default(0),
  updatedAt: storedTime('updated_at').notNull(),
  /** Creation time, Pc and originator of the stored messages, oldest first; the originator is null for messages with ordered observations. */
  messageCreationTaiS: doublePrecision('message_creation_tai_s').array().notNull().default([]),
  messageProbability: doublePrecision('message_probability').array().$type<(number | null)[]>().notNull().default([]),
  messageOriginator: text('message_originator').array().$type<(string | null)[]>().notNull().default([]),
  /** Assessment of the newest message of each other originator. */
  otherAdvice: jsonb('other_advice').$type<readonly OtherAdvice[]>().notNull().default([]),
  /** Time of the last deletion of messages that do not contribute to the trend; null again when a message arrives. */
  thinnedAt: storedTime('thinned_at'),
  /** Creation time and Pc of the deleted messages, oldest first. */
  removedCreationTaiS: doublePrecision('removed_creation_tai_s').array().notNull().default([]),
  removedProbability: doublePrecision('removed_probability').array().$type<(number | null)[]>().notNull().default([]),
});

/** Objects in conjunctions of an operator's satellites, each once. */
export const metObject = pgTable(
  'met_object',
  {
    operatorId: text('operator_id').notNull(),
    noradId: integer('norad_id').notNull(),
    name: text('name').notNull(),
    cosparId: text('cospar_id').notNull(),
  },
  ({ operatorId, noradId, name, cosparId }) => [primaryKey({ columns: [operatorId, noradId, name, cosparId] })],
);

export const cdmTable = pgTable('cdm', {
  id: text('id').primaryKey(),
  operatorId: text('operator_id').notNull(),
  conjunctionId: text('conjunction_id').notNull(),
  satelliteId: text('satellite_id').notNull(),
  screeningId: text('screening_id'),
  messageId: text('message_id'),
  originator: text('originator').notNull(),
  /** Time when it was first stored, not the start of the transaction (migration 0001). */
  storedAt: timeOfWriting('stored_at'),
  creationTaiS: doublePrecision('creation_tai_s').notNull(),
  tcaTaiS: doublePrecision('tca_tai_s').notNull(),
  riskLevel: text('risk_level').$type<RiskLevel>().notNull(),
  missDistanceM: doublePrecision('miss_distance_m').notNull(),
  relativeSpeedMps: doublePrecision('relative_speed_mps'),
  relativePositionRtnM: doublePrecision('relative_position_rtn_m').array().$type<Vec3>(),
  relativeVelocityRtnMps: doublePrecision('relative_velocity_rtn_mps').array().$type<Vec3>(),
  approachAngleDeg: doublePrecision('approach_angle_deg'),
  probability: doublePrecision('probability'),
  probabilityMethod: text('probability_method').$type<PcMethodName>(),
  probabilityReason: text('probability_reason').$type<MissingPcReason>(),
  originatorProbability: doublePrecision('originator_probability'),
  originatorMethod: text('originator_method'),
  maxProbability: doublePrecision('max_probability'),
  maxProbabilityReason: text('max_probability_reason').$type<MissingMaxPc>(),
  scaleAtMax: doublePrecision('scale_at_max'),
  maxProbabilityObject1: doublePrecision('max_probability_object1'),
  scaleAtMaxObject1: doublePrecision('scale_at_max_object1'),
  maxProbabilityObject2: doublePrecision('max_probability_object2'),
  scaleAtMaxObject2: doublePrecision('scale_at_max_object2'),
  dilution: text('dilution').$type<DilutionRegion>(),
  mahalanobis: doublePrecision('mahalanobis'),
  mahalanobisSpace: doublePrecision('mahalanobis_space'),
  sigmaAlongMissM: doublePrecision('sigma_along_miss_m'),
  usage: text('usage').array(),
  covarianceSource: text('covariance_source').$type<CovarianceSource>(),
  /** Null for an own message that is stored as packed figures in `message`; `stored-message` lists the columns that are then null. */
  objects: jsonb('objects').$type<MessageFigures['objects']>(),
  message: packedMessage('message').notNull(),
  /** Value of CLASSIFICATION in the header, unchanged. */
  classification: text('classification'),
  verdict: text('verdict').$type<VerdictKind>(),
  verdictReasons: jsonb('verdict_reasons').$type<readonly StoredReason[]>(),
  decideByTaiS: doublePrecision('decide_by_tai_s'),
  observed: jsonb('observed').$type<ObservedMessage>(),
  /** For packed messages: comparison key and sigma of the stated covariance of both objects. */
  stated1: text('stated1'),
  deviation1M: doublePrecision('deviation1_m'),
  stated2: text('stated2'),
  deviation2M: doublePrecision('deviation2_m'),
});

/** Orbits improved by ordered observations, by event; the newest of each object is valid. */
export const observedOrbit = pgTable('observed_orbit', {
  /** Id of the orbit update. */
  id: text('id').primaryKey(),
  operatorId: text('operator_id').notNull(),
  conjunctionId: text('conjunction_id').notNull(),
  object: text('object').$type<'PRIMARY' | 'SECONDARY'>().notNull(),
  epochTaiS: doublePrecision('epoch_tai_s').notNull(),
  /** EME2000. */
  positionM: doublePrecision('position_m').array().notNull(),
  velocityMps: doublePrecision('velocity_mps').array().notNull(),
  /** 6 x 6 matrix by rows, RTN, m and m/s. */
  covarianceRtn: doublePrecision('covariance_rtn').array().notNull(),
  source: storedStatement('source').notNull(),
  /** Time of the last measurement used; null if unknown, and for simulated ones of earlier versions. */
  observedUntilTaiS: doublePrecision('observed_until_tai_s'),
  isSimulated: boolean('is_simulated').notNull(),
  isWithdrawn: boolean('is_withdrawn').notNull().default(false),
  createdAt: timeOfWriting('created_at'),
});

/** Withdrawn orbit updates, including those that were withdrawn before they arrived. */
export const withdrawnOrbitUpdate = pgTable(
  'withdrawn_orbit_update',
  {
    operatorId: text('operator_id').notNull(),
    id: text('id').notNull(),
    withdrawnAt: timeOfWriting('withdrawn_at'),
  },
  ({ operatorId, id }) => [primaryKey({ columns: [operatorId, id] })],
);

/** Signing keys of the installation, shared by all operators, so that one list of public keys verifies all records. */
export const recordKey = pgTable('record_key', {
  kid: text('kid').primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  validFrom: timeOfWriting('valid_from'),
  validUntil: storedTime('valid_until'),
});

export const decisionTable = pgTable('decision', {
  id: text('id').primaryKey(),
  operatorId: text('operator_id').notNull(),
  conjunctionId: text('conjunction_id').notNull(),
  satelliteId: text('satellite_id').notNull(),
  satelliteName: text('satellite_name').notNull(),
  secondaryName: text('secondary_name').notNull(),
  state: text('state').$type<DecisionWire['state']>().notNull().default('OPEN'),
  version: integer('version').notNull().default(1),
  owner: text('owner'),
  note: text('note').notNull().default(''),
  waivers: jsonb('waivers').$type<readonly Waiver[]>().notNull().default([]),
  planId: text('plan_id'),
  decision: text('decision').$type<NonNullable<DecisionWire['decision']>>(),
  openedAt: timeOfWriting('opened_at'),
  openedBy: text('opened_by').notNull(),
  acknowledgedAt: storedTime('acknowledged_at'),
  acknowledgedBy: text('acknowledged_by'),
  decidedAt: storedTime('decided_at'),
  decidedBy: text('decided_by'),
  signedAt: storedTime('signed_at'),
  signedBy: text('signed_by'),
  withdrawnAt: storedTime('withdrawn_at'),
  withdrawnBy: text('withdrawn_by'),
  withdrawnReason: text('withdrawn_reason'),
  frozen: text('frozen'),
  frozenCdmId: text('frozen_cdm_id'),
  frozenCount: integer('frozen_count'),
  /** Verdict at the decision; generated by the database from `frozen`. */
  decidedOn: text('decided_on')
    .$type<VerdictKind>()
    .generatedAlwaysAs(sql`lower(replace(frozen::jsonb -> 'told' ->> 'verdict', '_', '-'))`),
  decidedPc: doublePrecision('decided_pc').generatedAlwaysAs(sql`(frozen::jsonb -> 'told' ->> 'pc')::double precision`),
  record: text('record'),
  recordHash: text('record_hash'),
  updatedAt: timeOfWriting('updated_at'),
});

/** Residuals of predictions against later ephemerides, one for each pair and band of prediction age. */
export const realismSample = pgTable('realism_sample', {
  operatorId: text('operator_id').notNull(),
  definitiveId: text('definitive_id').notNull(),
  predictedId: text('predicted_id'),
  setNoradId: integer('set_norad_id'),
  statedTaiS: doublePrecision('stated_tai_s').notNull(),
  kind: jsonb('kind').$type<CovarianceKind>().notNull(),
  parts: doublePrecision('parts').array().$type<RealismSample['residual']['parts']>().notNull(),
  overlapS: doublePrecision('overlap_s').notNull(),
});
