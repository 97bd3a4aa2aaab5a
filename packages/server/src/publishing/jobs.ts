import type { ServerContext } from '../hosting/module.ts';
import type { JobQueue } from '../platform/jobs/queue.ts';
import { sendPublication } from './delivery/send.ts';
import { sealSecrets } from './recipients/secret.ts';

export const SEND_QUEUE = 'publishing.send';

export interface SendJob {
  readonly publicationId: string;
}

/** Number of retries of files that were not sent, over about a quarter of an hour. */
export const SEND_RETRIES = 6;

/** Declares the queue for sending; retries wait for recipients that are unavailable or request a pause. */
export async function declareSendQueue(queue: JobQueue): Promise<void> {
  await queue.declare(SEND_QUEUE, { retries: SEND_RETRIES, backoffS: 5, backoffLimitS: 300, expireS: 3600 });
}

/** Maximum number of concurrent publications of a process, in total and of one organisation: a slow recipient does not delay others. */
const SENDS = { concurrency: 6, concurrencyOfOperator: 2 } as const;

export async function workOnPublishing(queue: JobQueue, context: ServerContext): Promise<void> {
  await sealSecrets(context);
  await queue.work<SendJob>(
    SEND_QUEUE,
    async ({ data, attempt, signal }) => {
      await sendPublication(context, data, { signal, isLast: attempt >= SEND_RETRIES });
    },
    SENDS,
  );
}
