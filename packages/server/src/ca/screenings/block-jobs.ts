import { randomUUID } from 'node:crypto';
import { cutPackedEphemeris } from '@keepout/assessment/orbit/packed-ephemeris';
import { usableSpans } from '@keepout/astro/ephemeris/table';
import type { BlockTable } from '@keepout/conjunction/screening/blocks/merge';
import { jobRanges, planCostS } from '@keepout/conjunction/screening/changes/job-size';
import { ALGORITHM_VERSION } from '@keepout/conjunction/screening/plan/plan';
import { tell } from '@keepout/contract/sentences';
import { cachedCatalogue } from '../../catalogue/cached-catalogue.ts';
import type { ServerContext } from '../../hosting/module.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { pipelined } from '../../platform/database/transaction.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import type { QueuedTask } from '../../platform/threads/thread-queue.ts';
import { type CachedEphemeris, holdStates } from '../ephemerides/cached-ephemeris.ts';
import { enqueuePlan } from './admission.ts';
import { enqueueComputing } from './computing-jobs.ts';
import { publishProgress } from './publish-progress.ts';
import { BLOCK_QUEUE, type BlockJob, FINISH_QUEUE, type ScreeningJob } from './queues.ts';
import type { ScreenInput, SourceEphemeris } from './screen.thread.ts';
import { screenTask } from './screen-task.ts';
import { firstSlice, runSlice } from './slice.ts';
import { planAnew } from './store.ts';
import { NoOrbit } from './subject.ts';
import type { ScreeningWork } from './work.ts';
import { keepBlocks, readCarried, readWork, workProgressOf } from './work-store.ts';

/** Returns jobs for the unfinished blocks of a screening work. */
export function blockJobs({ key, plan }: ScreeningWork, objects: number, finishedBlocks: ReadonlySet<number>) {
  const openBlocks = plan.blocks.map((block) => block.index).filter((index) => !finishedBlocks.has(index));
  const blockS = planCostS(plan, objects) / plan.blocks.length;
  return jobRanges(plan, objects, openBlocks).map((range) => ({
    data: { workKey: key, ...range, slice: firstSlice(blockS) },
    id: randomUUID(),
    costS: blockS * range.count,
  }));
}

/** @param operatorId   operator that is charged: of several that ordered the same work, the first */
export async function enqueueBlocks(
  queue: JobQueue,
  tx: Transaction,
  operatorId: string,
  jobs: ReturnType<typeof blockJobs>,
): Promise<void> {
  await enqueueComputing<BlockJob>(queue, tx, { queueName: BLOCK_QUEUE, operatorId }, jobs);
}

/**
 * Screens the unfinished blocks of a job in slices. Idempotent: a repetition gives the same bytes,
 * and its results are dropped.
 */
export async function blockJob(
  context: ServerContext,
  job: BlockJob,
  signal: AbortSignal,
  turn?: QueuedTask,
): Promise<void> {
  const db = context.database.orm;
  const [work, first] = await Promise.all([
    readWork(db, job.workKey),
    workProgressOf(db, job.workKey, job.first, job.count),
  ]);
  if (work === undefined) return;
  if (work.plan.algorithmVersion !== ALGORITHM_VERSION) {
    await planForThisVersion(context, work.key);
    return;
  }
  let sources: Omit<ScreenInput, 'blocks' | 'carried'> | undefined;
  let slice = job.slice ?? 1;
  let isSettled = false;
  for (let progress = first; ; progress = await workProgressOf(db, work.key, job.first, job.count)) {
    const { isWanted, finishedBlocks } = progress;
    if (!isWanted) return;
    const openBlocks = Array.from({ length: job.count }, (_, k) => job.first + k).filter(
      (index) => !finishedBlocks.has(index),
    );
    const blocks = openBlocks.slice(0, slice);
    if (blocks.length > 0) {
      sources ??= await sourcesOf(context, work, job, turn);
      const carried = work.carry && {
        ...work.carry,
        key: work.key,
        blocks: await readCarried(db, work.key, blocks),
      };
      const input = { ...sources, blocks, ...(carried && { carried }) };
      const options = { signal, ...(turn && { turn }) };
      const run = await runSlice(context.threads, screenTask, input, blocks.length, options);
      slice = run.nextSlice;
      await settle(context, work.key, run.results, turn);
      isSettled = true;
    }
    if (openBlocks.length <= blocks.length) break;
  }
  // Counts blocks that were finished before for screenings that joined the work later.
  if (!isSettled) await settle(context, work.key, [], turn);
}

/** Margin before and after the blocks, s: a pair that is still close at the end of a block is followed beyond it. */
const BEYOND_S = 900;

/** Reads the sources that the blocks need; each ephemeris is cut to their span, because thousands of full ephemerides do not fit in memory. */
async function sourcesOf(
  context: ServerContext,
  work: ScreeningWork,
  { first, count }: BlockJob,
  turn: QueuedTask | undefined,
): Promise<Omit<ScreenInput, 'blocks' | 'carried'>> {
  const catalogue = await cachedCatalogue(context.database.orm, work.catalogueId);
  const { scope, blocks } = work.plan;
  const from = blocks[first]!.startTaiS - BEYOND_S;
  const to = blocks[first + count - 1]!.stopTaiS + BEYOND_S;
  const ephemerides: SourceEphemeris[] = [];
  const contents = work.ephemerides.map(({ sha256 }) => sha256);
  for await (const read of holdStates(context, contents, turn)) {
    if (read === undefined) throw new NoOrbit(tell('ephemeris-deleted'));
    const { key, ephemeris, outline } = read;
    const { noradId } = work.ephemerides[ephemerides.length]!;
    const source = scope.kind === 'primaries' ? { key, ephemeris } : partOf(read, from, to);
    ephemerides.push({ noradId, outline, ...source });
  }
  return { plan: work.plan, catalogue: catalogue.packed, ephemerides };
}

/** Returns the part of an ephemeris that blocks between two instants need, with the spans of the complete ephemeris. */
export function partOf(
  { key, ephemeris, startTaiS, stopTaiS }: Pick<CachedEphemeris, 'key' | 'ephemeris' | 'startTaiS' | 'stopTaiS'>,
  from: number,
  to: number,
): Pick<SourceEphemeris, 'key' | 'ephemeris' | 'span'> {
  return {
    key: `${key} ${from} ${to}`,
    ephemeris: cutPackedEphemeris(ephemeris, from, to),
    span: { startTaiS, stopTaiS, spans: usableSpans(ephemeris.segments) },
  };
}

/** Stores block results and updates the waiting screenings; the last block of a screening queues its finish job once. */
async function settle(context: ServerContext, key: string, results: readonly BlockTable[], turn?: QueuedTask) {
  const { database, queue } = context;
  const at = turn && { priority: turn.priority };
  await database.orm.transaction(async (tx) => {
    const further = await keepBlocks(tx, key, results);
    await pipelined(
      further.flatMap((screening) => {
        const { id: screeningId, operatorId } = screening;
        return [
          screening.blocksDone === screening.blocksTotal &&
            queue.enqueue<ScreeningJob>(FINISH_QUEUE, { screeningId, ...at }, { within: tx, operatorId }),
          publishProgress(context, tx, screening),
        ];
      }),
    );
  });
}

/** Plans screenings again whose blocks belong to another version of the engine. */
async function planForThisVersion({ database, queue }: ServerContext, key: string): Promise<void> {
  await database.orm.transaction(async (tx) => {
    for (const screening of await planAnew(tx, key)) await enqueuePlan({ queue }, tx, screening);
  });
}
