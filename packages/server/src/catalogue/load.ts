import { createHash } from 'node:crypto';
import { formatUtcZ } from '@keepout/astro/epoch';
import type { MeanElements } from '@keepout/astro/nouns';
import { ok, type Result } from '@keepout/units/result';
import type { Database } from '../platform/database/database.ts';
import { receivedBytes } from '../platform/files/received-file.ts';
import { keepFile } from '../platform/files/stored-files.ts';
import { type Threads, threadTask } from '../platform/threads/threads.ts';
import { CATALOGUE_IDS } from './ids.ts';
import type { CatalogueRefused, ReadCatalogue, ReadCatalogueInput } from './read.thread.ts';
import { type CatalogueRow, findCatalogueByHash, insertCatalogue, readCatalogueRow, touchCatalogue } from './store.ts';
import { toStored } from './stored-elements.ts';

export interface CatalogueContext {
  readonly database: Database;
  readonly threads: Threads;
}

const read = threadTask<ReadCatalogueInput, Result<ReadCatalogue, CatalogueRefused>>(
  new URL('./read.thread.ts', import.meta.url),
  'readCatalogueFile',
);

/** Largest catalogue file, opened: ten times today's full public catalogue as OMM XML. */
const LIMIT_BYTES = 512 * 1024 * 1024;

/** Reads a catalogue file, stores it and makes it the one in use. The same content again is the same catalogue. */
export async function loadCatalogueFile(
  context: CatalogueContext,
  bytes: Uint8Array,
  source: string,
): Promise<Result<CatalogueRow, CatalogueRefused>> {
  const result = await context.threads.run(read, { bytes, limitBytes: LIMIT_BYTES });
  if (!result.ok) return result;
  return ok(await storeCatalogue(context, { ...result.value, source, bytes }));
}

export interface CatalogueContent extends ReadCatalogue {
  readonly source: string;
  /** The file as it came, kept beside the elements. */
  readonly bytes: Uint8Array;
  /** When it came, ISO 8601; now without it. The catalogue that came last is the one in use. */
  readonly loadedAt?: string;
}

/** Stores elements and makes them the catalogue in use. */
export async function storeCatalogue(
  { database }: Pick<CatalogueContext, 'database'>,
  content: CatalogueContent,
): Promise<CatalogueRow> {
  const contentHash = hashOf(content.elements);
  const known = await findCatalogueByHash(database.orm, contentHash);
  if (known !== undefined) {
    if (content.loadedAt === undefined) await touchCatalogue(database.orm, known.id);
    return known;
  }
  const id = CATALOGUE_IDS.next('cat');
  const file = receivedBytes(content.bytes);
  const newest = newestEpoch(content.elements);
  await database.orm.transaction(async (tx) => {
    const fileId = await keepFile(tx, file, { operatorId: null, kind: 'catalogue' });
    await insertCatalogue(tx, {
      id,
      fileId,
      source: content.source,
      format: content.format,
      contentHash,
      newestEpoch: newest,
      faults: content.faults,
      rejectedCount: content.rejectedCount,
      elements: content.elements,
      ...(content.loadedAt !== undefined && { loadedAt: content.loadedAt }),
    });
  });
  const row = await readCatalogueRow(database.orm, id);
  if (row === undefined) throw new Error(`catalogue ${id} vanished after it was stored`);
  return row;
}

/** Identity of a catalogue: its elements in the order of catalogue numbers, whatever file they came in. */
function hashOf(elements: readonly MeanElements[]): string {
  const hash = createHash('sha256');
  for (const one of [...elements].sort((a, b) => a.noradId - b.noradId)) hash.update(JSON.stringify(toStored(one)));
  return hash.digest('hex');
}

function newestEpoch(elements: readonly MeanElements[]): string | null {
  const newest = elements.reduce((latest, one) => Math.max(latest, one.epochTaiS), Number.NEGATIVE_INFINITY);
  return Number.isFinite(newest) ? formatUtcZ(newest) : null;
}
