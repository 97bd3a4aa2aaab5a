import type { JobQueue } from '../../platform/jobs/queue.ts';
import { CALIBRATE_QUEUE } from '../calibration/queues.ts';

/** Fetches ready files from providers, and updates passes whose time has come. */
export const COLLECT_QUEUE = 'odt-collect';
/** How often at the least. */
export const COLLECT_TURN_S = 60;
/** Reads a file of measurements and finds whose they are. */
export const READ_QUEUE = 'odt-read-observation';
/** Makes an orbit better by observations. */
export const UPDATE_QUEUE = 'odt-update-orbit';

export interface ReadJob {
  readonly observationFileId: string;
  /** Number of earlier attempts that reached the limit of work or memory; absent at first. */
  readonly costlyTries?: number;
}

/** All files of a request together, or one of the operator's own. */
export type UpdateJob = { readonly requestId: string } | { readonly observationFileId: string };

export async function declareObservationQueues(queue: JobQueue): Promise<void> {
  await queue.declare(COLLECT_QUEUE, { exclusive: true, retries: 0, expireS: 300 });
  await queue.declare(READ_QUEUE, { retries: 5, backoffS: 2, backoffLimitS: 120 });
  await queue.declare(UPDATE_QUEUE, { retries: 5, backoffS: 2, backoffLimitS: 120 });
  await queue.declare(CALIBRATE_QUEUE, { exclusive: true, retries: 3, backoffS: 2 });
}
