import { and, eq, getTableColumns } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Queries } from '../platform/database/database.ts';
import { type DecidedCovarianceRule, operator } from './tables.ts';

/** How an operator judges and flies. Names and units are those of the API. */
export interface OperatorRules {
  /** Risk levels from these probabilities on. */
  readonly thresholds: { readonly medium: number; readonly high: number; readonly critical: number };
  /** Grows with every change of the thresholds. */
  readonly thresholdsVersion: number;
  /** How long before TCA a decision is due, h. */
  readonly decisionLeadHours: number;
  /** Maximum interval of automatic screenings of each satellite, h; 0 for screenings on request only. */
  readonly screeningEveryHours: number;
  /** Retention of the content of a superseded ephemeris, d. */
  readonly ephemerisDays: number;
  /** Retention of all messages of a conjunction after it, d. */
  readonly messageDays: number;
  /** Probability that a manoeuvre has to bring an event below. */
  readonly targetPc: number;
  /** Orders of magnitude by which a manoeuvre has to lower the probability. */
  readonly targetReductionOrders: number;
  /** A manoeuvre must be approved by a different user than its author. */
  readonly fourEyes: boolean;
  /** Other operators are screened against its operational ephemerides. */
  readonly sharesEphemerides: boolean;
  /** How long before ignition the latest command leaves the ground, s. */
  readonly uplinkLeadTime: number;
  /** From the decision to the earliest command, s. */
  readonly preparationTime: number;
  /** 1-sigma relative uncertainty of the atmospheric density. */
  readonly densityUncertainty: number;
  /** Largest change of the semi-major axis that a manoeuvre may leave, m; null for no limit. */
  readonly maxSmaChange: number | null;
  /** Times without burns, UTC. */
  readonly noBurnWindows: readonly { readonly start: string; readonly end: string; readonly reason: string }[];
  readonly notes: string;
  /** How covariances count, by kind. */
  readonly covarianceRules: readonly DecidedCovarianceRule[];
  /** By which open events may still be judged: none when all are judged by those in force. */
  readonly covarianceRulesBefore: readonly (readonly DecidedCovarianceRule[])[];
  /** Grows with every change of any rule. */
  readonly version: number;
  /** As stored; null when the rules are those that an operator begins with. */
  readonly updatedAt: string | null;
}

const { id: _id, name: _name, contact: _contact, ...stored } = getTableColumns(operator);
const { uplinkLeadTimeS, preparationTimeS, maxSmaChangeM, rulesVersion, rulesUpdatedAt, ...named } = stored;
const columns = {
  ...named,
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

/** Writes rules as their next version; false where those of this version are not in force any more. */
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

/** Whether rules of this version are in force, and stay so until the transaction ends. */
export async function areInForce(tx: Queries, operatorId: string, version: number): Promise<boolean> {
  const [row] = await tx
    .select({ version: operator.rulesVersion })
    .from(operator)
    .where(eq(operator.id, operatorId))
    .for('share');
  return row?.version === version;
}
