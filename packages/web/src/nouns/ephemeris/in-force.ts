import type { EphemerisSummary as EphemerisFile } from '@keepout/contract/ca/ephemeris';
import { parseTime } from '../../time/utc.ts';

type Speaking = Pick<EphemerisFile, 'oemFileId' | 'satelliteId' | 'designation' | 'stopTime' | 'uploadedAt'>;

/** Returns the file in force for each satellite: the newest operational one that extends into the future. */
export function filesInForce<File extends Speaking>(files: readonly File[], nowMs: number): ReadonlyMap<string, File> {
  const newest = new Map<string, File>();
  for (const file of files) {
    const reachesOn = (parseTime(file.stopTime) ?? Number.NEGATIVE_INFINITY) > nowMs;
    if (file.designation !== 'OPERATIONAL' || !reachesOn) continue;
    const newestFile = newest.get(file.satelliteId);
    if (newestFile === undefined || file.uploadedAt > newestFile.uploadedAt) newest.set(file.satelliteId, file);
  }
  return newest;
}
