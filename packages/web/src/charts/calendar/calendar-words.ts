import type { DayActivity } from './calendar-layout.ts';

/** Texts of a calendar. */
export interface CalendarWords {
  /** Description of the entire drawing, and its keys. */
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
  readonly spoken: (day: string, calendarDay: DayActivity) => string;
}
