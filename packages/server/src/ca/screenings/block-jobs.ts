import type { BlockTable } from '@keepout/conjunction/screening/blocks/merge';
import { ALGORITHM_VERSION } from '@keepout/conjunction/screening/plan/plan';
import { holdCatalogue } from '../../catalogue/held-catalogue.ts';
import type { ServerContext } from '../../hosting/module.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { screeningMoved } from '../../ports/ca-events.ts';
import { holdEphemeris } from '../ephemerides/held-ephemeris.ts';
import { jobRanges } from './job-size.ts';
import { BLOCK_QUEUE, type BlockJob, FINISH_QUEUE, PLAN_QUEUE, type ScreeningJob } from './queues.ts';
import type { ScreenInput, SourceEphemeris } from './screen.thread.ts';
import { screenTask } from './screen-task.ts';
import { planAnew } from './store.ts';
import { NoOrbit } from './subject.ts';
import type { ScreeningWork } from './work.ts';
import {
  countForScreenings,
  keepBlocks,
  readCarried,
  readWork,
  standingOf,
  type WaitingScreening,
} from './work-store.ts';

/**
 * Queues the blocks of a work that are not done yet.
 *
 * The first jobs of every work come before the second ones of any, so that a small screening waits for no large one.
 */
export async function enqueueBlocks(
  queue: JobQueue,
  tx: Transaction,
  { key, plan }: ScreeningWork,
  objects: number,
  done: ReadonlySet<number>,
): Promise<readonly string[]> {
  const waiting = plan.blocks.map((block) => block.index).filter((index) => !done.has(index));
  const jobs = jobRanges(plan, objects, waiting).map((range, turn) => ({
    data: { workKey: key, ...range },
    options: { priority: -turn },
  }));
  return jobs.length === 0 ? [] : await queue.enqueueAll<BlockJob>(BLOCK_QUEUE, jobs, tx);
}

/** A thread gets about this much at once: a cancelled screening stops this soon. */
const SLICE_MS = 250;

/**
 * Screens the blocks of a job that are not done, some at a time. It may run twice and anywhere: the results are the same
 * bytes, and the second are dropped.
 */
export async function blockJob(context: ServerContext, job: BlockJob, signal: AbortSignal): Promise<void> {
  const db = context.database.orm;
  const work = await readWork(db, job.workKey);
  if (work === undefined) return;
  if (work.plan.algorithmVersion !== ALGORITHM_VERSION) {
    await planForThisVersion(context, work.key);
    return;
  }
  let sources: Omit<ScreenInput, 'blocks' | 'carried'> | undefined;
  let slice = 1;
  for (;;) {
    const { isWanted, done } = await standingOf(db, work.key, job.first, job.count);
    if (!isWanted) return;
    const waiting = Array.from({ length: job.count }, (_, k) => job.first + k).filter((index) => !done.has(index));
    const blocks = waiting.slice(0, slice);
    if (blocks.length > 0) {
      sources ??= await sourcesOf(context, work);
      const startedMs = performance.now();
      const carried = work.carry && {
        ...work.carry,
        key: work.key,
        blocks: await readCarried(db, work.key, blocks),
      };
      const input = { ...sources, blocks, ...(carried && { carried }) };
      const results = await context.threads.run(screenTask, input, { signal });
      slice = nextSlice(blocks.length, performance.now() - startedMs);
      await settle(context, work.key, results);
    }
    if (waiting.length <= blocks.length) break;
  }
  // Somebody may have begun to wait for blocks that were done before: they are counted once more.
  await settle(context, work.key, []);
}

/** As many as fill the time, at most four times as many as before: the first ones make what the others find ready. */
function nextSlice(blocks: number, tookMs: number): number {
  return Math.max(1, Math.min(4 * blocks, Math.floor((blocks * SLICE_MS) / tookMs)));
}

async function sourcesOf(
  context: ServerContext,
  work: ScreeningWork,
): Promise<Omit<ScreenInput, 'blocks' | 'carried'>> {
  const catalogue = await holdCatalogue(context.database.orm, work.catalogueId);
  const ephemerides: SourceEphemeris[] = [];
  for (const { sha256, noradId } of work.ephemerides) {
    const read = await holdEphemeris(context, sha256);
    if (read === undefined) throw new NoOrbit('The ephemeris was deleted before the screening ran.');
    ephemerides.push({ key: sha256, noradId, ephemeris: read.ephemeris });
  }
  return { plan: work.plan, catalogue: catalogue.packed, ephemerides };
}

/** Keeps results and tells whoever waits; the last block of a screening brings its finishing job, once. */
async function settle(context: ServerContext, key: string, results: readonly BlockTable[]): Promise<void> {
  const { database, queue } = context;
  await database.orm.transaction(async (tx) => {
    await keepBlocks(tx, key, results);
    for (const one of await countForScreenings(tx, key)) {
      if (one.blocksDone === one.blocksBefore) continue;
      if (one.blocksDone === one.blocksTotal) {
        await queue.enqueue<ScreeningJob>(FINISH_QUEUE, { screeningId: one.id }, { within: tx });
      }
      await publishProgress(context, tx, one);
    }
  });
}

async function publishProgress({ events }: ServerContext, tx: Transaction, one: WaitingScreening): Promise<void> {
  const { blocksDone, blocksTotal, elapsedS } = one;
  await events.publish(tx, one.operatorId, screeningMoved, {
    screeningId: one.id,
    state: 'RUNNING',
    percent: (100 * blocksDone) / blocksTotal,
    remainingSeconds: blocksDone === 0 ? null : (elapsedS / blocksDone) * (blocksTotal - blocksDone),
  });
}

/** Blocks of another version's engine do not fit: the screenings that wait for them are planned again. */
async function planForThisVersion({ database, queue }: ServerContext, key: string): Promise<void> {
  await database.orm.transaction(async (tx) => {
    for (const screeningId of await planAnew(tx, key)) {
      await queue.enqueue<ScreeningJob>(PLAN_QUEUE, { screeningId }, { within: tx });
    }
  });
}
