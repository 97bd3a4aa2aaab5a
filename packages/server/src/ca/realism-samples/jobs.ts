import { catalogueLoaded } from '../../catalogue/events.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { type Consumer, consumer } from '../../platform/events/consume.ts';
import type { JobQueue, RunningJob } from '../../platform/jobs/queue.ts';
import { ephemerisChanged } from '../../ports/ca-events.ts';
import { findEphemeris } from '../ephemerides/store.ts';
import { type Comparison, compareEphemeris } from './compare.ts';
import { ephemeridesOfNewSets } from './store.ts';

const COMPARE_QUEUE = 'ca-compare-predictions';

export async function declareCompareQueue(queue: JobQueue): Promise<void> {
  await queue.declare(COMPARE_QUEUE, { retries: 5, backoffS: 2, backoffLimitS: 60 });
}

export async function workOnComparisons(queue: JobQueue, context: ServerContext): Promise<void> {
  // Of a month of files that come at once most have nothing to be compared with.
  const handle = ({ data, signal }: RunningJob<Comparison>) => compareEphemeris(context, data, signal);
  await queue.work<Comparison>(COMPARE_QUEUE, handle, { batch: 4 });
}

/** An ephemeris came, or represents a satellite from now on: what others had predicted of it, and it of what others say, is compared. */
export const compareByEphemeris = (queue: JobQueue): Consumer =>
  consumer(ephemerisChanged, 'ca.compare-by-ephemeris', async (tx, { operatorId, data: { change, ephemerisId } }) => {
    if (change === 'deleted') return;
    const file = await findEphemeris(tx, operatorId, ephemerisId);
    if (file?.designation !== 'OPERATIONAL') return;
    const job: Comparison = { operatorId, ephemerisId, against: 'EVERYTHING' };
    await queue.enqueue(COMPARE_QUEUE, job, { within: tx, operatorId });
  });

/** Element sets came whose hours an ephemeris knows already. */
export const compareByCatalogue = (queue: JobQueue): Consumer =>
  consumer(catalogueLoaded, 'ca.compare-by-catalogue', async (tx, { data: { catalogueId } }) => {
    for (const { operatorId, id: ephemerisId } of await ephemeridesOfNewSets(tx, catalogueId)) {
      const job: Comparison = { operatorId, ephemerisId, against: 'ELEMENT_SETS' };
      await queue.enqueue(COMPARE_QUEUE, job, { within: tx, operatorId });
    }
  });
