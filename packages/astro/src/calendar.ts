/** A day of the proleptic Gregorian calendar. */
export interface CalendarDay {
  readonly year: number;
  /** 1..12 */
  readonly month: number;
  /** 1..31 */
  readonly day: number;
}

const DAYS_PER_400_YEARS = 146_097;
/** Days from 0000-03-01 to 2000-01-01: years counted from March put the leap day last. */
const MARCH_OF_YEAR_ZERO_TO_2000 = 730_425;

export function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** Days in the month. @param month 1..12 */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/**
 * Returns the number of days from 2000-01-01 to the given calendar day.
 *
 * Method   integer arithmetic on years that begin in March
 * Valid    year 0 and later; the caller checks month and day
 */
export function daysSince2000(year: number, month: number, day: number): number {
  const marchYear = month > 2 ? year : year - 1;
  const dayOfMarchYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const leapDays = Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400);
  return 365 * marchYear + leapDays + dayOfMarchYear - MARCH_OF_YEAR_ZERO_TO_2000;
}

/** 1..366 */
export function dayOfYear(year: number, month: number, day: number): number {
  return 1 + daysSince2000(year, month, day) - daysSince2000(year, 1, 1);
}

/** Returns the calendar day that is `days` days after 2000-01-01. Inverse of `daysSince2000`. */
export function calendarDay(days: number): CalendarDay {
  const shifted = days + MARCH_OF_YEAR_ZERO_TO_2000;
  const era = Math.floor(shifted / DAYS_PER_400_YEARS);
  const dayOfEra = shifted - era * DAYS_PER_400_YEARS;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1,
  };
}
