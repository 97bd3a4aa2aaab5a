import type { MeanElements } from '@keepout/astro/nouns';
import type { Queries } from '../platform/database/database.ts';
import { type PackedElements, packElements } from './packed-elements.ts';
import { readCatalogueRow, readElements } from './store.ts';

/** A catalogue as a worker holds it: elements in the order of their numbers, and packed for the threads. */
export interface HeldCatalogue {
  readonly id: string;
  readonly source: string;
  readonly elements: readonly MeanElements[];
  readonly byNoradId: ReadonlyMap<number, MeanElements>;
  readonly packed: PackedElements;
}

/** Reading 30,000 element sets takes half a second, so the last ones stay in memory. */
const MOST_HELD = 2;
const cache = new Map<string, Promise<HeldCatalogue>>();

export async function holdCatalogue(db: Queries, catalogueId: string): Promise<HeldCatalogue> {
  const entry = cache.get(catalogueId);
  if (entry !== undefined) return await entry;
  const reading = read(db, catalogueId);
  cache.set(catalogueId, reading);
  for (const oldest of [...cache.keys()].slice(0, Math.max(0, cache.size - MOST_HELD))) cache.delete(oldest);
  reading.catch(() => cache.delete(catalogueId));
  return await reading;
}

async function read(db: Queries, catalogueId: string): Promise<HeldCatalogue> {
  const row = await readCatalogueRow(db, catalogueId);
  if (row === undefined) throw new Error(`catalogue ${catalogueId} is not in the database`);
  const elements = await readElements(db, catalogueId);
  return {
    id: catalogueId,
    source: row.source,
    elements,
    byNoradId: new Map(elements.map((element) => [element.noradId, element])),
    packed: packElements(row.contentHash, elements),
  };
}
