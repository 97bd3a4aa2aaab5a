import { planScreening, type ScreeningPlan } from '@keepout/conjunction/screening/plan/plan';
import { type ScreeningVolume, volumeAround } from '@keepout/conjunction/volume/volume';
import { tell } from '@keepout/contract/sentences';
import { type CachedCatalogue, cachedCatalogue } from '../../catalogue/cached-catalogue.ts';
import { newestCatalogue } from '../../catalogue/store.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { pipelined } from '../../platform/database/transaction.ts';
import { screeningBegan } from '../../ports/ca-events.ts';
import type { screeningTable } from '../tables.ts';
import { admitJob } from './admission.ts';
import { blockJobs, enqueueBlocks } from './block-jobs.ts';
import { ephemeridesInForce, meetsNewcomers, withinReach } from './bystanders.ts';
import { waitForCatalogue } from './catalogue-wait.ts';
import { type EarlierResult, earlierResult } from './earlier-result.ts';
import { publishProgress } from './publish-progress.ts';
import { FINISH_QUEUE, type ScreeningJob } from './queues.ts';
import { NoLongerWanted, unlessEnded } from './still-wanted.ts';
import { lockIn, markRunning, readScreening } from './store.ts';
import { NoOrbit, type OrderedScreening, type Subject, subjectRecords, subjectsOf, volumeOfRegime } from './subject.ts';
import { type ScreeningWork, type StoredExtent, type WorkEphemeris, workKey } from './work.ts';
import { keepWork, workProgressOf } from './work-store.ts';

type Row = typeof screeningTable.$inferSelect;

/**
 * Selects the inputs of a screening, stores them, and queues its blocks, all in one transaction. Blocks that another
 * screening of the same content has done are not repeated.
 *
 * Without a catalogue the screening waits for one. Throws `NoOrbit` when no orbit of a satellite is available.
 */
export async function planJob(context: ServerContext, screeningId: string): Promise<void> {
  const db = context.database.orm;
  const [row, inUse] = await Promise.all([readScreening(db, screeningId), newestCatalogue(db)]);
  if (row === undefined || row.state !== 'QUEUED') return;
  // Ordered by an older version without admission: admit it in its order.
  if (!row.admitted) return await admitJob(context, { operatorId: row.operatorId, wasCancelled: false });
  const satellites = await subjectRecords(db, row);
  if (!(row.stopTaiS > row.startTaiS)) throw new NoOrbit(tell('window-empty'));
  const catalogueId = row.catalogueId ?? inUse?.id;
  if (catalogueId === undefined) return await waitForCatalogue(context, row.id);
  const catalogue = await cachedCatalogue(db, catalogueId);
  const subjects = await subjectsOf(context, catalogue, satellites);
  const plan = planOf(row, subjects);
  const bystanders = await ephemeridesInForce(context, row, plan, subjects, catalogue);
  const within = await withinReach(context, row.operatorId, plan, subjects, bystanders);
  const work = workOf(plan, [...subjects, ...within], catalogue);
  const earlier = await earlierResult(context.database.orm, row, work, catalogue);
  const all = { work, bystanderIds: bystanders.map(({ id }) => id), ...earlier };
  await start(context, row, subjects, all, catalogue.elements.length + work.ephemerides.length);
}

/** Returns whether public ephemerides that arrived after a time would change a screening ordered now. */
export async function isTouchedSince(
  context: ServerContext,
  order: OrderedScreening,
  cameAfter: string,
): Promise<boolean> {
  const newest = await newestCatalogue(context.database.orm);
  if (newest === undefined) return false;
  const catalogue = await cachedCatalogue(context.database.orm, newest.id);
  const subjects = await subjectsOf(context, catalogue, await subjectRecords(context.database.orm, order));
  return await meetsNewcomers(context, order, planOf(order, subjects), subjects, catalogue, cameAfter);
}

function planOf(row: OrderedScreening, subjects: readonly Subject[]): ScreeningPlan {
  return planScreening({
    startTaiS: row.startTaiS,
    stopTaiS: row.stopTaiS,
    volume: volumeFor(row, subjects),
    scope: { kind: 'primaries', primaries: subjects.map((subject) => subject.object) },
    withEdges: true,
  });
}

