import { FEED_KINDS } from '@keepout/contract/feeds/kinds';
import type { Trouble } from '../source/trouble.ts';
import type { FeedRow } from '../store.ts';

const MINUTE_MS = 60_000;
/** After a first failure; it doubles with each. */
const FIRST_WAIT_MINUTES = 5;
const LONGEST_WAIT_MINUTES = 360;

/**
 * When a feed is asked next, Unix ms: after its time where all went well; after a trouble sooner, by waits that double, but never sooner than its
 * publisher allows or asked for; not in a minute in which everybody asks.
 *
 * @param failures   turns in a row that brought nothing, this one included
 */
export function nextAsk(
  feed: Pick<FeedRow, 'kind' | 'everyMinutes'>,
  failures: number,
  nowMs: number,
  trouble: Pick<Trouble, 'waitUntilMs'> | undefined,
): number {
  const { sameMinutes, crowdedMinutes = [] } = FEED_KINDS[feed.kind].budget;
  const backoff = Math.min(FIRST_WAIT_MINUTES * 2 ** Math.min(failures - 1, 30), LONGEST_WAIT_MINUTES);
  const wait = failures === 0 ? feed.everyMinutes : Math.min(backoff, Math.max(feed.everyMinutes, FIRST_WAIT_MINUTES));
  let atMs = Math.max(nowMs + Math.max(wait, failures === 0 ? sameMinutes : 0) * MINUTE_MS, trouble?.waitUntilMs ?? 0);
  while (crowdedMinutes.includes(new Date(atMs).getUTCMinutes())) atMs += MINUTE_MS;
  return atMs;
}
