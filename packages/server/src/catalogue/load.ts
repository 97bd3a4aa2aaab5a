import type { MeanElements } from '@keepout/astro/nouns';
import { tell } from '@keepout/contract/sentences';
import { CATALOGUE_GUARD } from '@keepout/operations/feeds/catalogue-change';
import { ok, type Result } from '@keepout/units/result';
import { sql } from 'drizzle-orm';
import type { Database, Queries, Transaction } from '../platform/database/database.ts';
import { EVERYBODY } from '../platform/events/event-type.ts';
import type { Events } from '../platform/events/events.ts';
import { receivedBytes } from '../platform/files/received-file.ts';
import { keepFile } from '../platform/files/stored-files.ts';
import type { ErrorPlace } from '../platform/http/problem-code.ts';
import { type Threads, type ThreadTask, threadTask } from '../platform/threads/threads.ts';
import { cachedCatalogue } from './cached-catalogue.ts';
import { type CatalogueContent, catalogueContent } from './content.ts';
import { catalogueLoaded } from './events.ts';
import { CATALOGUE_IDS } from './ids.ts';
import { keepBack, reasonToKeepBack } from './kept-back.ts';
import { keepPartsOf } from './part-sets.ts';
import type { ReadCatalogue, ReadCatalogueInput } from './read.thread.ts';
import { type CatalogueRefused, refusedAsAWhole, refusedAsKeptBack } from './refused.ts';
import {
  type CatalogueRow,
  findCatalogueByHash,
  forgetRefusal,
  insertCatalogue,
  newestCatalogue,
  readCatalogueRow,
  touchCatalogue,
} from './store.ts';
import type { CatalogueSource } from './tables.ts';

export interface CatalogueContext {
  readonly database: Database;
  readonly threads: Threads;
  readonly events: Events;
}

/** Reads a catalogue file, in a thread. */
export const readCatalogueTask: ThreadTask<ReadCatalogueInput, Result<ReadCatalogue, CatalogueRefused>> = threadTask(
  new URL('./read.thread.ts', import.meta.url),
  'readCatalogueFile',
);

/** Maximum size of a decompressed catalogue file: about three times today's full public catalogue as OMM XML. */
export const CATALOGUE_LIMIT_BYTES: number = 256 * 1024 * 1024;

/** A stored catalogue; `isNew` is false if its content was stored before. */
export interface LoadedCatalogue extends CatalogueRow {
  readonly isNew: boolean;
}

export interface LoadOptions {
  /**
   * Minimum number of objects as a fraction of those in use, 0..1; default 0. Applied to files that are loaded
   * automatically: an incomplete download looks like a small catalogue, and screening against half of the
   * objects would report encounters with the other half as safe.
   */
  readonly leastShare?: number;
  /**
   * Modification time of the file, Unix ms. With it, content that was in use earlier and has been replaced since is not
   * loaded again: a restart finds the old file in its place and must not revert later changes.
   */
  readonly writtenUnixMs?: number;
  /**
   * Runs in the transaction that puts the catalogue into use. Absent: a catalogue that would remove or move too many of the objects in use is withheld.
   */
  readonly accept?: (tx: Transaction) => Promise<void>;
  /** Called with the progress of storing, in parts. */
  readonly onProgress?: (storedCount: number, total: number) => void;
}

/**
 * Reads a catalogue file, stores it and puts it into use. The previous one remains in use until the new one is stored completely,
 * and if the file is refused. A file with the same content is the same catalogue.
 */
export async function loadCatalogueFile(
  context: CatalogueContext,
  bytes: Uint8Array,
  source: string,
  options: LoadOptions = {},
): Promise<Result<LoadedCatalogue, CatalogueRefused>> {
  for (;;) {
    const outcome = await offerCatalogueFile(context, bytes, source, options);
    if (outcome !== undefined) return outcome;
  }
}

