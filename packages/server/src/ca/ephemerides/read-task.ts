import type { Result } from '@keepout/units/result';
import { type ThreadTask, threadTask } from '../../platform/threads/threads.ts';
import type { EphemerisRefused, ReadEphemeris, ReadEphemerisInput } from './read.thread.ts';

/** Reading an operator's OEM or OCM, in a thread. */
export const readEphemerisTask: ThreadTask<ReadEphemerisInput, Result<ReadEphemeris, EphemerisRefused>> = threadTask(
  new URL('./read.thread.ts', import.meta.url),
  'readEphemeris',
);
