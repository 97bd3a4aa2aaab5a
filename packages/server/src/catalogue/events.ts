import type { EventType } from '../platform/events/event-type.ts';

/** Another catalogue is in use, or the one in use was confirmed; it is about every operator. */
export const catalogueLoaded: EventType<{ readonly catalogueId: string }> = {
  type: 'catalogue.loaded',
  news: () => ({ type: 'catalogue' }),
};
