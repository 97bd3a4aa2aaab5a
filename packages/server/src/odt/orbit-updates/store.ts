import type { Statement } from '@keepout/contract/platform/sentence-text';
import { and, arrayContains, arrayOverlaps, asc, desc, eq, gt, inArray, ne, not, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import { orbitUpdateTable } from './tables.ts';

export type OrbitUpdateRow = typeof orbitUpdateTable.$inferSelect;

/** For each of some files the newest update that rests on it. */
export async function newestUpdates(
  db: Queries,
  fileIds: readonly string[],
): Promise<ReadonlyMap<string, OrbitUpdateRow>> {
  if (fileIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(orbitUpdateTable)
    .where(arrayOverlaps(orbitUpdateTable.fileIds, [...fileIds]))
    .orderBy(desc(orbitUpdateTable.createdAt), desc(orbitUpdateTable.id));
  const newest = new Map<string, OrbitUpdateRow>();
  for (const row of rows) {
    for (const id of row.fileIds) if (!newest.has(id)) newest.set(id, row);
  }
  return newest;
}

/**
 * Returns the valid updates that depend on a file, and all that depend on one of those, of any request; locked until the transaction
 * ends.
 */
export async function lockUpdatesOf(tx: Transaction, fileId: string): Promise<readonly OrbitUpdateRow[]> {
  const updates: OrbitUpdateRow[] = [];
  let restsOn = arrayContains(orbitUpdateTable.fileIds, [fileId]);
  for (;;) {
    const next = await tx
      .select()
      .from(orbitUpdateTable)
      .where(and(restsOn, ne(orbitUpdateTable.state, 'WITHDRAWN')))
      .orderBy(asc(orbitUpdateTable.id))
      .for('update');
    const fresh = next.filter(({ id }) => !updates.some((update) => update.id === id));
    if (fresh.length === 0) return updates;
    updates.push(...fresh);
    const ids = fresh.map(({ id }) => id);
    restsOn = arrayOverlaps(orbitUpdateTable.basis, ids);
  }
}

/** Returns the withdrawn ones among updates; locks the others until the transaction ends. */
export async function withdrawnOf(db: Queries, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: orbitUpdateTable.id, state: orbitUpdateTable.state })
    .from(orbitUpdateTable)
    .where(inArray(orbitUpdateTable.id, [...ids]))
    .orderBy(asc(orbitUpdateTable.id))
    .for('share');
  return rows.filter(({ state }) => state === 'WITHDRAWN').map(({ id }) => id);
}

/** The newest update of an object that holds and was usable, of another request of the operator or of a track of his own. */
export async function newestOfObject(
  db: Queries,
  { operatorId, noradId, createdAfter }: ObjectSeen,
  isOther: { readonly requestId: string } | { readonly observationFileId: string },
): Promise<OrbitUpdateRow | undefined> {
  const elsewhere =
    'requestId' in isOther
      ? sql`${orbitUpdateTable.requestId} is distinct from ${isOther.requestId}`
      : not(arrayContains(orbitUpdateTable.fileIds, [isOther.observationFileId]));
  return (
    await db
      .select()
      .from(orbitUpdateTable)
      .where(
        and(
          ...[eq(orbitUpdateTable.operatorId, operatorId), eq(orbitUpdateTable.noradId, noradId), elsewhere],
          ...[eq(orbitUpdateTable.state, 'UPDATED'), gt(orbitUpdateTable.createdAt, createdAfter)],
        ),
      )
      .orderBy(desc(orbitUpdateTable.createdAt), desc(orbitUpdateTable.id))
      .limit(1)
  )[0];
}

/** Of some updates those of one object of a conjunction. */
export async function ofConjunctionObject(
  db: Queries,
  ids: readonly string[],
  object: OrbitUpdateRow['conjunctionObject'],
): Promise<readonly string[]> {
  if (ids.length === 0 || object === null) return [];
  const rows = await db
    .select({ id: orbitUpdateTable.id })
    .from(orbitUpdateTable)
    .where(and(inArray(orbitUpdateTable.id, [...ids]), eq(orbitUpdateTable.conjunctionObject, object)));
  return rows.map(({ id }) => id);
}

export interface ObjectSeen {
  readonly operatorId: string;
  readonly noradId: number;
  /** ISO. */
  readonly createdAfter: string;
}

/** Updates of a request or of a file that still hold, newest first. */
export async function holdingUpdates(
  db: Queries,
  subject: { readonly requestId: string } | { readonly observationFileId: string },
): Promise<readonly OrbitUpdateRow[]> {
  const of =
    'requestId' in subject
      ? eq(orbitUpdateTable.requestId, subject.requestId)
      : arrayContains(orbitUpdateTable.fileIds, [subject.observationFileId]);
  return await db
    .select()
    .from(orbitUpdateTable)
    .where(and(of, ne(orbitUpdateTable.state, 'WITHDRAWN')))
    .orderBy(desc(orbitUpdateTable.createdAt), desc(orbitUpdateTable.id));
}

export async function insertUpdate(tx: Transaction, row: typeof orbitUpdateTable.$inferInsert): Promise<void> {
  await tx.insert(orbitUpdateTable).values(row);
}

/** @param message   why, a sentence */
export async function withdrawUpdates(tx: Transaction, ids: readonly string[], message: Statement): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(orbitUpdateTable)
    .set({ state: 'WITHDRAWN', message })
    .where(inArray(orbitUpdateTable.id, [...ids]));
}

/** Returns the first update of a request with a valid prior, even if the update itself was withdrawn. */
export async function firstUpdate(db: Queries, requestId: string): Promise<OrbitUpdateRow | undefined> {
  const priorUpdate = alias(orbitUpdateTable, 'prior_update');
  const withdrawnPrior = db
    .select({ one: sql`1` })
    .from(priorUpdate)
    .where(and(sql`${priorUpdate.id} = any(${orbitUpdateTable.basis})`, eq(priorUpdate.state, 'WITHDRAWN')));
  return (
    await db
      .select()
      .from(orbitUpdateTable)
      .where(and(eq(orbitUpdateTable.requestId, requestId), notExists(withdrawnPrior)))
      .orderBy(asc(orbitUpdateTable.createdAt), asc(orbitUpdateTable.id))
      .limit(1)
  )[0];
}
