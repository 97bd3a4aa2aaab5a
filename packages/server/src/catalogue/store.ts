import type { MeanElements } from '@keepout/astro/nouns';
import type { Statement } from '@keepout/contract/platform/sentence-text';
import { meanElements, type PlainElements } from '@keepout/operations/orbit/plain-elements';
import { and, between, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import type { Place } from '../platform/http/problem-code.ts';
import type { CatalogueContent } from './content.ts';
import { catalogue, catalogueRefusal, elementSet } from './tables.ts';

export type CatalogueRow = typeof catalogue.$inferSelect;

export async function newestCatalogue(db: Queries): Promise<CatalogueRow | undefined> {
  return (await db.select().from(catalogue).orderBy(desc(catalogue.loadedAt)).limit(1))[0];
}

export async function findCatalogueByHash(db: Queries, hash: string): Promise<CatalogueRow | undefined> {
  return (await db.select().from(catalogue).where(eq(catalogue.contentHash, hash)))[0];
}

export async function readCatalogueRow(db: Queries, id: string): Promise<CatalogueRow | undefined> {
  return (await db.select().from(catalogue).where(eq(catalogue.id, id)))[0];
}

/** Marks an already known catalogue as the one in use. */
export async function touchCatalogue(db: Queries, id: string): Promise<void> {
  await db
    .update(catalogue)
    .set({ loadedAt: sql`clock_timestamp()` as unknown as string })
    .where(eq(catalogue.id, id));
}

export type RefusalRow = typeof catalogueRefusal.$inferSelect;

/** Keeps why the file of a place was not taken; the newest reason stands. */
export async function noteRefusal(db: Queries, source: string, reason: Statement): Promise<void> {
  const values = { source, reason, refusedAt: sql`clock_timestamp()` as unknown as string };
  await db.insert(catalogueRefusal).values(values).onConflictDoUpdate({ target: catalogueRefusal.source, set: values });
}

export async function forgetRefusal(db: Queries, source: string): Promise<void> {
  await db.delete(catalogueRefusal).where(eq(catalogueRefusal.source, source));
}

/** The last file that was not taken, and has not been since. */
export async function lastRefusal(db: Queries): Promise<RefusalRow | undefined> {
  return (await db.select().from(catalogueRefusal).orderBy(desc(catalogueRefusal.refusedAt)).limit(1))[0];
}

export interface NewCatalogue extends CatalogueContent {
  readonly id: string;
  readonly source: string;
  readonly format: string;
  readonly faults: readonly Place[];
  readonly rejectedCount: number;
  readonly fileId: string;
  readonly loadedAt?: string;
}

/** Stores a catalogue whole; call it in a transaction. */
export async function insertCatalogue(
  db: Queries,
  entry: NewCatalogue,
  onProgress?: (done: number, total: number) => void,
): Promise<void> {
  const { parts, faults, loadedAt, ...values } = entry;
  await db.insert(catalogue).values({
    ...values,
    faults: faults.slice(0, 100),
    loadedAt: loadedAt ?? (sql`clock_timestamp()` as unknown as string),
  });
  for (const [at, part] of parts.entries()) {
    await db.execute(sql`
      insert into element_set (catalogue_id, norad_id, epoch_tai_s, elements)
      select ${entry.id}, (one->>'noradId')::integer, (one->>'epochTaiS')::double precision, one
      from jsonb_array_elements(${part}::jsonb) as one
      on conflict do nothing`);
    onProgress?.(at + 1, parts.length);
  }
}

/** All elements of a catalogue, ordered by catalogue number. */
export async function readElements(db: Queries, catalogueId: string): Promise<MeanElements[]> {
  const rows = await db
    .select({ elements: elementSet.elements })
    .from(elementSet)
    .where(eq(elementSet.catalogueId, catalogueId))
    .orderBy(elementSet.noradId);
  return rows.map((row) => meanElements(row.elements as PlainElements));
}

/** The newest elements of one object in a catalogue. */
export async function findElements(
  db: Queries,
  catalogueId: string,
  noradId: number,
): Promise<MeanElements | undefined> {
  const rows = await db
    .select({ elements: elementSet.elements })
    .from(elementSet)
    .where(and(eq(elementSet.catalogueId, catalogueId), eq(elementSet.noradId, noradId)))
    .orderBy(desc(elementSet.epochTaiS))
    .limit(1);
  return rows[0] && meanElements(rows[0].elements as PlainElements);
}

/** Element sets of objects whose epochs lie within a span, of all catalogues that have been in use: each once, the newest first. */
export async function elementHistory(
  db: Queries,
  noradIds: readonly number[],
  span: { readonly fromTaiS: number; readonly toTaiS: number; readonly most: number },
): Promise<MeanElements[]> {
  const { catalogueId, noradId, epochTaiS, elements } = elementSet;
  // From the index alone: a set stands in every catalogue until its object has a newer one.
  const once = db
    .select({ noradId, epochTaiS, catalogueId: sql<string>`min(${catalogueId})`.as('once_in') })
    .from(elementSet)
    .where(and(inArray(noradId, [...noradIds]), between(epochTaiS, span.fromTaiS, span.toTaiS)))
    .groupBy(epochTaiS, noradId)
    .orderBy(desc(epochTaiS), noradId)
    .limit(span.most)
    .as('once');
  const rows = await db
    .select({ elements })
    .from(once)
    .innerJoin(
      elementSet,
      and(eq(noradId, once.noradId), eq(epochTaiS, once.epochTaiS), eq(catalogueId, once.catalogueId)),
    )
    .orderBy(desc(epochTaiS), noradId);
  return rows.map((row) => meanElements(row.elements as PlainElements));
}

export interface FoundElements {
  readonly elements: MeanElements;
  readonly source: string;
}
