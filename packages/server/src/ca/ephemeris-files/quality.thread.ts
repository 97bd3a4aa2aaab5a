import {
  type EphemerisReport,
  ephemerisReport,
  type ReportedEphemeris,
} from '@keepout/assessment/orbit/ephemeris-report';
import type { PackedEphemeris } from '@keepout/assessment/orbit/packed-ephemeris';

export interface QualityInput {
  readonly file: ReportedEphemeris;
  readonly before: PackedEphemeris | undefined;
}

/** Makes the quality report of a file, in a thread: comparing two weeks takes some tenths of a second. */
export function reportQuality({ file, before }: QualityInput): EphemerisReport | undefined {
  return ephemerisReport(file, before);
}
