import { randomUUID } from 'node:crypto';
import { and, asc, eq, like, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { catalogue, cataloguePart, cataloguePartSet } from './tables.ts';

/** Data of one source, under its name. */
export type PartRow = typeof cataloguePart.$inferSelect;

/** Number of past catalogues whose parts are stored, so that they can be restored. */
const KEPT_SETS = 5;

/** Received parts of a source that are not in use yet. */
export const arrivalSetId = (source: string): string => `arrivals of ${source}`;

/** Parts in use, those with priority first. */
export async function partsInUse(db: Queries): Promise<readonly PartRow[]> {
  const { place, source, part } = cataloguePart;
  return await db.select().from(cataloguePart).orderBy(asc(place), asc(source), asc(part));
}

export async function partsOfSet(db: Queries, setId: string): Promise<readonly PartRow[]> {
  const { setId: ofSet, place, source, part } = cataloguePartSet;
  const rows = await db
    .select()
    .from(cataloguePartSet)
    .where(eq(ofSet, setId))
    .orderBy(asc(place), asc(source), asc(part));
  return rows.map(({ setId: _, ...row }) => row);
}

/** Adds a part to a set and replaces the part with the same name. */
export async function keepInSet(tx: Transaction, setId: string, row: PartRow): Promise<void> {
  const { setId: ofSet, source, part } = cataloguePartSet;
  await tx.delete(cataloguePartSet).where(and(eq(ofSet, setId), eq(source, row.source), eq(part, row.part)));
  await tx.insert(cataloguePartSet).values({ setId, ...row });
}

export async function dropSet(tx: Queries, setId: string): Promise<void> {
  await tx.delete(cataloguePartSet).where(eq(cataloguePartSet.setId, setId));
}

export async function moveSet(tx: Transaction, setId: string, to: string): Promise<void> {
  await tx.update(cataloguePartSet).set({ setId: to }).where(eq(cataloguePartSet.setId, setId));
}

/** Puts these parts into use. */
export async function putPartsInUse(tx: Transaction, rows: readonly PartRow[]): Promise<void> {
  const copies = await withOwnFiles(tx, rows);
  await tx.delete(cataloguePart);
  if (copies.length > 0) await tx.insert(cataloguePart).values(copies);
}

/** Stores the parts in use with the catalogue that comes into use, and deletes those of old catalogues. */
export async function keepPartsOf(tx: Transaction, catalogueId: string): Promise<void> {
  await dropSet(tx, catalogueId);
  const copies = await withOwnFiles(tx, await partsInUse(tx));
  if (copies.length > 0)
    await tx.insert(cataloguePartSet).values(copies.map((row) => ({ setId: catalogueId, ...row })));
  await tx.update(catalogue).set({ partsKept: true }).where(eq(catalogue.id, catalogueId));
  const { rows } = await tx.execute<{ id: string }>(sql`
    update catalogue set parts_kept = false
    where parts_kept and id not in (select id from catalogue order by loaded_at desc limit ${KEPT_SETS}) returning id`);
  for (const { id } of rows) await dropSet(tx, id);
}

/** Renames a source in all sets. */
export async function renameInSets(tx: Queries, source: string, name: string): Promise<void> {
  await dropSet(tx, arrivalSetId(source));
  await tx
    .update(cataloguePartSet)
    .set({ source: name })
    .where(and(eq(cataloguePartSet.source, source), like(cataloguePartSet.setId, 'cat-%')));
}

/** Each row references a file of its own, which is deleted with it; the content takes no additional space. */
async function withOwnFiles(tx: Transaction, rows: readonly PartRow[]): Promise<PartRow[]> {
  const copies: PartRow[] = [];
  for (const row of rows) {
    const fileId = randomUUID();
    await tx.execute(sql`
      insert into stored_file (id, operator_id, kind, size_bytes, sha256)
      select ${fileId}, operator_id, kind, size_bytes, sha256 from stored_file where id = ${row.fileId}`);
    copies.push({ ...row, fileId });
  }
  return copies;
}
