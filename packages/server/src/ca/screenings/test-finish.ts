import type { ServerContext } from '../../hosting/module.ts';
import { finishJob } from './jobs.ts';
import { judgeJob } from './judge-jobs.ts';

/** What workers do once the blocks of a screening are done, one after the other. */
export async function finishWholly(context: ServerContext, screeningId: string): Promise<void> {
  const { signal } = new AbortController();
  await finishJob(context, screeningId, signal);
  await judgeJob(context, { screeningId, first: 0, count: 1_000_000 }, signal);
  await finishJob(context, screeningId, signal);
}
