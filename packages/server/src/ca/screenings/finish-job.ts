import { judgingRules } from '@keepout/assessment/rules';
import { mergeTables } from '@keepout/conjunction/screening/blocks/merge';
import { foundParts, nameDropout, subjectCoverage } from '@keepout/conjunction/screening/blocks/parts';
import { cachedCatalogue } from '../../catalogue/cached-catalogue.ts';
import { readRules } from '../../fleet/rules.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { atOneMoment, pipelined } from '../../platform/database/transaction.ts';
import type { QueuedTask } from '../../platform/threads/thread-queue.ts';
import type { screeningTable } from '../tables.ts';
import { bystandersOf, otherRecords } from './bystanders.ts';
import { type Cut, enqueueJudging, judgeAll, PART_ENCOUNTERS } from './judge-jobs.ts';
import { cacheCompletedScreening, readCompletedScreening } from './judged-screening.ts';
import { keepJudging, readJudged } from './part-store.ts';
import { publishProgress } from './publish-progress.ts';
import { NoLongerWanted, unlessEnded, whileWanted } from './still-wanted.ts';
import { lockIn, readScreening } from './store.ts';
import { storeOutcome } from './store-outcome.ts';
import { subjectRecords, subjectsOf } from './subject.ts';
import { readFinishedBlocks, readWork } from './work-store.ts';

/**
 * Runs the steps before and after the assessment of a screening: divides the encounters into parts, or stores the results
 * when all parts are assessed. Idempotent.
 *
 * @param turn   with it, a screening of a single part is assessed and stored at once: queueing costs as much as the work
 */
export async function finishJob(context: ServerContext, screeningId: string, signal: AbortSignal, turn?: QueuedTask) {
  const db = context.database.orm;
  const read = () => atOneMoment(db, (tx) => pipelined([readScreening(tx, screeningId), readJudged(tx, screeningId)]));
  let [row, parts] = await read();
  if (row?.state !== 'RUNNING') return;
  if (row.partsTotal === null) {
    const cut = await cutIntoParts(context, row);
    if (turn && cut.parts.length === 1)
      return await whileWanted(db, screeningId, signal, (wantedSignal) => judgeAll(context, cut, wantedSignal, turn));
    await queueParts(context, cut);
    [row, parts] = await read();
  }
  if (row?.state !== 'RUNNING' || row.partsDone !== row.partsTotal) return;
  await whileWanted(db, screeningId, signal, async (wantedSignal) => {
    const completedScreening = await readCompletedScreening(context, screeningId);
    if (completedScreening === undefined || parts === undefined) return;
    wantedSignal.throwIfAborted();
    await storeOutcome(context, completedScreening, parts, wantedSignal);
  });
}

/** Merges the blocks of a screening and divides their encounters into parts. */
async function cutIntoParts(context: ServerContext, row: typeof screeningTable.$inferSelect): Promise<Cut> {
  const db = context.database.orm;
  const [work, blocks, rules, satellites, otherRows] = await atOneMoment(db, (tx) =>
    pipelined([
      readWork(tx, row.workKey ?? ''),
      readFinishedBlocks(tx, row.workKey ?? ''),
      readRules(tx, row.operatorId),
      subjectRecords(tx, row),
      otherRecords(tx, row),
    ]),
  );
  if (work === undefined) throw new Error(`the work of screening ${row.id} is gone before its end`);
  if (blocks.length < work.plan.blocks.length) throw new Error(`screening ${row.id} is not done yet`);
  const catalogue = await cachedCatalogue(db, work.catalogueId);
  const subjects = await subjectsOf(context, catalogue, satellites);
  const bystanders = bystandersOf(row, otherRows, subjects, work.ephemerides, catalogue);
  const outcome = mergeTables(work.plan, blocks);
  const parts = foundParts(outcome.encounters, subjects, bystanders, catalogue.elements, PART_ENCOUNTERS);
  const assessmentInputs = {
    screeningId: row.id,
    rules: judgingRules(rules),
    coverage: subjectCoverage(outcome, subjects),
    dropouts: outcome.dropouts.map((dropout) => nameDropout(dropout, [...subjects, ...bystanders], catalogue.elements)),
  };
  return {
    screening: { row, plan: work.plan, catalogue, assessmentInputs: assessmentInputs, subjects, bystanders },
    parts,
  };
}

/** Stores the parts and queues their assessment. */
async function queueParts(
  context: ServerContext,
  { screening: completedScreening, screening: { row, assessmentInputs }, parts }: Cut,
): Promise<void> {
  const cutting = context.database.orm.transaction(async (tx) => {
    const [isRunning, progress] = await pipelined([
      lockIn(tx, row.id, 'RUNNING'),
      keepJudging(tx, assessmentInputs, parts),
    ]);
    if (!isRunning) throw new NoLongerWanted(`screening ${row.id} has ended`);
    if (progress === undefined) return false;
    // Last in the transaction: the lock of `enqueueJudging` blocks the operator's other screenings until it ends.
    await pipelined([publishProgress(context, tx, progress), enqueueJudging(context.queue, tx, row, parts)]);
    return true;
  });
  if (await unlessEnded(cutting)) await cacheCompletedScreening(completedScreening);
}
