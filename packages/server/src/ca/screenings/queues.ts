import type { JobQueue } from '../../platform/jobs/queue.ts';

/** A screening on its way: planned by one job, worked on by many, finished by one. */
export const PLAN_QUEUE = 'ca-screening';
export const BLOCK_QUEUE = 'ca-screening-blocks';
export const FINISH_QUEUE = 'ca-screening-finish';
/** What failed for good comes here, and its screening ends as failed. */
export const LOST_QUEUE = 'ca-screening-lost';

/** Plan or finish it. */
export interface ScreeningJob {
  readonly screeningId: string;
}

/** A run of blocks of a work. */
export interface BlockJob {
  readonly workKey: string;
  readonly first: number;
  readonly count: number;
}

export async function declareScreeningQueues(queue: JobQueue): Promise<void> {
  await queue.declare(LOST_QUEUE);
  const policy = { retries: 5, backoffS: 1, backoffLimitS: 30, lostTo: LOST_QUEUE };
  await queue.declare(PLAN_QUEUE, policy);
  await queue.declare(BLOCK_QUEUE, policy);
  await queue.declare(FINISH_QUEUE, { ...policy, expireS: 3600 });
}
