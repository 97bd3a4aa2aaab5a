import type { Statement } from '@keepout/contract/platform/sentence-text';
import { tell } from '@keepout/contract/sentences';
import type { ServerContext } from '../../hosting/module.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { forgetShares, startBooked } from '../../platform/jobs/shares.ts';
import { screeningEnded } from '../../ports/ca-events.ts';
import { sweepLeft } from '../ephemerides/cached-ephemeris.ts';
import { admitForgotten, admitJob } from './admission.ts';
import { blockJob } from './block-jobs.ts';
import { finishJob } from './finish-job.ts';
import { judgeJob } from './judge-jobs.ts';
import { sweepJudgings } from './part-store.ts';
import { planJob } from './plan-job.ts';
import {
  ADMIT_QUEUE,
  type AdmitJob,
  BLOCK_QUEUE,
  type BlockJob,
  FINISH_QUEUE,
  JUDGE_QUEUE,
  type JudgeJob,
  LOST_QUEUE,
  SCREENING_PLAN_QUEUE,
  type ScreeningJob,
} from './queues.ts';
import { markEnded, readScreening, screeningsOfWork } from './store.ts';
import { NoOrbit } from './subject.ts';
import { markLost, sweepWorks } from './work-store.ts';

type AnyJob = ScreeningJob | BlockJob | JudgeJob;

const SWEEP_QUEUE = 'ca-screening-sweep';

/** Concurrent short steps, an operator and in total: other operators always find a free slot. Several, since such steps mostly wait for the database. */
const PLACES = { perOperator: 3, all: 6 } as const;

/**
 * Processes screening jobs. Blocks and parts of one operator run in up to twice as many jobs as there are threads: while one computes, another waits
 * for the database. The same number is available to other operators, and threads are shared fairly (`platform/jobs/shares.ts`).
 */
export async function workOnScreenings(queue: JobQueue, context: ServerContext): Promise<void> {
  const steps = { concurrency: PLACES.all, concurrencyOfOperator: PLACES.perOperator };
  const { size } = context.threads;
  const computing = { concurrency: 4 * size, concurrencyOfOperator: 2 * size };
  await queue.work<AdmitJob>(ADMIT_QUEUE, ({ data }) => admitJob(context, data), steps);
  await queue.work<ScreeningJob>(
    SCREENING_PLAN_QUEUE,
    ({ data }) => orFail(context, data, () => planJob(context, data.screeningId)),
    steps,
  );
  await queue.work<BlockJob>(
    BLOCK_QUEUE,
    async ({ data, signal, priority, operatorId: ownerId }) => {
      await startBooked(context.database.orm, ownerId, priority);
      await orFail(context, data, () => blockJob(context, data, signal, { priority, ownerId }));
    },
    computing,
  );
  await queue.work<JudgeJob>(
    JUDGE_QUEUE,
    async ({ data, signal, priority, operatorId: ownerId, attempt }) => {
      await startBooked(context.database.orm, ownerId, priority);
      await orFail(context, data, () => judgeJob(context, data, signal, { priority, ownerId }, attempt));
    },
    computing,
  );
  await queue.work<ScreeningJob>(
    FINISH_QUEUE,
    ({ data, signal, operatorId: ownerId, attempt }) => {
      const turn = attempt === 0 && data.priority !== undefined ? { priority: data.priority, ownerId } : undefined;
      return orFail(context, data, () => finishJob(context, data.screeningId, signal, turn));
    },
    steps,
  );
  await queue.work<AnyJob>(LOST_QUEUE, async ({ data }) => {
    context.log.error({ job: data }, 'a screening failed');
    if ('workKey' in data) await markLost(context.database.orm, data.workKey);
    await fail(context, data, tell('fault-on-our-side'));
  });
  await queue.declare(SWEEP_QUEUE, { exclusive: true, retries: 2 });
  await queue.work(SWEEP_QUEUE, async () => {
    await sweepWorks(context.database.orm);
    await sweepJudgings(context.database.orm);
    await sweepLeft(context.database.orm);
    await admitForgotten(context);
    const waiting = await Promise.all([BLOCK_QUEUE, JUDGE_QUEUE].map((name) => queue.waitingCount(name)));
    if (waiting.every((count) => count === 0)) await forgetShares(context.database.orm);
  });
  await queue.schedule(SWEEP_QUEUE, '41 * * * *', {});
}

/** Runs a step; an error of the screening itself ends the screening, any other error is retried by the queue. */
async function orFail(context: ServerContext, job: AnyJob, run: () => Promise<unknown>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof NoOrbit)) throw error;
    await fail(context, job, error.statement);
  }
}

/** Ends the screenings of a job as failed. */
async function fail(context: ServerContext, job: AnyJob, failure: Statement): Promise<void> {
  await context.database.orm.transaction(async (tx) => {
    const failed = 'screeningId' in job ? [job.screeningId] : await screeningsOfWork(tx, job.workKey);
    for (const screeningId of failed) {
      const row = await readScreening(tx, screeningId);
      if (row === undefined || !(await markEnded(tx, screeningId, { state: 'FAILED', failure }))) continue;
      const { operatorId } = row;
      await context.queue.enqueue<AdmitJob>(
        ADMIT_QUEUE,
        { operatorId, wasCancelled: true },
        { within: tx, operatorId },
      );
      await context.events.publish(tx, operatorId, screeningEnded, { screeningId, state: 'FAILED', percent: 0 });
    }
  });
}
