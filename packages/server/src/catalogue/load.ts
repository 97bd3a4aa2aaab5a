import type { MeanElements } from '@keepout/astro/nouns';
import { tell } from '@keepout/contract/sentences';
import { ok, type Result } from '@keepout/units/result';
import { sql } from 'drizzle-orm';
import type { Database, Queries, Transaction } from '../platform/database/database.ts';
import { EVERYBODY } from '../platform/events/event-type.ts';
import type { Events } from '../platform/events/events.ts';
import { receivedBytes } from '../platform/files/received-file.ts';
import { keepFile } from '../platform/files/stored-files.ts';
import type { Place } from '../platform/http/problem-code.ts';
import { type Threads, threadTask } from '../platform/threads/threads.ts';
import { type CatalogueContent, contentOf } from './content.ts';
import { catalogueLoaded } from './events.ts';
import { CATALOGUE_IDS } from './ids.ts';
import type { ReadCatalogue, ReadCatalogueInput } from './read.thread.ts';
import { type CatalogueRefused, refusedAsAWhole } from './refused.ts';
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

const read = threadTask<ReadCatalogueInput, Result<ReadCatalogue, CatalogueRefused>>(
  new URL('./read.thread.ts', import.meta.url),
  'readCatalogueFile',
);

/** Largest catalogue file, opened: about three times today's full public catalogue as OMM XML. */
export const CATALOGUE_LIMIT_BYTES: number = 256 * 1024 * 1024;

/** A catalogue as it was stored; `isNew` is false where its content was there before. */
export interface LoadedCatalogue extends CatalogueRow {
  readonly isNew: boolean;
}

export interface LoadOptions {
  /**
   * The least share of the objects in use that the file must have, 0..1; 0 when not given. A file that nobody looks at
   * is held to it: what a stopped download has left reads like a small catalogue, and screening against half of the
   * objects would call encounters with the other half safe.
   */
  readonly leastShare?: number;
  /**
   * When the file was written, Unix ms. With it, content that was in use before and has been replaced since does not
   * come back: a restart finds the old file where it was and must not undo what was loaded later.
   */
  readonly writtenUnixMs?: number;
  /** Told how far storing has come, in parts. */
  readonly onProgress?: (done: number, total: number) => void;
}

/**
 * Reads a catalogue file, stores it and makes it the one in use. Until it is stored whole the one before stays in use,
 * and for good when the file is refused. The same content again is the same catalogue.
 */
export async function loadCatalogueFile(
  context: CatalogueContext,
  bytes: Uint8Array,
  source: string,
  options: LoadOptions = {},
): Promise<Result<LoadedCatalogue, CatalogueRefused>> {
  const result = await context.threads.run(read, { bytes, limitBytes: CATALOGUE_LIMIT_BYTES });
  if (!result.ok) return result;
  const { leastShare = 0 } = options;
  const { objectCount } = result.value.content;
  const inUse = leastShare > 0 ? await newestCatalogue(context.database.orm) : undefined;
  if (inUse !== undefined && objectCount < leastShare * inUse.objectCount) {
    const figures = { objects: objectCount, inUse: inUse.objectCount };
    return refusedAsAWhole('catalogue-shrunk', tell('catalogue-shrunk', figures));
  }
  return ok(await keepCatalogue(context, { ...result.value, source, bytes }, options));
}

/** What is kept of a catalogue beside its elements. */
interface CatalogueFacts {
  readonly source: string;
  readonly format: string;
  readonly rejectedCount: number;
  readonly faults: readonly Place[];
  /** The file as it came, kept beside the elements. */
  readonly bytes: Uint8Array;
  /** What it is put together from; absent: it came as one file. */
  readonly sources?: readonly CatalogueSource[];
  /** When it came, ISO 8601; now without it. The catalogue that came last is the one in use. */
  readonly loadedAt?: string;
}

type FactsWithContent = CatalogueFacts & { readonly content: CatalogueContent };

/** Stores elements that did not come in a file, and makes them the catalogue in use. */
export async function storeCatalogue(
  context: Pick<CatalogueContext, 'database' | 'events'>,
  { elements, ...facts }: CatalogueFacts & { readonly elements: readonly MeanElements[] },
): Promise<LoadedCatalogue> {
  return await keepCatalogue(context, { ...facts, content: contentOf(elements) });
}

async function keepCatalogue(
  { database, events }: Pick<CatalogueContext, 'database' | 'events'>,
  facts: FactsWithContent,
  options: LoadOptions = {},
): Promise<LoadedCatalogue> {
  return await database.orm.transaction(async (tx) => {
    await lockCatalogues(tx);
    return await keepCatalogueWithin(tx, events, facts, options);
  });
}

/** One at a time: of two processes that are given the same file one stores it, and the other finds it. */
export async function lockCatalogues(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('keepout catalogue'))`);
}

/** Stores a catalogue and puts it in use. @param tx   holds the lock of `lockCatalogues` */
export async function keepCatalogueWithin(
  tx: Transaction,
  events: Events,
  { content, bytes, loadedAt, ...facts }: FactsWithContent,
  { writtenUnixMs, onProgress }: LoadOptions = {},
): Promise<LoadedCatalogue> {
  const catalogue = await findCatalogueByHash(tx, content.contentHash);
  const id = catalogue?.id ?? CATALOGUE_IDS.next('cat');
  if (catalogue === undefined) {
    const fileId = await keepFile(tx, receivedBytes(bytes), { operatorId: null, kind: 'catalogue' });
    const row = { id, fileId, ...facts, ...content, ...(loadedAt !== undefined && { loadedAt }) };
    await insertCatalogue(tx, row, onProgress);
  }
  if (loadedAt === undefined) {
    await forgetRefusal(tx, facts.source);
    if (catalogue === undefined || !(await isReplaced(tx, writtenUnixMs))) {
      if (catalogue !== undefined) await touchCatalogue(tx, id);
      await events.publish(tx, EVERYBODY, catalogueLoaded, { catalogueId: id });
    }
  }
  const row = await readCatalogueRow(tx, id);
  if (row === undefined) throw new Error(`catalogue ${id} vanished after it was stored`);
  return { ...row, isNew: catalogue === undefined };
}

/** Whether the catalogue in use came after a file that was written then. */
async function isReplaced(db: Queries, writtenUnixMs: number | undefined): Promise<boolean> {
  if (writtenUnixMs === undefined) return false;
  const inUse = await newestCatalogue(db);
  return inUse !== undefined && Date.parse(inUse.loadedAt) >= writtenUnixMs;
}
