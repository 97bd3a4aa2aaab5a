import type { DecisionFault } from '@keepout/assessment/record/decision-results';
import type { Result } from '@keepout/units/result';
import { type ThreadTask, threadTask } from '../../platform/threads/threads.ts';
import type { FreezeInput, Frozen } from './freeze.thread.ts';

/** Assesses the messages of an event for a record, in a thread. */
export const freezeTask: ThreadTask<FreezeInput, Result<Frozen, DecisionFault>> = threadTask(
  new URL('./freeze.thread.ts', import.meta.url),
  'freeze',
);
