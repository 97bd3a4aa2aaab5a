import type { FeedHealth } from '@keepout/contract/feeds/enums';
import { type Feed, type FeedBody, type FeedTurn, feed, feedBody, feedTurn } from '@keepout/contract/feeds/feed';
import { FEED_KINDS } from '@keepout/contract/feeds/kinds';
import { fieldsOf } from '@keepout/contract/platform/fields-of';
import { withStatement } from '@keepout/contract/sentences';
import { SECONDS_PER_HOUR } from '@keepout/units/duration';
import type { FeedRow, TurnRow } from './store.ts';

export const presentTurn = (row: TurnRow): FeedTurn => ({
  turnId: row.id,
  ...fieldsOf(feedTurn, row),
  ...withStatement('message', row.message),
});

/** What a person decides of a feed, as callers see it. */
export const contentOfFeed = (body: Omit<FeedBody, 'password'>): Omit<FeedBody, 'password'> =>
  fieldsOf(feedBody.omit({ password: true }), body);

export interface FeedFacts {
  readonly last: TurnRow | undefined;
  readonly underway: TurnRow | undefined;
  readonly budget: Feed['status']['budget'];
}

export function presentFeed(row: FeedRow, { last, underway, budget }: FeedFacts): Feed {
  const ageS = ageOf(row);
  return {
    ...fieldsOf(feed, row),
    feedId: row.id,
    brings: FEED_KINDS[row.kind].brings,
    isOwn: row.operatorId !== null,
    hasPassword: row.password !== null,
    status: {
      health: healthOf(row),
      ageSeconds: ageS ?? null,
      lastGoodAt: row.lastGoodAt,
      dueAt: row.isOn ? row.dueAt : null,
      failures: row.failures,
      lastTurn: last === undefined ? null : presentTurn(last),
      underway: underway === undefined ? null : presentTurn(underway),
      budget,
    },
  };
}

/** Since the last good turn, s. */
export function ageOf({ lastGoodAt }: Pick<FeedRow, 'lastGoodAt'>): number | undefined {
  return lastGoodAt === null ? undefined : Math.max(0, (Date.now() - Date.parse(lastGoodAt)) / 1000);
}

/** How a feed stands. One that never brought anything is stale once it is older than its kind allows. */
export function healthOf(row: Pick<FeedRow, 'isOn' | 'lastGoodAt' | 'createdAt' | 'failures' | 'kind'>): FeedHealth {
  if (!row.isOn) return 'OFF';
  const ageS = ageOf({ lastGoodAt: row.lastGoodAt ?? row.createdAt }) ?? 0;
  if (ageS > FEED_KINDS[row.kind].staleHours * SECONDS_PER_HOUR) return 'STALE';
  if (row.failures > 0) return 'FAILING';
  return row.lastGoodAt === null ? 'NEW' : 'GOOD';
}
