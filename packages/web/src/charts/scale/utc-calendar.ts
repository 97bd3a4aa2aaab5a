/** Milliseconds on the leap-free UTC scale used for plot positions (Unix milliseconds). */
import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from '@keepout/units/duration';

export interface CalendarTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly dayOfYear: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly millisecond: number;
}

/**
 * Calendar fields of a plot time, Gregorian, UTC.
 *
 * Method   civil-from-days over 400-year eras counted from 1 March
 * Assumes  a plot need not distinguish a leap second from the second after it
 *
 * @param timeMs number ms  Unix milliseconds
 */
export function utcCalendar(timeMs: number): CalendarTime {
  const days = Math.floor(timeMs / MS_PER_DAY);
  const inDay = timeMs - days * MS_PER_DAY;
  const { year, month, day } = civilFromDays(days);
  return {
    year,
    month,
    day,
    dayOfYear: days - daysFromCivil(year, 1, 1) + 1,
    hour: Math.floor(inDay / MS_PER_HOUR),
    minute: Math.floor(inDay / MS_PER_MINUTE) % 60,
    second: Math.floor(inDay / 1000) % 60,
    millisecond: Math.floor(inDay) % 1000,
  };
}

/** Start of a UTC day in plot time; `month` may run past 12. @returns number ms */
export function utcDayStart(year: number, month: number, day: number): number {
  const monthIndex = month - 1;
  const years = Math.floor(monthIndex / 12);
  return daysFromCivil(year + years, monthIndex - years * 12 + 1, day) * MS_PER_DAY;
}

function daysFromCivil(year: number, month: number, day: number): number {
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

function civilFromDays(days: number): { year: number; month: number; day: number } {
  const shifted = days + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1;
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day };
}
