import { formatUtc, parseUtc } from '@keepout/astro/epoch';

interface Day {
  readonly startTaiS: number;
  /** yyyy-mm-dd */
  readonly date: string;
}

/** Two digits of the year, three of the day; blanks in front of either. */
const DAY_COLUMNS = /^[ \d]\d(?:\d{3}| \d\d| {2}\d)$/;
const MICROSECONDS_PER_DAY = 86_400_000_000;

/** The epoch of a TLE on the product's axis and as UTC text. */
export interface TleEpoch {
  readonly epochTaiS: number;
  readonly epochUtc: string;
}

/**
 * Reads the epoch columns of line 1 (yyddd.dddddddd); each day is looked up once.
 *
 * Method   the eighth decimal is 864 microseconds, so the fraction is an integer of microseconds and the text is exact
 * Assumes  years 57 to 99 are 1957 to 1999 (Spacetrack Report 3)
 */
export function tleEpochReader(): (line: string) => TleEpoch | undefined {
  const days = new Map<number, Day | undefined>();
  return (line) => {
    const year = Number(line.slice(18, 20));
    const ordinal = Number(line.slice(20, 23));
    const fraction = line.slice(23, 32).trim();
    const isFraction = /^\.\d{1,8}$/.test(fraction) || fraction === '';
    if (!DAY_COLUMNS.test(line.slice(18, 23)) || !isFraction) return undefined;
    const key = year * 1000 + ordinal;
    if (!days.has(key)) days.set(key, dayOf(year < 57 ? 2000 + year : 1900 + year, ordinal));
    const day = days.get(key);
    if (day === undefined) return undefined;
    const microseconds = Number(fraction.slice(1).padEnd(8, '0')) * 864;
    return { epochTaiS: day.startTaiS + microseconds / 1e6, epochUtc: `${day.date}T${clockText(microseconds)}` };
  };
}

function dayOf(year: number, ordinal: number): Day | undefined {
  const start = parseUtc(`${String(year)}-${String(ordinal).padStart(3, '0')}T00:00:00`);
  return start.ok ? { startTaiS: start.value, date: formatUtc(start.value, 0).slice(0, 10) } : undefined;
}

function clockText(microseconds: number): string {
  const seconds = Math.floor(microseconds / 1e6);
  const two = (value: number): string => (value < 10 ? `0${String(value)}` : String(value));
  const clock = `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return `${clock}.${String(microseconds % 1e6).padStart(6, '0')}`;
}

/** The fourteen epoch columns for an epoch, rounded to 864 microseconds; undefined outside 1957 to 2056. */
export function tleEpochText(epochTaiS: number): string | undefined {
  const year = Number(formatUtc(epochTaiS, 6).slice(0, 4));
  if (year < 1957 || year > 2056) return undefined;
  const date = formatUtc(epochTaiS, 6).slice(0, 10);
  const dayStart = parseUtc(`${date}T00:00:00`);
  const yearStart = parseUtc(`${String(year)}-001T00:00:00`);
  if (!dayStart.ok || !yearStart.ok) return undefined;
  const ordinal = Math.round((dayStart.value - yearStart.value) / 86_400) + 1;
  const steps = Math.min(Math.round(((epochTaiS - dayStart.value) * 1e6 * 1e8) / MICROSECONDS_PER_DAY), 99_999_999);
  const yearText = String(year % 100).padStart(2, '0');
  return `${yearText}${String(ordinal).padStart(3, '0')}.${String(steps).padStart(8, '0')}`;
}
