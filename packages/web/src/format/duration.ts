import { ABSENT, type Figure, formatSignificant, formatWithUnit, isGiven } from './number.ts';

/** A length of time: 42 s, 7 min 30 s, 1 h 12 min, 3 d 4 h. */
export function formatDuration(seconds: Figure): string {
  if (!isGiven(seconds)) return ABSENT;
  const totalSeconds = Math.round(Math.abs(seconds));
  const sign = seconds < 0 && totalSeconds > 0 ? '\u2212' : '';
  const parts: readonly (readonly [number, string])[] = [
    [Math.floor(totalSeconds / 86_400), 'd'],
    [Math.floor(totalSeconds / 3600) % 24, 'h'],
    [Math.floor(totalSeconds / 60) % 60, 'min'],
    [totalSeconds % 60, 's'],
  ];
  const first = parts.findIndex(([amount]) => amount > 0);
  if (first === -1) return '0\u00a0s';
  const visibleParts = parts.slice(first, first + 2).filter(([amount]) => amount > 0);
  return sign + visibleParts.map(([amount, unit]) => `${amount}\u00a0${unit}`).join(' ');
}

/** How long a run took: a duration, with hundredths where it took less than ten seconds. */
export const formatRunTime = (seconds: Figure): string =>
  isGiven(seconds) && seconds < 10 && !Number.isInteger(seconds)
    ? formatWithUnit(seconds, 2, 's')
    : formatDuration(seconds);

/** The time that a burn takes: a duration, with three significant digits below ten seconds, so that no burn takes 0 s. */
export const formatBurnTime = (seconds: Figure): string =>
  isGiven(seconds) && seconds > 0 && seconds < 10 ? `${formatSignificant(seconds)}\u00a0s` : formatDuration(seconds);
