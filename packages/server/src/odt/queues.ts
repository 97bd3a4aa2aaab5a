import type { JobQueue } from '../platform/jobs/queue.ts';

/** Puts the passes of open requests onto sensors. */
export const PASS_PLAN_QUEUE = 'odt-plan';
/** Gives a planned pass to its provider. */
export const ORDER_QUEUE = 'odt-order';
/** Takes an order back. */
export const CANCEL_ORDER_QUEUE = 'odt-cancel-order';

/** Gives open requests the newer orbits of a new catalogue. */
export const RENEW_QUEUE = 'odt-renew-orbits';

/** Updates passes by the current time, each minute. */
export const TRACKING_CLOCK_QUEUE = 'odt-clock';

/** Time when a plan was requested; a later plan makes the job unnecessary. */
export interface PlanJob {
  readonly wantedAtMs: number;
}

/** Names a pass; the id of its order at the provider is the same. */
export interface OrderJob {
  readonly passId: string;
}

export async function declareScheduleQueues(queue: JobQueue): Promise<void> {
  await queue.declare(PASS_PLAN_QUEUE, { retries: 5, backoffS: 2, backoffLimitS: 60 });
  await queue.declare(RENEW_QUEUE, { retries: 5, backoffS: 2, backoffLimitS: 60 });
  await queue.declare(TRACKING_CLOCK_QUEUE, { exclusive: true, retries: 1 });
  const policy = { exclusive: true, retries: 8, backoffS: 2, backoffLimitS: 300 };
  await queue.declare(ORDER_QUEUE, policy);
  await queue.declare(CANCEL_ORDER_QUEUE, policy);
}
