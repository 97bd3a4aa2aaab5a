import type { ServerContext } from '../../hosting/module.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { screeningEnded } from '../../ports/ca-events.ts';
import { blockJob } from './block-jobs.ts';
import { finishJob } from './finish-job.ts';
import { planJob } from './plan-job.ts';
import { BLOCK_QUEUE, type BlockJob, FINISH_QUEUE, LOST_QUEUE, PLAN_QUEUE, type ScreeningJob } from './queues.ts';
import { markEnded, readScreening, screeningsOfWork } from './store.ts';
import { NoOrbit } from './subject.ts';
import { markLost, sweepWorks } from './work-store.ts';

type AnyJob = ScreeningJob | BlockJob;

const SWEEP_QUEUE = 'ca-screening-sweep';

/** Works on screenings: as many jobs of blocks as there are threads, since each uses one. */
export async function workOnScreenings(queue: JobQueue, context: ServerContext): Promise<void> {
  await queue.work<ScreeningJob>(PLAN_QUEUE, ({ data }) =>
    orFail(context, data, () => planJob(context, data.screeningId)),
  );
  await queue.work<BlockJob>(
    BLOCK_QUEUE,
    ({ data, signal }) => orFail(context, data, () => blockJob(context, data, signal)),
    { concurrency: context.threads.size },
  );
  await queue.work<ScreeningJob>(FINISH_QUEUE, ({ data, signal }) =>
    orFail(context, data, () => finishJob(context, data.screeningId, signal)),
  );
  await queue.work<AnyJob>(LOST_QUEUE, async ({ data }) => {
    context.log.error({ job: data }, 'a screening failed');
    if ('workKey' in data) await markLost(context.database.orm, data.workKey);
    await fail(context, data, 'Something went wrong on our side. Support has been told.');
  });
  await queue.declare(SWEEP_QUEUE, { exclusive: true, retries: 2 });
  await queue.work(SWEEP_QUEUE, () => sweepWorks(context.database.orm));
  await queue.schedule(SWEEP_QUEUE, '41 * * * *', {});
}

/** What is wrong with a screening itself ends it; anything else is tried again by the queue. */
async function orFail(context: ServerContext, job: AnyJob, run: () => Promise<unknown>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof NoOrbit)) throw error;
    await fail(context, job, error.message);
  }
}

/** Ends the screenings of a job as failed. */
async function fail(context: ServerContext, job: AnyJob, failure: string): Promise<void> {
  await context.database.orm.transaction(async (tx) => {
    const failed = 'screeningId' in job ? [job.screeningId] : await screeningsOfWork(tx, job.workKey);
    for (const screeningId of failed) {
      const row = await readScreening(tx, screeningId);
      if (row === undefined || !(await markEnded(tx, screeningId, { state: 'FAILED', failure }))) continue;
      await context.events.publish(tx, row.operatorId, screeningEnded, { screeningId, state: 'FAILED', percent: 0 });
    }
  });
}
