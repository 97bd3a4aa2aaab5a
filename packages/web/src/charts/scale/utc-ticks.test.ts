import { MS_PER_DAY, MS_PER_HOUR } from '@keepout/units/duration';
import { describe, expect, it } from 'vitest';
import { utcCalendar, utcDayStart } from './utc-calendar.ts';
import { chooseUtcStepMs, utcTicks } from './utc-ticks.ts';

const NOV_20 = Date.UTC(2026, 10, 20);

describe('the UTC calendar of a plot', () => {
  it('agrees with the platform over 400 years of days', () => {
    for (
      let timeMs = Date.UTC(1900, 0, 1) + 12_345_678;
      timeMs < Date.UTC(2300, 0, 1);
      timeMs += 13 * MS_PER_DAY + 7777
    ) {
      const date = new Date(timeMs);
      expect(utcCalendar(timeMs)).toMatchObject({
        year: date.getUTCFullYear(),
        month: date.getUTCMonth() + 1,
        day: date.getUTCDate(),
        hour: date.getUTCHours(),
        minute: date.getUTCMinutes(),
        second: date.getUTCSeconds(),
        millisecond: date.getUTCMilliseconds(),
      });
    }
  });

  it('counts days of the year from one, leap years included', () => {
    expect(utcCalendar(NOV_20).dayOfYear).toBe(324);
    expect(utcCalendar(Date.UTC(2028, 11, 31)).dayOfYear).toBe(366);
  });

  it('finds day starts in months past December', () => {
    expect(utcDayStart(2026, 14, 1)).toBe(Date.UTC(2027, 1, 1));
  });
});

describe('ticks of the UTC axis', () => {
  it('are half days for a week on a wide band', () => {
    expect(chooseUtcStepMs(7 * MS_PER_DAY, 1250, 70)).toBe(12 * MS_PER_HOUR);
  });

  it('are days, then pairs of days, as the band narrows', () => {
    expect(chooseUtcStepMs(7 * MS_PER_DAY, 600, 70)).toBe(MS_PER_DAY);
    expect(chooseUtcStepMs(7 * MS_PER_DAY, 330, 70)).toBe(2 * MS_PER_DAY);
  });

  it('carry the date and the day of year where a day begins', () => {
    const ticks = utcTicks(NOV_20 - MS_PER_HOUR, NOV_20 + 13 * MS_PER_HOUR, 300);
    expect(ticks.map(({ label, dayOfYear }) => [label, dayOfYear])).toEqual([
      ['11-20', '324'],
      ['06:00', null],
      ['12:00', null],
    ]);
  });

  it('stand years apart where a year is narrower than its label', () => {
    const ticks = utcTicks(Date.UTC(2015, 10, 25), Date.UTC(2027, 0, 9), 250);
    expect(ticks.map(({ label }) => label)).toEqual(['2020-01', '2025-01']);
  });

  it('name the day once where no day begins in view', () => {
    const [first, second] = utcTicks(NOV_20 + 7.5 * MS_PER_HOUR, NOV_20 + 10.5 * MS_PER_HOUR, 300);
    expect(first?.label).toBe('11-20 08:00');
    expect(second?.label).toBe('09:00');
  });

  it('turn to months over a year', () => {
    const ticks = utcTicks(Date.UTC(2026, 0, 15), Date.UTC(2027, 0, 15), 1000);
    expect(ticks[0]).toMatchObject({ label: '2026-02', dayOfYear: '032' });
    expect(ticks).toHaveLength(12);
  });

  it('are none for an empty or endless span', () => {
    expect(utcTicks(1, 1, 100)).toEqual([]);
    expect(utcTicks(0, Number.POSITIVE_INFINITY, 100)).toEqual([]);
  });
});
