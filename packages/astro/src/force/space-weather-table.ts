import { type Fault, fail, ok, type Result } from '@keepout/units/result';
import type { SpaceWeatherDay, SpaceWeatherDays, SpaceWeatherSource } from '../atmosphere-model.ts';
import { daysInMonth, daysSince2000 } from '../calendar.ts';
import { MODERATE_AP, type SpaceWeather, spaceWeatherOfDays } from './space-weather.ts';

export interface SpaceWeatherFault extends Fault {
  readonly code:
    | 'space-weather-empty'
    | 'space-weather-column-missing'
    | 'space-weather-malformed'
    | 'space-weather-days-not-consecutive';
  readonly line?: number;
  /** Name of the column. */
  readonly column?: string;
}

const AP_COLUMNS = ['AP1', 'AP2', 'AP3', 'AP4', 'AP5', 'AP6', 'AP7', 'AP8'];
const NEEDED = ['DATE', ...AP_COLUMNS, 'AP_AVG', 'F10.7_OBS', 'F10.7_DATA_TYPE'];
const MEAN_COLUMN = 'F10.7_OBS_CENTER81';
const SOURCES: ReadonlyMap<string, SpaceWeatherSource> = new Map(
  Object.entries({
    OBS: 'observed',
    INT: 'interpolated',
    PRD: 'predicted',
    PRM: 'predicted-monthly',
  }),
);
/** Days to either side in a mean of 81. */
const HALF_MEAN = 40;

interface Row extends Omit<SpaceWeatherDay, 'f107Mean'> {
  readonly line: number;
  readonly day: number;
  readonly f107Mean: number | undefined;
}

/**
 * Reads a table of space weather in the CSV form of CelesTrak (SW-All.csv, SW-Last5Years.csv).
 *
 * Method   columns by their names; monthly predictions joined by straight lines, with moderate Ap; a mean of 81 days that is not given is
 *          taken of the days there are
 * Assumes  observed flux, at the distance of the Earth, which NRLMSISE-00 was made with (not the one adjusted to 1 au)
 *
 * @param text   string   the complete file
 * @returns ok: SpaceWeather   |   fault: SpaceWeatherFault with line and column
 *
 * Checked  conformance/atmosphere/space-weather.csv
 */
export function readSpaceWeather(text: string): Result<SpaceWeather, SpaceWeatherFault> {
  const read = readSpaceWeatherDays(text);
  return read.ok ? ok(spaceWeatherOfDays(read.value.firstDay, read.value.days)) : read;
}

/** The same as plain data: every day of the table without gaps. */
export function readSpaceWeatherDays(text: string): Result<SpaceWeatherDays, SpaceWeatherFault> {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const header = (lines[0] ?? '').split(',').map((name) => name.trim());
  const missing = NEEDED.find((name) => !header.includes(name));
  if (missing !== undefined) return fail({ code: 'space-weather-column-missing', line: 1, column: missing });
  const rows: Row[] = [];
  for (let i = 1; i < lines.length; i++) {
    if (lines[i]!.trim() === '') continue;
    const row = readRow(lines[i]!, i + 1, header);
    if (!row.ok) return row;
    const before = rows.at(-1);
    if (before !== undefined) {
      const gap = row.value.day - before.day;
      const isMonthly = row.value.source === 'predicted-monthly';
      if (gap < 1 || (gap > 1 && !isMonthly)) {
        return fail({ code: 'space-weather-days-not-consecutive', line: i + 1, column: 'DATE' });
      }
    }
    rows.push(row.value);
  }
  const first = rows[0];
  if (first === undefined) return fail({ code: 'space-weather-empty' });
  return ok({ firstDay: first.day, days: withMeans(everyDay(rows)) });
}

function readRow(text: string, line: number, header: readonly string[]): Result<Row, SpaceWeatherFault> {
  const cells = text.split(',').map((cell) => cell.trim());
  const cell = (column: string): string => cells[header.indexOf(column)] ?? '';
  const fault = (column: string) => fail({ code: 'space-weather-malformed', line, column } as const);
  const day = dayOf(cell('DATE'));
  if (day === undefined) return fault('DATE');
  const source = SOURCES.get(cell('F10.7_DATA_TYPE'));
  if (source === undefined) return fault('F10.7_DATA_TYPE');
  const numberOf = (column: string): number => (cell(column) === '' ? Number.NaN : Number(cell(column)));
  const f107 = numberOf('F10.7_OBS');
  if (!(f107 > 0)) return fault('F10.7_OBS');
  const isWithoutAp = source === 'predicted-monthly' && cell('AP_AVG') === '';
  const values = [...AP_COLUMNS, 'AP_AVG'].map((column) => (isWithoutAp ? MODERATE_AP : numberOf(column)));
  const bad = values.findIndex((value) => !(value >= 0));
  if (bad >= 0) return fault([...AP_COLUMNS, 'AP_AVG'][bad]!);
  const mean = numberOf(MEAN_COLUMN);
  if (cell(MEAN_COLUMN) !== '' && !(mean > 0)) return fault(MEAN_COLUMN);
  return ok({
    line,
    day,
    f107,
    f107Mean: Number.isNaN(mean) ? undefined : mean,
    ap: values.slice(0, 8),
    apMean: values[8]!,
    source,
  });
}

/** Days since 2000-01-01 of a date. */
function dayOf(text: string): number | undefined {
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return undefined;
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined;
  return daysSince2000(year, month, day);
}

/** Fills the days between monthly rows. */
function everyDay(rows: readonly Row[]): Omit<Row, 'line' | 'day'>[] {
  return rows.flatMap((row, i) => {
    const next = rows[i + 1];
    const gap = next === undefined ? 1 : next.day - row.day;
    return Array.from({ length: gap }, (_, k) => {
      if (k === 0 || next === undefined) return row;
      const between = (from: number, to: number): number => from + ((to - from) * k) / gap;
      const hasMean = row.f107Mean !== undefined && next.f107Mean !== undefined;
      return {
        ...next,
        f107: between(row.f107, next.f107),
        f107Mean: hasMean ? between(row.f107Mean, next.f107Mean) : undefined,
      };
    });
  });
}

function withMeans(days: readonly Omit<Row, 'line' | 'day'>[]): SpaceWeatherDay[] {
  return days.map((day, i) => {
    if (day.f107Mean !== undefined) return { ...day, f107Mean: day.f107Mean };
    const about = days.slice(Math.max(0, i - HALF_MEAN), i + HALF_MEAN + 1);
    return { ...day, f107Mean: about.reduce((sum, { f107 }) => sum + f107, 0) / about.length };
  });
}
