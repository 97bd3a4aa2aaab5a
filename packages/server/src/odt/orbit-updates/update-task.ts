import type { NoUpdate } from '@keepout/operations/update/update';
import type { Result } from '@keepout/units/result';
import { type ThreadTask, threadTask } from '../../platform/threads/threads.ts';
import type { UpdateAnswer, UpdateQuestion } from './update.thread.ts';

/** An orbit after observations, in a thread. */
export const updateTask: ThreadTask<UpdateQuestion, Result<UpdateAnswer, NoUpdate>> = threadTask(
  new URL('./update.thread.ts', import.meta.url),
  'update',
);
