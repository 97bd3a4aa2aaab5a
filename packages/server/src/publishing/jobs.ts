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

/** Sending waits for recipients that are away, or ask to be left alone. */
export async function declareSendQueue(queue: JobQueue): Promise<void> {
  await queue.declare(SEND_QUEUE, { retries: SEND_RETRIES, backoffS: 5, backoffLimitS: 300, expireS: 3600 });
}

/** Publications that a process sends at once, of all and of one organisation: a slow recipient of one holds up no other. */
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
