import type { ServerContext } from '../../hosting/module.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { calibrate } from '../calibration/calibrate-job.ts';
import { CALIBRATE_QUEUE, type CalibrateJob } from '../calibration/queues.ts';
import { providersOf } from '../providers/registry.ts';
import { collectDeliveries } from './collect-job.ts';
import { COLLECT_QUEUE, READ_QUEUE, type ReadJob, UPDATE_QUEUE, type UpdateJob } from './queues.ts';
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