/** Undefined: another catalogue came into use while this one was read. */
async function offerCatalogueFile(
  context: CatalogueContext,
  bytes: Uint8Array,
  source: string,
  options: LoadOptions,
): Promise<Result<LoadedCatalogue, CatalogueRefused> | undefined> {
  const { database, threads, events } = context;
  const inUse = await newestCatalogue(database.orm);
  const packed = inUse && (await cachedCatalogue(database.orm, inUse.id)).packed;
  const result = await threads.run(readCatalogueTask, {
    bytes,
    limitBytes: CATALOGUE_LIMIT_BYTES,
    ...(packed && { inUse: packed }),
  });
  if (!result.ok) return result;
  const { change, ...file } = result.value;
  const { content } = file;
  const { leastShare = 0, accept } = options;
  const isSmall = inUse !== undefined && inUse.objectCount < CATALOGUE_GUARD.leastObjects;
  if (isSmall && content.objectCount < leastShare * inUse.objectCount) {
    const figures = { objects: content.objectCount, inUse: inUse.objectCount };
    return refusedAsAWhole('catalogue-shrunk', tell('catalogue-shrunk', figures));
  }
  return await database.orm.transaction(async (tx) => {
    await lockCatalogues(tx);
    if ((await newestCatalogue(tx))?.id !== inUse?.id) return undefined;
    const before = await findCatalogueByHash(tx, content.contentHash);
    // An unchanged old file, found again at a restart, has no effect.
    const isOld = before !== undefined && (await isReplaced(tx, options.writtenUnixMs));
    const reason = accept === undefined && !isOld ? reasonToKeepBack(change, before) : undefined;
    if (reason !== undefined) {
      const { contentHash } = content;
      const keep = () => keepFile(tx, receivedBytes(bytes), { operatorId: null, kind: 'catalogue' });
      return refusedAsKeptBack(await keepBack(tx, events, { source, contentHash, change: change!, reason, keep }));
    }
    await accept?.(tx);
    return ok(await keepCatalogueWithin(tx, events, { ...file, source, bytes }, options));
  });
}

/** Stored properties of a catalogue in addition to its elements. */
interface CatalogueFacts {
  readonly source: string;
  readonly format: string;
  readonly rejectedCount: number;
  readonly faults: readonly ErrorPlace[];
  /** The original file, stored next to the elements. */
  readonly bytes: Uint8Array;
  /** Sources of the catalogue; absent: it was loaded as one file. */
  readonly sources?: readonly CatalogueSource[];
  /** Time of receipt, ISO 8601; default: now. The newest catalogue is the one in use. */
  readonly loadedAt?: string;
}

type FactsWithContent = CatalogueFacts & { readonly content: CatalogueContent };

/** Stores elements without a file, and puts them into use as the catalogue. */
export async function storeCatalogue(
  { database, events }: Pick<CatalogueContext, 'database' | 'events'>,
  { elements, ...facts }: CatalogueFacts & { readonly elements: readonly MeanElements[] },
): Promise<LoadedCatalogue> {
  const content = catalogueContent(elements);
  return await database.orm.transaction(async (tx) => {
    await lockCatalogues(tx);
    return await keepCatalogueWithin(tx, events, { ...facts, content });
  });
}

/** Locks the catalogues: of two processes with the same file one stores it, and the other finds it. */
export async function lockCatalogues(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('keepout catalogue'))`);
}

/** Stores a catalogue and puts it into use. @param tx   holds the lock of `lockCatalogues` */
export async function keepCatalogueWithin(
  tx: Transaction,
  events: Events,
  { content, bytes, loadedAt, ...facts }: FactsWithContent,
  { writtenUnixMs, onProgress }: LoadOptions = {},
): Promise<LoadedCatalogue> {
  const catalogue = await findCatalogueByHash(tx, content.contentHash);
  const id = catalogue?.id ?? CATALOGUE_IDS.next('cat');
  const inUse = loadedAt === undefined ? await newestCatalogue(tx) : undefined;
  const replacedId = inUse?.id ?? null;
  if (catalogue === undefined) {
    const fileId = await keepFile(tx, receivedBytes(bytes), { operatorId: null, kind: 'catalogue' });
    const row = { id, fileId, ...facts, ...content, ...(loadedAt !== undefined && { loadedAt }), replacedId };
    await insertCatalogue(tx, row, onProgress);
  }
  if (loadedAt === undefined) {
    await forgetRefusal(tx, facts.source);
    if (catalogue === undefined || !(await isReplaced(tx, writtenUnixMs))) {
      if (catalogue !== undefined)
        await touchCatalogue(tx, id, { ...(replacedId !== id && { replacedId }), withdrawnAt: null });
      await keepPartsOf(tx, id);
      await events.publish(tx, EVERYBODY, catalogueLoaded, { catalogueId: id });
    }
  }
  const row = await readCatalogueRow(tx, id);
  if (row === undefined) throw new Error(`catalogue ${id} vanished after it was stored`);
  return { ...row, isNew: catalogue === undefined };
}

/** Returns whether the catalogue in use is newer than a file of that time. */
async function isReplaced(db: Queries, writtenUnixMs: number | undefined): Promise<boolean> {
  if (writtenUnixMs === undefined) return false;
  const inUse = await newestCatalogue(db);
  return inUse !== undefined && Date.parse(inUse.loadedAt) >= writtenUnixMs;
}
