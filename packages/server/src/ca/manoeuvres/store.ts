import { parseUtc } from '@keepout/astro/epoch';
import type { ManoeuvreCommand } from '@keepout/contract/ca/manoeuvre-command';
import { commandDuration } from '@keepout/operations/plan/command';
import { BURNING } from '@keepout/operations/plan/states';
import { and, desc, eq, getTableColumns, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { satelliteTable } from '../../fleet/tables.ts';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import { columnOrder, type RecordList, recordList } from '../../platform/http/record-list.ts';
import { replaceVersion } from '../../platform/records/replace-version.ts';
import { conjunctionTable } from '../tables.ts';
import { manoeuvrePlanTable } from './tables.ts';

export type PlanRow = typeof manoeuvrePlanTable.$inferSelect & {
  readonly satelliteName: string;
  readonly secondaryName: string;
};

export interface PlanFilter {
  readonly conjunctionId?: string | undefined;
  readonly satelliteId?: string | undefined;
  readonly planId?: string | undefined;
}

/** Plans are listed newest first. */
export const PLAN_ORDER = columnOrder(
  'manoeuvres',
  [manoeuvrePlanTable.createdAt, manoeuvrePlanTable.id],
  'descending',
);

const columns = {
  ...getTableColumns(manoeuvrePlanTable),
  satelliteName: sql<string>`coalesce(${satelliteTable.name}, '')`,
  secondaryName: sql<string>`coalesce(${conjunctionTable.secondaryName}, '')`,
};

function plansOf(operatorId: string, filter: PlanFilter): SQL | undefined {
  const conditions: SQL[] = [eq(manoeuvrePlanTable.operatorId, operatorId)];
  if (filter.planId !== undefined) conditions.push(eq(manoeuvrePlanTable.id, filter.planId));
  if (filter.conjunctionId !== undefined) conditions.push(eq(manoeuvrePlanTable.conjunctionId, filter.conjunctionId));
  if (filter.satelliteId !== undefined) conditions.push(eq(manoeuvrePlanTable.satelliteId, filter.satelliteId));
  return and(...conditions);
}

export const planList = (db: Queries, operatorId: string, filter: PlanFilter): RecordList<PlanRow> =>
  recordList(db, PLAN_ORDER, () => plans(db), plansOf(operatorId, filter));

const plans = (db: Queries) =>
  db
    .select(columns)
    .from(manoeuvrePlanTable)
    .leftJoin(satelliteTable, eq(satelliteTable.id, manoeuvrePlanTable.satelliteId))
    .leftJoin(conjunctionTable, eq(conjunctionTable.id, manoeuvrePlanTable.conjunctionId));

export async function findPlan(db: Queries, operatorId: string, planId: string): Promise<PlanRow | undefined> {
  return await planList(db, operatorId, { planId }).first();
}

/** Returns the existing plans of a list of ids, by id. */
export async function findPlans(
  db: Queries,
  operatorId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PlanRow>> {
  if (ids.length === 0) return new Map();
  const rows = await plans(db).where(and(plansOf(operatorId, {}), inArray(manoeuvrePlanTable.id, [...ids])));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns the open plan with the same manoeuvre, inputs, constraints and note. */
export async function findSamePlan(
  db: Queries,
  operatorId: string,
  { conjunctionId, inputs, constraints, note }: Pick<PlanRow, 'conjunctionId' | 'inputs' | 'constraints' | 'note'>,
): Promise<string | undefined> {
  const [identicalPlan] = await db
    .select({ id: manoeuvrePlanTable.id })
    .from(manoeuvrePlanTable)
    .where(
      and(
        plansOf(operatorId, { conjunctionId }),
        ne(manoeuvrePlanTable.state, 'ABANDONED'),
        eq(manoeuvrePlanTable.note, note),
        sql`${manoeuvrePlanTable.inputs}->>'sha256' = ${inputs.sha256}`,
        sql`${manoeuvrePlanTable.constraints} = ${JSON.stringify(constraints)}::jsonb`,
      ),
    )
    .orderBy(desc(manoeuvrePlanTable.createdAt))
    .limit(1);
  return identicalPlan?.id;
}

/** Locks the inputs of a plan until the end of the transaction, so that identical plans are stored one after the other. */
export async function lockPlanInputs(
  tx: Transaction,
  operatorId: string,
  { sha256 }: PlanRow['inputs'],
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`plan ${operatorId} ${sha256}`}, 0))`);
}

export async function insertPlan(db: Queries, row: typeof manoeuvrePlanTable.$inferInsert): Promise<void> {
  await db.insert(manoeuvrePlanTable).values(row);
}

/** Updates a plan; false if its version has changed. */
export const changePlan = (
  db: Queries,
  row: Pick<PlanRow, 'id' | 'version'>,
  change: Partial<typeof manoeuvrePlanTable.$inferInsert>,
) => replaceVersion(db, manoeuvrePlanTable, row, { ...change, updatedAt: new Date().toISOString() });

/** Returns the spans of past and planned burns of a satellite, except those of one plan. */
export async function burnsOf(
  db: Queries,
  operatorId: string,
  satelliteId: string,
  exceptPlanId: string | undefined,
): Promise<readonly (readonly [number, number])[]> {
  const rows = await db
    .select({
      from: manoeuvrePlanTable.ignitionTaiS,
      to: manoeuvrePlanTable.cutoffTaiS,
      returning: manoeuvrePlanTable.returnManoeuvre,
    })
    .from(manoeuvrePlanTable)
    .where(
      and(
        plansOf(operatorId, { satelliteId }),
        inArray(manoeuvrePlanTable.state, [...BURNING]),
        exceptPlanId === undefined ? undefined : ne(manoeuvrePlanTable.id, exceptPlanId),
      ),
    );
  return rows.flatMap(({ from, to, returning }) => [
    [from, to] as const,
    ...(returning ? [spanOfGiven(returning)] : []),
  ]);
}

function spanOfGiven(manoeuvre: ManoeuvreCommand): readonly [number, number] {
  const ignition = parseUtc(manoeuvre.ignitionEpoch);
  if (!ignition.ok) throw new Error(`a stored time that cannot be read: ${manoeuvre.ignitionEpoch}`);
  return [ignition.value, ignition.value + commandDuration(manoeuvre)];
}

/**
 * Stores the newest screening of a plan; this does not change the version of the plan. A screening with other
 * inputs is ignored: it belongs to an earlier state of the plan.
 */
export async function setPlanScreening(
  db: Queries,
  operatorId: string,
  { id, sha256 }: { readonly id: string; readonly sha256: string },
  screeningId: string,
): Promise<void> {
  await db
    .update(manoeuvrePlanTable)
    .set({ screeningId })
    .where(and(plansOf(operatorId, { planId: id }), sql`${manoeuvrePlanTable.inputs}->>'sha256' = ${sha256}`));
}
