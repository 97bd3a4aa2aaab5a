import type { FeedHealth } from '@keepout/contract/feeds/enums';
import type { Feed, FeedBody, FeedTurn } from '@keepout/contract/feeds/feed';
import { FEED_KINDS } from '@keepout/contract/feeds/kinds';
import { withStatement } from '@keepout/contract/sentences';
import { SECONDS_PER_HOUR } from '@keepout/units/duration';
import { wireTime, wireTimeOrNull } from '../platform/database/stored-time.ts';
import type { FeedRow, TurnRow } from './store.ts';

export const presentTurn = (row: TurnRow): FeedTurn => ({
  turnId: row.id,
  feedId: row.feedId,
  isTrial: row.isTrial,
  state: row.state,
  isByClock: row.isByClock,
  askedAt: wireTime(row.askedAt),
  startedAt: wireTimeOrNull(row.startedAt),
  endedAt: wireTimeOrNull(row.endedAt),
  calls: row.calls,
  files: row.files,
  change: row.change,
  ...withStatement('message', row.message),
});

/** What a person decides of a feed, as callers see it. */
export const contentOfFeed = ({
  name,
  kind,
  address,
  sets,
  everyMinutes,
  leastShare,
  signInAddress,
  identity,
  isOn,
}: Omit<FeedBody, 'password'>): Omit<FeedBody, 'password'> => ({
  name,
  kind,
  address,
  sets,
  everyMinutes,
  leastShare,
  signInAddress,
  identity,
  isOn,
});

export interface FeedFacts {
  readonly last: TurnRow | undefined;
  readonly underway: TurnRow | undefined;
  readonly budget: Feed['status']['budget'];
}

export function presentFeed(row: FeedRow, { last, underway, budget }: FeedFacts): Feed {
  const ageS = ageOf(row);
  return {
    ...contentOfFeed(row),
    feedId: row.id,
    brings: FEED_KINDS[row.kind].brings,
    isOwn: row.operatorId !== null,
    hasPassword: row.password !== null,
    version: row.version,
    status: {
      health: healthOf(row),
      ageSeconds: ageS ?? null,
      lastGoodAt: wireTimeOrNull(row.lastGoodAt),
      dueAt: row.isOn ? wireTime(row.dueAt) : null,
      failures: row.failures,
      lastTurn: last === undefined ? null : presentTurn(last),
      underway: underway === undefined ? null : presentTurn(underway),
      budget,
    },
  };
}

/** Since the last good turn, s. */
export function ageOf({ lastGoodAt }: Pick<FeedRow, 'lastGoodAt'>): number | undefined {
  return lastGoodAt === null ? undefined : Math.max(0, (Date.now() - Date.parse(wireTime(lastGoodAt))) / 1000);
}

/** How a feed stands. One that never brought anything is stale once it is older than its kind allows. */
export function healthOf(row: Pick<FeedRow, 'isOn' | 'lastGoodAt' | 'createdAt' | 'failures' | 'kind'>): FeedHealth {
  if (!row.isOn) return 'OFF';
  const ageS = ageOf({ lastGoodAt: row.lastGoodAt ?? row.createdAt }) ?? 0;
  if (ageS > FEED_KINDS[row.kind].staleHours * SECONDS_PER_HOUR) return 'STALE';
  if (row.failures > 0) return 'FAILING';
  return row.lastGoodAt === null ? 'NEW' : 'GOOD';
}
