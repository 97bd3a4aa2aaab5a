import type { EphemerisReport } from '@keepout/assessment/orbit/ephemeris-report';
import { type ThreadTask, threadTask } from '../../platform/threads/threads.ts';
import type { QualityInput } from './quality.thread.ts';

/** The quality report of a file, in a thread. */
export const qualityTask: ThreadTask<QualityInput, EphemerisReport | undefined> = threadTask(
  new URL('./quality.thread.ts', import.meta.url),
  'reportQuality',
);
