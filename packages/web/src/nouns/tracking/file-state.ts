import type { Observation } from '@keepout/contract/odt/observation';
import type { StatusLevel } from '../../ui/status-level.ts';

export type FileState = 'reading' | 'counts' | 'notOf' | 'takenBack';

/** Returns the state of a file: before it is read it has neither measurements nor a reason. */
export function fileState(file: Observation): FileState {
  if (file.isWithdrawn) return 'takenBack';
  if (file.isAssociated) return 'counts';
  return file.numberOfMeasurements === 0 && file.reason === '' ? 'reading' : 'notOf';
}

export const OBSERVATION_FILE_LEVELS: Readonly<Record<FileState, StatusLevel>> = {
  reading: 'pending',
  counts: 'ok',
  notOf: 'caution',
  takenBack: 'inactive',
};