/** @param objects   the objects with an ephemeris follow the catalogue in this order */
function workOf(
  plan: ScreeningPlan,
  objects: readonly { readonly sha256?: string; readonly noradId: number }[],
  catalogue: CachedCatalogue,
): ScreeningWork {
  const ephemerides = objects.flatMap(({ sha256, noradId }): WorkEphemeris[] =>
    sha256 === undefined ? [] : [{ sha256, noradId }],
  );
  return { key: workKey(catalogue.packed.key, plan, ephemerides), catalogueId: catalogue.id, plan, ephemerides };
}

/** Returns the volume; for several satellites one that contains the volume of each. */
function volumeFor(row: OrderedScreening, subjects: readonly Subject[]): ScreeningVolume {
  const volumes = subjects.map((subject) => row.volume ?? volumeOfRegime(subject, row.startTaiS));
  const volume = volumeAround(volumes);
  if (volume === undefined) throw new NoOrbit(tell('nothing-to-screen'));
  return volume;
}

async function start(
  context: ServerContext,
  row: Row,
  subjects: readonly Subject[],
  {
    work,
    bystanderIds,
    extent,
    carried,
  }: EarlierResult & { readonly work: ScreeningWork; readonly bystanderIds: string[] },
  objects: number,
): Promise<void> {
  const { database, queue } = context;
  const { key, plan, catalogueId } = work;
  const planning = database.orm.transaction(async (tx) => {
    // False if cancelled or planned by another job; locked before rows for which other screenings of the operator wait.
    const [isQueued, storedWork, { finishedBlocks }] = await pipelined([
      lockIn(tx, row.id, 'QUEUED'),
      keepWork(tx, work, extent, carried),
      workProgressOf(tx, key, 0, plan.blocks.length),
    ]);
    if (!isQueued) throw new NoLongerWanted(`screening ${row.id} is not queued any more`);
    const jobs = blockJobs(work, objects, finishedBlocks);
    const hasEphemeris = subjects.some(({ sha256 }) => sha256 !== undefined);
    const running = markRunning(tx, row.id, {
      catalogueId,
      ephemerisId: subjects.length === 1 ? ephemerisOf(subjects[0]) : row.ephemerisId,
      screeningType: hasEphemeris ? 'OPS_CAT' : 'TLE_CAT',
      algorithmVersion: plan.algorithmVersion,
      blocksDone: finishedBlocks.size,
      blocksTotal: plan.blocks.length,
      workKey: key,
      extent: extent.mode === 'REPEATED' || storedWork.isNew ? extent : extentOfOthers(storedWork.extent ?? extent),
      subjects: subjects.map((subject) => ({
        satelliteId: subject.satelliteId,
        ephemerisId: ephemerisOf(subject),
        object: subject.object,
      })),
      bystanderIds,
      jobIds: jobs.map(({ id }) => id),
    });
    const within = { within: tx, operatorId: row.operatorId };
    await pipelined([
      running.then((progress) => progress && publishProgress(context, tx, progress)),
      finishedBlocks.size === plan.blocks.length &&
        queue.enqueue<ScreeningJob>(FINISH_QUEUE, { screeningId: row.id }, within),
      row.trigger !== 'SCHEDULE' &&
        context.events.publish(tx, row.operatorId, screeningBegan, { screeningId: row.id, state: 'RUNNING' }),
      // Last in the transaction: its lock blocks the operator's other screenings until it ends.
      enqueueBlocks(queue, tx, row.operatorId, jobs),
    ]);
  });
  await unlessEnded(planning);
}

/** Removes the id of the earlier screening: the work may have been planned for another operator, whose ids are confidential. */
function extentOfOthers(extent: StoredExtent): StoredExtent {
  return { ...extent, earlierScreeningId: null };
}

function ephemerisOf(subject: Subject | undefined): string | null {
  return subject?.orbit.kind === 'ephemeris' ? subject.orbit.ephemerisId : null;
}
