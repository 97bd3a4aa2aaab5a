import { mergeTables } from '@keepout/conjunction/screening/blocks/merge';
import { encountersOf } from '@keepout/conjunction/screening/plan/encounter-table';
import { holdCatalogue } from '../../catalogue/held-catalogue.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { readScreening } from './store.ts';
import { storeOutcome } from './store-outcome.ts';
import { subjectsOf } from './subject.ts';
import { readBlocks, readWork } from './work-store.ts';

/** Merges the blocks of a screening, assesses what they found and stores it. Run twice, it is stored once. */
export async function finishJob(context: ServerContext, screeningId: string, signal: AbortSignal): Promise<void> {
  const db = context.database.orm;
  const row = await readScreening(db, screeningId);
  if (row?.state !== 'RUNNING' || row.workKey === null) return;
  const work = await readWork(db, row.workKey);
  if (work === undefined) throw new Error(`the work of screening ${screeningId} is gone before its end`);
  const blocks = await readBlocks(db, work.key);
  if (blocks.length < work.plan.blocks.length) throw new Error(`screening ${screeningId} is not done yet`);
  const catalogue = await holdCatalogue(db, work.catalogueId);
  const subjects = await subjectsOf(context, row, catalogue);
  const merged = mergeTables(work.plan, blocks);
  const outcome = { ...merged, encounters: encountersOf(merged.encounters) };
  await storeOutcome(context, { row, plan: work.plan, subjects, catalogue, outcome }, signal);
}
