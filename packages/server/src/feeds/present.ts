import { type Feed, type FeedBody, type FeedTurn, feed, feedBody, feedTurn } from '@keepout/contract/feeds/feed';
import { FEED_KINDS } from '@keepout/contract/feeds/kinds';
import { fieldsOf } from '@keepout/contract/platform/fields-of';
import { withStatement } from '@keepout/contract/sentences';
import { feedAge, feedHealth } from '@keepout/operations/feeds/timing';
import type { FeedRow, TurnRow } from './store.ts';
import type { TurnChange } from './tables.ts';

export const presentTurn = (row: TurnRow): FeedTurn => ({
  turnId: row.id,
  ...fieldsOf(feedTurn, row),
  change: row.change && presentChange(row.change),
  ...withStatement('message', row.message),
});

const presentChange = ({ gone: missing, ...change }: TurnChange): NonNullable<FeedTurn['change']> => ({
  ...change,
  missing,
});

/** Returns the user-defined fields of a feed in their wire form. */
export const contentOfFeed = (body: Omit<FeedBody, 'password'>): Omit<FeedBody, 'password'> =>
  fieldsOf(feedBody.omit({ password: true }), body);

/** Refused files that a feed lists, the newest first. */
const MOST_REFUSED = 100;

/** Lists files that were refused by themselves; the reason does not repeat the name. */
const refusedFiles = (refused: FeedRow['refused']): Feed['status']['refused'] =>
  Object.entries(refused)
    .flatMap(([name, { reason, refusedAt }]) => {
      const ownReason = reason.filter(({ code }) => code !== 'feed-file-refused' && code !== 'feed-mail-left');
      return refusedAt === undefined ? [] : [{ name, refusedAt, ...withStatement('reason', ownReason) }];
    })
    .toSorted((a, b) => b.refusedAt.localeCompare(a.refusedAt) || (a.name < b.name ? -1 : 1))
    .slice(0, MOST_REFUSED);

export interface FeedFacts {
  readonly last: TurnRow | undefined;
  readonly underway: TurnRow | undefined;
  readonly budget: Feed['status']['budget'];
}

export function presentFeed(row: FeedRow, { last, underway, budget }: FeedFacts): Feed {
  const nowMs = Date.now();
  return {
    ...fieldsOf(feed, row),
    feedId: row.id,
    content: FEED_KINDS[row.kind].brings,
    isOwn: row.operatorId !== null,
    hasPassword: row.password !== null,
    status: {
      health: feedHealth(row, nowMs),
      ageSeconds: feedAge(row, nowMs) ?? null,
      lastGoodAt: row.lastGoodAt,
      dueAt: row.isOn ? row.dueAt : null,
      failures: row.failures,
      refused: refusedFiles(row.refused),
      lastTurn: last === undefined ? null : presentTurn(last),
      underway: underway === undefined ? null : presentTurn(underway),
      budget,
    },
  };
}
