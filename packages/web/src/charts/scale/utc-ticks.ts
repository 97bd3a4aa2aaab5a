import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from '@keepout/units/duration';
import { utcCalendar, utcDayStart } from './utc-calendar.ts';

export interface UtcTick {
  readonly timeMs: number;
  readonly label: string;
  /** Day of year under the date; only where a day begins. */
  readonly dayOfYear: string | null;
  readonly isDayStart: boolean;
}

const STEPS_MS: readonly number[] = [
  1000,
  5000,
  15_000,
  30_000,
  MS_PER_MINUTE,
  5 * MS_PER_MINUTE,
  15 * MS_PER_MINUTE,
  30 * MS_PER_MINUTE,
  MS_PER_HOUR,
  3 * MS_PER_HOUR,
  6 * MS_PER_HOUR,
  12 * MS_PER_HOUR,
  MS_PER_DAY,
  2 * MS_PER_DAY,
  4 * MS_PER_DAY,
  7 * MS_PER_DAY,
];

/** Returns the smallest step whose labels keep `minGapPx` apart; from a month on `null`, for calendar months. */
export function chooseUtcStepMs(spanMs: number, widthPx: number, minGapPx: number): number | null {
  const msPerPx = spanMs / Math.max(1, widthPx);
  return STEPS_MS.find((step) => step / msPerPx >= minGapPx) ?? null;
}

/**
 * Ticks of a UTC axis: clock times between days, month-day with the day of year where a day begins.
 *
 * @param startMs number ms   @param endMs number ms   @param widthPx number px
 * @param minGapPx number px  least distance between two labels
 */
export function utcTicks(startMs: number, endMs: number, widthPx: number, minGapPx = 70): readonly UtcTick[] {
  if (!(endMs > startMs) || !Number.isFinite(startMs) || !Number.isFinite(endMs)) return [];
  const step = chooseUtcStepMs(endMs - startMs, widthPx, minGapPx);
  return step === null ? monthTicks(startMs, endMs, widthPx, minGapPx) : evenTicks(startMs, endMs, step);
}

function evenTicks(startMs: number, endMs: number, stepMs: number): readonly UtcTick[] {
  const ticks: UtcTick[] = [];
  for (let timeMs = Math.ceil(startMs / stepMs) * stepMs; timeMs <= endMs; timeMs += stepMs) {
    const isDayStart = timeMs % MS_PER_DAY === 0;
    const clock = stepMs < MS_PER_MINUTE ? hourMinuteSecond : hourMinute;
    ticks.push({
      timeMs,
      label: isDayStart ? monthDay(timeMs) : clock(timeMs),
      dayOfYear: isDayStart ? threeDigitDay(timeMs) : null,
      isDayStart,
    });
  }
  return withDate(ticks);
}

/** Where no day begins in view, the first label names the day. */
function withDate(ticks: readonly UtcTick[]): readonly UtcTick[] {
  const [first, ...laterTicks] = ticks;
  if (first === undefined || ticks.some((tick) => tick.isDayStart)) return ticks;
  return [{ ...first, label: `${monthDay(first.timeMs)} ${first.label}` }, ...laterTicks];
}

function monthTicks(startMs: number, endMs: number, widthPx: number, minGapPx: number): readonly UtcTick[] {
  const monthMs = 30.4 * MS_PER_DAY;
  const fitting = Math.max(1, Math.floor(widthPx / minGapPx));
  const months = [1, 2, 3, 6, 12, 24, 60].find((count) => (endMs - startMs) / (count * monthMs) <= fitting) ?? 120;
  const first = utcCalendar(startMs);
  const ticks: UtcTick[] = [];
  for (let index = 0; ; index += 1) {
    const timeMs = utcDayStart(first.year, 1 + months * index, 1);
    if (timeMs > endMs) return ticks;
    if (timeMs < startMs) continue;
    const { year, month } = utcCalendar(timeMs);
    ticks.push({
      timeMs,
      label: `${year}-${String(month).padStart(2, '0')}`,
      dayOfYear: threeDigitDay(timeMs),
      isDayStart: true,
    });
  }
}

const two = (value: number): string => String(value).padStart(2, '0');

/** 11-20 */
function monthDay(timeMs: number): string {
  const t = utcCalendar(timeMs);
  return `${two(t.month)}-${two(t.day)}`;
}

/** 07:29 */
function hourMinute(timeMs: number): string {
  const t = utcCalendar(timeMs);
  return `${two(t.hour)}:${two(t.minute)}`;
}

/** 07:29:30 */
const hourMinuteSecond = (timeMs: number): string => `${hourMinute(timeMs)}:${two(utcCalendar(timeMs).second)}`;

/** Day of year in three digits: 324 */
const threeDigitDay = (timeMs: number): string => String(utcCalendar(timeMs).dayOfYear).padStart(3, '0');
