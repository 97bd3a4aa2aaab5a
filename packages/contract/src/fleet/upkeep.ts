import type { SatelliteConfiguration } from './satellite.ts';

const HOUR_MS = 3_600_000;

/**
 * Returns the time at which the next operational ephemeris of a satellite is due, ms since 1970.
 *
 * The arrival of the last file counts, not its coverage: with files of a week, six daily files may be missing before one ends.
 *
 * @param lastMs   arrival of the last file; before the first, creation of the satellite
 * @returns undefined if no ephemeris is expected
 */
export function ephemerisDueMs(
  { ephemerisEveryHours }: Pick<SatelliteConfiguration, 'ephemerisEveryHours'>,
  lastMs: number,
): number | undefined {
  return ephemerisEveryHours === undefined ? undefined : lastMs + ephemerisEveryHours * HOUR_MS;
}
