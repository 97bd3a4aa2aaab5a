import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE, utcCalendar } from '../scale/utc-calendar.ts';

const two = (value: number): string => String(value).padStart(2, '0');
const DASH = '\u2013';

/** 2026-11-20 07:29:30 Z */
export function formatUtcSecond(timeMs: number | null | undefined): string {
  if (timeMs === null || timeMs === undefined || !Number.isFinite(timeMs)) return DASH;
  const t = utcCalendar(timeMs);
  return `${t.year}-${two(t.month)}-${two(t.day)} ${two(t.hour)}:${two(t.minute)}:${two(t.second)} Z`;
}

/** 11-20 */
export function formatMonthDay(timeMs: number): string {
  const t = utcCalendar(timeMs);
  return `${two(t.month)}-${two(t.day)}`;
}

/** 07:29 */
export function formatHourMinute(timeMs: number): string {
  const t = utcCalendar(timeMs);
  return `${two(t.hour)}:${two(t.minute)}`;
}

/** 07:29:30 */
export function formatHourMinuteSecond(timeMs: number): string {
  return `${formatHourMinute(timeMs)}:${two(utcCalendar(timeMs).second)}`;
}

/** Day of year in three digits: 324 */
export function formatDayOfYear(timeMs: number): string {
  return String(utcCalendar(timeMs).dayOfYear).padStart(3, '0');
}

/** T−2d 14:03:11 before the event, T+ after it. @param nowMs number ms @param eventMs number ms */
export function formatCountdown(nowMs: number, eventMs: number): string {
  const ahead = eventMs - nowMs;
  const left = Math.abs(ahead);
  const days = Math.floor(left / MS_PER_DAY);
  const clock = [
    Math.floor(left / MS_PER_HOUR) % 24,
    Math.floor(left / MS_PER_MINUTE) % 60,
    Math.floor(left / 1000) % 60,
  ].map(two);
  return `T${ahead >= 0 ? '\u2212' : '+'}${days > 0 ? `${days}d ` : ''}${clock.join(':')}`;
}

/** 5.2 d, 7.4 h, 12 min: a span in one unit. @param spanMs number ms */
export function formatSpan(spanMs: number): string {
  const size = Math.abs(spanMs);
  if (size >= 2 * MS_PER_DAY) return `${(size / MS_PER_DAY).toFixed(1)} d`;
  if (size >= 2 * MS_PER_HOUR) return `${(size / MS_PER_HOUR).toFixed(1)} h`;
  if (size >= 2 * MS_PER_MINUTE) return `${Math.round(size / MS_PER_MINUTE)} min`;
  return `${Math.round(size / 1000)} s`;
}
