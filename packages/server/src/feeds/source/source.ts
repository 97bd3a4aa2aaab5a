import type { FeedRow } from '../store.ts';
import type { PublishedDocument, PublisherSession, UnreadFile } from './asking.ts';
import type { Trouble } from './trouble.ts';

/** A feed with its password opened, for a run. */
export interface OpenFeed extends FeedRow {
  readonly openPassword: string | undefined;
}

/**
 * Reads a kind of feed: each file is passed on when received, so that files before a trouble are not lost. The first trouble ends the
 * run: after a refusal a publisher gets no further request.
 *
 * @param take   resolves to whether the file was usable
 */
export type FeedSource = (
  feed: OpenFeed,
  session: PublisherSession,
  take: (file: PublishedDocument | UnreadFile) => Promise<boolean>,
) => Promise<Trouble | undefined>;
