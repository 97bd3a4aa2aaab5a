import { and, arrayContains, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { catalogue } from '../../catalogue/tables.ts';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import { columnOrder, type RecordList, recordList } from '../../platform/http/record-list.ts';
import { ephemeris, screening } from '../tables.ts';
import { conjunctionsFound, STANDING, type StandingRow } from './part-store.ts';

export type ScreeningRow = typeof screening.$inferSelect & {
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
export const SCREENING_ORDER = columnOrder('screenings', [screening.createdAt, screening.id], 'descending');

export const screeningList = (db: Queries, operatorId: string, filter: ScreeningFilter): RecordList<ScreeningRow> =>
  recordList(
    db,
    SCREENING_ORDER,
    () =>
      db
        .select({
          ...getTableColumns(screening),
          fileName: ephemeris.fileName,
          catalogueSource: catalogue.source,
          catalogueObjects: catalogue.objectCount,
          conjunctionsFound,
        })
        .from(screening)
        .leftJoin(ephemeris, eq(ephemeris.id, screening.ephemerisId))
        .leftJoin(catalogue, eq(catalogue.id, screening.catalogueId)),
    screeningsOf(operatorId, filter),
  );

function screeningsOf(operatorId: string, filter: ScreeningFilter): SQL | undefined {
  const conditions: SQL[] = [eq(screening.operatorId, operatorId)];
  if (filter.screeningId !== undefined) conditions.push(eq(screening.id, filter.screeningId));
  if (filter.ephemerisId !== undefined) conditions.push(eq(screening.ephemerisId, filter.ephemerisId));
  if (filter.state !== undefined) conditions.push(eq(screening.state, filter.state));
  if (filter.satelliteId !== undefined) conditions.push(arrayContains(screening.satelliteIds, [filter.satelliteId]));
  return and(...conditions);
}

export async function findScreening(db: Queries, operatorId: string, id: string): Promise<ScreeningRow | undefined> {
  return await screeningList(db, operatorId, { screeningId: id }).first();
}

/** Reads a screening of any operator, for workers. */
export async function readScreening(db: Queries, id: string): Promise<typeof screening.$inferSelect | undefined> {
  return (await db.select().from(screening).where(eq(screening.id, id)))[0];
}

export async function insertScreening(db: Queries, row: typeof screening.$inferInsert): Promise<void> {
  await db.insert(screening).values(row);
}

/** Inputs of a screening, stored at its first start, so that every later attempt uses the same. */
export interface FrozenInputs {
  readonly catalogueId: string;
  readonly ephemerisId: string | null;
  /** Determined by the orbit of the satellite. */
  readonly screeningType: 'OPS_CAT' | 'TLE_CAT';
  readonly algorithmVersion: string;
  readonly blocksDone: number;
  readonly blocksTotal: number;
  readonly workKey: string;
  readonly extent: (typeof screening.$inferSelect)['extent'];
  readonly subjects: (typeof screening.$inferSelect)['subjects'];
  /** Ephemerides of secondaries. */
  readonly bystanderIds: string[];
  /** Ids of its block jobs, for cancellation. */
  readonly jobIds: string[];
}

/** Starts a screening; undefined if it was cancelled or is already running. */
export async function markRunning(db: Queries, id: string, inputs: FrozenInputs): Promise<StandingRow | undefined> {
  const [row] = await db
    .update(screening)
    .set({ ...inputs, state: 'RUNNING', startedAt: sql`coalesce(${screening.startedAt}, now())` })
    .where(and(eq(screening.id, id), eq(screening.state, 'QUEUED')))
    .returning(STANDING);
  return row;
}

/** Ends a running screening; false if it had ended already, or was queued again while its outcome was stored. */
export async function markEnded(
  db: Queries,
  id: string,
  end: Partial<typeof screening.$inferInsert> & { state: 'COMPLETED' | 'FAILED' | 'CANCELLED' },
): Promise<boolean> {
  const open: ScreeningRow['state'][] = end.state === 'COMPLETED' ? ['RUNNING'] : ['QUEUED', 'RUNNING'];
  const rows = await db
    .update(screening)
    .set({ ...end, finishedAt: sql`now()` as unknown as string })
    .where(and(eq(screening.id, id), inArray(screening.state, open)))
    .returning({ id: screening.id });
  return rows.length > 0;
}

/** Locks a screening until the end of the transaction; false if it has left that state. */
export async function lockIn(tx: Transaction, id: string, state: 'QUEUED' | 'RUNNING'): Promise<boolean> {
  const rows = await tx
    .select({ id: screening.id })
    .from(screening)
    .where(and(eq(screening.id, id), eq(screening.state, state)))
    .for('update');
  return rows.length > 0;
}

/** Locks the screenings that wait for a work until the end of the transaction, in the order of their ids. */
async function lockScreeningsOf(tx: Transaction, workKey: string): Promise<void> {
  await tx
    .select({ id: screening.id })
    .from(screening)
    .where(and(eq(screening.workKey, workKey), eq(screening.state, 'RUNNING')))
    .orderBy(screening.id)
    .for('update');
}

/** Returns the screenings that wait for a work, in the order in which their rows are locked. */
export async function screeningsOfWork(db: Queries, workKey: string): Promise<string[]> {
  const rows = await db
    .select({ id: screening.id })
    .from(screening)
    .where(and(eq(screening.workKey, workKey), eq(screening.state, 'RUNNING')))
    .orderBy(screening.id);
  return rows.map((row) => row.id);
}

/** Queues the screenings that wait for blocks of a work again, and returns them. Those in assessment no longer need the blocks. */
export async function planAnew(
  tx: Transaction,
  workKey: string,
): Promise<{ readonly id: string; readonly operatorId: string }[]> {
  await lockScreeningsOf(tx, workKey);
  return await tx
    .update(screening)
    .set({
      state: 'QUEUED',
      workKey: null,
      extent: null,
      blocksDone: 0,
      blocksTotal: 0,
      partsTotal: null,
      partsDone: 0,
    })
    .where(and(eq(screening.workKey, workKey), eq(screening.state, 'RUNNING'), isNull(screening.partsTotal)))
    .returning({ id: screening.id, operatorId: screening.operatorId });
}

/** Returns those satellites of which no completed screening has newer inputs than this one. */
export const newestOf = (
  { operatorId, asOfTaiS }: typeof screening.$inferSelect,
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
  { operatorId, satelliteIds }: typeof screening.$inferSelect,
  exceptWorkKey: string,
): Promise<{ readonly id: string; readonly workKey: string }[]> {
  const wanted = sql.param(satelliteIds, screening.satelliteIds);
  const { rows } = await db.execute<{ id: string; work_key: string }>(sql`
    select id, work_key from screening
    where operator_id = ${operatorId} and state = 'COMPLETED' and work_key <> ${exceptWorkKey}
      and satellite_ids && ${wanted}
    order by (select count(*) from unnest(satellite_ids) as one where one = any(${wanted})) desc, finished_at desc
    limit ${MOST_EARLIER}`);
  return rows.map((row) => ({ id: row.id, workKey: row.work_key }));
}
