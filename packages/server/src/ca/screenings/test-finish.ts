import type { ServerContext } from '../../hosting/module.ts';
import { blockJob } from './block-jobs.ts';
import { finishJob } from './finish-job.ts';
import { judgeJob } from './judge-jobs.ts';
import { planJob } from './plan-job.ts';
import { readScreening } from './store.ts';

/** What workers do once the blocks of a screening are done, one after the other. */
export async function finishWholly(context: ServerContext, screeningId: string): Promise<void> {
  const { signal } = new AbortController();
  await finishJob(context, screeningId, signal);
  await judgeJob(context, { screeningId, first: 0, count: 1_000_000 }, signal);
  await finishJob(context, screeningId, signal);
}

/** All that workers do for a screening, from its plan on. */
export async function screenWholly(context: ServerContext, screeningId: string): Promise<void> {
  await planJob(context, screeningId);
  const { workKey, blocksTotal } = (await readScreening(context.database.orm, screeningId))!;
  await blockJob(context, { workKey: workKey!, first: 0, count: blocksTotal }, new AbortController().signal);
  await finishWholly(context, screeningId);
}
