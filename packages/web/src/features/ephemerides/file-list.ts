import type { EphemerisFile } from '@keepout/contract/ephemeris';
import { parseTime } from '../../time/utc.ts';

export const fileColumns = [
  'file',
  'satellite',
  'start',
  'stop',
  'step',
  'states',
  'covariance',
  'designation',
  'size',
  'uploaded',
] as const;
export const designations = ['OPERATIONAL', 'CANDIDATE'] as const;

export interface FileFilter {
  readonly designations: readonly string[];
  readonly text: string;
}

/** The files of the designations asked for, if any, that hold every word of the text. */
export function filterFiles(files: readonly EphemerisFile[], filter: FileFilter): readonly EphemerisFile[] {
  const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean);
  return files.filter((file) => {
    if (filter.designations.length > 0 && !filter.designations.includes(file.designation)) return false;
    const searched = [file.fileName, file.satelliteName, file.objectName, file.objectId, file.uploadedBy]
      .join(' ')
      .toLowerCase();
    return words.every((word) => searched.includes(word));
  });
}

export const filterCount = (filter: FileFilter): number =>
  filter.designations.length + (filter.text.trim() === '' ? 0 : 1);

/** What a column sorts by. */
export function fileValue(file: EphemerisFile, column: string): string | number | null {
  const values: Readonly<Record<string, string | number | null | undefined>> = {
    file: file.fileName,
    satellite: file.satelliteName,
    start: parseTime(file.startTime),
    stop: parseTime(file.stopTime),
    step: file.stepSeconds,
    states: file.stateCount,
    covariance: file.covarianceCount,
    designation: file.designation,
    size: file.sizeBytes,
    uploaded: parseTime(file.uploadedAt),
  };
  return values[column] ?? null;
}
