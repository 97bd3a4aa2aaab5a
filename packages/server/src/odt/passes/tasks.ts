import type { SkyTrack } from '@keepout/contract/odt/pass-prediction';
import { type ThreadTask, threadTask } from '../../platform/threads/threads.ts';
import type { SkyTrackQuestion } from './sky-track.thread.ts';
import type { SensorSpans, VisibilityQuestion } from './visibility.thread.ts';

export const visibilityTask: ThreadTask<VisibilityQuestion, readonly SensorSpans[]> = threadTask(
  new URL('./visibility.thread.ts', import.meta.url),
  'visibilitiesOver',
);
export const skyTrackTask: ThreadTask<SkyTrackQuestion, SkyTrack> = threadTask(
  new URL('./sky-track.thread.ts', import.meta.url),
  'skyTrackOver',
);
