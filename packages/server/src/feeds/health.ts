import { fromUnixMs } from '@keepout/astro/epoch';
import type { FeedHealth } from '@keepout/contract/feeds/enums';
import { feedHealth } from '@keepout/operations/feeds/timing';
import type { ServerContext } from '../hosting/module.ts';
import type { Queries } from '../platform/database/database.ts';
import type { HealthCheck } from '../platform/http/health.ts';
import type { StaleFeed } from '../ports/feeds.ts';
import { listFeeds } from './store.ts';

/**
 * Reports the state of all feeds. A failing feed degrades readiness: the data in use stay and get older. Readiness is public, so feeds of
 * organisations are numbers without names.
 */
export function feedsCheck({ database }: ServerContext): HealthCheck {
  return {
    name: 'feeds',
    vital: false,
    check: async () => {
      const all = (await listFeeds(database.orm)).map(({ operatorId, name, ...row }) => {
        return { operatorId, name, health: feedHealth(row, Date.now()) };
      });
      const feeds = all.filter(({ operatorId }) => operatorId === null).map(({ name, health }) => ({ name, health }));
      const ofOrganisations: Partial<Record<FeedHealth, number>> = {};
      for (const { operatorId, health } of all)
        if (operatorId !== null) ofOrganisations[health] = (ofOrganisations[health] ?? 0) + 1;
      const isWell = all.every(({ health }) => health !== 'FAILING' && health !== 'STALE');
      return { health: isWell ? 'ok' : 'degraded', facts: { feeds, ofOrganisations } };
    },
  };
}

/** Returns feeds that need attention, without those that a user switched off. */
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
