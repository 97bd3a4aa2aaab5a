import { catalogueLoaded } from '../../catalogue/events.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { type Consumer, consumer } from '../../platform/events/consume.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { requestChanged, sensorChanged } from '../../ports/odt-events.ts';
import {
  CANCEL_ORDER_QUEUE,
  ORDER_QUEUE,
  type OrderJob,
  PASS_PLAN_QUEUE,
  type PlanJob,
  RENEW_QUEUE,
  TRACKING_CLOCK_QUEUE,
} from '../queues.ts';
import { renewOrbits } from '../requests/renew-orbit.ts';
import { moveByClock } from './clock.ts';
import { cancelOrder, orderPass } from './order-job.ts';
import { planOpenRequests } from './plan.ts';

/** Orders at once in one process: providers answer over a network. */
const ORDERS_AT_ONCE = 4;

/** A request changed: something may be missing now, or be free. */
export const planByRequest = (queue: JobQueue): Consumer =>
  consumer(requestChanged, 'odt.plan-by-request', async (tx) => {
    await queue.enqueue<PlanJob>(PASS_PLAN_QUEUE, { wantedAtMs: Date.now() }, { within: tx });
  });

/** Another catalogue is in use: it may know the objects of open requests better. */
export const renewByCatalogue = (queue: JobQueue): Consumer =>
  consumer(catalogueLoaded, 'odt.renew-by-catalogue', async (tx) => {
    await queue.enqueue(RENEW_QUEUE, {}, { within: tx });
  });

/** A sensor changed: its passes may be impossible, or better ones there. */
export const planBySensor = (queue: JobQueue): Consumer =>
  consumer(sensorChanged, 'odt.plan-by-sensor', async (tx) => {
    await queue.enqueue<PlanJob>(PASS_PLAN_QUEUE, { wantedAtMs: Date.now() }, { within: tx });
  });

export async function workOnSchedule(queue: JobQueue, context: ServerContext): Promise<void> {
  let begunAtMs = 0;
  await queue.work<PlanJob>(PASS_PLAN_QUEUE, async ({ data, signal }) => {
    // A plan that began after this request includes all of its data.
    if (data.wantedAtMs < begunAtMs) return;
    begunAtMs = Date.now();
    await planOpenRequests(context, signal);
  });
  await queue.work(RENEW_QUEUE, ({ signal }) => renewOrbits(context, signal));
  await queue.work<OrderJob>(ORDER_QUEUE, ({ data }) => orderPass(context, data), { concurrency: ORDERS_AT_ONCE });
  await queue.work<OrderJob>(CANCEL_ORDER_QUEUE, ({ data }) => cancelOrder(context, data));
  await queue.work(TRACKING_CLOCK_QUEUE, async () => {
    await moveByClock(context);
    await queue.enqueue<PlanJob>(PASS_PLAN_QUEUE, { wantedAtMs: Date.now() });
  });
  await queue.schedule(TRACKING_CLOCK_QUEUE, '* * * * *', {});
}
