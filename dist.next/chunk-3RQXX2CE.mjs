import {
  storedTime
} from "./chunk-42SRU575.mjs";

// packages/server/src/fleet/tables.ts
import { boolean, doublePrecision, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
var operator = pgTable("operator", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  contact: text("contact"),
  thresholds: jsonb("thresholds").$type().notNull(),
  thresholdsVersion: integer("thresholds_version").notNull(),
  decisionLeadHours: doublePrecision("decision_lead_hours").notNull(),
  screeningEveryHours: doublePrecision("screening_every_hours").notNull().default(8),
  ephemerisDays: doublePrecision("ephemeris_days").notNull().default(30),
  messageDays: doublePrecision("message_days").notNull().default(90),
  targetPc: doublePrecision("target_pc").notNull().default(3e-6),
  targetReductionOrders: doublePrecision("target_reduction_orders").notNull().default(1.5),
  fourEyes: boolean("four_eyes").notNull().default(false),
  sharesEphemerides: boolean("shares_ephemerides").notNull().default(false),
  uplinkLeadTimeS: doublePrecision("uplink_lead_time_s").notNull().default(1800),
  densityUncertainty: doublePrecision("density_uncertainty").notNull().default(0.3),
  maxSmaChangeM: doublePrecision("max_sma_change_m"),
  noBurnWindows: jsonb("no_burn_windows").$type().notNull().default([]),
  notes: text("notes").notNull().default(""),
  covarianceRules: jsonb("covariance_rules").$type().notNull().default([]),
  covarianceRulesBefore: jsonb("covariance_rules_before").$type().notNull().default([]),
  rulesVersion: integer("rules_version").notNull().default(1),
  rulesUpdatedAt: storedTime("rules_updated_at")
});
var satellite = pgTable("satellite", {
  id: text("id").primaryKey(),
  operatorId: text("operator_id").notNull(),
  noradId: integer("norad_id").notNull(),
  cosparId: text("cospar_id").notNull(),
  name: text("name").notNull(),
  configuration: jsonb("configuration").notNull(),
  version: integer("version").notNull().default(1),
  /** Whether somebody who runs the installation has confirmed that the number is the operator's. */
  claim: text("claim").$type().notNull().default("UNVERIFIED"),
  claimSettledAt: storedTime("claim_settled_at"),
  claimSettledBy: text("claim_settled_by"),
  createdAt: storedTime("created_at").notNull().defaultNow(),
  updatedAt: storedTime("updated_at").notNull().defaultNow()
});

export {
  operator,
  satellite
};
//# sourceMappingURL=chunk-3RQXX2CE.mjs.map
