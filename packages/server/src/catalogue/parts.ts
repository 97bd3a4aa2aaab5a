import { createHash } from 'node:crypto';
import type { Statement } from '@keepout/contract/platform/sentence-text';
import type { CatalogueChange } from '@keepout/operations/feeds/catalogue-change';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { type ReceivedFile, receivedBytes } from '../platform/files/received-file.ts';
import { keepFile, readStoredFile } from '../platform/files/stored-files.ts';
import { nowTaiS } from '../platform/now.ts';
import { threadTask } from '../platform/threads/threads.ts';
import { cachedCatalogue } from './cached-catalogue.ts';
import { type KeptBackRow, keepBack, reasonToKeepBack } from './kept-back.ts';
import {
  CATALOGUE_LIMIT_BYTES,
  type CatalogueContext,
  keepCatalogueWithin,
  type LoadedCatalogue,
  lockCatalogues,
} from './load.ts';
import {
  arrivalSetId,
  dropSet,
  keepInSet,
  moveSet,
  type PartRow,
  partsInUse,
  partsOfSet,
  putPartsInUse,
  renameInSets,
} from './part-sets.ts';
import type { KnownFacts, PutTogether, PutTogetherInput, SourcePart } from './put-together.thread.ts';
import type { PartFacts } from './read-part.thread.ts';
import { type CatalogueRow, elementsText, findCatalogueByHash, newestCatalogue } from './store.ts';
import { cataloguePart, objectFact } from './tables.ts';

const together = threadTask<PutTogetherInput, PutTogether>(
  new URL('./put-together.thread.ts', import.meta.url),
  'putTogether',
);

export interface PartToKeep {
  readonly source: string;
  readonly part: string;
  readonly place: number;
  readonly bytes: Uint8Array;
  readonly facts: PartFacts;
}

/** Returns the newest version of the part; undefined before the first. */
export async function findPart(db: Queries, source: string, part: string): Promise<PartRow | undefined> {
  return (
    await db
      .select()
      .from(cataloguePart)
      .where(and(eq(cataloguePart.source, source), eq(cataloguePart.part, part)))
  )[0];
}

/** Stores a received part; `putPartsTogether` puts it into use with all others of its source. */
export async function keepArrival(tx: Transaction, arrival: PartToKeep): Promise<void> {
  const file: ReceivedFile = receivedBytes(arrival.bytes);
  const fileId = await keepFile(tx, file, { operatorId: null, kind: 'catalogue' });
  await keepInSet(tx, arrivalSetId(arrival.source), { ...partOf(arrival), fileId });
}

const partOf = ({ source, part, place, facts }: PartToKeep): Omit<PartRow, 'fileId'> => ({
  source,
  part,
  place,
  objectCount: facts.noradIds.length,
  rejectedCount: facts.rejectedCount,
  noradIds: [...facts.noradIds],
  takenAt: new Date().toISOString(),
});

/**
 * Marks a source as no longer requested; its data remain in use until `removeCatalogueSource`. Of equal sets, that of a source
 * which is still requested is used.
 */
export async function retireSource(tx: Queries, source: string): Promise<void> {
  await dropSet(tx, arrivalSetId(source));
  await tx.update(cataloguePart).set({ place: LAST_PLACE }).where(eq(cataloguePart.source, source));
}

/** Renames a source. */
export async function renameSource(tx: Queries, source: string, name: string): Promise<void> {
  if (source === name) return;
  await tx.update(cataloguePart).set({ source: name }).where(eq(cataloguePart.source, source));
  await tx.update(objectFact).set({ source: name }).where(eq(objectFact.source, source));
  await renameInSets(tx, source, name);
}

const FORMAT = 'parts';
/** Name of the part made from a catalogue that was loaded as one file. */
const FILE_PART = 'loaded as one file';
/** Of equal sets those of all other sources have priority. */
const LAST_PLACE = 2_147_483_647;

/** New parts of a source, which replace those in use. */
export interface NewParts {
  readonly source: string;
  /** Set in which they are stored; absent: the newest data of the source. */
  readonly setId?: string;
  /** Parts that the source still provides; absent: all. */
  readonly wanted?: readonly string[];
  /** Runs in the transaction that puts them into use. Absent: a catalogue that would remove or move too many objects is withheld. */
  readonly accept?: (tx: Transaction) => Promise<void>;
}

/** A catalogue that was put into use, or withheld. */
export type PutInUse = { readonly loaded: LoadedCatalogue } | { readonly keptBack: KeptBackRow };

