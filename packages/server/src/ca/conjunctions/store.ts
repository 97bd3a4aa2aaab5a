import { and, asc, between, eq, gte, inArray, lte, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { cdm, conjunction, operator, satellite } from '../../db/schema.ts';
import type { ConjunctionSummary } from './summary.ts';

export type ConjunctionRow = Omit<typeof conjunction.$inferSelect, 'summary'> & {
  readonly summary: ConjunctionSummary;
  readonly satelliteName: string;
  readonly satelliteNoradId: number;
  readonly satelliteCosparId: string;
};

export interface ConjunctionFilter {
  readonly conjunctionId?: string | undefined;
  readonly satelliteId?: string | undefined;
  readonly screeningId?: string | undefined;
  readonly noradId?: number | undefined;
  readonly riskLevels?: readonly string[] | undefined;
  readonly fromTaiS?: number | undefined;
  readonly toTaiS?: number | undefined;
  readonly maxMissM?: number | undefined;
  readonly minProbability?: number | undefined;
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
}

function conditionsOf(operatorId: string, filter: ConjunctionFilter): SQL | undefined {
  const conditions: SQL[] = [eq(conjunction.operatorId, operatorId)];
  if (filter.conjunctionId !== undefined) conditions.push(eq(conjunction.id, filter.conjunctionId));
  if (filter.satelliteId !== undefined) conditions.push(eq(conjunction.satelliteId, filter.satelliteId));
  if (filter.noradId !== undefined) conditions.push(eq(conjunction.secondaryNoradId, filter.noradId));
  if (filter.riskLevels !== undefined) conditions.push(inArray(conjunction.riskLevel, [...filter.riskLevels]));
  if (filter.fromTaiS !== undefined) conditions.push(gte(conjunction.tcaTaiS, filter.fromTaiS));
  if (filter.toTaiS !== undefined) conditions.push(lte(conjunction.tcaTaiS, filter.toTaiS));
  if (filter.maxMissM !== undefined) conditions.push(lte(conjunction.missDistanceM, filter.maxMissM));
  if (filter.minProbability !== undefined) conditions.push(gte(conjunction.probability, filter.minProbability));
  if (filter.screeningId !== undefined) {
    conditions.push(
      sql`exists (select 1 from ${cdm} where ${cdm.conjunctionId} = ${conjunction.id} and ${cdm.screeningId} = ${filter.screeningId})`,
    );
  }
  return and(...conditions);
}

/** Sorted by TCA. */
export async function listConjunctions(
  db: Executor,
  operatorId: string,
  filter: ConjunctionFilter,
): Promise<ConjunctionRow[]> {
  const rows = await db
    .select({
      conjunction,
      name: satellite.name,
      noradId: satellite.noradId,
      cosparId: satellite.cosparId,
    })
    .from(conjunction)
    .innerJoin(satellite, eq(satellite.id, conjunction.satelliteId))
    .where(conditionsOf(operatorId, filter))
    .orderBy(asc(conjunction.tcaTaiS), asc(conjunction.id))
    .limit(filter.limit ?? 2000)
    .offset(filter.offset ?? 0);
  return rows.map((row) => ({
    ...row.conjunction,
    summary: row.conjunction.summary as ConjunctionSummary,
    satelliteName: row.name,
    satelliteNoradId: row.noradId,
    satelliteCosparId: row.cosparId,
  }));
}

export async function countConjunctions(db: Executor, operatorId: string, filter: ConjunctionFilter): Promise<number> {
  const rows = await db
    .select({ count: sql<number>`count(*)::integer` })
    .from(conjunction)
    .where(conditionsOf(operatorId, filter));
  return rows[0]?.count ?? 0;
}

/** Events of the pair whose TCA lies within `driftS` of the given one; candidates for grouping. */
export async function findEventsNear(
  db: Executor,
  operatorId: string,
  satelliteId: string,
  secondary: { readonly noradId: number | null; readonly name: string },
  tcaTaiS: number,
  driftS: number,
): Promise<{ id: string; tcaTaiS: number }[]> {
  return await db
    .select({ id: conjunction.id, tcaTaiS: conjunction.tcaTaiS })
    .from(conjunction)
    .where(
      and(
        eq(conjunction.operatorId, operatorId),
        eq(conjunction.satelliteId, satelliteId),
        secondary.noradId === null
          ? eq(conjunction.secondaryName, secondary.name)
          : eq(conjunction.secondaryNoradId, secondary.noradId),
        between(conjunction.tcaTaiS, tcaTaiS - driftS, tcaTaiS + driftS),
      ),
    );
}

/** Stores the event as its newest message tells it. */
export async function saveConjunction(db: Executor, row: typeof conjunction.$inferInsert): Promise<void> {
  const { id: _id, operatorId: _operatorId, ...change } = row;
  await db.insert(conjunction).values(row).onConflictDoUpdate({ target: conjunction.id, set: change });
}

/** Events in the window that the screening should have found again and did not. */
export async function markNotReported(
  db: Executor,
  operatorId: string,
  satelliteIds: readonly string[],
  fromTaiS: number,
  toTaiS: number,
  reportedIds: readonly string[],
): Promise<number> {
  const rows = await db
    .update(conjunction)
    .set({ stillReported: false })
    .where(
      and(
        eq(conjunction.operatorId, operatorId),
        inArray(conjunction.satelliteId, [...satelliteIds]),
        between(conjunction.tcaTaiS, fromTaiS, toTaiS),
        eq(conjunction.stillReported, true),
        reportedIds.length > 0 ? notInArray(conjunction.id, [...reportedIds]) : undefined,
      ),
    )
    .returning({ id: conjunction.id });
  return rows.length;
}

export interface OperatorRules {
  readonly thresholds: { readonly medium: number; readonly high: number; readonly critical: number };
  readonly decisionLeadHours: number;
}

export async function readRules(db: Executor, operatorId: string): Promise<OperatorRules> {
  const row = (
    await db
      .select({ thresholds: operator.thresholds, decisionLeadHours: operator.decisionLeadHours })
      .from(operator)
      .where(eq(operator.id, operatorId))
  )[0];
  if (row === undefined) throw new Error(`operator ${operatorId} is not in the database`);
  return row;
}
