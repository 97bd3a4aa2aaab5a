import type { JobQueue } from '../../platform/jobs/queue.ts';

/** Asks a provider how a payment stands of which he has told something. */
export const SETTLE_QUEUE = 'payments-settle';
/** Renews subscriptions, invoices periods that have ended, asks for payments of which nothing was heard: each hour. */
export const PAYMENTS_CLOCK_QUEUE = 'payments-clock';

/** Names an event of a provider. */
export interface SettleJob {
  readonly eventId: string;
  readonly reference: string;
}

export async function declarePaymentQueues(queue: JobQueue): Promise<void> {
  await queue.declare(SETTLE_QUEUE, { exclusive: true, retries: 20, backoffS: 5, backoffLimitS: 3600 });
  await queue.declare(PAYMENTS_CLOCK_QUEUE, { exclusive: true, retries: 2 });
}
