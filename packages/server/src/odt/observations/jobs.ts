import type { ServerContext } from '../../hosting/module.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { nowTaiS } from '../../platform/now.ts';
import { calibrate } from '../calibration/calibrate-job.ts';
import { CALIBRATE_QUEUE, type CalibrateJob } from '../calibration/queues.ts';
import type { ProviderDelivery, Providers, TrackingProvider } from '../providers/provider.ts';
import { providersOf } from '../providers/registry.ts';
import { takeDelivery } from './intake.ts';
import { COLLECT_QUEUE, COLLECT_TURN_S, READ_QUEUE, type ReadJob, UPDATE_QUEUE, type UpdateJob } from './queues.ts';
import { readObservation } from './read-job.ts';
import { updateByObservations } from './update-job.ts';

export async function workOnObservations(queue: JobQueue, context: ServerContext): Promise<void> {
  const providers = providersOf(context);
  await queue.work(COLLECT_QUEUE, () => collectDeliveries(context, providers));
  await queue.work<ReadJob>(READ_QUEUE, ({ data }) =>
    readObservation(context, data.observationFileId, data.costlyTries),
  );
  await queue.work<UpdateJob>(UPDATE_QUEUE, ({ data }) => updateByObservations(context, data));
  await queue.work<CalibrateJob>(CALIBRATE_QUEUE, ({ data }) => calibrate(context, data.sensorId));
  if (providers.all.length > 0) await queue.schedule(COLLECT_QUEUE, '* * * * *', {});
}

/**
 * Fetches ready files from the providers. An unreachable provider does not delay the others, nor does a delivery that
 * cannot be stored; both are retried in the next run of the job.
 */
export async function collectDeliveries(context: ServerContext, providers: Providers): Promise<void> {
  for (const provider of providers.all) {
    try {
      for (const delivery of await provider.collect()) await take(context, provider, delivery);
    } catch (error) {
      context.log.warn({ provider: provider.id, error }, 'a tracking provider was not reached');
    }
  }
  await collectAgain(context, providers);
}

async function take(context: ServerContext, provider: TrackingProvider, delivery: ProviderDelivery): Promise<void> {
  const about = { provider: provider.id, deliveryId: delivery.deliveryId, orderId: delivery.orderId };
  try {
    const intake = await takeDelivery(context, provider, delivery);
    if (intake === 'STRAY') context.log.warn(about, 'a provider delivered what nobody ordered');
  } catch (error) {
    context.log.warn({ ...about, error }, 'a delivery could not be taken in');
    return;
  }
  // Only now: a process that ends before finds it again.
  await provider.acknowledge(delivery.deliveryId);
}

/** The minute between two turns is long for a simulator whose time runs fast. */
async function collectAgain(context: ServerContext, providers: Providers): Promise<void> {
  const dues = await Promise.all(providers.all.map((provider) => provider.nextDueTaiS?.()));
  const waits = dues.flatMap((due) => (due === undefined ? [] : [Math.max(1, Math.ceil(due - nowTaiS()))]));
  const afterS = Math.min(...waits);
  if (afterS < COLLECT_TURN_S) await context.queue.enqueue(COLLECT_QUEUE, {}, { afterS, key: 'between' });
}
