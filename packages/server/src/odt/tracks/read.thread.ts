import type { OrbitMessageType } from '@keepout/contract/odt/enums';
import { type AssociationQuestion, associateTracks, type TrackFound } from '@keepout/operations/associate/associate';
import { elementsAt, type PackedElements } from '@keepout/operations/orbit/packed-elements';
import { ok, type Result } from '@keepout/units/result';
import { type FileFault, type FileRead, type FileToRead, type ReadTrack, readFile } from './read-file.ts';

export interface FileToAssociate extends FileToRead, Pick<AssociationQuestion<ReadTrack>, 'expected'> {
  readonly catalogue?: PackedElements;
}

export interface AssociatedFile {
  readonly messageType: OrbitMessageType;
  readonly tracks: readonly AssociatedTrack[];
  readonly warnings: readonly string[];
}

export type AssociatedTrack = TrackFound<ReadTrack>;

/** Reads a file as measurements of known sensors. */
export function openFile(file: FileToRead): Result<FileRead, FileFault> {
  return readFile(file);
}

/** Reads a file and finds whose its tracks are. */
export function associateFile({ expected, catalogue, ...file }: FileToAssociate): Result<AssociatedFile, FileFault> {
  const read = readFile(file);
  if (!read.ok) return read;
  const { messageType, tracks, warnings } = read.value;
  const { earthOrientation } = file;
  const question = {
    tracks,
    ...(earthOrientation && { earthOrientation }),
    ...(expected && { expected }),
    ...(catalogue && { catalogue: { ...catalogue, elementsAt: (index: number) => elementsAt(catalogue, index) } }),
  };
  return ok({ messageType, tracks: associateTracks(question), warnings });
}
