import {
  and,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  lt,
  lte,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { operator, satelliteTable } from '../../fleet/tables.ts';
import { isOneOf } from '../../platform/database/beyond.ts';
import type { Queries } from '../../platform/database/database.ts';
import { storedFile } from '../../platform/files/tables.ts';
import { columnOrder, type ListRecord, recordList } from '../../platform/http/record-list.ts';
import { ephemeris, screeningTable } from '../tables.ts';

const { comparedAt: _comparedAt, ...stored } = getTableColumns(ephemeris);
const columns = {
  ...stored,
  satelliteName: satelliteTable.name,
  noradId: satelliteTable.noradId,
  /** Time when the content was removed. */
  removedAt: storedFile.removedAt,
  sizeBytes: storedFile.sizeBytes,
  sha256: storedFile.sha256,
};

export type EphemerisRow = ListRecord<ReturnType<typeof ephemerisList>>;

export interface EphemerisFilter {
  readonly ephemerisId?: string | undefined;
  readonly satelliteId?: string | undefined;
  readonly designation?: (typeof ephemeris.$inferSelect)['designation'];
  /** Only files whose span ends after this time. */
  readonly afterTaiS?: number;
}

/** Files are listed newest first. */
export const EPHEMERIS_ORDER = columnOrder('ephemerides', [ephemeris.uploadedAt, ephemeris.id], 'descending');

export const ephemerisList = (db: Queries, operatorId: string, filter: EphemerisFilter) =>
  recordList(
    db,
    EPHEMERIS_ORDER,
    () =>
      db
        .select(columns)
        .from(ephemeris)
        .innerJoin(satelliteTable, eq(satelliteTable.id, ephemeris.satelliteId))
        .innerJoin(storedFile, eq(storedFile.id, ephemeris.fileId)),
    ephemeridesOf(operatorId, filter),
  );

function ephemeridesOf(operatorId: string, filter: EphemerisFilter): SQL | undefined {
  const conditions: SQL[] = [eq(ephemeris.operatorId, operatorId)];
  if (filter.ephemerisId !== undefined) conditions.push(eq(ephemeris.id, filter.ephemerisId));
  if (filter.satelliteId !== undefined) conditions.push(eq(ephemeris.satelliteId, filter.satelliteId));
  if (filter.designation !== undefined) conditions.push(eq(ephemeris.designation, filter.designation));
  if (filter.afterTaiS !== undefined) conditions.push(gt(ephemeris.stopTaiS, filter.afterTaiS));
  return and(...conditions);
}

export async function findEphemeris(db: Queries, operatorId: string, id: string): Promise<EphemerisRow | undefined> {
  return await ephemerisList(db, operatorId, { ephemerisId: id }).first();
}

/** Returns the ephemeris in force: the newest operational one whose span ends after `afterTaiS`. */
export async function findOperationalEphemeris(
  db: Queries,
  operatorId: string,
  satelliteId: string,
  afterTaiS: number,
): Promise<EphemerisRow | undefined> {
  const filter = { satelliteId, designation: 'OPERATIONAL', afterTaiS } as const;
  return await ephemerisList(db, operatorId, filter).first();
}

/** Returns the ids of the ephemerides in force by satellite. */
export async function operationalIds(
  db: Queries,
  operatorId: string,
  satelliteIds: readonly string[],
  afterTaiS: number,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectDistinctOn([ephemeris.satelliteId], { satelliteId: ephemeris.satelliteId, id: ephemeris.id })
    .from(ephemeris)
    .where(
      and(
        ephemeridesOf(operatorId, { designation: 'OPERATIONAL', afterTaiS }),
        inArray(ephemeris.satelliteId, [...satelliteIds]),
      ),
    )
    .orderBy(ephemeris.satelliteId, desc(ephemeris.uploadedAt), desc(ephemeris.id));
  return new Map(rows.map(({ satelliteId, id }) => [satelliteId, id]));
}

/** Returns contents of the operational ephemerides that end after a time, of all operators. */
export async function contentsInForce(db: Queries, afterTaiS: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ sha256: storedFile.sha256 })
    .from(ephemeris)
    .innerJoin(storedFile, eq(storedFile.id, ephemeris.fileId))
    .where(
      and(eq(ephemeris.designation, 'OPERATIONAL'), gt(ephemeris.stopTaiS, afterTaiS), isNull(storedFile.removedAt)),
    );
  return rows.map(({ sha256 }) => sha256);
}

/** Returns the catalogue numbers of the satellites of all operators. */
export async function fleetNumbers(db: Queries): Promise<number[]> {
  return (await db.selectDistinct({ noradId: satelliteTable.noradId }).from(satelliteTable)).map(
    ({ noradId }) => noradId,
  );
}

/** Columns of an ephemeris of a secondary; only a few, because each screening reads those of large fleets. */
const bystander = {
  id: ephemeris.id,
  operatorId: ephemeris.operatorId,
  fileName: ephemeris.fileName,
  startTaiS: ephemeris.startTaiS,
  stopTaiS: ephemeris.stopTaiS,
  noradId: satelliteTable.noradId,
  sha256: storedFile.sha256,
};

