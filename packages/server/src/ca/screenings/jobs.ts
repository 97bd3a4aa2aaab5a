import type { ServerContext } from '../../platform/module.ts';
import { Outage } from '../../platform/outage.ts';
import type { JobQueue } from '../../platform/queue.ts';
import { runScreening } from './run.ts';
import { SCREENING_QUEUE, type ScreeningJob } from './service.ts';
import { markEnded, readScreening } from './store.ts';
import { NoOrbit } from './subject.ts';

/** Attempts after which a screening that fails by our own fault is given up. */
const LAST_ATTEMPT = 4;

/** Works on screenings, one at a time: each uses all threads. */
export async function workOnScreenings(queue: JobQueue, context: ServerContext): Promise<void> {
  await queue.work<ScreeningJob>(SCREENING_QUEUE, async ({ data, signal, attempt }) => {
    try {
      await runScreening(context, data.screeningId, signal);
    } catch (error) {
      if (signal.aborted) throw error;
      const known = error instanceof NoOrbit;
      if (!known && (error instanceof Outage || attempt < LAST_ATTEMPT)) throw error;
      context.log.error({ err: error, screeningId: data.screeningId }, 'screening failed');
      const failure = known ? error.message : 'Something went wrong on our side. Support has been told.';
      await fail(context, data.screeningId, failure);
    }
  });
}

async function fail(context: ServerContext, screeningId: string, failure: string): Promise<void> {
  await context.database.orm.transaction(async (tx) => {
    const row = await readScreening(tx, screeningId);
    if (row === undefined || !(await markEnded(tx, screeningId, { state: 'FAILED', failure }))) return;
    await context.events.publish(tx, row.operatorId, {
      type: 'screening',
      screeningId,
      state: 'FAILED',
      percent: 0,
      remainingSeconds: null,
    });
  });
}
