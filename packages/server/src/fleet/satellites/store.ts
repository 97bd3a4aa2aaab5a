import { and, asc, eq, ilike, type SQL } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { operator, satellite } from '../tables.ts';

export type SatelliteRow = typeof satellite.$inferSelect;

export interface SatelliteFilter {
  readonly satelliteId?: string | undefined;
  readonly cosparId?: string | undefined;
  readonly name?: string | undefined;
}

export async function listSatellites(
  db: Queries,
  operatorId: string,
  filter: SatelliteFilter,
): Promise<SatelliteRow[]> {
  const conditions: SQL[] = [eq(satellite.operatorId, operatorId)];
  if (filter.satelliteId !== undefined) conditions.push(eq(satellite.id, filter.satelliteId));
  if (filter.cosparId !== undefined) conditions.push(eq(satellite.cosparId, filter.cosparId));
  if (filter.name !== undefined)
    conditions.push(ilike(satellite.name, `%${filter.name.replaceAll(/[\\%_]/g, '\\$&')}%`));
  return await db
    .select()
    .from(satellite)
    .where(and(...conditions))
    .orderBy(asc(satellite.name));
}

export async function findSatellite(db: Queries, operatorId: string, id: string): Promise<SatelliteRow | undefined> {
  const rows = await listSatellites(db, operatorId, { satelliteId: id });
  return rows[0];
}

export async function findSatelliteByNorad(
  db: Queries,
  operatorId: string,
  noradId: number,
): Promise<SatelliteRow | undefined> {
  const rows = await db
    .select()
    .from(satellite)
    .where(and(eq(satellite.operatorId, operatorId), eq(satellite.noradId, noradId)));
  return rows[0];
}

/** The stored row, or undefined when the operator already has a satellite of that number. */
export async function insertSatellite(
  db: Queries,
  row: typeof satellite.$inferInsert,
): Promise<SatelliteRow | undefined> {
  const rows = await db.insert(satellite).values(row).onConflictDoNothing().returning();
  return rows[0];
}

/** The changed row, or undefined when it is gone or `version` is not its version any more. */
export async function updateSatellite(
  db: Queries,
  operatorId: string,
  id: string,
  version: number,
  change: Pick<SatelliteRow, 'name' | 'cosparId' | 'noradId' | 'configuration'>,
): Promise<SatelliteRow | undefined> {
  const rows = await db
    .update(satellite)
    .set({ ...change, version: version + 1, updatedAt: new Date().toISOString() })
    .where(and(eq(satellite.operatorId, operatorId), eq(satellite.id, id), eq(satellite.version, version)))
    .returning();
  return rows[0];
}

export async function deleteSatellite(db: Queries, operatorId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(satellite)
    .where(and(eq(satellite.operatorId, operatorId), eq(satellite.id, id)))
    .returning({ id: satellite.id });
  return rows.length > 0;
}

/** Who flies the object, over all operators: the directory entry only, never the record. */
export async function findOperatorOf(
  db: Queries,
  noradId: number,
): Promise<{ operatorId: string; operatorName: string; contact: string | null; satelliteName: string } | undefined> {
  const rows = await db
    .select({
      operatorId: operator.id,
      operatorName: operator.name,
      contact: operator.contact,
      satelliteName: satellite.name,
    })
    .from(satellite)
    .innerJoin(operator, eq(operator.id, satellite.operatorId))
    .where(eq(satellite.noradId, noradId))
    .orderBy(asc(operator.id))
    .limit(1);
  return rows[0];
}
