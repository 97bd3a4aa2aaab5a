import type { Statement } from '@keepout/contract/platform/sentence-text';
import type { ServerContext } from '../../hosting/module.ts';
import type { PublishedDocument } from '../source/asking.ts';
import type { FeedRow } from '../store.ts';
import type { TurnChange } from '../tables.ts';

/** Content of a file, and the resulting changes. */
export interface FileContents {
  readonly records: number;
  readonly rejected: number;
  readonly change: TurnChange;
}

/** Result of a file: stored, or the reason of its rejection. */
export type IntakeResult =
  | {
      readonly contents: FileContents;
      /** Additional remark. */
      readonly note?: Statement;
    }
  | {
      readonly refused: Statement;
      /** The reason is not the file itself: it may be accepted later without a change. */
      readonly mayBeTaken?: boolean;
    };

export interface FeedIntake {
  /** Reads a file and, unless it is only a trial, stores it. */
  take(
    context: ServerContext,
    feed: FeedRow,
    file: PublishedDocument,
    isTrial: boolean,
    signal: AbortSignal,
  ): Promise<IntakeResult>;
  /** Puts the stored data of a feed run into use. @returns the reason if they are withheld */
  use?(context: ServerContext, feed: FeedRow): Promise<Statement | undefined>;
}

/** Counts below this are not compared, since short lists vary from day to day. */
const LEAST_COUNTED = 100;

/** Returns whether the number of records is so low compared with the previous file that the file is considered truncated. */
export const isShrunk = (count: number, before: number, { minShare }: FeedRow): boolean =>
  before >= LEAST_COUNTED && count < minShare * before;
