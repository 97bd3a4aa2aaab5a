import { fromUnixMs } from '@keepout/astro/epoch';
import prometheus from 'prom-client';
import type { ServerContext } from '../hosting/module.ts';
import type { Queries } from '../platform/database/database.ts';
import { wireTime } from '../platform/database/stored-time.ts';
import type { HealthCheck } from '../platform/http/health.ts';
import type { StaleFeed } from '../ports/feeds.ts';
import { ageOf, healthOf } from './present.ts';
import { type FeedRow, listFeeds } from './store.ts';

/** Feeds that bring nothing leave what was in use: the platform answers, with older data. */
export function feedsCheck({ database }: ServerContext): HealthCheck {
  return {
    name: 'feeds',
    vital: false,
    check: async () => {
      // Those of an organisation are its own affair.
      const rows = (await listFeeds(database.orm)).filter(({ operatorId }) => operatorId === null);
      const feeds = rows.map((row) => ({ name: row.name, health: healthOf(row) }));
      const isWell = feeds.every(({ health }) => health !== 'FAILING' && health !== 'STALE');
      return { health: isWell ? 'ok' : 'degraded', facts: { feeds } };
    },
  };
}

/** Gauges by the name of the feed; what is not known has no value. */
export function measureFeeds({ database, metrics, log }: ServerContext): void {
  const gauge = (name: string, help: string, read: (row: FeedRow) => number | undefined) =>
    new prometheus.Gauge({
      name: `keepout_feed_${name}`,
      help,
      labelNames: ['feed', 'kind', 'operator'],
      registers: [metrics.registry],
      async collect() {
        this.reset();
        const rows = await listFeeds(database.orm).catch((cause: unknown) => {
          log.warn({ err: cause }, 'the state of the feeds cannot be measured');
          return [];
        });
        for (const row of rows) {
          const value = read(row);
          if (value !== undefined) this.set({ feed: row.name, kind: row.kind, operator: row.operatorId ?? '' }, value);
        }
      },
    });
  gauge('age_seconds', 'Time since the last turn of a feed that brought something good.', ageOf);
  gauge('failures', 'Turns of a feed in a row that brought nothing usable.', ({ failures }) => failures);
  gauge('stale', '1 while nothing good has come for longer than the kind of feed allows.', (row) =>
    healthOf(row) === 'STALE' ? 1 : 0,
  );
  gauge('on', '1 while the clock asks the feed.', ({ isOn }) => (isOn ? 1 : 0));
}

/** Feeds about which somebody has to do something. One that a person switched off is none. */
export async function staleFeeds(db: Queries): Promise<readonly StaleFeed[]> {
  const rows = await listFeeds(db);
  return rows
    .filter((row) => healthOf(row) === 'STALE' || (!row.isOn && row.failures > 0))
    .map(({ id, operatorId, name, isOn, lastGoodAt, createdAt }) => ({
      feedId: id,
      operatorId,
      name,
      sinceTaiS: fromUnixMs(Date.parse(wireTime(lastGoodAt ?? createdAt))),
      isShutOut: !isOn,
    }));
}
