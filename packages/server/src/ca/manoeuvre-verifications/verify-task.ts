import { type ThreadTask, threadTask } from '../../platform/threads/threads.ts';
import type { verifyFlown } from './verify.thread.ts';

/** What was flown, in a thread. */
export const verifyTask: ThreadTask<Parameters<typeof verifyFlown>[0], ReturnType<typeof verifyFlown>> = threadTask(
  new URL('./verify.thread.ts', import.meta.url),
  'verifyFlown',
);
