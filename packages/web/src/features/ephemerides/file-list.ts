import type { EphemerisSummary as EphemerisFile } from '@keepout/contract/ca/ephemeris';
import { wordSearch } from '../../navigation/search-params.ts';
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

/** Returns the files of the selected designations, or of all, that contain every word of the text. */
export function filterFiles(files: readonly EphemerisFile[], filter: FileFilter): readonly EphemerisFile[] {
  const hasWords = wordSearch(filter.text);
  return files.filter((file) => {
    if (filter.designations.length > 0 && !filter.designations.includes(file.designation)) return false;
    return hasWords(file.fileName, file.satelliteName, file.objectName, file.objectId, file.uploadedBy);
  });
}

export const ephemerisFilterCount = (filter: FileFilter): number =>
  filter.designations.length + (filter.text.trim() === '' ? 0 : 1);

const values: Readonly<
  Record<(typeof fileColumns)[number], (file: EphemerisFile) => string | number | null | undefined>
> = {
  file: (file) => file.fileName,
  satellite: (file) => file.satelliteName,
  start: (file) => parseTime(file.startTime),
  stop: (file) => parseTime(file.stopTime),
  step: (file) => file.stepSeconds,
  states: (file) => file.stateCount,
  covariance: (file) => file.covarianceCount,
  designation: (file) => file.designation,
  size: (file) => file.sizeBytes,
  uploaded: (file) => parseTime(file.uploadedAt),
};

/** Returns the sort value of a column. */
export function fileValue(file: EphemerisFile, column: string): string | number | null {
  const fileColumn = fileColumns.find((name) => name === column);
  return fileColumn === undefined ? null : (values[fileColumn](file) ?? null);
}
