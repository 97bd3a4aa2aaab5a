import { doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { storedTime } from '../platform/database/stored-time.ts';

/** Operators and their satellites, as the migrations make them. */

export const operator = pgTable('operator', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  contact: text('contact'),
  thresholds: jsonb('thresholds').$type<{ medium: number; high: number; critical: number }>().notNull(),
  thresholdsVersion: integer('thresholds_version').notNull(),
  decisionLeadHours: doublePrecision('decision_lead_hours').notNull(),
});

export const satellite = pgTable('satellite', {
  id: text('id').primaryKey(),
  operatorId: text('operator_id').notNull(),
  noradId: integer('norad_id').notNull(),
  cosparId: text('cospar_id').notNull(),
  name: text('name').notNull(),
  configuration: jsonb('configuration').notNull(),
  version: integer('version').notNull().default(1),
  /** Whether somebody who runs the installation has confirmed that the number is the operator's. */
  claim: text('claim').$type<'UNVERIFIED' | 'CONFIRMED'>().notNull().default('UNVERIFIED'),
  claimSettledAt: storedTime('claim_settled_at'),
  claimSettledBy: text('claim_settled_by'),
  createdAt: storedTime('created_at').notNull().defaultNow(),
  updatedAt: storedTime('updated_at').notNull().defaultNow(),
});
