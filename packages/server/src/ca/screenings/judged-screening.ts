import type { ScreeningPlan } from '@keepout/conjunction/screening/plan/plan';
import { type HeldCatalogue, holdCatalogue } from '../../catalogue/cached-catalogue.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { atOneMoment, pipelined } from '../../platform/database/transaction.ts';
import { resultCache } from '../../platform/result-cache.ts';
import type { screening } from '../tables.ts';
import { type Bystander, bystandersOf, otherRecords } from './bystanders.ts';
import { type Judging, readJudging } from './part-store.ts';
import { readScreening } from './store.ts';
import { type Subject, subjectRecords, subjectsOf } from './subject.ts';
import { readWork } from './work-store.ts';

/** A screening with completed blocks and all inputs of its assessment; immutable. */
export interface Judged {
  readonly row: typeof screening.$inferSelect;
  readonly plan: ScreeningPlan;
  readonly subjects: readonly Subject[];
  readonly bystanders: readonly Bystander[];
  readonly catalogue: HeldCatalogue;
  readonly judging: Judging;
}

/** Small cache: a worker processes few screenings at a time, each with many jobs. */
const result = resultCache<Judged | undefined>(8);

/** Caches the inputs of the assessment for the following jobs in this process. */
export async function holdJudged(judged: Judged): Promise<void> {
  await result(judged.row.id, async () => judged);
}

/** Returns the inputs of the assessment; undefined if the screening has ended. */
export async function judgedScreening(context: ServerContext, screeningId: string): Promise<Judged | undefined> {
  return await result(screeningId, () => read(context, screeningId));
}

async function read(context: ServerContext, screeningId: string): Promise<Judged | undefined> {
  const db = context.database.orm;
  const row = await readScreening(db, screeningId);
  if (row?.state !== 'RUNNING' || row.workKey === null) return undefined;
  const { workKey } = row;
  const [judging, work, satellites, others] = await atOneMoment(db, (tx) =>
    pipelined([readJudging(tx, screeningId), readWork(tx, workKey), subjectRecords(tx, row), otherRecords(tx, row)]),
  );
  if (judging === undefined) return undefined;
  if (work === undefined) throw new Error(`the work of screening ${screeningId} is gone before its end`);
  const catalogue = await holdCatalogue(db, work.catalogueId);
  const subjects = await subjectsOf(context, catalogue, satellites);
  const bystanders = bystandersOf(row, others, subjects, work.ephemerides, catalogue);
  return { row, plan: work.plan, catalogue, judging, subjects, bystanders };
}
