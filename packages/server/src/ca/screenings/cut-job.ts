import { judgingRules } from '@keepout/assessment/rules';
import { formatUtc } from '@keepout/astro/epoch';
import { SGP4_ERRORS } from '@keepout/astro/sgp4/propagate';
import { mergeTables, type OutcomeTable } from '@keepout/conjunction/screening/blocks/merge';
import { isSpokenFor } from '@keepout/conjunction/screening/outline/nearby';
import type { Dropout } from '@keepout/conjunction/screening/plan/encounter';
import {
  ENCOUNTER_ROW,
  EncounterRows,
  type EncounterTable,
  PRIMARY,
  SECONDARY,
  TCA_TAI_S,
} from '@keepout/conjunction/screening/plan/encounter-table';
import { type HeldCatalogue, holdCatalogue } from '../../catalogue/cached-catalogue.ts';
import { readRules } from '../../fleet/rules.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { atOnce } from '../../platform/database/transaction.ts';
import type { screening } from '../tables.ts';
import { type Bystander, bystandersOf, otherRecords } from './bystanders.ts';
import { enqueueJudging, PART_ENCOUNTERS } from './judge-jobs.ts';
import { holdJudged } from './judged-screening.ts';
import { type FoundPart, keepJudging } from './part-store.ts';
import { publishProgress } from './publish-progress.ts';
import { NoLongerWanted, unlessEnded } from './still-wanted.ts';
import { lockRunning } from './store.ts';
import { type Subject, subjectRecords, subjectsOf } from './subject.ts';
import { readBlocks, readWork } from './work-store.ts';

/** Merges the blocks of a screening, cuts what they found into parts and queues their judging. */
export async function cutIntoParts(context: ServerContext, row: typeof screening.$inferSelect): Promise<void> {
  const { database, queue } = context;
  const db = database.orm;
  const [work, blocks, rules, satellites, others] = await Promise.all([
    readWork(db, row.workKey ?? ''),
    readBlocks(db, row.workKey ?? ''),
    readRules(db, row.operatorId),
    subjectRecords(context, row),
    otherRecords(context, row),
  ]);
  if (work === undefined) throw new Error(`the work of screening ${row.id} is gone before its end`);
  if (blocks.length < work.plan.blocks.length) throw new Error(`screening ${row.id} is not done yet`);
  const catalogue = await holdCatalogue(db, work.catalogueId);
  const subjects = await subjectsOf(context, catalogue, satellites);
  const bystanders = bystandersOf(row, others, subjects, work.ephemerides, catalogue);
  const outcome = mergeTables(work.plan, blocks);
  const parts = partsOf(outcome.encounters, subjects, bystanders, catalogue);
  const judging = {
    screeningId: row.id,
    rules: judgingRules(rules),
    coverage: coverageOf(outcome, subjects),
    dropouts: outcome.dropouts.map((dropout) => nameDropout(dropout, [...subjects, ...bystanders], catalogue)),
  };
  const cutting = db.transaction(async (tx) => {
    const [isRunning, standing] = await atOnce([lockRunning(tx, row.id), keepJudging(tx, judging, parts)]);
    if (!isRunning) throw new NoLongerWanted(`screening ${row.id} has ended`);
    if (standing === undefined) return false;
    // Last: until the transaction ends no other one of the operator gets through.
    await atOnce([publishProgress(context, tx, standing), enqueueJudging(queue, tx, row, parts)]);
    return true;
  });
  if (await unlessEnded(cutting)) await holdJudged({ row, plan: work.plan, catalogue, judging, subjects, bystanders });
}

/**
 * The encounters of each satellite in their order. Where an ephemeris speaks for the other too, the catalogue's twin is left out: of a screened
 * satellite always, of another one as long as its ephemeris lasts.
 */
function partsOf(
  all: EncounterTable,
  subjects: readonly Subject[],
  bystanders: readonly Bystander[],
  { elements }: HeldCatalogue,
): FoundPart[] {
  const byObject = new Map(subjects.map(({ object }, index) => [object, index]));
  const byEphemeris = new Set(subjects.filter(({ orbit }) => orbit.kind === 'ephemeris').map(({ noradId }) => noradId));
  const spans = new Map(bystanders.map((bystander) => [bystander.noradId, bystander]));
  const own = subjects.map(() => new EncounterRows());
  for (let k = 0; k < all.count; k++) {
    const subject = byObject.get(all.rows[k * ENCOUNTER_ROW + PRIMARY]!);
    const twin = elements[all.rows[k * ENCOUNTER_ROW + SECONDARY]!];
    if (subject === undefined || (twin !== undefined && byEphemeris.has(twin.noradId))) continue;
    if (isSpokenFor(spans, twin, all.rows[k * ENCOUNTER_ROW + TCA_TAI_S]!)) continue;
    own[subject]!.copy(all, k);
  }
  const cut = own.flatMap(({ count, rows }, subjectIndex) =>
    Array.from({ length: Math.ceil(count / PART_ENCOUNTERS) }, (_, n) => {
      const [first, last] = [n * PART_ENCOUNTERS, Math.min(count, (n + 1) * PART_ENCOUNTERS)];
      const encounters = { count: last - first, rows: rows.slice(first * ENCOUNTER_ROW, last * ENCOUNTER_ROW) };
      return { subjectIndex, encounters };
    }),
  );
  return cut.map((part, partIndex) => ({ ...part, partIndex }));
}

/** Of the ephemerides of several satellites that are screened, full when each covers the window. */
function coverageOf({ coverage }: OutcomeTable, subjects: readonly Subject[]): 'FULL' | 'PARTIAL' | 'NO_OVERLAP' {
  const screened = new Set(subjects.map(({ object }) => object));
  const [first = 'FULL', ...others] = coverage.filter(({ object }) => screened.has(object)).map(({ status }) => status);
  return others.every((status) => status === first) ? first : 'PARTIAL';
}

function nameDropout(
  dropout: Dropout,
  subjects: readonly Pick<Subject, 'object' | 'noradId' | 'identity'>[],
  catalogue: HeldCatalogue,
) {
  const elements = catalogue.elements[dropout.object];
  const own = subjects.find(({ object }) => object === dropout.object);
  const code = dropout.code === undefined ? '' : `: ${SGP4_ERRORS[dropout.code] ?? dropout.code}`;
  return {
    noradId: elements?.noradId ?? own?.noradId ?? 0,
    name: elements?.name ?? own?.identity.name ?? '',
    reason: `${dropout.reason}${code} from ${formatUtc(dropout.atTaiS, 0)}Z`,
  };
}
