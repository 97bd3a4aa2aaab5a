import type { FeedHealth, FeedKind } from '@keepout/contract/feeds/enums';
import { FEED_KINDS } from '@keepout/contract/feeds/kinds';
import { SECONDS_PER_HOUR } from '@keepout/units/duration';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
/** After a first failure; it doubles with each. */
const FIRST_WAIT_MINUTES = 5;
const LONGEST_WAIT_MINUTES = 360;

/**
 * Returns the next request time of a feed, Unix ms: its interval after a success; after a failure a shorter delay that doubles, never below the
 * limit that the publisher states or requested; outside the busiest minutes.
 *
 * @param failures   consecutive failed runs, including this one
 */
export function nextAsk(
  feed: { readonly kind: FeedKind; readonly everyMinutes: number },
  failures: number,
  nowMs: number,
  trouble: { readonly waitUntilMs?: number } | undefined,
): number {
  const { address, budget } = FEED_KINDS[feed.kind];
  const { sameMinutes } = budget;
  const backoff = Math.min(FIRST_WAIT_MINUTES * 2 ** Math.min(failures - 1, 30), LONGEST_WAIT_MINUTES);
  // A folder can be read at any rate, and a refused file must not delay the following ones.
  const wait =
    failures === 0 || address === null
      ? feed.everyMinutes
      : Math.min(backoff, Math.max(feed.everyMinutes, FIRST_WAIT_MINUTES));
  const atMs = Math.max(
    nowMs + Math.max(wait, failures === 0 ? sameMinutes : 0) * MINUTE_MS,
    trouble?.waitUntilMs ?? 0,
  );
  return outsideCrowdedMinutes(feed.kind, atMs);
}

/**
 * Returns the time of the next call after a skipped turn, Unix ms: the planned time or, if that is over, the first that the publisher allows.
 *
 * @param dueMs     the planned time
 * @param fromMs    when the publisher allows the next call; undefined: after the usual time
 */
export function nextAskAfterSkip(
  feed: { readonly kind: FeedKind; readonly everyMinutes: number },
  nowMs: number,
  { dueMs, fromMs }: { readonly dueMs: number; readonly fromMs: number | undefined },
): number {
  return dueMs > nowMs ? dueMs : outsideCrowdedMinutes(feed.kind, fromMs ?? nowMs + feed.everyMinutes * MINUTE_MS);
}

function outsideCrowdedMinutes(kind: FeedKind, atMs: number): number {
  const { crowdedMinutes = [] } = FEED_KINDS[kind].budget;
  let freeMs = atMs;
  while (crowdedMinutes.includes(Math.floor(freeMs / MINUTE_MS) % HOUR_MINUTES)) freeMs += MINUTE_MS;
  return freeMs;
}

export interface FeedProgress {
  readonly kind: FeedKind;
  readonly isOn: boolean;
  readonly createdAt: string;
  readonly lastGoodAt: string | null;
  readonly failures: number;
}

/** Since the last good turn, s. */
export function feedAge({ lastGoodAt }: Pick<FeedProgress, 'lastGoodAt'>, nowMs: number): number | undefined {
  return lastGoodAt === null ? undefined : Math.max(0, (nowMs - Date.parse(lastGoodAt)) / 1000);
}

/** Returns the status of a feed. A feed without any data is stale once it is older than its kind allows. */
export function feedHealth(feed: FeedProgress, nowMs: number): FeedHealth {
  if (!feed.isOn) return 'OFF';
  const ageS = feedAge({ lastGoodAt: feed.lastGoodAt ?? feed.createdAt }, nowMs) ?? 0;
  if (ageS > FEED_KINDS[feed.kind].staleHours * SECONDS_PER_HOUR) return 'STALE';
  if (feed.failures > 0) return 'FAILING';
  return feed.lastGoodAt === null ? 'NEW' : 'GOOD';
}
