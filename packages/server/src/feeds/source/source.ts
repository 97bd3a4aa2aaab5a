import type { FeedRow } from '../store.ts';
import type { Asking, Came, UnreadFile } from './asking.ts';
import type { Trouble } from './trouble.ts';

/** A feed as a turn asks by it: its password open. */
export interface OpenFeed extends FeedRow {
  readonly openPassword: string | undefined;
}

/**
 * How a kind of feed is asked: each file is handed over as it comes, so that what came before a trouble is not lost. The first trouble ends the
 * turn: a publisher that refuses once is not asked a second thing.
 *
 * @param take   resolves to whether the file could be used
 */
export type Source = (
  feed: OpenFeed,
  asking: Asking,
  take: (file: Came | UnreadFile) => Promise<boolean>,
) => Promise<Trouble | undefined>;