/**
 * Combines all parts into a catalogue with the newest set of each object, and puts it into use; undefined if there are no parts. A catalogue that was
 * loaded as one file becomes a part, so that it remains when a feed adds other data. If another part is stored concurrently, the catalogue is built again: the
 * later of two has both.
 */
export async function putPartsTogether(context: CatalogueContext, news?: NewParts): Promise<PutInUse | undefined> {
  const db = context.database.orm;
  for (;;) {
    const plan = await planOf(db, news);
    if (plan.parts.length === 0) return undefined;
    const merged = await mergeParts(context, plan.inUse, await filesOf(db, plan));
    const outcome = await db.transaction(async (tx) => {
      await lockCatalogues(tx);
      if (keyOf(await planOf(tx, news)) !== keyOf(plan)) return undefined;
      const reason = news?.accept === undefined ? await reasonOf(tx, merged) : undefined;
      if (reason !== undefined) {
        const keptBack = await keepArrivalsBack(tx, context, { news, plan, change: merged.change!, reason });
        if (keptBack !== undefined) return { keptBack };
      }
      await usePlan(tx, plan);
      await news?.accept?.(tx);
      if (news !== undefined) await dropSet(tx, arrivalSetId(news.source));
      return { loaded: await keepMerged(tx, context, plan, merged) };
    });
    if (outcome !== undefined) return outcome;
  }
}

/** Returns the changes of the catalogue if a source had this file, and the reason why it would be withheld. */
export async function tryPart(
  context: CatalogueContext,
  trialPart: PartToKeep,
): Promise<{ readonly change: CatalogueChange | undefined; readonly reason: Statement | undefined }> {
  const db = context.database.orm;
  const plan = await planOf(db, { source: trialPart.source }, [{ ...partOf(trialPart), fileId: TRIAL_FILE_ID }]);
  const merged = await mergeParts(context, plan.inUse, await filesOf(db, plan, trialPart.bytes));
  return { change: merged.change, reason: await reasonOf(db, merged) };
}

/** A file that is not stored. */
const TRIAL_FILE_ID = 'tried';

/** Parts of a new catalogue, and the catalogue that it replaces. */
interface Plan {
  readonly inUse: CatalogueRow | undefined;
  readonly parts: readonly PartRow[];
  readonly arrivals: readonly PartRow[];
}

/** @param trialParts   parts to use instead of the stored ones */
async function planOf(db: Queries, news: NewParts | undefined, trialParts?: readonly PartRow[]): Promise<Plan> {
  const inUse = await newestCatalogue(db);
  const stored = await partsInUse(db);
  const arrivals =
    trialParts ?? (news === undefined ? [] : await partsOfSet(db, news.setId ?? arrivalSetId(news.source)));
  const isWanted = ({ source, part }: PartRow) =>
    source !== news?.source || news.wanted === undefined || news.wanted.includes(part);
  const isFile = inUse !== undefined && inUse.sources === null;
  const parts = [
    ...stored.filter(
      (row) =>
        isWanted(row) &&
        !(isFile && row.part === FILE_PART) &&
        !arrivals.some(({ source, part }) => source === row.source && part === row.part),
    ),
    ...arrivals.filter(isWanted),
  ];
  if (parts.length > 0 && isFile) parts.push(filePartOf(inUse));
  return { inUse, arrivals, parts: parts.toSorted(byPlace) };
}

const byPlace = (a: PartRow, b: PartRow): number =>
  a.place - b.place || (a.source < b.source ? -1 : Number(a.source > b.source)) || (a.part < b.part ? -1 : 1);

/** A catalogue that came as one file, as a part; it is of no file yet. */
const filePartOf = ({ source, objectCount, loadedAt }: CatalogueRow): PartRow => ({
  source,
  part: FILE_PART,
  place: LAST_PLACE,
  fileId: '',
  objectCount,
  rejectedCount: 0,
  noradIds: [],
  takenAt: loadedAt,
});

const keyOf = ({ inUse, parts }: Plan): string =>
  JSON.stringify([inUse?.id, parts.map(({ source, part, fileId, takenAt }) => [source, part, fileId, takenAt])]);

async function filesOf(db: Queries, { inUse, parts }: Plan, trialBytes?: Uint8Array): Promise<readonly SourcePart[]> {
  const files: SourcePart[] = [];
  for (const { source, part, fileId } of parts) {
    const isPlain = part === FILE_PART;
    const bytes =
      fileId === TRIAL_FILE_ID
        ? trialBytes
        : fileId === ''
          ? Buffer.from(await elementsText(db, inUse!.id))
          : await readStoredFile(db, fileId);
    // Replaced meanwhile: the look at the end sees it too.
    if (bytes !== undefined) files.push({ source, bytes, isPlain });
  }
  return files;
}

