import type { BlockTable } from '@keepout/conjunction/screening/blocks/merge';
import { type ThreadTask, threadTask } from '../../platform/threads/threads.ts';
import type { ScreenInput } from './screen.thread.ts';

/** Screens some blocks of a plan, in a thread. */
export const screenTask: ThreadTask<ScreenInput, BlockTable[]> = threadTask(
  new URL('./screen.thread.ts', import.meta.url),
  'screen',
);
