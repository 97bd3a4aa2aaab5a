import type { ServerContext } from '../hosting/module.ts';
import type { JobQueue } from '../platform/jobs/queue.ts';
import { sealPlaces } from './addresses/seal-stored.ts';
import { deliver } from './delivery/deliver.ts';
import {
  CALL_QUEUE,
  type CallJob,
  CLOCK_QUEUE,
  type DeliveryJob,
  GATHER_QUEUE,
  type GatherJob,
  HOOK_QUEUE,
  MAIL_QUEUE,
} from './queues.ts';
import { callNext } from './raising/call.ts';
import { lookAtClock } from './raising/clock.ts';
import { gather } from './raising/gather.ts';

/** Hooks that do not answer hold a place for ten seconds each; those of one operator never hold all of them. */
const HOOKS_AT_ONCE = { concurrency: 6, concurrencyOfOperator: 3 } as const;
const MAILS_AT_ONCE = { concurrency: 3 } as const;

export async function workOnAlerts(queue: JobQueue, context: ServerContext): Promise<void> {
  await sealPlaces(context);
  await queue.work<GatherJob>(GATHER_QUEUE, ({ data }) => gather(context, data));
  await queue.work<DeliveryJob>(MAIL_QUEUE, ({ data, attempt }) => deliver(context, data, attempt > 0), MAILS_AT_ONCE);
  await queue.work<DeliveryJob>(HOOK_QUEUE, ({ data, attempt }) => deliver(context, data, attempt > 0), HOOKS_AT_ONCE);
  await queue.work<CallJob>(CALL_QUEUE, ({ data }) => callNext(context, data));
  await queue.work(CLOCK_QUEUE, () => lookAtClock(context));
  await queue.schedule(CLOCK_QUEUE, '* * * * *', {});
}
