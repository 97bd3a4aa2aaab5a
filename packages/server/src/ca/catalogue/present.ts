import { formatUtcZ } from '@keepout/astro/epoch';
import type { CatalogueInfo } from '@keepout/contract/ca/catalogue';
import type { ProblemPlace } from '@keepout/contract/platform/problem';
import { ageOf, isStale } from '../../catalogue/state.ts';
import type { CatalogueRow } from '../../catalogue/store.ts';
import { wireTime } from '../../platform/database/wire-time.ts';
import type { Settings } from '../../platform/settings/settings.ts';

export function presentCatalogue(row: CatalogueRow, settings: Settings): CatalogueInfo {
  return {
    catalogueId: row.id,
    source: row.source,
    format: row.format,
    objects: row.objectCount,
    rejected: row.rejectedCount,
    faults: row.faults as ProblemPlace[],
    newestEpoch: row.newestEpoch,
    medianEpoch: row.medianEpochTaiS === null ? null : formatUtcZ(row.medianEpochTaiS),
    ageSeconds: ageOf(row) ?? null,
    isStale: isStale(row, settings),
    contentHash: row.contentHash,
    loadedAt: wireTime(row.loadedAt),
  };
}
