import type { MeanElements } from '@keepout/astro/nouns';
import { type PackedElements, packElements } from '@keepout/operations/orbit/packed-elements';
import type { Queries } from '../platform/database/database.ts';
import { resultCache } from '../platform/result-cache.ts';
import { readCatalogueRow, readElements } from './store.ts';

/** A catalogue in a worker's memory: elements in the order of their numbers, and packed for the threads. */
export interface CachedCatalogue {
  readonly id: string;
  readonly source: string;
  readonly elements: readonly MeanElements[];
  readonly byNoradId: ReadonlyMap<number, MeanElements>;
  readonly packed: PackedElements;
}

/** Reading 30,000 element sets takes half a second, so the last ones stay in memory. */
const result = resultCache<CachedCatalogue>(2);

export async function cachedCatalogue(db: Queries, catalogueId: string): Promise<CachedCatalogue> {
  return await result(catalogueId, () => read(db, catalogueId));
}

async function read(db: Queries, catalogueId: string): Promise<CachedCatalogue> {
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