export type BystanderRow = Awaited<ReturnType<typeof listBystanders>>[number];

/** Filter for ephemerides of secondaries. */
export interface BystanderFilter {
  readonly operatorId: string;
  /** Catalogue numbers of the primaries, which are excluded. */
  readonly noradIds: readonly number[];
  readonly startTaiS: number;
  readonly stopTaiS: number;
  /** Only files uploaded before this time, ISO. */
  readonly knownAt: string;
}

/**
 * Returns the operational ephemeris in force in a window for each other satellite: of the operator's own fleet, and of operators who share theirs.
 * If two operators claim a catalogue number, the operator's own file is used.
 */
export async function listBystanders(db: Queries, filter: BystanderFilter, limit: number) {
  const isOwn = sql`(${ephemeris.operatorId} = ${filter.operatorId})`;
  return await db
    .selectDistinctOn([satelliteTable.noradId], bystander)
    .from(ephemeris)
    .innerJoin(satelliteTable, eq(satelliteTable.id, ephemeris.satelliteId))
    .innerJoin(storedFile, eq(storedFile.id, ephemeris.fileId))
    .innerJoin(operator, eq(operator.id, ephemeris.operatorId))
    .where(
      and(
        eq(ephemeris.designation, 'OPERATIONAL'),
        or(isOwn, operator.sharesEphemerides),
        filter.noradIds.length === 0 ? undefined : notInArray(satelliteTable.noradId, [...filter.noradIds]),
        gt(ephemeris.stopTaiS, filter.startTaiS),
        lt(ephemeris.startTaiS, filter.stopTaiS),
        lte(ephemeris.uploadedAt, filter.knownAt),
      ),
    )
    .orderBy(satelliteTable.noradId, desc(isOwn), desc(ephemeris.uploadedAt), desc(ephemeris.id))
    .limit(limit);
}

/** Returns ephemerides of secondaries of all operators by id, with their satellites; deleted ones are omitted. */
export async function findBystanders(db: Queries, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { noradId, name, cosparId, configuration } = getTableColumns(satelliteTable);
  return await db
    .select({
      ...bystander,
      facts: { creationDate: sql<string | null>`${ephemeris.facts} ->> 'creationDate'` },
      satellite: { noradId, name, cosparId, configuration },
    })
    .from(ephemeris)
    .innerJoin(satelliteTable, eq(satelliteTable.id, ephemeris.satelliteId))
    .innerJoin(storedFile, eq(storedFile.id, ephemeris.fileId))
    .where(isOneOf(ephemeris.id, ids));
}

export async function insertEphemeris(db: Queries, row: typeof ephemeris.$inferInsert): Promise<void> {
  await db.insert(ephemeris).values(row);
}

/** Locks an ephemeris until the end of the transaction and returns its designation, so that changes of it are serialized. */
export async function lockEphemeris(tx: Queries, operatorId: string, id: string) {
  const rows = await tx
    .select({
      designation: ephemeris.designation,
      satelliteId: ephemeris.satelliteId,
      startTaiS: ephemeris.startTaiS,
      stopTaiS: ephemeris.stopTaiS,
    })
    .from(ephemeris)
    .where(ephemeridesOf(operatorId, { ephemerisId: id }))
    .for('update');
  return rows[0];
}

export async function changeEphemeris(
  db: Queries,
  operatorId: string,
  id: string,
  change: { designation?: 'OPERATIONAL' | 'CANDIDATE' | undefined; satelliteId?: string | undefined },
): Promise<void> {
  const set = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  if (Object.keys(set).length === 0) return;
  await db
    .update(ephemeris)
    .set(set)
    .where(ephemeridesOf(operatorId, { ephemerisId: id }));
}

/** Locks files against deletion until the end of the transaction. @returns number of existing files */
export async function keepEphemerides(tx: Queries, operatorId: string, ids: readonly string[]): Promise<number> {
  const rows = await tx
    .select({ id: ephemeris.id })
    .from(ephemeris)
    .where(and(eq(ephemeris.operatorId, operatorId), inArray(ephemeris.id, [...ids])))
    .orderBy(ephemeris.id)
    .for('key share');
  return rows.length;
}

/** Deletes the record; the database then deletes its file. */
export async function deleteEphemeris(db: Queries, operatorId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(ephemeris)
    .where(and(eq(ephemeris.operatorId, operatorId), eq(ephemeris.id, id)))
    .returning({ id: ephemeris.id });
  return rows.length > 0;
}

/** Returns the newest screening of each ephemeris. */
export async function screeningsOfEphemerides(
  db: Queries,
  operatorId: string,
  ephemerisIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .selectDistinctOn([screeningTable.ephemerisId], { ephemerisId: screeningTable.ephemerisId, id: screeningTable.id })
    .from(screeningTable)
    .where(and(eq(screeningTable.operatorId, operatorId), inArray(screeningTable.ephemerisId, [...ephemerisIds])))
    .orderBy(screeningTable.ephemerisId, desc(screeningTable.createdAt));
  return new Map(rows.flatMap((row) => (row.ephemerisId === null ? [] : [[row.ephemerisId, row.id] as const])));
}
