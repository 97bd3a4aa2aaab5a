import type { ScreeningPlan } from '@keepout/conjunction/screening/plan/plan';
import { type CachedCatalogue, cachedCatalogue } from '../../catalogue/cached-catalogue.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { atOneMoment, pipelined } from '../../platform/database/transaction.ts';
import { resultCache } from '../../platform/result-cache.ts';
import type { screeningTable } from '../tables.ts';
import { type Bystander, bystandersOf, otherRecords } from './bystanders.ts';
import { type AssessmentInputs, readJudging } from './part-store.ts';
import { readScreening } from './store.ts';
import { type Subject, subjectRecords, subjectsOf } from './subject.ts';
import { readWork } from './work-store.ts';

/** A screening with completed blocks and all inputs of its assessment; immutable. */
export interface CompletedScreening {
  readonly row: typeof screeningTable.$inferSelect;
  readonly plan: ScreeningPlan;
  readonly subjects: readonly Subject[];
  readonly bystanders: readonly Bystander[];
  readonly catalogue: CachedCatalogue;
  readonly assessmentInputs: AssessmentInputs;
}

/** Small cache: a worker processes few screenings at a time, each with many jobs. */
const result = resultCache<CompletedScreening | undefined>(8);

/** Caches the inputs of the assessment for the following jobs in this process. */
export async function cacheCompletedScreening(completedScreening: CompletedScreening): Promise<void> {
  await result(completedScreening.row.id, async () => completedScreening);
}

/** Returns the inputs of the assessment; undefined if the screening has ended. */
export async function readCompletedScreening(
  context: ServerContext,
  screeningId: string,
): Promise<CompletedScreening | undefined> {
  return await result(screeningId, () => read(context, screeningId));
}

async function read(context: ServerContext, screeningId: string): Promise<CompletedScreening | undefined> {
  const db = context.database.orm;
  const row = await readScreening(db, screeningId);
  if (row?.state !== 'RUNNING' || row.workKey === null) return undefined;
  const { workKey } = row;
  const [assessmentInputs, work, satellites, otherRows] = await atOneMoment(db, (tx) =>
    pipelined([readJudging(tx, screeningId), readWork(tx, workKey), subjectRecords(tx, row), otherRecords(tx, row)]),
  );
  if (assessmentInputs === undefined) return undefined;
  if (work === undefined) throw new Error(`the work of screening ${screeningId} is gone before its end`);
  const catalogue = await cachedCatalogue(db, work.catalogueId);
  const subjects = await subjectsOf(context, catalogue, satellites);
  const bystanders = bystandersOf(row, otherRows, subjects, work.ephemerides, catalogue);
  return { row, plan: work.plan, catalogue, assessmentInputs: assessmentInputs, subjects, bystanders };
}
