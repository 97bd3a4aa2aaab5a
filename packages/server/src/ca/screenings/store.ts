import { and, arrayContains, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { catalogue } from '../../catalogue/tables.ts';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import { columnOrder, type RecordList, recordList } from '../../platform/http/record-list.ts';
import { ephemeris, screeningTable } from '../tables.ts';
import { conjunctionsFound, PROGRESS_COLUMNS, type ProgressRow } from './part-store.ts';

export type ScreeningRow = typeof screeningTable.$inferSelect & {
  readonly fileName: string | null;
  readonly catalogueSource: string | null;
  readonly catalogueObjects: number | null;
  readonly conjunctionsFound: number | null;
};

export interface ScreeningFilter {
  readonly screeningId?: string | undefined;
  readonly satelliteId?: string | undefined;
  readonly ephemerisId?: string | undefined;
  readonly state?: ScreeningRow['state'] | undefined;
}

/** Screenings are listed newest first. */
export const SCREENING_ORDER = columnOrder('screenings', [screeningTable.createdAt, screeningTable.id], 'descending');

export const screeningList = (db: Queries, operatorId: string, filter: ScreeningFilter): RecordList<ScreeningRow> =>
  recordList(
    db,
    SCREENING_ORDER,
    () =>
      db
        .select({
          ...getTableColumns(screeningTable),
          fileName: ephemeris.fileName,
          catalogueSource: catalogue.source,
          catalogueObjects: catalogue.objectCount,
          conjunctionsFound,
        })
        .from(screeningTable)
        .leftJoin(ephemeris, eq(ephemeris.id, screeningTable.ephemerisId))
        .leftJoin(catalogue, eq(catalogue.id, screeningTable.catalogueId)),
    screeningsOf(operatorId, filter),
  );

function screeningsOf(operatorId: string, filter: ScreeningFilter): SQL | undefined {
  const conditions: SQL[] = [eq(screeningTable.operatorId, operatorId)];
  if (filter.screeningId !== undefined) conditions.push(eq(screeningTable.id, filter.screeningId));
  if (filter.ephemerisId !== undefined) conditions.push(eq(screeningTable.ephemerisId, filter.ephemerisId));
  if (filter.state !== undefined) conditions.push(eq(screeningTable.state, filter.state));
  if (filter.satelliteId !== undefined)
    conditions.push(arrayContains(screeningTable.satelliteIds, [filter.satelliteId]));
  return and(...conditions);
}

export async function findScreening(db: Queries, operatorId: string, id: string): Promise<ScreeningRow | undefined> {
  return await screeningList(db, operatorId, { screeningId: id }).first();
}

/** Reads a screening of any operator, for workers. */
export async function readScreening(db: Queries, id: string): Promise<typeof screeningTable.$inferSelect | undefined> {
  return (await db.select().from(screeningTable).where(eq(screeningTable.id, id)))[0];
}

export async function insertScreening(db: Queries, row: typeof screeningTable.$inferInsert): Promise<void> {
  await db.insert(screeningTable).values(row);
}

/** Inputs of a screening, stored at its first start, so that every later attempt uses the same. */
export interface ScreeningInputs {
  readonly catalogueId: string;
  readonly ephemerisId: string | null;
  /** Determined by the orbit of the satellite. */
  readonly screeningType: 'OPS_CAT' | 'TLE_CAT';
  readonly algorithmVersion: string;
  readonly blocksDone: number;
  readonly blocksTotal: number;
  readonly workKey: string;
  readonly extent: (typeof screeningTable.$inferSelect)['extent'];
  readonly subjects: (typeof screeningTable.$inferSelect)['subjects'];
  /** Ephemerides of secondaries. */
  readonly bystanderIds: string[];
  /** Ids of its block jobs, for cancellation. */
  readonly jobIds: string[];
}

/** Starts a screening; undefined if it was cancelled or is already running. */
export async function markRunning(db: Queries, id: string, inputs: ScreeningInputs): Promise<ProgressRow | undefined> {
  const [row] = await db
    .update(screeningTable)
    .set({ ...inputs, state: 'RUNNING', startedAt: sql`coalesce(${screeningTable.startedAt}, now())` })
    .where(and(eq(screeningTable.id, id), eq(screeningTable.state, 'QUEUED')))
    .returning(PROGRESS_COLUMNS);
  return row;
}

/** Ends a running screening; false if it had ended already, or was queued again while its outcome was stored. */
export async function markEnded(
  db: Queries,
  id: string,
  end: Partial<typeof screeningTable.$inferInsert> & { state: 'COMPLETED' | 'FAILED' | 'CANCELLED' },
): Promise<boolean> {
  const open: ScreeningRow['state'][] = end.state === 'COMPLETED' ? ['RUNNING'] : ['QUEUED', 'RUNNING'];
  const rows = await db
    .update(screeningTable)
    .set({ ...end, finishedAt: sql`now()` as unknown as string })
    .where(and(eq(screeningTable.id, id), inArray(screeningTable.state, open)))
    .returning({ id: screeningTable.id });
  return rows.length > 0;
}

/** Locks a screening until the end of the transaction; false if it has left that state. */
export async function lockIn(tx: Transaction, id: string, state: 'QUEUED' | 'RUNNING'): Promise<boolean> {
  const rows = await tx
    .select({ id: screeningTable.id })
    .from(screeningTable)
    .where(and(eq(screeningTable.id, id), eq(screeningTable.state, state)))
    .for('update');
  return rows.length > 0;
}

/** Locks the screenings that wait for a work until the end of the transaction, in the order of their ids. */
async function lockScreeningsOf(tx: Transaction, workKey: string): Promise<void> {
  await tx
    .select({ id: screeningTable.id })
    .from(screeningTable)
    .where(and(eq(screeningTable.workKey, workKey), eq(screeningTable.state, 'RUNNING')))
    .orderBy(screeningTable.id)
    .for('update');
}

/** Returns the screenings that wait for a work, in the order in which their rows are locked. */
export async function screeningsOfWork(db: Queries, workKey: string): Promise<string[]> {
  const rows = await db
    .select({ id: screeningTable.id })
    .from(screeningTable)
    .where(and(eq(screeningTable.workKey, workKey), eq(screeningTable.state, 'RUNNING')))
    .orderBy(screeningTable.id);
  return rows.map((row) => row.id);
}

/** Queues the screenings that wait for blocks of a work again, and returns them. Those in assessment no longer need the blocks. */
export async function planAnew(
  tx: Transaction,
  workKey: string,
): Promise<{ readonly id: string; readonly operatorId: string }[]> {
  await lockScreeningsOf(tx, workKey);
  return await tx
    .update(screeningTable)
    .set({
      state: 'QUEUED',
      workKey: null,
      extent: null,
      blocksDone: 0,
      blocksTotal: 0,
      partsTotal: null,
      partsDone: 0,
    })
    .where(
      and(eq(screeningTable.workKey, workKey), eq(screeningTable.state, 'RUNNING'), isNull(screeningTable.partsTotal)),
    )
    .returning({ id: screeningTable.id, operatorId: screeningTable.operatorId });
}

/** Returns those satellites of which no completed screening has newer inputs than this one. */
export const satellitesWithNewestScreening = (
  { operatorId, asOfTaiS }: typeof screeningTable.$inferSelect,
  satelliteIds: readonly string[],
): SQL => sql`(select id from unnest(${sql.param(satelliteIds)}::text[]) as own (id) where not exists (
  select from screening where operator_id = ${operatorId} and state = 'COMPLETED' and as_of_tai_s > ${asOfTaiS}
    and satellite_ids @> array[own.id]))`;

/** Maximum number of earlier screenings that are compared. */
const MOST_EARLIER = 8;

/**
 * Returns completed screenings of the operator whose results are still stored, those with the most satellites in common first, then the
 * newest first.
 */
export async function earlierScreenings(
  db: Queries,
  { operatorId, satelliteIds }: typeof screeningTable.$inferSelect,
  exceptWorkKey: string,
): Promise<{ readonly id: string; readonly workKey: string }[]> {
  const satelliteIdsParam = sql.param(satelliteIds, screeningTable.satelliteIds);
  const { rows } = await db.execute<{ id: string; work_key: string }>(sql`
    select id, work_key from screening
    where operator_id = ${operatorId} and state = 'COMPLETED' and work_key <> ${exceptWorkKey}
      and satellite_ids && ${satelliteIdsParam}
    order by (select count(*) from unnest(satellite_ids) as one where one = any(${satelliteIdsParam})) desc, finished_at desc
    limit ${MOST_EARLIER}`);
  return rows.map((row) => ({ id: row.id, workKey: row.work_key }));
}
