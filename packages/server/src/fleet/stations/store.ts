import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { columnOrder, recordList } from '../../platform/http/record-list.ts';
import { replaceVersion } from '../../platform/records/replace-version.ts';
import { groundStation } from './tables.ts';

export type StationRow = typeof groundStation.$inferSelect;
/** User-defined fields of a station. */
export type StationContent = Omit<StationRow, 'id' | 'operatorId' | 'version' | 'createdAt' | 'updatedAt'>;

/** Stations are listed by name. */
export const STATION_ORDER = columnOrder('stations', [groundStation.name, groundStation.id]);

export const stationList = (db: Queries, operatorId: string) =>
  recordList(db, STATION_ORDER, () => db.select().from(groundStation), eq(groundStation.operatorId, operatorId));

const own = (operatorId: string, id: string) => and(eq(groundStation.operatorId, operatorId), eq(groundStation.id, id));

export async function findStation(db: Queries, operatorId: string, id: string): Promise<StationRow | undefined> {
  return (await db.select().from(groundStation).where(own(operatorId, id)))[0];
}

/** The stored row, or undefined when the operator already has a station of that name. */
export async function insertStation(
  db: Queries,
  row: StationContent & Pick<StationRow, 'id' | 'operatorId'>,
): Promise<StationRow | undefined> {
  return (await db.insert(groundStation).values(row).onConflictDoNothing().returning())[0];
}

export const updateStation = (db: Queries, row: Pick<StationRow, 'id' | 'version'>, change: StationContent) =>
  replaceVersion(db, groundStation, row, { ...change, updatedAt: new Date().toISOString() });

export async function deleteStation(db: Queries, operatorId: string, id: string): Promise<boolean> {
  return (await db.delete(groundStation).where(own(operatorId, id)).returning({ id: groundStation.id })).length > 0;
}
