import { formatUtcZ } from '@keepout/astro/epoch';
import { textOf } from '@keepout/contract/sentences';
import type { ServerContext } from '../hosting/module.ts';
import type { HealthCheck } from '../platform/http/health.ts';
import { Outage } from '../platform/outage.ts';
import { type CatalogueState, catalogueState } from './state.ts';

/** Reports a missing or outdated catalogue: the platform answers, but its screenings are incomplete. */
export function catalogueCheck({ database, settings }: ServerContext): HealthCheck {
  return {
    name: 'catalogue',
    vital: false,
    check: async () => {
      const state = await catalogueState(database.orm, settings);
      const facts = factsOf(state);
      if (state.row === undefined) throw new Outage('catalogue-missing', 'No catalogue is loaded.');
      const isWell = !state.isCatalogueStale && state.keptBack === undefined;
      return { health: isWell ? 'ok' : 'degraded', facts };
    },
  };
}

function factsOf({ row, ageS, keptBack }: CatalogueState): Readonly<Record<string, unknown>> | undefined {
  if (row === undefined) return undefined;
  return {
    objects: row.objectCount,
    loadedAt: row.loadedAt,
    newestEpoch: row.newestEpoch,
    medianEpoch: row.medianEpochTaiS === null ? null : formatUtcZ(row.medianEpochTaiS),
    ageSeconds: ageS === undefined ? null : Math.round(ageS),
    keptBack:
      keptBack === undefined
        ? null
        : { id: keptBack.id, source: keptBack.source, at: keptBack.keptAt, reason: textOf(keptBack.reason) },
  };
}

/** Defines the metrics of the catalogue; unknown quantities have no value. */
export function measureCatalogue({ database, settings, metrics }: ServerContext): void {
  const alone = (value: number | undefined) => (value === undefined ? [] : [{ labels: {}, value }]);
  metrics.measure('the state of the catalogue', () => catalogueState(database.orm, settings), {
    keepout_catalogue_objects: ({ row }) => alone(row?.objectCount ?? 0),
    keepout_catalogue_age_seconds: ({ ageS }) => alone(ageS),
    keepout_catalogue_loaded_timestamp_seconds: ({ row }) =>
      alone(row === undefined ? undefined : Date.parse(row.loadedAt) / 1000),
    keepout_catalogue_stale: (state) => alone(state.row === undefined || state.isCatalogueStale ? 1 : 0),
    keepout_catalogue_kept_back: ({ keptBack }) => alone(keptBack === undefined ? 0 : 1),
    keepout_catalogue_refused: ({ refusal }) => alone(refusal === undefined ? 0 : 1),
  });
}
