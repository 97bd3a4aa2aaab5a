import { SECONDS_PER_DAY } from '@keepout/units/duration';
import { type Fault, fail, ok, type Result } from '@keepout/units/result';
import { calendarDay, daysInMonth, daysSince2000, isLeapYear } from './calendar.ts';
import { endsWithLeapSecond, isInsideLeapSecond, taiMinusUtcAt, taiMinusUtcOnDay } from './leap-seconds.ts';

/** Why a text is not a UTC epoch; `value` is the text as given. */
export interface EpochFault extends Fault {
  readonly code:
    | 'epoch-malformed'
    | 'epoch-year-out-of-range'
    | 'epoch-month-out-of-range'
    | 'epoch-day-out-of-range'
    | 'epoch-hour-out-of-range'
    | 'epoch-minute-out-of-range'
    | 'epoch-second-out-of-range'
    | 'epoch-no-leap-second';
  readonly value: string;
}

/** A UTC day and the seconds run since its 0 h; the second reaches 86,400 only inside a leap second. */
export interface UtcDay {
  /** Days since 2000-01-01. */
  readonly day: number;
  readonly secondOfDay: number;
}

/** TT minus TAI, s. IAU 1991. */
export const TT_MINUS_TAI_S = 32.184;
/** J2000.0 (2000-01-01T12:00:00 TT) on the product's axis, TAI s. */
export const J2000_TAI_S: number = 43_200 - TT_MINUS_TAI_S;

/** Unix time of 2000-01-01T00:00:00 UTC, s. */
const UNIX_2000_S = 946_684_800;
/** Julian date of 2000-01-01T00:00:00. */
const JULIAN_2000 = 2_451_544.5;
const FIRST_YEAR = 1957;
const LAST_YEAR = 2199;
const PATTERN = /^(\d{4})-(?:(\d{2})-(\d{2})|(\d{3}))T(\d{2}):(\d{2}):(\d{2})(?:\.(\d*))?Z?$/;

/**
 * Reads a UTC epoch in one of the two CCSDS forms, calendar (2024-02-29T...) or day of year (2024-060T...).
 *
 * Assumes  before 1972 TAI - UTC is 10 s; docs/models/time
 * Valid    years 1957 to 2199; second 60 only where the leap-second table has one
 *
 * @param text   string   any number of decimals; a closing Z is allowed
 * @returns ok: number, TAI s since 2000-01-01T00:00:00 TAI   |   fault: EpochFault
 */
export function parseUtc(text: string): Result<number, EpochFault> {
  const match = PATTERN.exec(text.trim());
  if (match === null) return fail({ code: 'epoch-malformed', value: text });
  const year = Number(match[1]);
  if (year < FIRST_YEAR || year > LAST_YEAR) return fail({ code: 'epoch-year-out-of-range', value: text });

  let day: number;
  if (match[4] !== undefined) {
    const dayOfYear = Number(match[4]);
    if (dayOfYear < 1 || dayOfYear > (isLeapYear(year) ? 366 : 365)) {
      return fail({ code: 'epoch-day-out-of-range', value: text });
    }
    day = daysSince2000(year, 1, 1) + dayOfYear - 1;
  } else {
    const month = Number(match[2]);
    if (month < 1 || month > 12) return fail({ code: 'epoch-month-out-of-range', value: text });
    const dayOfMonth = Number(match[3]);
    if (dayOfMonth < 1 || dayOfMonth > daysInMonth(year, month)) {
      return fail({ code: 'epoch-day-out-of-range', value: text });
    }
    day = daysSince2000(year, month, dayOfMonth);
  }

  const hour = Number(match[5]);
  const minute = Number(match[6]);
  const second = Number(match[7]);
  if (hour > 23) return fail({ code: 'epoch-hour-out-of-range', value: text });
  if (minute > 59) return fail({ code: 'epoch-minute-out-of-range', value: text });
  if (second > 60) return fail({ code: 'epoch-second-out-of-range', value: text });
  if (second === 60 && !(hour === 23 && minute === 59 && endsWithLeapSecond(day))) {
    return fail({ code: 'epoch-no-leap-second', value: text });
  }
  // Integer seconds first: one addition of the decimals rounds once.
  const wholeTaiS = day * SECONDS_PER_DAY + hour * 3600 + minute * 60 + second + taiMinusUtcOnDay(day);
  const decimals = match[8];
  return ok(decimals ? wholeTaiS + Number(`0.${decimals}`) : wholeTaiS);
}

