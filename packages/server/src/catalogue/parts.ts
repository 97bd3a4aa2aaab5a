import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { type ReceivedFile, receivedBytes } from '../platform/files/received-file.ts';
import { keepFile, readStoredFile } from '../platform/files/stored-files.ts';
import { nowTaiS } from '../platform/now.ts';
import { threadTask } from '../platform/threads/threads.ts';
import {
  CATALOGUE_LIMIT_BYTES,
  type CatalogueContext,
  keepCatalogueWithin,
  type LoadedCatalogue,
  lockCatalogues,
} from './load.ts';
import type { KnownFacts, PutTogether, PutTogetherInput } from './put-together.thread.ts';
import type { PartFacts } from './read-part.thread.ts';
import { cataloguePart, objectFact } from './tables.ts';

const together = threadTask<PutTogetherInput, PutTogether>(
  new URL('./put-together.thread.ts', import.meta.url),
  'putTogether',
);

/** What a source brought last under a name of its own. */
export type PartRow = typeof cataloguePart.$inferSelect;

export interface PartToKeep {
  readonly source: string;
  readonly part: string;
  readonly place: number;
  readonly bytes: Uint8Array;
  readonly facts: PartFacts;
}

/** The part as it came last; undefined before the first. */
export async function findPart(db: Queries, source: string, part: string): Promise<PartRow | undefined> {
  return (
    await db
      .select()
      .from(cataloguePart)
      .where(and(eq(cataloguePart.source, source), eq(cataloguePart.part, part)))
  )[0];
}

/** Keeps a part in place of the one before. */
export async function keepPart(tx: Transaction, { source, part, place, bytes, facts }: PartToKeep): Promise<void> {
  const file: ReceivedFile = receivedBytes(bytes);
  const fileId = await keepFile(tx, file, { operatorId: null, kind: 'catalogue' });
  await tx.delete(cataloguePart).where(and(eq(cataloguePart.source, source), eq(cataloguePart.part, part)));
  await tx.insert(cataloguePart).values({
    source,
    part,
    place,
    fileId,
    objectCount: facts.noradIds.length,
    rejectedCount: facts.rejectedCount,
    noradIds: [...facts.noradIds],
  });
}

/** What a source brings no more: parts beside those that are named. */
export async function forgetParts(tx: Queries, source: string, but: readonly string[] = []): Promise<void> {
  await tx
    .delete(cataloguePart)
    .where(
      and(eq(cataloguePart.source, source), but.length === 0 ? undefined : notInArray(cataloguePart.part, [...but])),
    );
}

/** What a source is called from now on. */
export async function renameSource(tx: Queries, source: string, name: string): Promise<void> {
  if (source === name) return;
  await tx.update(cataloguePart).set({ source: name }).where(eq(cataloguePart.source, source));
  await tx.update(objectFact).set({ source: name }).where(eq(objectFact.source, source));
}

const FORMAT = 'parts';

/**
 * Makes a catalogue of all parts, of each object the freshest set, and puts it in use; undefined where there is no part. Where another part
 * came meanwhile it is made anew: of two that come at once the later has both.
 */
export async function putPartsTogether(context: CatalogueContext): Promise<LoadedCatalogue | undefined> {
  const db = context.database.orm;
  for (;;) {
    const rows = await partRows(db);
    if (rows.length === 0) return undefined;
    const parts = [];
    for (const { source, fileId } of rows) {
      const bytes = await readStoredFile(db, fileId);
      // Replaced meanwhile: the look at the end sees it too.
      if (bytes !== undefined) parts.push({ source, bytes });
    }
    const facts = JSON.stringify(await knownFacts(db));
    const { content, counts } = await context.threads.run(together, {
      parts,
      facts,
      nowTaiS: nowTaiS(),
      limitBytes: CATALOGUE_LIMIT_BYTES,
    });
    const stored = await context.database.orm.transaction(async (tx) => {
      await lockCatalogues(tx);
      if (JSON.stringify(await partRows(tx)) !== JSON.stringify(rows)) return undefined;
      return await keepCatalogueWithin(tx, context.events, {
        content,
        sources: counts.map((count) => ({ ...count, takenAt: takenAt(rows, count.source) })),
        source: counts.map(({ source }) => source).join(' + '),
        format: FORMAT,
        rejectedCount: rows.reduce((sum, { rejectedCount }) => sum + rejectedCount, 0),
        faults: [],
        bytes: Buffer.from(JSON.stringify(rows)),
      });
    });
    if (stored !== undefined) return stored;
  }
}

type ListedPart = Pick<PartRow, 'source' | 'part' | 'fileId' | 'rejectedCount' | 'takenAt'>;

/** When the newest part of a source came. */
function takenAt(rows: readonly ListedPart[], source: string): string {
  const times = rows.filter((row) => row.source === source).map((row) => row.takenAt);
  return times.sort().at(-1) ?? '';
}

async function partRows(db: Queries): Promise<readonly ListedPart[]> {
  const { source, part, fileId, rejectedCount, takenAt, place } = cataloguePart;
  return await db
    .select({ source, part, fileId, rejectedCount, takenAt })
    .from(cataloguePart)
    .orderBy(asc(place), asc(source), asc(part));
}

async function knownFacts(db: Queries): Promise<readonly KnownFacts[]> {
  const { noradId, objectType, rcsM2 } = objectFact;
  const rows = await db
    .select({ noradId, objectType, rcsM2 })
    .from(objectFact)
    .where(sql`${objectType} is not null or ${rcsM2} is not null`);
  return rows.map((row) => [row.noradId, row.objectType, row.rcsM2]);
}
