import type { CovarianceRule } from '@keepout/conjunction/decision/sigma-rules';
import { boolean, doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { storedTime, timeOfWriting } from '../platform/database/stored-time.ts';

/** Operators and their satellites, as created by the migrations. */

/** An operator's covariance rule, with the test on which it is based. */
export interface DecidedCovarianceRule extends CovarianceRule {
  readonly use: 'AS_STATED' | 'FACTOR';
  readonly samples: number;
  /** UTC. */
  readonly testedAt: string;
  readonly decidedBy: string;
}

export const operator = pgTable('operator', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  contact: text('contact'),
  thresholds: jsonb('thresholds').$type<{ medium: number; high: number; critical: number }>().notNull(),
  thresholdsVersion: integer('thresholds_version').notNull(),
  decisionLeadHours: doublePrecision('decision_lead_hours').notNull(),
  screeningEveryHours: doublePrecision('screening_every_hours').notNull().default(8),
  ephemerisDays: doublePrecision('ephemeris_days').notNull().default(30),
  messageDays: doublePrecision('message_days').notNull().default(90),
  targetPc: doublePrecision('target_pc').notNull().default(3e-6),
  targetReductionOrders: doublePrecision('target_reduction_orders').notNull().default(1.5),
  fourEyes: boolean('four_eyes').notNull().default(false),
  sharesEphemerides: boolean('shares_ephemerides').notNull().default(false),
  uplinkLeadTimeS: doublePrecision('uplink_lead_time_s').notNull().default(1800),
  preparationTimeS: doublePrecision('preparation_time_s').notNull().default(1800),
  densityUncertainty: doublePrecision('density_uncertainty').notNull().default(0.3),
  maxSmaChangeM: doublePrecision('max_sma_change_m'),
  noBurnWindows: jsonb('no_burn_windows')
    .$type<readonly { readonly start: string; readonly end: string; readonly reason: string }[]>()
    .notNull()
    .default([]),
  notes: text('notes').notNull().default(''),
  covarianceRules: jsonb('covariance_rules').$type<readonly DecidedCovarianceRule[]>().notNull().default([]),
  covarianceRulesBefore: jsonb('covariance_rules_before')
    .$type<readonly (readonly DecidedCovarianceRule[])[]>()
    .notNull()
    .default([]),
  rulesVersion: integer('rules_version').notNull().default(1),
  rulesUpdatedAt: storedTime('rules_updated_at'),
});

export const satelliteTable = pgTable('satellite', {
  id: text('id').primaryKey(),
  operatorId: text('operator_id').notNull(),
  noradId: integer('norad_id').notNull(),
  cosparId: text('cospar_id').notNull(),
  name: text('name').notNull(),
  configuration: jsonb('configuration').notNull(),
  version: integer('version').notNull().default(1),
  /** Whether an administrator of the installation has confirmed that the number is the operator's. */
  claim: text('claim').$type<'UNVERIFIED' | 'CONFIRMED'>().notNull().default('UNVERIFIED'),
  claimSettledAt: storedTime('claim_settled_at'),
  claimSettledBy: text('claim_settled_by'),
  createdAt: timeOfWriting('created_at'),
  updatedAt: timeOfWriting('updated_at'),
});
