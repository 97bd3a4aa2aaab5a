import { catalogueLoaded } from '../../catalogue/events.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { type Consumer, consumer } from '../../platform/events/consume.ts';
import type { JobQueue, RunningJob } from '../../platform/jobs/queue.ts';
import { ephemerisChanged } from '../../ports/ca-events.ts';
import { findEphemeris } from '../ephemerides/store.ts';
import { type ComparisonJob, compareEphemeris, isComparable } from './compare.ts';
import { countNotCompared, ephemeridesOfNewSets, nextNotCompared, noteCompared } from './store.ts';

const COMPARE_QUEUE = 'ca-compare-predictions';

/** Queue for files that were stored by older versions or whose job was lost; one job in the installation. */
const STORED_QUEUE = 'ca-compare-stored';
/** Time limit, s: a year of a fleet's files; a job that is stopped continues later. */
const STORED_TIME_S = 6 * 3600;

export async function declareCompareQueue(queue: JobQueue): Promise<void> {
  await queue.declare(COMPARE_QUEUE, { retries: 5, backoffS: 2, backoffLimitS: 60 });
  await queue.declare(STORED_QUEUE, { exclusive: true, retries: 5, expireS: STORED_TIME_S });
}

export async function workOnComparisons(queue: JobQueue, context: ServerContext): Promise<void> {
  // Concurrent jobs, since after an upload of a month of files most have no counterpart.
  const handle = ({ data, signal }: RunningJob<ComparisonJob>) => compareEphemeris(context, data, signal);
  await queue.work<ComparisonJob>(COMPARE_QUEUE, handle, { concurrency: 4 });
  await queue.work(STORED_QUEUE, ({ signal }) => compareStored(context, signal));
  await queue.schedule(STORED_QUEUE, '53 2 * * *', {});
  // Runs once at the start, after an update.
  await queue.enqueue(STORED_QUEUE, {});
}

/** Compares all remaining files, one after the other; a file that fails is logged and tried again the next night. */
async function compareStored(context: ServerContext, signal: AbortSignal): Promise<void> {
  const { database, log } = context;
  const db = database.orm;
  const before = await countNotCompared(db);
  if (before === 0) return;
  log.info({ left: before }, 'stored ephemerides are compared');
  for (let next = await nextNotCompared(db, ''); next; next = await nextNotCompared(db, next.ephemerisId)) {
    try {
      await compareEphemeris(context, { ...next, against: 'EARLIER' }, signal);
    } catch (cause) {
      signal.throwIfAborted();
      log.error({ err: cause, ...next }, 'an ephemeris could not be compared');
    }
  }
  const left = await countNotCompared(db);
  log.info({ compared: before - left, left }, 'stored ephemerides were compared');
}

/** Queues the comparison of an ephemeris that was uploaded or became operational, with earlier predictions and later data. */
export const compareByEphemeris = (queue: JobQueue): Consumer =>
  consumer(ephemerisChanged, 'ca.compare-by-ephemeris', async (tx, { operatorId, data: { change, ephemerisId } }) => {
    if (change === 'deleted') return;
    const file = await findEphemeris(tx, operatorId, ephemerisId);
    if (file?.designation !== 'OPERATIONAL') return;
    if (!(await isComparable(tx, file))) return await noteCompared(tx, ephemerisId);
    const job: ComparisonJob = { operatorId, ephemerisId, against: 'EVERYTHING' };
    await queue.enqueue(COMPARE_QUEUE, job, { within: tx, operatorId });
  });

/** Queues comparisons when a catalogue with element sets arrives whose span an ephemeris covers with definitive states. */
export const compareByCatalogue = (queue: JobQueue): Consumer =>
  consumer(catalogueLoaded, 'ca.compare-by-catalogue', async (tx, { data: { catalogueId } }) => {
    for (const { operatorId, id: ephemerisId } of await ephemeridesOfNewSets(tx, catalogueId)) {
      const job: ComparisonJob = { operatorId, ephemerisId, against: 'ELEMENT_SETS' };
      await queue.enqueue(COMPARE_QUEUE, job, { within: tx, operatorId });
    }
  });
