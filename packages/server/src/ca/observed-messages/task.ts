import { type ThreadTask, threadTask } from '../../platform/threads/threads.ts';
import type { judgeObserved, ObservedInput } from './judge-observed.thread.ts';

export const judgeObservedTask: ThreadTask<ObservedInput, ReturnType<typeof judgeObserved>> = threadTask(
  new URL('./judge-observed.thread.ts', import.meta.url),
  'judgeObserved',
);
