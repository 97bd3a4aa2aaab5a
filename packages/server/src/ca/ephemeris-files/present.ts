import { formatUtcZ } from '@keepout/astro/epoch';
import type { EphemerisFile, EphemerisSummary } from '@keepout/contract/ca/ephemeris';
import { wireTime } from '../../platform/database/wire-time.ts';
import type { EphemerisRow } from '../ephemerides/store.ts';

export function presentEphemeris(row: EphemerisRow, screeningId: string | undefined): EphemerisFile {
  return { ...presentListedEphemeris(row, screeningId), warnings: [...row.facts.warnings] };
}

/** What a list tells of a file. */
export function presentListedEphemeris(row: EphemerisRow, screeningId: string | undefined): EphemerisSummary {
  const { facts } = row;
  return {
    oemFileId: row.id,
    satelliteId: row.satelliteId,
    satelliteName: row.satelliteName,
    fileName: row.fileName,
    designation: row.designation,
    objectName: facts.objectName,
    objectId: facts.objectId,
    frame: facts.frame,
    startTime: formatUtcZ(row.startTaiS),
    stopTime: formatUtcZ(row.stopTaiS),
    stepSeconds: facts.stepS,
    stateCount: facts.stateCount,
    segmentCount: facts.segmentCount,
    covarianceCount: facts.covarianceCount,
    interpolation: facts.interpolation,
    sizeBytes: row.sizeBytes,
    sha256: row.sha256,
    uploadedAt: wireTime(row.uploadedAt),
    uploadedBy: row.uploadedBy,
    screeningId: screeningId ?? null,
    warningCount: facts.warnings.length,
  };
}
