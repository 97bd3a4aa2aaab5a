import { and, asc, eq, getTableColumns, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { columnOrder, type RecordList, recordList } from '../../platform/http/record-list.ts';
import { replaceVersion } from '../../platform/records/replace-version.ts';
import { operator, satelliteTable } from '../tables.ts';
import { isDisputed } from './claims.ts';

type StoredSatellite = typeof satelliteTable.$inferSelect;

export interface SatelliteRow extends StoredSatellite {
  /** Another operator claims the same catalogue number. */
  readonly isDisputed: boolean;
}

export interface SatelliteFilter {
  readonly satelliteId?: string | undefined;
  readonly cosparId?: string | undefined;
  readonly name?: string | undefined;
}

/** Satellites are listed by name. */
export const SATELLITE_ORDER = columnOrder('satellites', [satelliteTable.name, satelliteTable.id]);

export const satelliteList = (
  db: Queries,
  operatorId: string,
  filter: SatelliteFilter = {},
): RecordList<SatelliteRow> =>
  recordList(
    db,
    SATELLITE_ORDER,
    () => db.select({ ...getTableColumns(satelliteTable), isDisputed }).from(satelliteTable),
    satellitesOf(operatorId, filter),
  );

function satellitesOf(operatorId: string, filter: SatelliteFilter): SQL | undefined {
  const conditions: SQL[] = [eq(satelliteTable.operatorId, operatorId)];
  if (filter.satelliteId !== undefined) conditions.push(eq(satelliteTable.id, filter.satelliteId));
  if (filter.cosparId !== undefined) conditions.push(eq(satelliteTable.cosparId, filter.cosparId));
  if (filter.name !== undefined)
    conditions.push(ilike(satelliteTable.name, `%${filter.name.replaceAll(/[\\%_]/g, '\\$&')}%`));
  return and(...conditions);
}

export async function findSatellite(db: Queries, operatorId: string, id: string): Promise<SatelliteRow | undefined> {
  return await satelliteList(db, operatorId, { satelliteId: id }).first();
}

/** The stored row's id, or undefined when the operator already has a satellite of that number. */
/** Names by id, of any operator. */
export async function satelliteNames(db: Queries, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: satelliteTable.id, name: satelliteTable.name })
    .from(satelliteTable)
    .where(inArray(satelliteTable.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row.name]));
}

export async function insertSatellite(
  db: Queries,
  row: typeof satelliteTable.$inferInsert,
): Promise<string | undefined> {
  const rows = await db.insert(satelliteTable).values(row).onConflictDoNothing().returning({ id: satelliteTable.id });
  return rows[0]?.id;
}

/** Updates a satellite; a changed catalogue number is a new, unconfirmed claim. */
export async function updateSatellite(
  db: Queries,
  row: Pick<SatelliteRow, 'id' | 'version'>,
  change: Pick<SatelliteRow, 'name' | 'cosparId' | 'noradId' | 'configuration'>,
): Promise<boolean> {
  const claim = sql`case when norad_id = ${change.noradId} then claim else 'UNVERIFIED' end` as unknown as 'UNVERIFIED';
  return await replaceVersion(db, satelliteTable, row, { ...change, claim, updatedAt: new Date().toISOString() });
}

/** Locks a satellite until the transaction ends: against its deletion (`key share`), or for it. @returns whether there is one */
export async function lockSatellite(
  tx: Queries,
  operatorId: string,
  id: string,
  strength: 'key share' | 'update',
): Promise<boolean> {
  const rows = await tx
    .select({ id: satelliteTable.id })
    .from(satelliteTable)
    .where(and(eq(satelliteTable.operatorId, operatorId), eq(satelliteTable.id, id)))
    .for(strength);
  return rows.length > 0;
}

export async function deleteSatellite(db: Queries, operatorId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(satelliteTable)
    .where(and(eq(satelliteTable.operatorId, operatorId), eq(satelliteTable.id, id)))
    .returning({ id: satelliteTable.id });
  return rows.length > 0;
}

/**
 * Returns the operator of an object, over all operators: only the directory entry, never the record, and only for confirmed claims of
 * the number. The caller's own claim is always included.
 */
export async function findOperatorOf(
  db: Queries,
  noradId: number,
  askerId: string,
): Promise<{ operatorId: string; operatorName: string; contact: string | null; satelliteName: string } | undefined> {
  const rows = await db
    .select({
      operatorId: operator.id,
      operatorName: operator.name,
      contact: operator.contact,
      satelliteName: satelliteTable.name,
    })
    .from(satelliteTable)
    .innerJoin(operator, eq(operator.id, satelliteTable.operatorId))
    .where(
      and(
        eq(satelliteTable.noradId, noradId),
        or(eq(satelliteTable.claim, 'CONFIRMED'), eq(satelliteTable.operatorId, askerId)),
      ),
    )
    .orderBy(asc(satelliteTable.claim))
    .limit(1);
  return rows[0];
}
