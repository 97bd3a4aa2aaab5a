import type { EphemerisSummary as EphemerisFile } from '@keepout/contract/ca/ephemeris';
import type { ScreeningOrder } from '../../nouns/screening/use-screenings.ts';
import { parseTime } from '../../time/utc.ts';

const DAY_MS = 86_400_000;
const MOST_DAYS = 7;

/**
 * The screening of a file over the time it covers: from now on, at most 7 days; over its own span when it lies wholly
 * in the past. An upload is screened by the same rule.
 */
export function screeningOf(
  { oemFileId, startTime, stopTime }: Pick<EphemerisFile, 'oemFileId' | 'startTime' | 'stopTime'>,
  nowMs: number,
): ScreeningOrder {
  const startMs = parseTime(startTime);
  const stopMs = parseTime(stopTime);
  if (startMs === undefined || stopMs === undefined || stopMs <= startMs) return { oemFileId, days: MOST_DAYS };
  const isPast = stopMs <= nowMs;
  const fromMs = isPast ? startMs : Math.max(startMs, nowMs);
  return { oemFileId, days: Math.min(MOST_DAYS, (stopMs - fromMs) / DAY_MS), ...(isPast && { start: startTime }) };
}