async function mergeParts(
  context: CatalogueContext,
  inUse: CatalogueRow | undefined,
  parts: readonly SourcePart[],
): Promise<PutTogether> {
  const db = context.database.orm;
  return await context.threads.run(together, {
    parts,
    facts: JSON.stringify(await knownFacts(db)),
    nowTaiS: nowTaiS(),
    limitBytes: CATALOGUE_LIMIT_BYTES,
    ...(inUse !== undefined && { inUse: (await cachedCatalogue(db, inUse.id)).packed }),
  });
}

const reasonOf = async (db: Queries, { content, change }: PutTogether): Promise<Statement | undefined> =>
  reasonToKeepBack(change, await findCatalogueByHash(db, content.contentHash));

/** Stores the arrivals of a source as a withheld catalogue; undefined if the source has no arrivals. */
async function keepArrivalsBack(
  tx: Transaction,
  { events }: CatalogueContext,
  {
    news,
    plan,
    change,
    reason,
  }: {
    readonly news: NewParts | undefined;
    readonly plan: Plan;
    readonly change: CatalogueChange;
    readonly reason: Statement;
  },
): Promise<KeptBackRow | undefined> {
  if (news === undefined || plan.arrivals.length === 0) return undefined;
  const { source, wanted: partNames } = news;
  const row = await keepBack(tx, events, {
    source,
    ...(partNames && { wanted: partNames }),
    contentHash: await hashOf(tx, plan.arrivals),
    change,
    reason,
    keep: async (id) => {
      await moveSet(tx, arrivalSetId(source), id);
      return null;
    },
  });
  // If the same data are already withheld.
  await dropSet(tx, arrivalSetId(source));
  return row;
}

/** Returns a hash of parts, by name and content. */
async function hashOf(db: Queries, parts: readonly PartRow[]): Promise<string> {
  const ids = parts.map(({ fileId }) => fileId);
  const { rows } = await db.execute<{ id: string; sha256: string }>(
    sql`select id, sha256 from stored_file where ${inArray(sql`id`, ids)}`,
  );
  const content = new Map(rows.map(({ id, sha256 }) => [id, sha256]));
  const contentByPart = parts.map(({ source, part, fileId }) => [source, part, content.get(fileId)]);
  return createHash('sha256').update(JSON.stringify(contentByPart)).digest('hex');
}

/** Puts the parts in use. A catalogue that was loaded as one file gets a stored file for the copy that each part in use owns. */
async function usePlan(tx: Transaction, { inUse, parts }: Plan): Promise<void> {
  const rows: PartRow[] = [];
  for (const row of parts) {
    if (row.fileId !== '') rows.push(row);
    else {
      const file = receivedBytes(Buffer.from(await elementsText(tx, inUse!.id)));
      rows.push({ ...row, fileId: await keepFile(tx, file, { operatorId: null, kind: 'catalogue' }) });
    }
  }
  await putPartsInUse(tx, rows);
  const newRows = rows.filter((_, at) => parts[at]!.fileId === '');
  for (const { fileId } of newRows) await tx.execute(sql`delete from stored_file where id = ${fileId}`);
}

async function keepMerged(
  tx: Transaction,
  { events }: CatalogueContext,
  { parts }: Plan,
  { content, counts }: PutTogether,
): Promise<LoadedCatalogue> {
  return await keepCatalogueWithin(tx, events, {
    content,
    sources: counts.map((count) => ({ ...count, takenAt: takenAt(parts, count.source) })),
    source: counts.map(({ source }) => source).join(' + '),
    format: FORMAT,
    rejectedCount: parts.reduce((sum, { rejectedCount }) => sum + rejectedCount, 0),
    faults: [],
    bytes: Buffer.from(JSON.stringify(parts.map(({ noradIds: _, ...row }) => row))),
  });
}

/** Returns the time of the newest part of a source. */
function takenAt(rows: readonly PartRow[], source: string): string {
  const times = rows.filter((row) => row.source === source).map((row) => row.takenAt);
  return times.sort().at(-1) ?? '';
}

async function knownFacts(db: Queries): Promise<readonly KnownFacts[]> {
  const { noradId, objectType, rcsM2 } = objectFact;
  const rows = await db
    .select({ noradId, objectType, rcsM2 })
    .from(objectFact)
    .where(sql`${objectType} is not null or ${rcsM2} is not null`);
  return rows.map((row) => [row.noradId, row.objectType, row.rcsM2]);
}
