import type { CalendarDay } from './calendar-layout.ts';

/** What a calendar says. */
export interface CalendarWords {
  /** What is read of the drawing as a whole, and how it is walked by keys. */
  readonly label: string;
  /** Monday first, short. */
  readonly weekdays: readonly string[];
  readonly day: string;
  readonly events: string;
  readonly high: string;
  readonly critical: string;
  readonly none: string;
  readonly empty: string;
  /** One day in a sentence. */
  readonly spoken: (day: string, calendarDay: CalendarDay) => string;
}
