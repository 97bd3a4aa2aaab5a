import type { ManoeuvrePlan } from '@keepout/contract/ca/manoeuvre';
import type { ManoeuvreCommand, PlanConstraints } from '@keepout/contract/ca/manoeuvre-command';
import type { ManoeuvreState } from '@keepout/contract/ca/manoeuvre-enums';
import type { ManoeuvreResult } from '@keepout/contract/ca/manoeuvre-result';
import { doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { timeOfWriting } from '../../platform/database/stored-time.ts';

/** Manoeuvre plans, as created by the migrations. */
export const manoeuvrePlanTable = pgTable('manoeuvre_plan', {
  id: text('id').primaryKey(),
  operatorId: text('operator_id').notNull(),
  satelliteId: text('satellite_id').notNull(),
  conjunctionId: text('conjunction_id').notNull(),
  state: text('state').$type<ManoeuvreState>().notNull(),
  ignitionTaiS: doublePrecision('ignition_tai_s').notNull(),
  cutoffTaiS: doublePrecision('cutoff_tai_s').notNull(),
  manoeuvre: jsonb('manoeuvre').$type<ManoeuvreCommand>().notNull(),
  returnManoeuvre: jsonb('return_manoeuvre').$type<ManoeuvreCommand>(),
  constraints: jsonb('constraints').$type<PlanConstraints>().notNull(),
  note: text('note').notNull(),
  result: jsonb('result').$type<ManoeuvreResult>().notNull(),
  inputs: jsonb('inputs').$type<ManoeuvrePlan['inputs']>().notNull(),
  proposedBy: text('proposed_by'),
  approvedBy: text('approved_by'),
  screeningId: text('screening_id'),
  verification: jsonb('verification').$type<ManoeuvrePlan['verification']>(),
  history: jsonb('history').$type<ManoeuvrePlan['history']>().notNull(),
  version: integer('version').notNull().default(1),
  createdAt: timeOfWriting('created_at'),
  createdBy: text('created_by').notNull(),
  updatedAt: timeOfWriting('updated_at'),
});
