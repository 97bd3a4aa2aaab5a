import type { Statement } from '@keepout/contract/platform/sentence-text';
import { and, arrayContains, arrayOverlaps, asc, desc, eq, gt, inArray, ne, not, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import { orbitUpdate } from './tables.ts';

export type OrbitUpdateRow = typeof orbitUpdate.$inferSelect;

/** For each of some files the newest update that rests on it. */
export async function newestUpdates(
  db: Queries,
  fileIds: readonly string[],
): Promise<ReadonlyMap<string, OrbitUpdateRow>> {
  if (fileIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(orbitUpdate)
    .where(arrayOverlaps(orbitUpdate.fileIds, [...fileIds]))
    .orderBy(desc(orbitUpdate.createdAt), desc(orbitUpdate.id));
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
  let restsOn = arrayContains(orbitUpdate.fileIds, [fileId]);
  for (;;) {
    const next = await tx
      .select()
      .from(orbitUpdate)
      .where(and(restsOn, ne(orbitUpdate.state, 'WITHDRAWN')))
      .orderBy(asc(orbitUpdate.id))
      .for('update');
    const fresh = next.filter(({ id }) => !updates.some((update) => update.id === id));
    if (fresh.length === 0) return updates;
    updates.push(...fresh);
    const ids = fresh.map(({ id }) => id);
    restsOn = arrayOverlaps(orbitUpdate.basis, ids);
  }
}

/** Returns the withdrawn ones among updates; locks the others until the transaction ends. */
export async function withdrawnOf(db: Queries, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: orbitUpdate.id, state: orbitUpdate.state })
    .from(orbitUpdate)
    .where(inArray(orbitUpdate.id, [...ids]))
    .orderBy(asc(orbitUpdate.id))
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
      ? sql`${orbitUpdate.requestId} is distinct from ${isOther.requestId}`
      : not(arrayContains(orbitUpdate.fileIds, [isOther.observationFileId]));
  return (
    await db
      .select()
      .from(orbitUpdate)
      .where(
        and(
          ...[eq(orbitUpdate.operatorId, operatorId), eq(orbitUpdate.noradId, noradId), elsewhere],
          ...[eq(orbitUpdate.state, 'UPDATED'), gt(orbitUpdate.createdAt, createdAfter)],
        ),
      )
      .orderBy(desc(orbitUpdate.createdAt), desc(orbitUpdate.id))
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
    .select({ id: orbitUpdate.id })
    .from(orbitUpdate)
    .where(and(inArray(orbitUpdate.id, [...ids]), eq(orbitUpdate.conjunctionObject, object)));
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
      ? eq(orbitUpdate.requestId, subject.requestId)
      : arrayContains(orbitUpdate.fileIds, [subject.observationFileId]);
  return await db
    .select()
    .from(orbitUpdate)
    .where(and(of, ne(orbitUpdate.state, 'WITHDRAWN')))
    .orderBy(desc(orbitUpdate.createdAt), desc(orbitUpdate.id));
}

export async function insertUpdate(tx: Transaction, row: typeof orbitUpdate.$inferInsert): Promise<void> {
  await tx.insert(orbitUpdate).values(row);
}

/** @param message   why, a sentence */
export async function withdrawUpdates(tx: Transaction, ids: readonly string[], message: Statement): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(orbitUpdate)
    .set({ state: 'WITHDRAWN', message })
    .where(inArray(orbitUpdate.id, [...ids]));
}

/** Returns the first update of a request with a valid prior, even if the update itself was withdrawn. */
export async function firstUpdate(db: Queries, requestId: string): Promise<OrbitUpdateRow | undefined> {
  const priorUpdate = alias(orbitUpdate, 'prior_update');
  const withdrawnPrior = db
    .select({ one: sql`1` })
    .from(priorUpdate)
    .where(and(sql`${priorUpdate.id} = any(${orbitUpdate.basis})`, eq(priorUpdate.state, 'WITHDRAWN')));
  return (
    await db
      .select()
      .from(orbitUpdate)
      .where(and(eq(orbitUpdate.requestId, requestId), notExists(withdrawnPrior)))
      .orderBy(asc(orbitUpdate.createdAt), asc(orbitUpdate.id))
      .limit(1)
  )[0];
}
