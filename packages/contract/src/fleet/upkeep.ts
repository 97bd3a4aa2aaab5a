import type { SatelliteConfiguration } from './satellite.ts';

const HOUR_MS = 3_600_000;

/**
 * When the next operational ephemeris of a satellite has to have come, ms since 1970.
 *
 * What counts is when the last one came, not what it covers: of files of a week, six may be missing before one ends.
 *
 * @param lastMs   when it came; before the first one, when the satellite was added
 * @returns undefined where none is expected
 */
export function ephemerisDueMs(
  { ephemerisEveryHours }: Pick<SatelliteConfiguration, 'ephemerisEveryHours'>,
  lastMs: number,
): number | undefined {
  return ephemerisEveryHours === undefined ? undefined : lastMs + ephemerisEveryHours * HOUR_MS;
}
