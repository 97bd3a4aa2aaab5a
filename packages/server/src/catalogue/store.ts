import type { MeanElements } from '@keepout/astro/nouns';
import { and, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import type { Place } from '../platform/http/problem-code.ts';
import { fromStored, type StoredElements, toStored } from './stored-elements.ts';
import { catalogue, elementSet } from './tables.ts';

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
    .set({ loadedAt: sql`now()` as unknown as string })
    .where(eq(catalogue.id, id));
}

export interface NewCatalogue {
  readonly id: string;
  readonly source: string;
  readonly format: string;
  readonly contentHash: string;
  readonly newestEpoch: string | null;
  readonly faults: readonly Place[];
  readonly rejectedCount: number;
  readonly fileId: string;
  readonly elements: readonly MeanElements[];
  readonly loadedAt?: string;
}

const CHUNK = 2_000;

/** Stores a catalogue whole; call it in a transaction. */
export async function insertCatalogue(db: Queries, entry: NewCatalogue): Promise<void> {
  await db.insert(catalogue).values({
    id: entry.id,
    source: entry.source,
    format: entry.format,
    contentHash: entry.contentHash,
    objectCount: entry.elements.length,
    rejectedCount: entry.rejectedCount,
    faults: entry.faults.slice(0, 100),
    newestEpoch: entry.newestEpoch,
    fileId: entry.fileId,
    ...(entry.loadedAt !== undefined && { loadedAt: entry.loadedAt }),
  });
  for (let start = 0; start < entry.elements.length; start += CHUNK) {
    const part = JSON.stringify(entry.elements.slice(start, start + CHUNK).map(toStored));
    await db.execute(sql`
      insert into element_set (catalogue_id, norad_id, epoch_tai_s, elements)
      select ${entry.id}, (one->>'noradId')::integer, (one->>'epochTaiS')::double precision, one
      from jsonb_array_elements(${part}::jsonb) as one
      on conflict do nothing`);
  }
}

/** All elements of a catalogue, ordered by catalogue number. */
export async function readElements(db: Queries, catalogueId: string): Promise<MeanElements[]> {
  const rows = await db
    .select({ elements: elementSet.elements })
    .from(elementSet)
    .where(eq(elementSet.catalogueId, catalogueId))
    .orderBy(elementSet.noradId);
  return rows.map((row) => fromStored(row.elements as StoredElements));
}

export interface FoundElements {
  readonly elements: MeanElements;
  readonly source: string;
}

/** The newest element set of each object at or before `beforeTaiS` (or the newest of all). */
export async function newestElements(
  db: Queries,
  noradIds: readonly number[],
  beforeTaiS?: number,
): Promise<Map<number, FoundElements>> {
  if (noradIds.length === 0) return new Map();
  const wanted = inArray(elementSet.noradId, [...noradIds]);
  const rows = await db
    .selectDistinctOn([elementSet.noradId], { elements: elementSet.elements, source: catalogue.source })
    .from(elementSet)
    .innerJoin(catalogue, eq(catalogue.id, elementSet.catalogueId))
    .where(beforeTaiS === undefined ? wanted : and(wanted, lte(elementSet.epochTaiS, beforeTaiS)))
    .orderBy(elementSet.noradId, desc(elementSet.epochTaiS));
  return new Map(
    rows.map((row) => {
      const elements = fromStored(row.elements as StoredElements);
      return [elements.noradId, { elements, source: row.source }];
    }),
  );
}
