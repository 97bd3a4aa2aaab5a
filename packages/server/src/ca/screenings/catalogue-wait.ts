import { and, eq, isNotNull } from 'drizzle-orm';
import { catalogueLoaded } from '../../catalogue/events.ts';
import { newestCatalogue } from '../../catalogue/store.ts';
import type { ServerContext } from '../../hosting/module.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { type Consumer, consumer } from '../../platform/events/consume.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { screening } from '../tables.ts';
import { PLAN_QUEUE, type ScreeningJob } from './queues.ts';

/** Marks a screening as waiting for a catalogue; it stays queued. */
export async function waitForCatalogue({ database, queue }: ServerContext, screeningId: string): Promise<void> {
  await database.orm
    .update(screening)
    .set({ waitingFor: 'CATALOGUE' })
    .where(and(eq(screening.id, screeningId), eq(screening.state, 'QUEUED')));
  // A catalogue that was loaded in the meantime may have notified its waiters before this screening was marked.
  if ((await newestCatalogue(database.orm)) === undefined) return;
  await database.orm.transaction((tx) => begin(queue, tx, screeningId));
}

/** Plans the waiting screenings when a catalogue is loaded. */
export const planWaiting = (queue: JobQueue): Consumer =>
  consumer(catalogueLoaded, 'ca.plan-waiting', async (tx) => {
    const rows = await tx
      .select({ id: screening.id })
      .from(screening)
      .where(and(eq(screening.state, 'QUEUED'), isNotNull(screening.waitingFor)))
      .orderBy(screening.createdAt);
    for (const { id } of rows) await begin(queue, tx, id);
  });

async function begin(queue: JobQueue, tx: Transaction, screeningId: string): Promise<void> {
  const rows = await tx
    .update(screening)
    .set({ waitingFor: null })
    .where(and(eq(screening.id, screeningId), eq(screening.state, 'QUEUED'), isNotNull(screening.waitingFor)))
    .returning({ operatorId: screening.operatorId });
  for (const { operatorId } of rows) {
    await queue.enqueue<ScreeningJob>(PLAN_QUEUE, { screeningId }, { within: tx, operatorId });
  }
}
