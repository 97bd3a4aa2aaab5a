import { inArray } from 'drizzle-orm';
import { newestCatalogue, readCatalogueRow } from '../../catalogue/store.ts';
import type { Queries } from '../../platform/database/database.ts';
import { findEphemeris, findOperationalEphemeris } from '../ephemerides/store.ts';
import { screening } from '../tables.ts';
import type { FrozenDecision } from './record/decision-record.ts';

type Inputs = FrozenDecision['inputs'];

interface Event {
  readonly operatorId: string;
  readonly satelliteId: string;
  readonly tcaTaiS: number;
  /** Of its messages, oldest first; null for those of others. */
  readonly screeningIds: readonly (string | null)[];
}

/** Ephemerides and catalogue that an event rests on, by their hashes. */
export async function readOrbitInputs(db: Queries, event: Event): Promise<Pick<Inputs, 'ephemerides' | 'catalogue'>> {
  const ids = [...new Set(event.screeningIds.flatMap((id) => (id === null ? [] : [id])))];
  const runs =
    ids.length === 0
      ? []
      : await db
          .select({ id: screening.id, catalogueId: screening.catalogueId, subjects: screening.subjects })
          .from(screening)
          .where(inArray(screening.id, ids));
  const screened = runs.flatMap(({ subjects }) =>
    subjects.flatMap(({ satelliteId, ephemerisId }) =>
      satelliteId === event.satelliteId && ephemerisId !== null ? [ephemerisId] : [],
    ),
  );
  const inForce = await findOperationalEphemeris(db, event.operatorId, event.satelliteId, event.tcaTaiS);
  const ephemerides: Inputs['ephemerides'] = [];
  for (const id of [...new Set(screened)].sort()) {
    const file = await findEphemeris(db, event.operatorId, id);
    if (file !== undefined) ephemerides.push(ephemerisOf(file, 'SCREENED'));
  }
  if (inForce !== undefined && !screened.includes(inForce.id)) ephemerides.push(ephemerisOf(inForce, 'IN_FORCE'));
  ephemerides.sort((a, b) => a.fileName.localeCompare(b.fileName, 'en'));
  const newest = ids.at(-1);
  const catalogueId = runs.find(({ id }) => id === newest)?.catalogueId ?? null;
  const catalogue = catalogueId === null ? await newestCatalogue(db) : await readCatalogueRow(db, catalogueId);
  return {
    ephemerides,
    catalogue:
      catalogue === undefined
        ? null
        : { catalogueId: catalogue.id, source: catalogue.source, contentHash: catalogue.contentHash },
  };
}

function ephemerisOf(
  { id, fileName, sha256 }: { readonly id: string; readonly fileName: string; readonly sha256: string },
  use: 'SCREENED' | 'IN_FORCE',
): Inputs['ephemerides'][number] {
  return { oemFileId: id, fileName, sha256, use };
}
