import { ABSENT } from '../format/number.ts';

const two = (value: number) => String(value).padStart(2, '0');

/** Formats the time to an event as `T−2d 14:03:11` (U+2212), after it `T+00:00:05`; full seconds, never rounded towards it. */
export function formatCountdown(eventUnixMs: number, nowUnixMs: number): string {
  const left = leftOf(eventUnixMs, nowUnixMs);
  return left === undefined ? ABSENT : `${left.toMinute}:${two(left.seconds)}`;
}

/** Formats the same without seconds, for displays that update by the minute. */
export const formatCountdownMinutes = (eventUnixMs: number, nowUnixMs: number): string =>
  leftOf(eventUnixMs, nowUnixMs)?.toMinute ?? ABSENT;

function leftOf(eventUnixMs: number, nowUnixMs: number) {
  const leftMs = eventUnixMs - nowUnixMs;
  if (!Number.isFinite(leftMs)) return undefined;
  const seconds = Math.floor(Math.abs(leftMs) / 1000);
  const days = Math.floor(seconds / 86_400);
  const clock = `${two(Math.floor(seconds / 3600) % 24)}:${two(Math.floor(seconds / 60) % 60)}`;
  return { toMinute: `T${leftMs < 0 ? '+' : '\u2212'}${days > 0 ? `${days}d ` : ''}${clock}`, seconds: seconds % 60 };
}

/** How long ago, as an addition to the full time and never in place of it: `12 s`, `7 min`, `3.4 h`, `2.1 d`. */
export function formatAge(thenUnixMs: number, nowUnixMs: number): string {
  const seconds = Math.max(0, (nowUnixMs - thenUnixMs) / 1000);
  if (!Number.isFinite(seconds)) return ABSENT;
  if (seconds < 60) return `${Math.floor(seconds)} s`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min`;
  if (seconds < 86_400) return `${(seconds / 3600).toFixed(1)} h`;
  return `${(seconds / 86_400).toFixed(1)} d`;
}
