import type { JobQueue } from '../platform/jobs/queue.ts';

export const SEND_QUEUE = 'publishing.send';

export interface SendJob {
  readonly publicationId: string;
}

/** After the first: what did not leave is tried again, over a quarter of an hour or so. */
export const SEND_RETRIES = 6;

/** Sending waits for recipients that are away, or ask to be left alone. */
export async function declareSendQueue(queue: JobQueue): Promise<void> {
  await queue.declare(SEND_QUEUE, { retries: SEND_RETRIES, backoffS: 5, backoffLimitS: 300, expireS: 3600 });
}
