import type { OrbitMessageType } from '@keepout/contract/odt/enums';
import { ok, type Result } from '@keepout/units/result';
import { associateTracks, type FileToAssociate, type TrackFound } from './associate.ts';
import { type FileFault, type FileRead, type FileToRead, readFile } from './read-file.ts';

export interface AssociatedFile {
  readonly messageType: OrbitMessageType;
  readonly tracks: readonly TrackFound[];
  readonly warnings: readonly string[];
}

/** Reads a file as measurements of known sensors. */
export function openFile(file: FileToRead): Result<FileRead, FileFault> {
  return readFile(file);
}

/** Reads a file and finds whose its tracks are. */
export function associateFile(file: FileToAssociate): Result<AssociatedFile, FileFault> {
  const read = readFile(file);
  if (!read.ok) return read;
  const { messageType, tracks, warnings } = read.value;
  return ok({ messageType, tracks: associateTracks(tracks, file), warnings });
}
