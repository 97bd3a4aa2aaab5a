import type { FeedTurn } from '@keepout/contract/feeds/feed';
import type { Statement } from '@keepout/contract/platform/sentence-text';
import type { ServerContext } from '../../hosting/module.ts';
import type { Came } from '../source/asking.ts';
import type { FeedRow } from '../store.ts';

/** What was in a file, and what it changes. */
export interface Contents {
  readonly records: number;
  readonly rejected: number;
  readonly change: NonNullable<FeedTurn['change']>;
}

/** What came of a file: it was read and kept, or why not. */
export type Taken =
  | {
      readonly contents: Contents;
      /** What is to be known of it all the same. */
      readonly note?: Statement;
    }
  | {
      readonly refused: Statement;
      /** The reason is not in the file: as it is it may be taken later. */
      readonly mayBeTaken?: boolean;
    };

export interface Intake {
  /** Reads a file and, unless it is only a trial, keeps it. */
  take(context: ServerContext, feed: FeedRow, file: Came, isTrial: boolean, signal: AbortSignal): Promise<Taken>;
  /** Makes what a turn kept the thing in use. @returns why not, where it is kept back */
  use?(context: ServerContext, feed: FeedRow): Promise<Statement | undefined>;
}

/** A list of a few may lose some from one day to the next. */
const LEAST_COUNTED = 100;

/** Whether what came is so much less than what came before that it was cut. */
export const isShrunk = (count: number, before: number, { leastShare }: FeedRow): boolean =>
  before >= LEAST_COUNTED && count < leastShare * before;