/**
 * Writes an epoch as UTC, yyyy-MM-ddTHH:mm:ss.ffffff, rounded to the last digit shown.
 *
 * @param epochTaiS   number   TAI s; a float64 carries 6 decimals until 2140
 * @param decimals    number   digits after the point, 0 to 9
 */
export function formatUtc(epochTaiS: number, decimals = 6): string {
  const scale = 10 ** decimals;
  // Rounded before it is split: a carry may run into a leap second or a new day.
  let wholeTaiS = Math.floor(epochTaiS);
  let fraction = Math.round((epochTaiS - wholeTaiS) * scale);
  if (fraction >= scale) {
    wholeTaiS += 1;
    fraction = 0;
  }
  const { day, secondOfDay } = utcDay(wholeTaiS);
  const { year, month, day: dayOfMonth } = calendarDay(day);
  const leap = secondOfDay >= SECONDS_PER_DAY ? 1 : 0;
  const plain = secondOfDay - leap;
  const date = `${pad(year, 4)}-${pad(month, 2)}-${pad(dayOfMonth, 2)}`;
  const clock = `${pad(Math.floor(plain / 3600), 2)}:${pad(Math.floor(plain / 60) % 60, 2)}:${pad((plain % 60) + leap, 2)}`;
  return decimals > 0 ? `${date}T${clock}.${pad(fraction, decimals)}` : `${date}T${clock}`;
}

/** As `formatUtc`, with a closing Z and milliseconds by default: the form of the interface. */
export function formatUtcZ(epochTaiS: number, decimals = 3): string {
  return `${formatUtc(epochTaiS, decimals)}Z`;
}

/** TAI minus UTC at the epoch, s. */
export function taiMinusUtcS(epochTaiS: number): number {
  return taiMinusUtcAt(epochTaiS);
}

/** UTC day and second of day of an epoch. */
export function utcDay(epochTaiS: number): UtcDay {
  const offset = taiMinusUtcAt(epochTaiS);
  if (isInsideLeapSecond(epochTaiS)) {
    const day = Math.floor((epochTaiS - 1 - offset) / SECONDS_PER_DAY);
    return { day, secondOfDay: epochTaiS - offset - day * SECONDS_PER_DAY };
  }
  const utc = epochTaiS - offset;
  const day = Math.floor(utc / SECONDS_PER_DAY);
  return { day, secondOfDay: utc - day * SECONDS_PER_DAY };
}

/**
 * Julian date of the epoch on the UTC scale, in two parts that together keep the microsecond.
 *
 * @returns day: the Julian date of 0 h (ends in .5); fraction: days of 86,400 s, [0, 1) outside a leap second
 */
export function utcJulianDate(epochTaiS: number): { day: number; fraction: number } {
  const { day, secondOfDay } = utcDay(epochTaiS);
  return { day: JULIAN_2000 + day, fraction: secondOfDay / SECONDS_PER_DAY };
}

/** Epoch of a Unix time. @param ms number, milliseconds as the POSIX clock counts them (no leap seconds) */
export function fromUnixMs(ms: number): number {
  const utc = ms / 1000 - UNIX_2000_S;
  return utc + taiMinusUtcOnDay(Math.floor(utc / SECONDS_PER_DAY));
}

/** Unix time of an epoch, ms; a leap second shares its count with the first second of the next day. */
export function toUnixMs(epochTaiS: number): number {
  return (epochTaiS - taiMinusUtcAt(epochTaiS) + UNIX_2000_S) * 1000;
}

/** TT of an epoch, s since 2000-01-01T00:00:00 TT. */
export function ttFromTai(epochTaiS: number): number {
  return epochTaiS + TT_MINUS_TAI_S;
}

/** Julian centuries of TT since J2000.0, the argument of precession and nutation. */
export function julianCenturiesTt(epochTaiS: number): number {
  return (epochTaiS - J2000_TAI_S) / (36_525 * SECONDS_PER_DAY);
}

/**
 * UT1 of an epoch, s since 2000-01-01T00:00:00 UT1, in days of 86,400 s.
 *
 * @param ut1MinusUtcS   number   s   from the Earth orientation table, |.| < 0.9
 */
export function ut1(epochTaiS: number, ut1MinusUtcS: number): number {
  return epochTaiS - taiMinusUtcAt(epochTaiS) + ut1MinusUtcS;
}

function pad(value: number, width: number): string {
  return String(value).padStart(width, '0');
}
