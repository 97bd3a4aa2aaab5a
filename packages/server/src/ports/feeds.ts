import { type Capability, capability } from '../hosting/capability.ts';
import type { EventType } from '../platform/events/event-type.ts';

/** A feed without valid data for longer than its kind allows, or whose publisher refused the login. */
export interface StaleFeed {
  readonly feedId: string;
  /** Whose messages it brings; null: it is of the installation. */
  readonly operatorId: string | null;
  readonly name: string;
  /** Since when: the last good turn, or when it was added. */
  readonly sinceTaiS: number;
  readonly isShutOut: boolean;
}

/** Automatic downloads. */
export interface Feeds {
  stale(): Promise<readonly StaleFeed[]>;
}

export const feedsPort: Capability<Feeds> = capability('feeds');

/** A feed came, is otherwise than it was, went, or has moved on. */
export const feedChanged: EventType<{ readonly feedId: string }> = {
  type: 'feeds.feed-changed',
  news: () => ({ type: 'feeds' }),
  isPassing: true,
};
