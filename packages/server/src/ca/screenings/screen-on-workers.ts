import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { mergeTables, type OutcomeTable } from '@keepout/conjunction/screening/blocks/merge';
import type { ScreeningPlan } from '@keepout/conjunction/screening/plan/plan';
import type { CachedCatalogue } from '../../catalogue/cached-catalogue.ts';
import type { Database } from '../../platform/database/database.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { Outage } from '../../platform/outage.ts';
import { blockJobs, enqueueBlocks } from './block-jobs.ts';
import { BLOCK_QUEUE } from './queues.ts';
import { type ScreeningWork, type WorkEphemeris, workKey } from './work.ts';
import { countBlocks, keepWaiting, keepWork, readFinishedBlocks, stopWaiting, workProgressOf } from './work-store.ts';

const LOOK_EVERY_MS = 500;
/** Share that is charged: the installation, not an operator. */
const NOBODY = '*';

/**
 * Screens any plan over a catalogue and ephemerides that follow it, all pairs included, on all workers of the installation. Waits for the blocks and
 * merges them here; no record is stored for an operator.
 *
 * @param ephemerides   the element sets of these objects stay in the catalogue; the caller removes their encounters within the ephemeris spans
 * @param onBlocks   called with the number of finished blocks
 * @param signal     stops the workers at their next block
 */
export async function screenOnWorkers(
  { database, queue }: { readonly database: Database; readonly queue: JobQueue },
  catalogue: CachedCatalogue,
  plan: ScreeningPlan,
  ephemerides: readonly WorkEphemeris[],
  onBlocks: (finished: number, total: number) => void,
  signal: AbortSignal,
): Promise<OutcomeTable> {
  const db = database.orm;
  const waiter = randomUUID();
  const key = workKey(catalogue.packed.key, plan, ephemerides);
  const work: ScreeningWork = { key, catalogueId: catalogue.id, plan, ephemerides };
  const jobIds = await db.transaction(async (tx) => {
    await keepWork(tx, work);
    await keepWaiting(tx, key, waiter);
    const { finishedBlocks } = await workProgressOf(tx, key, 0, plan.blocks.length);
    const jobs = blockJobs(work, catalogue.elements.length + ephemerides.length, finishedBlocks);
    await enqueueBlocks(queue, tx, NOBODY, jobs);
    return jobs.map(({ id }) => id);
  });
  try {
    for (;;) {
      const finishedCount = await countBlocks(db, key);
      onBlocks(finishedCount, plan.blocks.length);
      if (finishedCount === plan.blocks.length) return mergeTables(plan, await readFinishedBlocks(db, key));
      if (!(await keepWaiting(db, key, waiter))) throw new Outage('screening-lost', 'A block failed on every worker.');
      await sleep(LOOK_EVERY_MS, undefined, { signal }).catch(() => signal.throwIfAborted());
    }
  } finally {
    await stopWaiting(db, waiter);
    await queue.cancel(BLOCK_QUEUE, jobIds);
  }
}
