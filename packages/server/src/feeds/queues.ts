import type { JobQueue } from '../platform/jobs/queue.ts';

/** Turns of feeds. */
export const TURN_QUEUE = 'feeds-turn';
/** Which feeds are due. */
export const FEED_CLOCK_QUEUE = 'feeds-clock';
export const TURN_RETRIES = 5;

export interface TurnJob {
  readonly feedId: string;
  readonly turnId: string;
}

/** A slow publisher may take an hour; retries are for workers that die and databases that are away. */
export async function declareFeedQueues(queue: JobQueue): Promise<void> {
  await queue.declare(TURN_QUEUE, { retries: TURN_RETRIES, backoffS: 5, backoffLimitS: 120, expireS: 3600 });
  await queue.declare(FEED_CLOCK_QUEUE, { exclusive: true, retries: 2, expireS: 300 });
}
