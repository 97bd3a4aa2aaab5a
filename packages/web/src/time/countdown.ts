import { MS_PER_MINUTE } from '@keepout/units/duration';
import { formatDuration } from '../format/duration.ts';
import { ABSENT } from '../format/number.ts';

const MINUTES_PER_DAY = 1440;

const two = (value: number) => String(value).padStart(2, '0');

/** Returns the one form of remaining time: `T−2d 14:03`, `T−18:20`, `T−00:34` (U+2212), after the event `T+00:05`; whole minutes, rounded down. */
export function formatCountdown(eventUnixMs: number, nowUnixMs: number): string {
  const leftMs = eventUnixMs - nowUnixMs;
  if (!Number.isFinite(leftMs)) return ABSENT;
  const minutes = Math.floor(Math.abs(leftMs) / MS_PER_MINUTE);
  const days = Math.floor(minutes / MINUTES_PER_DAY);
  const clock = `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
  return `T${leftMs < 0 ? '+' : '\u2212'}${days > 0 ? `${days}d ` : ''}${clock}`;
}

/** The same with its units, for a tooltip: `14 h 3 min`. */
export const countdownUnits = (eventUnixMs: number, nowUnixMs: number): string =>
  formatDuration(Math.floor(Math.abs(eventUnixMs - nowUnixMs) / MS_PER_MINUTE) * 60);

/** Whether a deadline has passed: for counts, marks and countdowns alike. */
export const hasPassed = (eventUnixMs: number, nowUnixMs: number): boolean => eventUnixMs < nowUnixMs;

/** How long ago, as an addition to the full time and never in place of it: `12 s`, `7 min`, `3.4 h`, `2.1 d`. */
export function formatAge(thenUnixMs: number, nowUnixMs: number): string {
  const seconds = Math.max(0, (nowUnixMs - thenUnixMs) / 1000);
  if (!Number.isFinite(seconds)) return ABSENT;
  if (seconds < 60) return `${Math.floor(seconds)} s`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min`;
  if (seconds < 86_400) return `${(seconds / 3600).toFixed(1)} h`;
  return `${(seconds / 86_400).toFixed(1)} d`;
}
