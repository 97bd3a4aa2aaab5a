import type { NoUpdate } from '@keepout/operations/update/update';
import type { Result } from '@keepout/units/result';
import { type ThreadTask, threadTask } from '../../platform/threads/threads.ts';
import type { FileUpdateAnswer, FileUpdateQuestion } from './update.thread.ts';

/** An orbit after observations, in a thread. */
export const updateTask: ThreadTask<FileUpdateQuestion, Result<FileUpdateAnswer, NoUpdate>> = threadTask(
  new URL('./update.thread.ts', import.meta.url),
  'update',
);
