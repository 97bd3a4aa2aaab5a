import type { JobQueue } from '../../platform/jobs/queue.ts';

/** Queries the state of a payment after an event of its provider. */
export const SETTLE_QUEUE = 'payments-settle';
/** Each hour: renews subscriptions, invoices ended periods, and queries payments without events. */
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
