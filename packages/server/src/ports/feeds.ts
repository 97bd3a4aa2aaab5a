import { type Capability, capability } from '../hosting/capability.ts';
import type { EventType } from '../platform/events/event-type.ts';

/** A feed without valid data for longer than its kind allows, or whose publisher refused the login. */
export interface StaleFeed {
  readonly feedId: string;
  /** Organisation of its messages; null: shared by the installation. */
  readonly operatorId: string | null;
  readonly name: string;
  /** Time of the last good run, or of the creation of the feed. */
  readonly sinceTaiS: number;
  readonly isShutOut: boolean;
}

/** Automatic downloads. */
export interface FeedsPort {
  stale(): Promise<readonly StaleFeed[]>;
}

export const feedsPort: Capability<FeedsPort> = capability('feeds');

/** A feed was added, changed or deleted, or a run has progressed. */
export const feedChanged: EventType<{ readonly feedId: string }> = {
  type: 'feeds.feed-changed',
  news: () => ({ type: 'feeds' }),
  isPassing: true,
};
