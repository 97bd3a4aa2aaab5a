import { ABSENT } from '../format/number.ts';

/** How long ago, as an addition to the full time and never in place of it: `12 s`, `7 min`, `3.4 h`, `2.1 d`. */
export function formatAge(thenUnixMs: number, nowUnixMs: number): string {
  const seconds = Math.max(0, (nowUnixMs - thenUnixMs) / 1000);
  if (!Number.isFinite(seconds)) return ABSENT;
  if (seconds < 60) return `${Math.floor(seconds)} s`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min`;
  if (seconds < 86_400) return `${(seconds / 3600).toFixed(1)} h`;
  return `${(seconds / 86_400).toFixed(1)} d`;
}
