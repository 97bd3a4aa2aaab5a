import { and, asc, eq } from 'drizzle-orm';
import { beyond, countRows } from '../../platform/database/beyond.ts';
import type { Queries } from '../../platform/database/database.ts';
import { cutPage, type ListOrder, type Page, type PageKey } from '../../platform/http/paging.ts';
import { groundStation } from './tables.ts';

export type StationRow = typeof groundStation.$inferSelect;
/** What a caller decides of a station. */
export type StationContent = Omit<StationRow, 'id' | 'operatorId' | 'version' | 'createdAt' | 'updatedAt'>;

/** Stations are listed by name. */
export const STATION_ORDER: ListOrder = { name: 'stations', key: ['text', 'text'] };

const order = [groundStation.name, groundStation.id];

/** All stations of an operator, by name. */
export async function listStations(db: Queries, operatorId: string): Promise<readonly StationRow[]> {
  return await db
    .select()
    .from(groundStation)
    .where(eq(groundStation.operatorId, operatorId))
    .orderBy(...order.map((column) => asc(column)));
}

/** A page of them. */
export async function pageStations(db: Queries, operatorId: string, page: Page) {
  const rows = await db
    .select()
    .from(groundStation)
    .where(and(eq(groundStation.operatorId, operatorId), beyond(order, page.after)))
    .orderBy(...order.map((column) => asc(column)))
    .limit(page.limit + 1);
  return cutPage(rows, page.limit, (row): PageKey => [row.name, row.id]);
}

export async function countStations(db: Queries, operatorId: string): Promise<number> {
  return await countRows(db, groundStation, eq(groundStation.operatorId, operatorId));
}

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

/** The row as it is now; undefined when it is gone, or `version` is not its version any more. */
export async function updateStation(
  db: Queries,
  operatorId: string,
  id: string,
  version: number,
  change: StationContent,
): Promise<StationRow | undefined> {
  const rows = await db
    .update(groundStation)
    .set({ ...change, version: version + 1, updatedAt: new Date().toISOString() })
    .where(and(own(operatorId, id), eq(groundStation.version, version)))
    .returning();
  return rows[0];
}

export async function deleteStation(db: Queries, operatorId: string, id: string): Promise<boolean> {
  return (await db.delete(groundStation).where(own(operatorId, id)).returning({ id: groundStation.id })).length > 0;
}
