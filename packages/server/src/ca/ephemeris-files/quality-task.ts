import type { EphemerisReport, FoundBurn } from '@keepout/assessment/orbit/ephemeris-report';
import type { PackedEphemeris } from '@keepout/assessment/orbit/packed-ephemeris';
import { type ThreadTask, threadTask } from '../../platform/threads/threads.ts';
import type { QualityInput } from './quality.thread.ts';

/** Computes the quality report of a file, in a thread. */
export const qualityTask: ThreadTask<QualityInput, EphemerisReport | undefined> = threadTask(
  new URL('./quality.thread.ts', import.meta.url),
  'reportQuality',
);

/** Finds the burn by which a file differs from the one in force, in a thread. */
export const findBurnTask: ThreadTask<readonly [PackedEphemeris, PackedEphemeris], FoundBurn | undefined> = threadTask(
  new URL('./quality.thread.ts', import.meta.url),
  'findBurn',
);
