import { parseUtc } from '@keepout/astro/epoch';
import { numberIn } from './number.ts';

/** Time systems of the books (SANA registry "time systems"). */
const TIME_SYSTEMS: readonly string[] = [
  'GMST',
  'GPS',
  'MET',
  'MRT',
  'SCLK',
  'TAI',
  'TCB',
  'TCG',
  'TDB',
  'TDR',
  'TDT',
  'TT',
  'UT1',
  'UTC',
];

/** Seconds to add to a reading of the system to get TAI, where that is a constant. */
const TAI_MINUS_S: Readonly<Record<string, number>> = { TAI: 0, TT: -32.184, TDT: -32.184, GPS: 19 };

export function isKnownTimeSystem(name: string): boolean {
  return TIME_SYSTEMS.includes(name.toUpperCase());
}

/** True where epochs of the system convert to TAI exactly, without tables that a message does not carry. */
export function isConvertibleTimeSystem(name: string): boolean {
  const upper = name.toUpperCase();
  return upper === 'UTC' || upper in TAI_MINUS_S;
}

/** Reads one epoch text; undefined for other texts. */
export type EpochReader = (text: string) => number | undefined;

/**
 * Reader of epoch texts of one time system, calendar (2024-11-01T00:00:00.5) or day-of-year (2024-306T00:00:00.5).
 *
 * Assumes  systems that do not convert (TDB, UT1, MET ...) are read as if TAI: good for order and spans within the
 *          message, refused at the bridge (`unsupported-time-system`)
 * Time scale  result is TAI seconds since 2000-01-01T00:00:00 TAI
 * Cost     about 0.1 microseconds an epoch: the day is looked up once and remembered
 */
export function epochReader(timeSystem: string): EpochReader {
  const upper = timeSystem.toUpperCase();
  const isUtc = upper === 'UTC';
  const offsetS = TAI_MINUS_S[upper] ?? 0;
  let lastDate = '';
  let lastDayS: number | undefined;

  function dayStartS(date: string): number | undefined {
    if (date === lastDate) return lastDayS;
    const dayNumber = dayNumberOf(date);
    if (dayNumber === undefined) return undefined;
    let startS: number | undefined = dayNumber * 86_400 + offsetS;
    if (isUtc) {
      const parsed = parseUtc(`${date}T00:00:00`);
      startS = parsed.ok ? parsed.value : undefined;
    }
    lastDate = date;
    lastDayS = startS;
    return startS;
  }

  return (text) => {
    const split = text.indexOf('T');
    if (split < 8) return undefined;
    const secondS = secondOfDay(text, split + 1);
    if (Number.isNaN(secondS)) return undefined;
    if (secondS >= 86_400) return leapSecond(text, isUtc);
    const startS = dayStartS(text.slice(0, split));
    return startS === undefined ? undefined : startS + secondS;
  };
}

/** 23:59:60 exists on some days of UTC only, and the time tables know which. */
function leapSecond(text: string, isUtc: boolean): number | undefined {
  if (!isUtc) return undefined;
  const parsed = parseUtc(text);
  return parsed.ok ? parsed.value : undefined;
}

/** True for a well-formed epoch of any time system; a second of 60 only as the last of a day. */
export function isEpochText(text: string): boolean {
  const split = text.indexOf('T');
  if (split < 8 || Number.isNaN(secondOfDay(text, split + 1))) return false;
  return dayNumberOf(text.slice(0, split)) !== undefined;
}

/** Characters of an epoch: more decimals than anyone writes. */
const LONGEST_EPOCH = 1000;

/**
 * Seconds since midnight of `hh:mm:ss[.f][Z]` from `at` to the end. 23:59:60.x gives 86400.x.
 *
 * @returns number s, NaN when malformed
 */
function secondOfDay(text: string, at: number): number {
  if (text.length > LONGEST_EPOCH) return Number.NaN;
  const last = text.length - (text.endsWith('Z') ? 1 : 0);
  if (last < at + 8 || text.charCodeAt(at + 2) !== 58 || text.charCodeAt(at + 5) !== 58) return Number.NaN;
  const hour = twoDigits(text, at);
  const minute = twoDigits(text, at + 3);
  const second = twoDigits(text, at + 6);
  if (!(hour <= 23 && minute <= 59 && second <= 60)) return Number.NaN;
  if (second === 60 && !(hour === 23 && minute === 59)) return Number.NaN;
  let fraction = 0;
  if (last > at + 8) {
    if (text.charCodeAt(at + 8) !== 46) return Number.NaN;
    for (let digit = at + 9; digit < last; digit += 1) {
      const code = text.charCodeAt(digit);
      if (code < 48 || code > 57) return Number.NaN;
    }
    fraction = last > at + 9 ? numberIn(text, at + 8, last) : 0;
  }
  return hour * 3600 + minute * 60 + second + fraction;
}

function twoDigits(text: string, at: number): number {
  const tens = text.charCodeAt(at) - 48;
  const lastDigit = text.charCodeAt(at + 1) - 48;
  return tens >= 0 && tens <= 9 && lastDigit >= 0 && lastDigit <= 9 ? tens * 10 + lastDigit : Number.NaN;
}

const DAYS_BEFORE_MONTH = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];

/** Days from 2000-01-01 to the date (yyyy-mm-dd or yyyy-ddd), proleptic Gregorian; undefined when there is no such day. */
function dayNumberOf(date: string): number | undefined {
  if (date.charCodeAt(4) !== 45) return undefined;
  const year = twoDigits(date, 0) * 100 + twoDigits(date, 2);
  if (Number.isNaN(year)) return undefined;
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const ordinal = date.length === 8 ? dayOfYear(date) : dayOfCalendar(date, isLeap);
  if (!(ordinal >= 1 && ordinal <= (isLeap ? 366 : 365))) return undefined;
  const before = year - 1;
  const days = before * 365 + Math.floor(before / 4) - Math.floor(before / 100) + Math.floor(before / 400);
  return days - 730_119 + ordinal - 1;
}

function dayOfYear(date: string): number {
  return twoDigits(`0${date[5] ?? ''}`, 0) * 100 + twoDigits(date, 6);
}

function dayOfCalendar(date: string, isLeap: boolean): number {
  if (date.length !== 10 || date.charCodeAt(7) !== 45) return Number.NaN;
  const month = twoDigits(date, 5);
  const day = twoDigits(date, 8);
  if (!(month >= 1 && month <= 12 && day >= 1)) return Number.NaN;
  const start = DAYS_BEFORE_MONTH[month - 1] ?? Number.NaN;
  const next = DAYS_BEFORE_MONTH[month] ?? 365;
  const length = next - start + (month === 2 && isLeap ? 1 : 0);
  if (day > length) return Number.NaN;
  return start + (month > 2 && isLeap ? 1 : 0) + day;
}
