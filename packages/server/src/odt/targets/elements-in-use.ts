import type { MeanElements } from '@keepout/astro/nouns';
import { findElements, newestCatalogue } from '../../catalogue/store.ts';
import type { Queries } from '../../platform/database/database.ts';

/** The element set of an object in the catalogue in use; undefined for one that it does not have. */
export async function elementsInUse(db: Queries, noradId: number | null): Promise<MeanElements | undefined> {
  if (noradId === null) return undefined;
  const catalogue = await newestCatalogue(db);
  return catalogue && (await findElements(db, catalogue.id, noradId));
}
