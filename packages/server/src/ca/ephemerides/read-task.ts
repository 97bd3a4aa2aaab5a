import type { PackedEphemeris } from '@keepout/assessment/orbit/packed-ephemeris';
import type { Result } from '@keepout/units/result';
import { type ThreadTask, threadTask } from '../../platform/threads/threads.ts';
import type { EphemerisRefused, ReadEphemeris, ReadEphemerisInput } from './read.thread.ts';

const readModule = new URL('./read.thread.ts', import.meta.url);
/** Parses an operator's OEM or OCM, in a thread. */
export const readEphemerisTask: ThreadTask<ReadEphemerisInput, Result<ReadEphemeris, EphemerisRefused>> = threadTask(
  readModule,
  'readEphemeris',
);
/** Converts an ephemeris to the form for screening, in a thread. */
export const statesTask: ThreadTask<PackedEphemeris, PackedEphemeris> = threadTask(readModule, 'screenedStates');
