import type { JobQueue } from '../platform/jobs/queue.ts';

/** Combines a user's due alerts into messages. */
export const GATHER_QUEUE = 'alerts-gather';
/** Messages to the mail relay, separate from those to user-defined URLs: a slow webhook never delays mail. */
export const MAIL_QUEUE = 'alerts-mail';
export const HOOK_QUEUE = 'alerts-hooks';
/** Notifies the next person on call. */
export const CALL_QUEUE = 'alerts-calls';
/** Periodic checks. */
export const ALERT_CLOCK_QUEUE = 'alerts-clock';

export interface GatherJob {
  readonly operatorId: string;
  readonly subject: string;
}

export interface DeliveryJob {
  readonly deliveryId: string;
  /** From 1: the job of an attempt that was already made has no effect. */
  readonly attempt: number;
}

export interface CallJob {
  readonly alertId: string;
  /** Position in the on-call order; 0 was notified when the alert was raised. */
  readonly step: number;
}

/** Retries of the queue are for dead processes and database outages; retries for receivers are in `backoff.ts`. */
const POLICY = { retries: 20, backoffS: 1, backoffLimitS: 60, expireS: 120 } as const;

export async function declareAlertQueues(queue: JobQueue): Promise<void> {
  for (const name of [GATHER_QUEUE, MAIL_QUEUE, HOOK_QUEUE, CALL_QUEUE]) await queue.declare(name, POLICY);
  await queue.declare(ALERT_CLOCK_QUEUE, { exclusive: true, retries: 2, expireS: 300 });
}
