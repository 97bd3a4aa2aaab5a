import { and, eq, getTableColumns } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Queries } from '../platform/database/database.ts';
import { type DecidedCovarianceRule, operator } from './tables.ts';

/** An operator's rules for assessment and flight. Names and units are those of the API. */
export interface OperatorRules {
  /** Minimum probability of each risk level. */
  readonly thresholds: { readonly medium: number; readonly high: number; readonly critical: number };
  /** Increases with every change of the thresholds. */
  readonly thresholdsVersion: number;
  /** Time of the decision deadline before TCA, h. */
  readonly decisionLeadHours: number;
  /** Maximum interval of automatic screenings of each satellite, h; 0 for screenings on request only. */
  readonly screeningEveryHours: number;
  /** Retention of the content of a superseded ephemeris, d. */
  readonly ephemerisDays: number;
  /** Retention of all messages of a conjunction after it, d. */
  readonly messageDays: number;
  /** Target Pc of a manoeuvre. */
  readonly targetPc: number;
  /** Orders of magnitude by which a manoeuvre must reduce Pc. */
  readonly targetReductionOrders: number;
  /** A manoeuvre must be approved by a different user than its author. */
  readonly fourEyes: boolean;
  /** Other operators are screened against its operational ephemerides. */
  readonly sharesEphemerides: boolean;
  /** Time of the latest command uplink before ignition, s. */
  readonly uplinkLeadTime: number;
  /** Time from the decision to the earliest command, s. */
  readonly preparationTime: number;
  /** 1-sigma relative uncertainty of the atmospheric density. */
  readonly densityUncertainty: number;
  /** Maximum remaining change of the semi-major axis after a manoeuvre, m; null for no limit. */
  readonly maxSmaChange: number | null;
  /** Times without burns, UTC. */
  readonly noBurnWindows: readonly { readonly start: string; readonly end: string; readonly reason: string }[];
  readonly notes: string;
  /** How covariances count, by kind. */
  readonly covarianceRules: readonly DecidedCovarianceRule[];
  /** By which open events may still be judged: none when all are judged by those in force. */
  readonly covarianceRulesBefore: readonly (readonly DecidedCovarianceRule[])[];
  /** Increases with every change of any rule. */
  readonly version: number;
  /** As stored; null for the default rules. */
  readonly updatedAt: string | null;
}

const { id: _id, name: _name, contact: _contact, ...stored } = getTableColumns(operator);
const { uplinkLeadTimeS, preparationTimeS, maxSmaChangeM, rulesVersion, rulesUpdatedAt, ...sameNamedColumns } = stored;
const columns = {
  ...sameNamedColumns,
  uplinkLeadTime: uplinkLeadTimeS,
  preparationTime: preparationTimeS,
  maxSmaChange: maxSmaChangeM,
  version: rulesVersion,
  updatedAt: rulesUpdatedAt,
};

export async function readRules(db: Queries, operatorId: string): Promise<OperatorRules> {
  const row = (await db.select(columns).from(operator).where(eq(operator.id, operatorId)))[0];
  if (row === undefined) throw new Error(`operator ${operatorId} is not in the database`);
  return row;
}

/** Writes rules as their next version; returns false if this version is outdated. */
export async function replaceRules(
  db: Queries,
  operatorId: string,
  version: number,
  rules: PgUpdateSetSource<typeof operator>,
): Promise<boolean> {
  const rows = await db
    .update(operator)
    .set({ ...rules, rulesVersion: version + 1, rulesUpdatedAt: new Date().toISOString() })
    .where(and(eq(operator.id, operatorId), eq(operator.rulesVersion, version)))
    .returning({ id: operator.id });
  return rows.length > 0;
}

/** Returns whether rules of this version are in force, and locks them until the transaction ends. */
export async function areInForce(tx: Queries, operatorId: string, version: number): Promise<boolean> {
  const [row] = await tx
    .select({ version: operator.rulesVersion })
    .from(operator)
    .where(eq(operator.id, operatorId))
    .for('share');
  return row?.version === version;
}
