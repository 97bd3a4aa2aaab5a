import { and, desc, eq, type SQL } from 'drizzle-orm';
import { satellite } from '../../fleet/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { storedFile } from '../../platform/files/tables.ts';
import { ephemeris, screening } from '../tables.ts';
import type { EphemerisFacts } from './facts.ts';

export interface EphemerisRow {
  readonly id: string;
  readonly operatorId: string;
  readonly satelliteId: string;
  readonly satelliteName: string;
  readonly noradId: number;
  readonly fileId: string;
  readonly fileName: string;
  readonly designation: 'OPERATIONAL' | 'CANDIDATE';
  readonly startTaiS: number;
  readonly stopTaiS: number;
  readonly facts: EphemerisFacts;
  readonly uploadedAt: string;
  readonly uploadedBy: string;
  readonly sizeBytes: number;
  readonly sha256: string;
}

const columns = {
  id: ephemeris.id,
  operatorId: ephemeris.operatorId,
  satelliteId: ephemeris.satelliteId,
  satelliteName: satellite.name,
  noradId: satellite.noradId,
  fileId: ephemeris.fileId,
  fileName: ephemeris.fileName,
  designation: ephemeris.designation,
  startTaiS: ephemeris.startTaiS,
  stopTaiS: ephemeris.stopTaiS,
  facts: ephemeris.facts,
  uploadedAt: ephemeris.uploadedAt,
  uploadedBy: ephemeris.uploadedBy,
  sizeBytes: storedFile.sizeBytes,
  sha256: storedFile.sha256,
};

export interface EphemerisFilter {
  readonly ephemerisId?: string | undefined;
  readonly satelliteId?: string | undefined;
}

/** Newest first. */
export async function listEphemerides(
  db: Queries,
  operatorId: string,
  filter: EphemerisFilter,
): Promise<EphemerisRow[]> {
  const conditions: SQL[] = [eq(ephemeris.operatorId, operatorId)];
  if (filter.ephemerisId !== undefined) conditions.push(eq(ephemeris.id, filter.ephemerisId));
  if (filter.satelliteId !== undefined) conditions.push(eq(ephemeris.satelliteId, filter.satelliteId));
  const rows = await db
    .select(columns)
    .from(ephemeris)
    .innerJoin(satellite, eq(satellite.id, ephemeris.satelliteId))
    .innerJoin(storedFile, eq(storedFile.id, ephemeris.fileId))
    .where(and(...conditions))
    .orderBy(desc(ephemeris.uploadedAt), desc(ephemeris.id));
  return rows.map((row) => ({ ...row, facts: row.facts as EphemerisFacts }));
}

export async function findEphemeris(db: Queries, operatorId: string, id: string): Promise<EphemerisRow | undefined> {
  return (await listEphemerides(db, operatorId, { ephemerisId: id }))[0];
}

/** The ephemeris that speaks for the satellite: the newest operational one whose span reaches past `afterTaiS`. */
export async function findOperationalEphemeris(
  db: Queries,
  operatorId: string,
  satelliteId: string,
  afterTaiS: number,
): Promise<EphemerisRow | undefined> {
  const rows = await listEphemerides(db, operatorId, { satelliteId });
  return rows.find((row) => row.designation === 'OPERATIONAL' && row.stopTaiS > afterTaiS);
}

export async function insertEphemeris(db: Queries, row: typeof ephemeris.$inferInsert): Promise<void> {
  await db.insert(ephemeris).values(row);
}

export async function changeEphemeris(
  db: Queries,
  operatorId: string,
  id: string,
  change: { designation?: 'OPERATIONAL' | 'CANDIDATE' | undefined; satelliteId?: string | undefined },
): Promise<boolean> {
  const set = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const rows = await db
    .update(ephemeris)
    .set(Object.keys(set).length > 0 ? set : { id })
    .where(and(eq(ephemeris.operatorId, operatorId), eq(ephemeris.id, id)))
    .returning({ id: ephemeris.id });
  return rows.length > 0;
}

/** Deletes the record, and the database its file with it. */
export async function deleteEphemeris(db: Queries, operatorId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(ephemeris)
    .where(and(eq(ephemeris.operatorId, operatorId), eq(ephemeris.id, id)))
    .returning({ id: ephemeris.id });
  return rows.length > 0;
}

/** The newest screening that was started for each ephemeris. */
export async function screeningsOfEphemerides(db: Queries, operatorId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectDistinctOn([screening.ephemerisId], { ephemerisId: screening.ephemerisId, id: screening.id })
    .from(screening)
    .where(eq(screening.operatorId, operatorId))
    .orderBy(screening.ephemerisId, desc(screening.createdAt));
  return new Map(rows.flatMap((row) => (row.ephemerisId === null ? [] : [[row.ephemerisId, row.id] as const])));
}
