import type { AchievedManoeuvre } from '@keepout/planning/verification/achieved';
import type { Result } from '@keepout/units/result';
import { type ThreadTask, threadTask } from '../../platform/threads/threads.ts';
import type { VerifyFault, VerifyQuestion } from './verify.thread.ts';

/** What was flown, in a thread. */
export const verifyTask: ThreadTask<VerifyQuestion, Result<AchievedManoeuvre, VerifyFault>> = threadTask(
  new URL('./verify.thread.ts', import.meta.url),
  'verify',
);
