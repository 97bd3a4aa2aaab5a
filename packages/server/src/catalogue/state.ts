import type { Queries } from '../platform/database/database.ts';
import { nowTaiS } from '../platform/now.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { type KeptBackRow, waitingKeptBack } from './kept-back.ts';
import { type CatalogueRow, lastRefusal, newestCatalogue, type RefusalRow } from './store.ts';

/** State of the catalogue: its identity, the age of its elements, and the reason why a newer one is not in use. */
export interface CatalogueState {
  /** The one in use; absent before the first. */
  readonly row: CatalogueRow | undefined;
  /** Age of the median epoch of its elements, s; negative if most of them are in the future. */
  readonly ageS: number | undefined;
  /** Older than the installation allows. */
  readonly isCatalogueStale: boolean;
  /** The last refused file, if none was accepted since. */
  readonly refusal: RefusalRow | undefined;
  /** The newest catalogue that is withheld until a user decides. */
  readonly keptBack: KeptBackRow | undefined;
}

const HOUR_S = 3600;

export async function catalogueState(
  db: Queries,
  { catalogueMaxAgeHours }: Pick<Settings, 'catalogueMaxAgeHours'>,
): Promise<CatalogueState> {
  const [row, refusal] = [await newestCatalogue(db), await lastRefusal(db)];
  const [keptBack] = await waitingKeptBack(db);
  const ageS = row && ageOf(row);
  return {
    row,
    ageS,
    isCatalogueStale: row !== undefined && isCatalogueStale(row, { catalogueMaxAgeHours }),
    refusal,
    keptBack,
  };
}

/** Since the median epoch of the elements, s. */
export function ageOf(row: CatalogueRow): number | undefined {
  return row.medianEpochTaiS === null ? undefined : nowTaiS() - row.medianEpochTaiS;
}

export function isCatalogueStale(
  row: CatalogueRow,
  { catalogueMaxAgeHours }: Pick<Settings, 'catalogueMaxAgeHours'>,
): boolean {
  const ageS = ageOf(row);
  return ageS !== undefined && ageS > catalogueMaxAgeHours * HOUR_S;
}
