import { describe, expect, it } from 'vitest';
import {
  calendarGrid,
  dayAfterKey,
  dayAtPlace,
  filledDays,
  monthMarks,
  placeOfDay,
  shadeOf,
  shadeStarts,
} from './calendar-layout.ts';

const at = (text: string) => Date.parse(`${text}T00:00:00Z`);
const DAY_MS = 86_400_000;

describe('a calendar of days', () => {
  // 2026-11-21 is a Saturday.
  const grid = calendarGrid(at('2025-11-21') + 5 * 3_600_000, at('2026-11-21') + 19 * 3_600_000, 1);

  it('has every day of the span once, Monday first', () => {
    expect([grid.firstMs, grid.lastMs, grid.mondayMs]).toEqual(
      ['2025-11-21', '2026-11-21', '2025-11-17'].map((day) => at(day)),
    );
    expect(placeOfDay(grid, grid.firstMs)).toEqual({ block: 0, column: 0, row: 4 });
    expect(placeOfDay(grid, grid.lastMs)).toEqual({ block: 0, column: 52, row: 5 });
    expect(grid.columns).toBe(53);
    const days = filledDays(grid, [{ dayMs: at('2026-02-28'), events: 3, high: 1, critical: 0 }]);
    expect(days).toHaveLength(366);
    expect(days.reduce((sum, { events }) => sum + events, 0)).toBe(3);
    for (const { dayMs } of days) expect(dayAtPlace(grid, placeOfDay(grid, dayMs))).toBe(dayMs);
  });

  it('stands in blocks under each other where it is narrow, no day lost and none twice', () => {
    const narrow = calendarGrid(grid.firstMs, grid.lastMs, 3);
    const places = filledDays(narrow, []).map(({ dayMs }) => placeOfDay(narrow, dayMs));
    expect(new Set(places.map((place) => JSON.stringify(place))).size).toBe(366);
    expect(Math.max(...places.map(({ block }) => block))).toBe(2);
    expect(Math.max(...places.map(({ column }) => column))).toBe(17);
  });

  it('has no day beyond the span or the grid', () => {
    expect(dayAtPlace(grid, { block: 0, column: 0, row: 3 })).toBeUndefined();
    expect(dayAtPlace(grid, { block: 0, column: 52, row: 6 })).toBeUndefined();
    expect(dayAtPlace(grid, { block: 0, column: -1, row: 6 })).toBeUndefined();
  });

  it('names each month where it begins, and the year where it changes', () => {
    const marks = monthMarks(grid);
    expect(marks.map(({ label }) => label)).toEqual([
      ...['2025-12', '2026-01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11'],
    ]);
  });

  it('is walked by keys: up and down by a day, left and right by a week, never out of it', () => {
    const day = at('2026-03-04');
    expect(dayAfterKey(grid, day, 'ArrowDown')).toBe(day + DAY_MS);
    expect(dayAfterKey(grid, day, 'ArrowLeft')).toBe(day - 7 * DAY_MS);
    expect(dayAfterKey(grid, grid.lastMs, 'ArrowRight')).toBe(grid.lastMs);
    expect(dayAfterKey(grid, day, 'Home')).toBe(grid.firstMs);
    expect(dayAfterKey(grid, day, 'a')).toBeUndefined();
  });

  it('shades a day by its events, and the legend names where each shade begins', () => {
    expect([0, 1, 2, 3, 4].map((events) => shadeOf(events, 2))).toEqual([0, 1, 2, 3, 4]);
    for (const most of [1, 4, 5, 9, 31]) {
      const starts = shadeStarts(most);
      starts.forEach((start, k) => {
        expect(shadeOf(start, most), `${start} of ${most}`).toBe(k + 1);
        expect(shadeOf(start - 1, most)).toBe(k);
      });
    }
  });
});
