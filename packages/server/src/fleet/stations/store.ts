import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { columnOrder, recordList } from '../../platform/http/record-list.ts';
import { replaceVersion } from '../../platform/records/replace-version.ts';
import { groundStationTable } from './tables.ts';

export type StationRow = typeof groundStationTable.$inferSelect;
/** User-defined fields of a station. */
export type StationContent = Omit<StationRow, 'id' | 'operatorId' | 'version' | 'createdAt' | 'updatedAt'>;

/** Stations are listed by name. */
export const STATION_ORDER = columnOrder('stations', [groundStationTable.name, groundStationTable.id]);

export const stationList = (db: Queries, operatorId: string) =>
  recordList(
    db,
    STATION_ORDER,
    () => db.select().from(groundStationTable),
    eq(groundStationTable.operatorId, operatorId),
  );

const isOwnRow = (operatorId: string, id: string) =>
  and(eq(groundStationTable.operatorId, operatorId), eq(groundStationTable.id, id));

export async function findStation(db: Queries, operatorId: string, id: string): Promise<StationRow | undefined> {
  return (await db.select().from(groundStationTable).where(isOwnRow(operatorId, id)))[0];
}

/** The stored row, or undefined when the operator already has a station of that name. */
export async function insertStation(
  db: Queries,
  row: StationContent & Pick<StationRow, 'id' | 'operatorId'>,
): Promise<StationRow | undefined> {
  return (await db.insert(groundStationTable).values(row).onConflictDoNothing().returning())[0];
}

export const updateStation = (db: Queries, row: Pick<StationRow, 'id' | 'version'>, change: StationContent) =>
  replaceVersion(db, groundStationTable, row, { ...change, updatedAt: new Date().toISOString() });

export async function deleteStation(db: Queries, operatorId: string, id: string): Promise<boolean> {
  return (
    (await db.delete(groundStationTable).where(isOwnRow(operatorId, id)).returning({ id: groundStationTable.id }))
      .length > 0
  );
}
