import { and, arrayContains, arrayOverlaps, asc, desc, eq, inArray, ne } from 'drizzle-orm';
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

/** Updates that rest on a file and still hold, held until the transaction ends. */
export async function lockUpdatesOf(tx: Transaction, fileId: string): Promise<readonly OrbitUpdateRow[]> {
  return await tx
    .select()
    .from(orbitUpdate)
    .where(and(arrayContains(orbitUpdate.fileIds, [fileId]), ne(orbitUpdate.state, 'WITHDRAWN')))
    .for('update');
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

export async function withdrawUpdates(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(orbitUpdate)
    .set({ state: 'WITHDRAWN' })
    .where(inArray(orbitUpdate.id, [...ids]));
}

/** The first update of a request, whatever became of it. */
export async function firstUpdate(db: Queries, requestId: string): Promise<OrbitUpdateRow | undefined> {
  return (
    await db
      .select()
      .from(orbitUpdate)
      .where(eq(orbitUpdate.requestId, requestId))
      .orderBy(asc(orbitUpdate.createdAt), asc(orbitUpdate.id))
      .limit(1)
  )[0];
}
