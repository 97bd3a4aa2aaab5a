import type { Result } from '@keepout/units/result';
import { type ThreadTask, threadTask } from '../../platform/threads/threads.ts';
import type { AssociatedFile, FileToAssociate } from './read.thread.ts';
import type { FileFault, FileRead, FileToRead } from './read-file.ts';

/** What is in a file, in a thread. */
export const openFileTask: ThreadTask<FileToRead, Result<FileRead, FileFault>> = threadTask(
  new URL('./read.thread.ts', import.meta.url),
  'openFile',
);

/** What a file's tracks are of, in a thread. */
export const associateTask: ThreadTask<FileToAssociate, Result<AssociatedFile, FileFault>> = threadTask(
  new URL('./read.thread.ts', import.meta.url),
  'associateFile',
);
