import type { BlockResult, ScreeningOutcome } from '@keepout/conjunction/screening/encounter';
import { mergeBlocks } from '@keepout/conjunction/screening/merge';
import { planScreening, type ScreeningPlan } from '@keepout/conjunction/screening/plan';
import type { ScreeningVolume as WireVolume } from '@keepout/contract/screening';
import { type HeldCatalogue, holdCatalogue } from '../../catalogue/held-catalogue.ts';
import { newestCatalogue } from '../../catalogue/store.ts';
import type { screening } from '../../db/schema.ts';
import type { ServerContext } from '../../platform/module.ts';
import { findSatellite } from '../satellites/store.ts';
import { planVolume } from './plan-volume.ts';
import type { ScreenInput } from './screen.thread.ts';
import { screenTask } from './screen-task.ts';
import { dropBlocks, isCancelled, markRunning, readBlocks, readScreening, saveBlocks } from './store.ts';
import { storeOutcome } from './store-outcome.ts';
import { NoOrbit, type Subject, subjectOf } from './subject.ts';

type Row = typeof screening.$inferSelect;

/**
 * Runs a screening from where it stands: blocks that an earlier try finished are not done again, and their results are
 * the same bytes whoever makes them.
 *
 * Throws `NoOrbit` when there is nothing to screen with; anything else is retried by the queue.
 */
export async function runScreening(context: ServerContext, screeningId: string, signal: AbortSignal): Promise<void> {
  const db = context.database.orm;
  const row = await readScreening(db, screeningId);
  if (row === undefined || (row.state !== 'QUEUED' && row.state !== 'RUNNING')) return;
  if (!(row.stopTaiS > row.startTaiS)) throw new NoOrbit('The window to screen is empty.');
  const catalogueId = row.catalogueId ?? (await newestCatalogue(db))?.id;
  if (catalogueId === undefined) throw new NoOrbit('There is no catalogue to screen against.');
  const catalogue = await holdCatalogue(db, catalogueId);
  const satellite = await findSatellite(db, row.operatorId, row.satelliteIds[0] ?? '');
  if (satellite === undefined) throw new NoOrbit('The satellite was deleted before the screening ran.');
  const subject = await subjectOf(context, row, satellite, catalogue.byNoradId);
  const plan = planOf(row, subject, catalogue);
  // Blocks of another engine's version do not fit this plan.
  if (row.algorithmVersion !== null && row.algorithmVersion !== plan.algorithmVersion)
    await dropBlocks(db, screeningId);
  const { algorithmVersion, blocks } = plan;
  const ephemerisId = subject.orbit.kind === 'ephemeris' ? subject.orbit.key : row.ephemerisId;
  const screeningType = ephemerisId === null ? 'TLE_CAT' : 'OPS_CAT';
  const inputs = { catalogueId, ephemerisId, screeningType, algorithmVersion, blocksTotal: blocks.length } as const;
  if (!(await markRunning(db, screeningId, inputs))) return;
  if (!(await screenBlocks(context, row, plan, subject, catalogue, signal))) return;
  const stored = await readBlocks(db, screeningId);
  const outcome: ScreeningOutcome = mergeBlocks(
    plan,
    stored.map((block) => block.result as BlockResult),
  );
  await storeOutcome(context, { row: { ...row, screeningType }, plan, subject, catalogue, outcome }, signal);
}

function planOf(row: Row, subject: Subject, catalogue: HeldCatalogue): ScreeningPlan {
  const primary =
    subject.orbit.kind === 'ephemeris'
      ? catalogue.elements.length
      : catalogue.elements.findIndex((one) => one.noradId === subject.noradId);
  return planScreening({
    startTaiS: row.startTaiS,
    stopTaiS: row.stopTaiS,
    volume: planVolume(row.volume as WireVolume | null, subject, row.startTaiS),
    scope: { kind: 'primaries', primaries: [primary] },
  });
}

function primaryOf({ orbit, noradId }: Subject): Pick<ScreenInput, 'primary'> {
  return orbit.kind === 'ephemeris' ? { primary: { key: orbit.key, noradId, ephemeris: orbit.ephemeris } } : {};
}

/** Blocks handed to a thread at once: long enough to be worth it, short enough to stop within a second. */
const BLOCKS_PER_TASK = 2;

/** False when the screening was cancelled meanwhile. */
async function screenBlocks(
  context: ServerContext,
  row: Row,
  plan: ScreeningPlan,
  subject: Subject,
  catalogue: HeldCatalogue,
  signal: AbortSignal,
): Promise<boolean> {
  const db = context.database.orm;
  const done = new Set((await readBlocks(db, row.id)).map((block) => block.blockIndex));
  const waiting = plan.blocks.map((block) => block.index).filter((index) => !done.has(index));
  const startedMs = performance.now();
  const stop = new AbortController();
  const stopped = AbortSignal.any([signal, stop.signal]);
  let finished = 0;
  const total = waiting.length;
  const work = async (): Promise<void> => {
    while (waiting.length > 0 && !stopped.aborted) {
      const blocks = waiting.splice(0, BLOCKS_PER_TASK);
      const input: ScreenInput = {
        plan,
        catalogue: catalogue.packed,
        blocks,
        ...primaryOf(subject),
      };
      const results = await context.threads.run(screenTask, input, { signal: stopped });
      await saveBlocks(
        db,
        row.id,
        results.map((result) => ({ blockIndex: result.blockIndex, result })),
      );
      finished += blocks.length;
      if (await isCancelled(db, row.id)) stop.abort();
      const remainingSeconds = ((performance.now() - startedMs) / 1000 / finished) * (total - finished);
      await context.events.publish(db, row.operatorId, {
        type: 'screening',
        screeningId: row.id,
        state: 'RUNNING',
        percent: (100 * (done.size + finished)) / plan.blocks.length,
        remainingSeconds,
      });
    }
  };
  const outcomes = await Promise.allSettled(Array.from({ length: context.threads.size }, work));
  if (stop.signal.aborted) return false;
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  signal.throwIfAborted();
  return true;
}
