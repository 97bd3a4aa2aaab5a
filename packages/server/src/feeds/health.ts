import { fromUnixMs } from '@keepout/astro/epoch';
import { feedHealth } from '@keepout/operations/feeds/timing';
import type { ServerContext } from '../hosting/module.ts';
import type { Queries } from '../platform/database/database.ts';
import type { HealthCheck } from '../platform/http/health.ts';
import type { StaleFeed } from '../ports/feeds.ts';
import { listFeeds } from './store.ts';

/** Feeds that bring nothing leave what was in use: the platform answers, with older data. */
export function feedsCheck({ database }: ServerContext): HealthCheck {
  return {
    name: 'feeds',
    vital: false,
    check: async () => {
      // Those of an organisation are its own affair.
      const rows = (await listFeeds(database.orm)).filter(({ operatorId }) => operatorId === null);
      const feeds = rows.map((row) => ({ name: row.name, health: feedHealth(row, Date.now()) }));
      const isWell = feeds.every(({ health }) => health !== 'FAILING' && health !== 'STALE');
      return { health: isWell ? 'ok' : 'degraded', facts: { feeds } };
    },
  };
}

/** Feeds about which somebody has to do something. One that a person switched off is none. */
export async function staleFeeds(db: Queries): Promise<readonly StaleFeed[]> {
  const rows = await listFeeds(db);
  return rows
    .filter((row) => feedHealth(row, Date.now()) === 'STALE' || (!row.isOn && row.failures > 0))
    .map(({ id, operatorId, name, isOn, lastGoodAt, createdAt }) => ({
      feedId: id,
      operatorId,
      name,
      sinceTaiS: fromUnixMs(Date.parse(lastGoodAt ?? createdAt)),
      isShutOut: !isOn,
    }));
}
