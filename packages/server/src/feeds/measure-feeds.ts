import { FEED_KINDS } from '@keepout/contract/feeds/kinds';
import { feedAge, feedHealth } from '@keepout/operations/feeds/timing';
import type { ServerContext } from '../hosting/module.ts';
import type { Queries } from '../platform/database/database.ts';
import type { Sample } from '../platform/observing/metrics.ts';
import { accountOf } from './source/asking.ts';
import { usedOf } from './source/budget.ts';
import { type FeedRow, listFeeds } from './store.ts';

interface FeedStand {
  readonly row: FeedRow;
  readonly budget: Awaited<ReturnType<typeof usedOf>>;
}

/** Defines gauges labelled with the feed's name; unknown quantities have no value. */
export function measureFeeds({ database, metrics }: ServerContext): void {
  const samplesOf =
    (read: (row: FeedRow) => number | undefined) =>
    (stands: readonly FeedStand[]): Sample<'keepout_feed_on'>[] =>
      stands.flatMap(({ row }) => {
        const value = read(row);
        return value === undefined ? [] : [{ labels: labelsOf(row), value }];
      });
  metrics.measure('the state of the feeds', () => standsOf(database.orm), {
    keepout_feed_age_seconds: samplesOf((row) => feedAge(row, Date.now())),
    keepout_feed_failures: samplesOf(({ failures }) => failures),
    keepout_feed_stale: samplesOf((row) => (feedHealth(row, Date.now()) === 'STALE' ? 1 : 0)),
    keepout_feed_on: samplesOf(({ isOn }) => (isOn ? 1 : 0)),
    keepout_feed_budget_left: (stands) =>
      stands.flatMap(({ row, budget }) =>
        budget.map(({ minutes, used: usedCalls, limit }) => ({
          labels: { ...labelsOf(row), minutes: String(minutes) },
          value: Math.max(0, limit - usedCalls),
        })),
      ),
  });
}

const labelsOf = ({ name, kind, operatorId }: FeedRow) => ({ feed: name, kind, operator: operatorId ?? '' });

/** Accounts are counted once, even if several feeds use them. */
async function standsOf(db: Queries): Promise<FeedStand[]> {
  const budgets = new Map<string, ReturnType<typeof usedOf>>();
  return await Promise.all(
    (await listFeeds(db)).map(async (row) => {
      const account = `${row.kind} ${accountOf(row)}`;
      const budget = budgets.get(account) ?? usedOf(db, accountOf(row), FEED_KINDS[row.kind].budget);
      budgets.set(account, budget);
      return { row, budget: await budget };
    }),
  );
}
