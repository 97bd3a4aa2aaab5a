import type { MeanElements } from '@keepout/astro/nouns';
import type { Statement } from '@keepout/contract/platform/sentence-text';
import { meanElements, type PlainElements } from '@keepout/operations/orbit/plain-elements';
import { and, between, desc, eq, inArray, max, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import type { ErrorPlace } from '../platform/http/problem-code.ts';
import type { CatalogueContent } from './content.ts';
import { type CatalogueSource, catalogue, catalogueRefusal, elementSet } from './tables.ts';

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

/** Current time, but later than that of every other catalogue: the last one is in use, also after a clock that was ahead is set back. */
const AFTER_ALL = sql`greatest(clock_timestamp(),
  (select max(loaded_at) from catalogue) + interval '1 microsecond')` as unknown as string;

/** Puts an already stored catalogue into use. @param change   stored changes of putting it into use again */
export async function touchCatalogue(
  db: Queries,
  id: string,
  change: Partial<Pick<CatalogueRow, 'replacedId' | 'withdrawnAt'>> = {},
): Promise<void> {
  await db
    .update(catalogue)
    .set({ ...change, loadedAt: AFTER_ALL })
    .where(eq(catalogue.id, id));
}

/** Marks a catalogue as reverted. */
export async function withdrawCatalogue(db: Queries, id: string): Promise<void> {
  await db
    .update(catalogue)
    .set({ withdrawnAt: sql`clock_timestamp()` as unknown as string })
    .where(eq(catalogue.id, id));
}

export type RefusalRow = typeof catalogueRefusal.$inferSelect;

/** Stores why the file of a place was refused; a newer reason replaces it. */
export async function noteRefusal(db: Queries, source: string, reason: Statement): Promise<void> {
  const values = { source, reason, refusedAt: sql`clock_timestamp()` as unknown as string };
  await db.insert(catalogueRefusal).values(values).onConflictDoUpdate({ target: catalogueRefusal.source, set: values });
}

export async function forgetRefusal(db: Queries, source: string): Promise<void> {
  await db.delete(catalogueRefusal).where(eq(catalogueRefusal.source, source));
}

/** Returns the last refused file, if none was accepted since. */
export async function lastRefusal(db: Queries): Promise<RefusalRow | undefined> {
  return (await db.select().from(catalogueRefusal).orderBy(desc(catalogueRefusal.refusedAt)).limit(1))[0];
}

export interface NewCatalogue extends CatalogueContent {
  readonly id: string;
  readonly source: string;
  readonly format: string;
  readonly faults: readonly ErrorPlace[];
  readonly rejectedCount: number;
  readonly fileId: string;
  readonly sources?: readonly CatalogueSource[];
  readonly loadedAt?: string;
  /** Id of the catalogue in use before. */
  readonly replacedId: string | null;
}

/** A number of no catalogue, as used in the index of current sets. */
const OPEN = sql.raw('2147483647');

/** Stores a complete catalogue; sets that the previous one also has remain. Call it in a transaction that excludes concurrent calls. */
export async function insertCatalogue(
  db: Queries,
  entry: NewCatalogue,
  onProgress?: (storedCount: number, total: number) => void,
): Promise<void> {
  const { parts, members, faults, loadedAt, ...values } = entry;
  const [last] = await db.select({ number: max(catalogue.number) }).from(catalogue);
  const number = (last?.number ?? 0) + 1;
  await db.insert(catalogue).values({
    ...values,
    number,
    faults: faults.slice(0, 100),
    loadedAt: loadedAt ?? AFTER_ALL,
  });
  for (const [at, part] of parts.entries()) {
    await db.execute(sql`
      with came as materialized (
        select (one->'elements'->>'noradId')::integer as norad_id, (one->'elements'->>'epochTaiS')::double precision as epoch_tai_s,
          one->'elements' as elements, one->>'source' as source
        from jsonb_array_elements(${part}::jsonb) as one)
      insert into element_set (catalogue_id, norad_id, epoch_tai_s, elements, from_number, source)
      select ${entry.id}, norad_id, epoch_tai_s, elements, ${number}::integer, source from came
      where not exists (
        select from element_set as stands
        where stands.norad_id = came.norad_id and stands.epoch_tai_s = came.epoch_tai_s
          and stands.until_number is null and stands.elements = came.elements)
      on conflict do nothing`);
    onProgress?.(at + 1, parts.length);
  }
  await db.execute(sql`
    with came as materialized (
      select (one->>0)::integer as norad_id, (one->>1)::double precision as epoch_tai_s
      from jsonb_array_elements(${members}::jsonb) as one)
    update element_set as before set until_number = ${number}::integer
    where coalesce(before.until_number, ${OPEN}) = ${OPEN} and before.from_number < ${number}::integer and (
      not exists (select from came where came.norad_id = before.norad_id and came.epoch_tai_s = before.epoch_tai_s)
      or exists (
        select from element_set as other
        where other.norad_id = before.norad_id and other.epoch_tai_s = before.epoch_tai_s
          and other.from_number = ${number}::integer))`);
}

/** Returns the condition for sets of a catalogue. */
const standsIn = (catalogueId: string): SQL => {
  const number = sql`(select number from catalogue where id = ${catalogueId})`;
  return sql`(coalesce(${elementSet.untilNumber}, ${OPEN}) > ${number} and ${elementSet.fromNumber} <= ${number})`;
};

/** The same as one JSON text. */
export async function elementsText(db: Queries, catalogueId: string): Promise<string> {
  const { elements, noradId } = elementSet;
  const [row] = await db
    .select({ text: sql<string>`coalesce(json_agg(${elements} order by ${noradId}), '[]')::text` })
    .from(elementSet)
    .where(standsIn(catalogueId));
  return row?.text ?? '[]';
}

/** Returns all elements of a catalogue, ordered by catalogue number. */
export async function readElements(db: Queries, catalogueId: string): Promise<MeanElements[]> {
  const rows = await db
    .select({ elements: elementSet.elements })
    .from(elementSet)
    .where(standsIn(catalogueId))
    .orderBy(elementSet.noradId);
  return rows.map((row) => meanElements(row.elements as PlainElements));
}

/** Returns the newest elements of one object in a catalogue. */
export async function findElements(
  db: Queries,
  catalogueId: string,
  noradId: number,
): Promise<MeanElements | undefined> {
  return (await findElementSet(db, catalogueId, noradId))?.elements;
}

/** The same with the source of each set; null: the source of the catalogue. */
export async function findElementSet(
  db: Queries,
  catalogueId: string,
  noradId: number,
): Promise<{ readonly elements: MeanElements; readonly source: string | null } | undefined> {
  const rows = await db
    .select({ elements: elementSet.elements, source: elementSet.source })
    .from(elementSet)
    .where(and(eq(elementSet.noradId, noradId), standsIn(catalogueId)))
    .orderBy(desc(elementSet.epochTaiS))
    .limit(1);
  return rows[0] && { ...rows[0], elements: meanElements(rows[0].elements as PlainElements) };
}

/** Returns element sets of objects with epochs in a span, of all catalogues that have been in use: each once, newest first. */
export async function elementHistory(
  db: Queries,
  noradIds: readonly number[],
  span: { readonly fromTaiS: number; readonly toTaiS: number; readonly limit: number },
): Promise<MeanElements[]> {
  const { catalogueId, noradId, epochTaiS, elements } = elementSet;
  // An index-only query: a set belongs to every catalogue until its object has a newer one.
  const once = db
    .select({ noradId, epochTaiS, catalogueId: sql<string>`min(${catalogueId})`.as('once_in') })
    .from(elementSet)
    .where(and(inArray(noradId, [...noradIds]), between(epochTaiS, span.fromTaiS, span.toTaiS)))
    .groupBy(epochTaiS, noradId)
    .orderBy(desc(epochTaiS), noradId)
    .limit(span.limit)
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
