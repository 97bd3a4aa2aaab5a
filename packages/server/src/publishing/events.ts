import type { EventType } from '../platform/events/event-type.ts';

/** A recipient or a publication came, is otherwise than it was, went, or has moved on. */
export const publicationChanged: EventType<{ readonly publicationId?: string; readonly recipientId?: string }> = {
  type: 'publishing.publication-changed',
  news: () => ({ type: 'publications' }),
  isPassing: true,
};
