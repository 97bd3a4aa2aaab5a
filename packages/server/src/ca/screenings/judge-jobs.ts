import type { FoundPart } from '@keepout/conjunction/screening/blocks/parts';
import { encountersOf } from '@keepout/conjunction/screening/plan/encounter-table';
import type { ServerContext } from '../../hosting/module.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { pipelined } from '../../platform/database/transaction.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import type { QueuedTask } from '../../platform/threads/thread-queue.ts';
import type { AssessedMessage } from '../conjunctions/judged-message.ts';
import type { ScreenedEncounter } from '../judging/judge.thread.ts';
import { enqueueComputing } from './computing-jobs.ts';
import { JUDGE_COST_S, judgeTask, messageContext } from './judge-task.ts';
import { type CompletedScreening, readCompletedScreening } from './judged-screening.ts';
import { type JudgedPart, keepPart, waitingParts } from './part-store.ts';
import { publishProgress } from './publish-progress.ts';
import { FINISH_QUEUE, JUDGE_QUEUE, type JudgeJob, type ScreeningJob } from './queues.ts';
import { firstSlice, runSlice } from './slice.ts';
import { whileWanted } from './still-wanted.ts';
import { storeOutcome } from './store-outcome.ts';
import { ephemerisOrbit } from './subject.ts';

/** Encounters in one part: the work that is lost when a worker is killed. */
export const PART_ENCOUNTERS = 100;
/** CPU seconds of one job: long against the overhead of the queue, short enough for a fair share between operators. */
const JOB_S = 3;

/** Queues the assessment of parts. */
export async function enqueueJudging(
  queue: JobQueue,
  tx: Transaction,
  screening: { readonly id: string; readonly operatorId: string },
  parts: readonly FoundPart[],
): Promise<void> {
  const { id: screeningId, operatorId } = screening;
  const count = Math.max(1, Math.round(JOB_S / (PART_ENCOUNTERS * JUDGE_COST_S)));
  const runs = Array.from({ length: Math.ceil(parts.length / count) }, (_, n) =>
    parts.slice(n * count, (n + 1) * count),
  );
  const jobs = runs.map((run, place) => {
    const costS = JUDGE_COST_S * run.reduce((sum, part) => sum + part.encounters.count, 0);
    return { data: { screeningId, first: place * count, count: run.length }, costS };
  });
  await enqueueComputing<JudgeJob>(queue, tx, { queueName: JUDGE_QUEUE, operatorId }, jobs);
}

/**
 * Assesses the unfinished parts of a job and stores each part as it is finished; if they are all the parts of the screening, stores the outcome
 * directly. Idempotent: the same part gives the same messages, and duplicates are dropped. Stops within a second after a cancellation.
 *
 * @param attempt   from the second attempt on each part is stored separately, so that a slow machine makes progress
 */
export async function judgeJob(
  context: ServerContext,
  { screeningId, first, count }: JudgeJob,
  signal: AbortSignal,
  turn?: QueuedTask,
  attempt: number = 0,
): Promise<void> {
  const db = context.database.orm;
  await whileWanted(db, screeningId, signal, async (wantedSignal) => {
    const { parts, isAll } = await waitingParts(db, screeningId, first, count);
    const completedScreening = parts.length > 0 ? await readCompletedScreening(context, screeningId) : undefined;
    if (completedScreening === undefined) return;
    if (isAll && attempt === 0)
      return await judgeAll(context, { screening: completedScreening, parts }, wantedSignal, turn);
    for (const part of parts)
      await settle(
        context,
        completedScreening,
        part,
        await judgePart(context, completedScreening, part, wantedSignal, turn),
      );
  });
}

/** Encounters of a screening, and the inputs of their assessment. */
export interface Cut {
  readonly screening: CompletedScreening;
  readonly parts: readonly FoundPart[];
}

/** Assesses all encounters of a screening, and stores the outcome. */
export async function judgeAll(
  context: ServerContext,
  { screening, parts }: Cut,
  signal: AbortSignal,
  turn?: QueuedTask,
) {
  const assessedParts: JudgedPart[] = [];
  for (const part of parts)
    assessedParts.push({ ...part, messages: await judgePart(context, screening, part, signal, turn) });
  await storeOutcome(context, screening, assessedParts, signal);
}

/** Assesses a part in slices, so that other work gets the thread in between. The first slice is small, since its cost is not yet measured. */
async function judgePart(
  context: ServerContext,
  screening: CompletedScreening,
  part: FoundPart,
  signal: AbortSignal,
  turn?: QueuedTask,
): Promise<AssessedMessage[]> {
  const approaches = await approachesOf(context, screening, part);
  const common = messageContext(screening, part.subjectIndex);
  const messages: AssessedMessage[] = [];
  let slice = firstSlice(4 * JUDGE_COST_S);
  for (let at = 0; at < approaches.length; ) {
    signal.throwIfAborted();
    const slicedApproaches = approaches.slice(at, at + slice);
    const input = { ...common, approaches: slicedApproaches };
    const run = await runSlice(context.threads, judgeTask, input, slicedApproaches.length, {
      signal,
      ...(turn && { turn }),
    });
    messages.push(...run.results);
    at += slicedApproaches.length;
    slice = run.nextSlice;
  }
  return messages;
}

/** Stores a part; the last part queues the job that stores the screening, once. */
async function settle(
  context: ServerContext,
  { row }: CompletedScreening,
  { partIndex }: FoundPart,
  messages: readonly AssessedMessage[],
): Promise<void> {
  await context.database.orm.transaction(async (tx) => {
    const storedRow = await keepPart(tx, row.id, partIndex, messages);
    // Stored by another worker, or the screening has ended: no further step.
    if (storedRow === undefined) return;
    const { id: screeningId, operatorId } = row;
    await pipelined([
      storedRow.partsDone === storedRow.partsTotal &&
        context.queue.enqueue<ScreeningJob>(FINISH_QUEUE, { screeningId }, { within: tx, operatorId }),
      publishProgress(context, tx, storedRow),
    ]);
  });
}

/** Returns the close approaches of a part. A secondary with an ephemeris is taken from it, not from the catalogue. */
async function approachesOf(
  context: ServerContext,
  { subjects, bystanders, catalogue }: Pick<CompletedScreening, 'subjects' | 'bystanders' | 'catalogue'>,
  part: FoundPart,
): Promise<ScreenedEncounter[]> {
  const encounters = encountersOf(part.encounters);
  const secondaryObjects = new Map<number, ScreenedEncounter['secondaryObject']>();
  for (const { secondary } of encounters) {
    if (secondaryObjects.has(secondary)) continue;
    const bystander = bystanders.find(({ object }) => object === secondary);
    const secondaryObject =
      bystander === undefined
        ? (subjects.find(({ object }) => object === secondary) ?? catalogue.elements[secondary])
        : { identity: bystander.identity, orbit: await ephemerisOrbit(context, bystander.file) };
    if (secondaryObject === undefined) throw new Error(`encounter with object ${secondary}, which nobody knows`);
    secondaryObjects.set(
      secondary,
      'orbit' in secondaryObject
        ? { identity: secondaryObject.identity, orbit: secondaryObject.orbit }
        : secondaryObject,
    );
  }
  return encounters.map(({ tcaTaiS, secondary, primaryState, secondaryState, edge }) => {
    const secondaryObject = secondaryObjects.get(secondary)!;
    return { tcaTaiS, primary: primaryState, secondary: secondaryState, secondaryObject, ...(edge && { edge }) };
  });
}
