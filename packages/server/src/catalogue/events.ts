import type { EventType } from '../platform/events/event-type.ts';

/** Another catalogue is in use, or the one in use was confirmed; concerns every operator. */
export const catalogueLoaded: EventType<{ readonly catalogueId: string }> = {
  type: 'catalogue.loaded',
  news: () => ({ type: 'catalogue' }),
};

/** A catalogue was withheld, or a user decided on one; concerns every operator. */
export const catalogueKeptBackChanged: EventType<{ readonly keptBackId: string }> = {
  type: 'catalogue.kept-back-changed',
  news: () => ({ type: 'catalogue' }),
};
