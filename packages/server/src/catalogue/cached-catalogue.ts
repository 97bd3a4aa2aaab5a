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
const held = new Map<string, Promise<HeldCatalogue>>();

export async function holdCatalogue(db: Queries, catalogueId: string): Promise<HeldCatalogue> {
  const known = held.get(catalogueId);
  if (known !== undefined) return await known;
  const reading = read(db, catalogueId);
  held.set(catalogueId, reading);
  for (const oldest of [...held.keys()].slice(0, Math.max(0, held.size - MOST_HELD))) held.delete(oldest);
  reading.catch(() => held.delete(catalogueId));
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
    byNoradId: new Map(elements.map((one) => [one.noradId, one])),
    packed: packElements(row.contentHash, elements),
  };
}
