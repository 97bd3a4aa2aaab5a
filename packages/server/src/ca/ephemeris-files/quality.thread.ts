import {
  burnBetween,
  type EphemerisReport,
  ephemerisReport,
  type FoundBurn,
  type ReportedEphemeris,
} from '@keepout/assessment/orbit/ephemeris-report';
import type { PackedEphemeris } from '@keepout/assessment/orbit/packed-ephemeris';

export interface QualityInput {
  readonly file: ReportedEphemeris;
  readonly before: PackedEphemeris | undefined;
}

/** Computes the quality report of a file, in a thread: comparing two weeks takes some tenths of a second. */
export function reportQuality({ file, before }: QualityInput): EphemerisReport | undefined {
  return ephemerisReport(file, before);
}

/** Finds a burn by which a file differs from the one in force, in a thread. */
export function findBurn([inForce, file]: readonly [PackedEphemeris, PackedEphemeris]): FoundBurn | undefined {
  return burnBetween(inForce, file);
}
