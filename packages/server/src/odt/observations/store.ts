import { fromUnixMs } from '@keepout/astro/epoch';
import { and, asc, eq, getTableColumns, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import { columnOrder, recordList } from '../../platform/http/record-list.ts';
import { observationFile, providerDelivery } from './tables.ts';

export type ObservationRow = typeof observationFile.$inferSelect;
/** A file in a list, without its report. */
export type ListedObservation = Omit<ObservationRow, 'report'>;

export interface ObservationFilter {
  readonly requestId?: string | undefined;
  readonly noradId?: number | undefined;
  readonly sensorCode?: string | undefined;
}

/** When a file was handed over by the clock that its measurements go by, TAI s. */
export function deliveryOf({ deliveredTaiS, receivedAt }: ListedObservation): number {
  return deliveredTaiS ?? fromUnixMs(Date.parse(receivedAt));
}

/** Files are listed newest first. */
export const OBSERVATION_ORDER = columnOrder(
  'observations',
  [observationFile.receivedAt, observationFile.id],
  'descending',
);

const { report: _report, ...LISTED } = getTableColumns(observationFile);

function filesOf(operatorId: string, { requestId, noradId, sensorCode }: ObservationFilter): SQL | undefined {
  return and(
    eq(observationFile.operatorId, operatorId),
    requestId === undefined ? undefined : eq(observationFile.requestId, requestId),
    noradId === undefined
      ? undefined
      : sql`coalesce(${observationFile.noradIdBest}, ${observationFile.noradId}) = ${noradId}`,
    sensorCode === undefined ? undefined : eq(observationFile.sensorCode, sensorCode),
  );
}

export const observationList = (db: Queries, operatorId: string, filter: ObservationFilter) =>
  recordList(db, OBSERVATION_ORDER, () => db.select(LISTED).from(observationFile), filesOf(operatorId, filter));

const firstFile = async (db: Queries, condition: SQL | undefined): Promise<ObservationRow | undefined> =>
  (await db.select().from(observationFile).where(condition))[0];

export async function findObservation(
  db: Queries,
  operatorId: string,
  id: string,
): Promise<ObservationRow | undefined> {
  return await firstFile(db, and(eq(observationFile.operatorId, operatorId), eq(observationFile.id, id)));
}

export async function findObservationByContent(
  db: Queries,
  operatorId: string,
  sha256: string,
): Promise<ObservationRow | undefined> {
  return await firstFile(db, and(eq(observationFile.operatorId, operatorId), eq(observationFile.sha256, sha256)));
}

/** Returns a file by its id for any operator, locked until the transaction ends: for jobs. */
export async function lockObservation(tx: Transaction, id: string): Promise<ObservationRow | undefined> {
  return (await tx.select().from(observationFile).where(eq(observationFile.id, id)).for('update'))[0];
}

/** Files of a request that were read and count for it, by time. */
export async function filesOfRequest(db: Queries, requestId: string): Promise<readonly ObservationRow[]> {
  return await db
    .select()
    .from(observationFile)
    .where(
      and(
        eq(observationFile.requestId, requestId),
        eq(observationFile.isAssociated, true),
        eq(observationFile.isWithdrawn, false),
        eq(observationFile.isLate, false),
      ),
    )
    .orderBy(asc(observationFile.startTaiS), asc(observationFile.id));
}

/** Returns the files of requests that matched no ordered object, except one. */
export async function turnedAwayOf(
  db: Queries,
  requestIds: readonly string[],
  butForId: string,
): Promise<readonly string[]> {
  if (requestIds.length === 0) return [];
  const rows = await db
    .select({ id: observationFile.id })
    .from(observationFile)
    .where(
      and(
        ...[inArray(observationFile.requestId, [...requestIds]), eq(observationFile.state, 'READ')],
        ...[eq(observationFile.isAssociated, false), eq(observationFile.isWithdrawn, false)],
        ...[eq(observationFile.isLate, false), ne(observationFile.id, butForId)],
      ),
    )
    .orderBy(asc(observationFile.id));
  return rows.map(({ id }) => id);
}

/** Has a file read once more. */
export async function unread(tx: Transaction, id: string): Promise<void> {
  await changeObservation(tx, id, { state: 'RECEIVED', reason: [] });
}

export async function filesById(db: Queries, ids: readonly string[]): Promise<readonly ObservationRow[]> {
  if (ids.length === 0) return [];
  return await db
    .select()
    .from(observationFile)
    .where(inArray(observationFile.id, [...ids]));
}

/** The stored row, or undefined when the operator has a file of these bytes. */
export async function insertObservation(
  tx: Transaction,
  row: typeof observationFile.$inferInsert,
): Promise<ObservationRow | undefined> {
  return (await tx.insert(observationFile).values(row).onConflictDoNothing().returning())[0];
}

export async function changeObservation(
  tx: Transaction,
  id: string,
  change: Partial<Omit<ObservationRow, 'id' | 'operatorId'>>,
): Promise<void> {
  await tx.update(observationFile).set(change).where(eq(observationFile.id, id));
}

/** Stores a delivery id; returns false when the delivery is already stored. */
export async function noteDelivery(tx: Transaction, row: typeof providerDelivery.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(providerDelivery)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: providerDelivery.deliveryId });
  return rows.length > 0;
}
