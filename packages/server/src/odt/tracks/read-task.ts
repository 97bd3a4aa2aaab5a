import type { Result } from '@keepout/units/result';
import { type ThreadTask, threadTask } from '../../platform/threads/threads.ts';
import type { AssociatedFile, FileToAssociate } from './read.thread.ts';
import type { FileFault, FileRead, FileToRead } from './read-file.ts';

/** Reads a file in a thread. */
export const openFileTask: ThreadTask<FileToRead, Result<FileRead, FileFault>> = threadTask(
  new URL('./read.thread.ts', import.meta.url),
  'openFile',
);

/** Identifies the objects of a file's tracks in a thread. */
export const associateTask: ThreadTask<FileToAssociate, Result<AssociatedFile, FileFault>> = threadTask(
  new URL('./read.thread.ts', import.meta.url),
  'associateFile',
);
