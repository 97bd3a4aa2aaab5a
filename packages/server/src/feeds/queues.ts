import type { JobQueue } from '../platform/jobs/queue.ts';

/** Feed runs. */
export const TURN_QUEUE = 'feeds-turn';
/** Periodic check for due feeds. */
export const FEED_CLOCK_QUEUE = 'feeds-clock';
export const TURN_RETRIES = 5;

export interface TurnJob {
  readonly feedId: string;
  readonly turnId: string;
}

/** A slow publisher may take an hour; retries are for dead workers and database outages. */
export async function declareFeedQueues(queue: JobQueue): Promise<void> {
  await queue.declare(TURN_QUEUE, { retries: TURN_RETRIES, backoffS: 5, backoffLimitS: 120, expireS: 3600 });
  await queue.declare(FEED_CLOCK_QUEUE, { exclusive: true, retries: 2, expireS: 300 });
}
