import { utcCalendar } from './utc-calendar.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** 11-20 */
export function monthDay(timeMs: number): string {
  const t = utcCalendar(timeMs);
  return `${two(t.month)}-${two(t.day)}`;
}

/** 07:29 */
export function hourMinute(timeMs: number): string {
  const t = utcCalendar(timeMs);
  return `${two(t.hour)}:${two(t.minute)}`;
}

/** 07:29:30 */
export const hourMinuteSecond = (timeMs: number): string => `${hourMinute(timeMs)}:${two(utcCalendar(timeMs).second)}`;

/** Day of year in three digits: 324 */
export const threeDigitDay = (timeMs: number): string => String(utcCalendar(timeMs).dayOfYear).padStart(3, '0');
