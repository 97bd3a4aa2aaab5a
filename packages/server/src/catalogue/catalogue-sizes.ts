import { sizeOfElements } from '@keepout/assessment/orbit/satellite-size';
import type { MeanElements, ObjectType } from '@keepout/astro/nouns';
import type { SizeKnowledge } from '@keepout/conjunction/hard-body/ladder';
import type { Queries } from '../platform/database/database.ts';
import { type CachedCatalogue, cachedCatalogue } from './cached-catalogue.ts';
import { newestCatalogue } from './store.ts';

/** Sizes of the objects of a catalogue, in memory shared by threads. */
export interface CatalogueSizes {
  /** Float64Array(count), ascending. */
  readonly noradIds: Float64Array<SharedArrayBuffer>;
  /** Float64Array(count), m^2: radar cross-section; NaN if unknown. */
  readonly rcsM2: Float64Array<SharedArrayBuffer>;
  /** Uint8Array(count): index into `TYPES`. */
  readonly types: Uint8Array<SharedArrayBuffer>;
}

const TYPES: readonly ObjectType[] = ['UNKNOWN', 'PAYLOAD', 'ROCKET BODY', 'DEBRIS'];

const sizesByCatalogue = new WeakMap<CachedCatalogue, CatalogueSizes>();

/** Returns the sizes of the catalogue in use, built once; undefined if none is loaded. */
export async function sizesInUse(db: Queries): Promise<CatalogueSizes | undefined> {
  const newest = await newestCatalogue(db);
  if (newest === undefined) return undefined;
  const catalogue = await cachedCatalogue(db, newest.id);
  const sizes = sizesByCatalogue.get(catalogue) ?? sizesOf(catalogue.elements);
  sizesByCatalogue.set(catalogue, sizes);
  return sizes;
}

/** @param elements   in the order of their numbers */
function sizesOf(elements: readonly MeanElements[]): CatalogueSizes {
  const count = Math.max(1, elements.length);
  const noradIds = new Float64Array(new SharedArrayBuffer(8 * count));
  const rcsM2 = new Float64Array(new SharedArrayBuffer(8 * count));
  const types = new Uint8Array(new SharedArrayBuffer(count));
  for (const [k, element] of elements.entries()) {
    noradIds[k] = element.noradId;
    rcsM2[k] = element.rcsM2 ?? Number.NaN;
    types[k] = TYPES.indexOf(element.objectType ?? 'UNKNOWN');
  }
  return { noradIds, rcsM2, types };
}

/** Returns the size of an object in the catalogue, in the form that a screening uses. */
export function sizeInCatalogue(sizes: CatalogueSizes | undefined, noradId: number | undefined): SizeKnowledge {
  const k = sizes === undefined || noradId === undefined ? -1 : placeOf(sizes.noradIds, noradId);
  if (sizes === undefined || k < 0) return {};
  const rcsM2 = sizes.rcsM2[k]!;
  const objectType = TYPES[sizes.types[k]!];
  return sizeOfElements({ ...(!Number.isNaN(rcsM2) && { rcsM2 }), ...(objectType && { objectType }) });
}

function placeOf(ascending: Float64Array, value: number): number {
  let [low, high] = [0, ascending.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ascending[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return ascending[low] === value ? low : -1;
}
