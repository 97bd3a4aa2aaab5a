import type { MeanElements } from '@keepout/astro/nouns';
import type { Statement } from '@keepout/contract/platform/sentence-text';
import type { KnownOrbit } from '@keepout/operations/orbit/known-orbit';
import { findElements, newestCatalogue } from '../../catalogue/store.ts';
import type { Queries } from '../../platform/database/database.ts';

/** Source of an orbit, as stated by an orbit update. */
export type OrbitKnowledge = 'CDM' | 'OEM' | 'ELEMENT_SET' | 'ORBIT_UPDATE';

/** The orbit of an object that is observed, and where it is from. */
export interface RequestedOrbit {
  readonly orbit: KnownOrbit;
  readonly knowledge: OrbitKnowledge;
  /** Where it is from, a sentence. */
  readonly source: Statement;
  /** Orbit updates that it rests on. */
  readonly basis: readonly string[];
}

/** Returns the element set of an object in the catalogue in use; undefined without one. */
export async function elementsInUse(db: Queries, noradId: number | null): Promise<MeanElements | undefined> {
  if (noradId === null) return undefined;
  const catalogue = await newestCatalogue(db);
  return catalogue && (await findElements(db, catalogue.id, noradId));
}
