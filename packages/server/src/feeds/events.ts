import type { EventType } from '../platform/events/event-type.ts';

/** A feed came, is otherwise than it was, went, or has moved on. */
export const feedChanged: EventType<{ readonly feedId: string }> = {
  type: 'feeds.feed-changed',
  news: () => ({ type: 'feeds' }),
  isPassing: true,
};
