import { ABSENT, type Figure, isGiven, withUnit } from './number.ts';

/** The size of a file, decimal: 312 B, 48.2 kB, 2.4 MB. */
export function formatBytes(bytes: Figure): string {
  if (!isGiven(bytes)) return ABSENT;
  if (bytes < 1000) return withUnit(bytes, 0, 'B');
  if (bytes < 1_000_000) return withUnit(bytes / 1000, 1, 'kB');
  return withUnit(bytes / 1_000_000, 1, 'MB');
}
