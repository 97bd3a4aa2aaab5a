import { formatUtcZ } from '@keepout/astro/epoch';
import prometheus from 'prom-client';
import type { ServerContext } from '../hosting/module.ts';
import { wireTime } from '../platform/database/stored-time.ts';
import type { HealthCheck } from '../platform/http/health.ts';
import { Outage } from '../platform/outage.ts';
import { type CatalogueState, catalogueState } from './state.ts';

/** Without a catalogue, or with one that is too old, the platform answers but its screenings are worth little. */
export function catalogueCheck({ database, settings }: ServerContext): HealthCheck {
  return {
    name: 'catalogue',
    vital: false,
    check: async () => {
      const state = await catalogueState(database.orm, settings);
      const facts = factsOf(state);
      if (state.row === undefined) throw new Outage('catalogue-missing', 'No catalogue is loaded.');
      return state.isStale ? { health: 'degraded', facts } : { health: 'ok', facts };
    },
  };
}

function factsOf({ row, ageS }: CatalogueState): Readonly<Record<string, unknown>> | undefined {
  if (row === undefined) return undefined;
  return {
    objects: row.objectCount,
    loadedAt: wireTime(row.loadedAt),
    newestEpoch: row.newestEpoch,
    medianEpoch: row.medianEpochTaiS === null ? null : formatUtcZ(row.medianEpochTaiS),
    ageSeconds: ageS === undefined ? null : Math.round(ageS),
  };
}

/** Gauges that are asked of the database when they are read; what is not known has no value. */
export function measureCatalogue({ database, settings, metrics, log }: ServerContext): void {
  let reading: Promise<CatalogueState | undefined> | undefined;
  const ask = async (): Promise<CatalogueState | undefined> => {
    try {
      return await catalogueState(database.orm, settings);
    } catch (cause) {
      log.warn({ err: cause }, 'the state of the catalogue cannot be measured');
      return undefined;
    }
  };
  // The gauges are read together: one question answers all of them.
  const shared = () => {
    reading ??= ask().finally(() => {
      reading = undefined;
    });
    return reading;
  };
  const gauge = (name: string, help: string, read: (state: CatalogueState) => number | undefined) =>
    new prometheus.Gauge({
      name: `keepout_catalogue_${name}`,
      help,
      registers: [metrics.registry],
      async collect() {
        const state = await shared();
        const value = state && read(state);
        if (value === undefined) this.remove();
        else this.set(value);
      },
    });
  gauge('objects', 'Objects of the catalogue in use.', ({ row }) => row?.objectCount ?? 0);
  gauge('age_seconds', 'Time since the median epoch of the element sets in use.', ({ ageS }) => ageS);
  gauge('loaded_timestamp_seconds', 'When the catalogue in use was loaded, Unix time.', ({ row }) =>
    row === undefined ? undefined : Date.parse(wireTime(row.loadedAt)) / 1000,
  );
  gauge('stale', '1 without a catalogue, or with one older than KEEPOUT_CATALOGUE_MAX_AGE_HOURS.', (state) =>
    state.row === undefined || state.isStale ? 1 : 0,
  );
  gauge('refused', '1 while the newest catalogue file on offer was not taken.', ({ refusal }) =>
    refusal === undefined ? 0 : 1,
  );
}
