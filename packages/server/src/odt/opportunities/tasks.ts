import type { GainQuestion, gainsOfPasses } from '@keepout/operations/gain/gain';
import type { SkyTrackQuestion, skyTrackOver } from '@keepout/operations/opportunities/sky-track';
import type { sensorVisibilities, VisibilityQuestion } from '@keepout/operations/opportunities/visibility';
import { type ThreadTask, threadTask } from '../../platform/threads/threads.ts';

const module = new URL('./opportunities.thread.ts', import.meta.url);

export const visibilityTask: ThreadTask<VisibilityQuestion, ReturnType<typeof sensorVisibilities>> = threadTask(
  module,
  'visibilitiesOver',
);
export const skyTrackTask: ThreadTask<SkyTrackQuestion, ReturnType<typeof skyTrackOver>> = threadTask(
  module,
  'skyTrackOver',
);
export const gainTask: ThreadTask<GainQuestion, ReturnType<typeof gainsOfPasses>> = threadTask(module, 'gainsOfPasses');
