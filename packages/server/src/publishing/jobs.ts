import type { ServerContext } from '../hosting/module.ts';
import type { JobQueue } from '../platform/jobs/queue.ts';
import { sendPublication } from './delivery/send.ts';
import { SEND_QUEUE, SEND_RETRIES, type SendJob } from './queues.ts';
import { sealSecrets } from './recipients/secret.ts';

/** So many publications are sent at once by a process. */
const AT_ONCE = 4;

export async function workOnPublishing(queue: JobQueue, context: ServerContext): Promise<void> {
  await sealSecrets(context);
  await queue.work<SendJob>(
    SEND_QUEUE,
    async ({ data, attempt, signal }) => {
      await sendPublication(context, data, { signal, isLast: attempt >= SEND_RETRIES });
    },
    { concurrency: AT_ONCE },
  );
}
