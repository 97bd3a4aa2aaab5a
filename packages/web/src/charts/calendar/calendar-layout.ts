import { MS_PER_DAY } from '@keepout/units/duration';
import { utcCalendar } from '../scale/utc-calendar.ts';

/** Content of one UTC day. */
export interface DayActivity {
  /** Its start, Unix ms. */
  readonly dayMs: number;
  readonly events: number;
  readonly high: number;
  readonly critical: number;
}

/** Position of a day: its block, its week's column there, its row from Monday. */
export interface DayPlace {
  readonly block: number;
  readonly column: number;
  readonly row: number;
}

export interface CalendarGrid {
  /** Midnights of the first and the last day, Unix ms. */
  readonly firstMs: number;
  readonly lastMs: number;
  /** Monday of the first week, Unix ms. */
  readonly mondayMs: number;
  readonly blocks: number;
  /** Weeks side by side in a block. */
  readonly columns: number;
}

/** Steps of the shade, above that of a day without any. */
export const SHADES = 4;
const DAYS_PER_WEEK = 7;
/** 1970-01-01 was a Thursday. */
const THURSDAY = 3;

const midnight = (timeMs: number): number => Math.floor(timeMs / MS_PER_DAY) * MS_PER_DAY;
const weekday = (dayMs: number): number => (dayMs / MS_PER_DAY + THURSDAY) % DAYS_PER_WEEK;

/** Returns the weeks from one day to another, in a number of stacked blocks. */
export function calendarGrid(fromMs: number, toMs: number, blocks: number): CalendarGrid {
  const [firstMs, lastMs] = [midnight(fromMs), midnight(toMs)];
  const mondayMs = firstMs - weekday(firstMs) * MS_PER_DAY;
  const weeks = Math.floor((lastMs - mondayMs) / (DAYS_PER_WEEK * MS_PER_DAY)) + 1;
  return { firstMs, lastMs, mondayMs, blocks, columns: Math.ceil(weeks / blocks) };
}

export function placeOfDay({ mondayMs, columns }: CalendarGrid, dayMs: number): DayPlace {
  const days = Math.round((dayMs - mondayMs) / MS_PER_DAY);
  const week = Math.floor(days / DAYS_PER_WEEK);
  return { block: Math.floor(week / columns), column: week % columns, row: days % DAYS_PER_WEEK };
}

/** The day at a place; undefined outside the span. */
export function dayAtPlace({ firstMs, lastMs, mondayMs, columns }: CalendarGrid, place: DayPlace): number | undefined {
  const { block, column, row } = place;
  if (row < 0 || row >= DAYS_PER_WEEK || column < 0 || column >= columns || block < 0) return undefined;
  const dayMs = mondayMs + ((block * columns + column) * DAYS_PER_WEEK + row) * MS_PER_DAY;
  return dayMs < firstMs || dayMs > lastMs ? undefined : dayMs;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  ArrowLeft: -DAYS_PER_WEEK,
  ArrowRight: DAYS_PER_WEEK,
};

/** The day that a key leads to, kept inside the span; undefined for any other key. */
export function dayAfterKey({ firstMs, lastMs }: CalendarGrid, dayMs: number, key: string): number | undefined {
  if (key === 'Home') return firstMs;
  if (key === 'End') return lastMs;
  const days = STEPS[key];
  return days === undefined ? undefined : Math.min(lastMs, Math.max(firstMs, dayMs + days * MS_PER_DAY));
}

/** Where a month begins, with its name: the year with the first one and with each January. */
export function monthMarks(grid: CalendarGrid): readonly { readonly dayMs: number; readonly label: string }[] {
  const marks: { dayMs: number; label: string }[] = [];
  for (let dayMs = grid.firstMs; dayMs <= grid.lastMs; dayMs += MS_PER_DAY) {
    const { year, month, day } = utcCalendar(dayMs);
    if (day !== 1) continue;
    const number = String(month).padStart(2, '0');
    marks.push({ dayMs, label: marks.length === 0 || month === 1 ? `${year}-${number}` : number });
  }
  return marks;
}

/** Shade of a day by its events: 0 without any, then 1 to `SHADES` in even steps to the largest of the days. */
export function shadeOf(events: number, maximumEvents: number): number {
  return events === 0 ? 0 : Math.min(SHADES, Math.ceil((SHADES * events) / Math.max(SHADES, maximumEvents)));
}

/** Least events of each shade from 1 on. */
export function shadeStarts(maximumEvents: number): readonly number[] {
  const width = Math.max(SHADES, maximumEvents) / SHADES;
  return Array.from({ length: SHADES }, (_, k) => Math.floor(k * width) + 1);
}

/** Returns all days of a span, empty ones without an entry. */
export function filledDays(grid: CalendarGrid, days: readonly DayActivity[]): readonly DayActivity[] {
  const byDay = new Map(days.map((day) => [day.dayMs, day]));
  const count = Math.round((grid.lastMs - grid.firstMs) / MS_PER_DAY) + 1;
  return Array.from({ length: count }, (_, k) => {
    const dayMs = grid.firstMs + k * MS_PER_DAY;
    return byDay.get(dayMs) ?? { dayMs, events: 0, high: 0, critical: 0 };
  });
}
