import type { BlockResult } from '@keepout/conjunction/screening/encounter';
import { type ThreadTask, threadTask } from '../../platform/threads.ts';
import type { ScreenInput } from './screen.thread.ts';

/** Screening some blocks of a plan, in a thread. */
export const screenTask: ThreadTask<ScreenInput, BlockResult[]> = threadTask(
  new URL('./screen.thread.ts', import.meta.url),
  'screen',
);
