import { and, eq, isNotNull } from 'drizzle-orm';
import { catalogueLoaded } from '../../catalogue/events.ts';
import { newestCatalogue } from '../../catalogue/store.ts';
import type { ServerContext } from '../../hosting/module.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { type Consumer, consumer } from '../../platform/events/consume.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { screeningTable } from '../tables.ts';
import { SCREENING_PLAN_QUEUE, type ScreeningJob } from './queues.ts';

/** Marks a screening as waiting for a catalogue; it stays queued. */
export async function waitForCatalogue({ database, queue }: ServerContext, screeningId: string): Promise<void> {
  await database.orm
    .update(screeningTable)
    .set({ waitingFor: 'CATALOGUE' })
    .where(and(eq(screeningTable.id, screeningId), eq(screeningTable.state, 'QUEUED')));
  // A catalogue that was loaded in the meantime may have notified its waiters before this screening was marked.
  if ((await newestCatalogue(database.orm)) === undefined) return;
  await database.orm.transaction((tx) => begin(queue, tx, screeningId));
}

/** Plans the waiting screenings when a catalogue is loaded. */
export const planWaiting = (queue: JobQueue): Consumer =>
  consumer(catalogueLoaded, 'ca.plan-waiting', async (tx) => {
    const rows = await tx
      .select({ id: screeningTable.id })
      .from(screeningTable)
      .where(and(eq(screeningTable.state, 'QUEUED'), isNotNull(screeningTable.waitingFor)))
      .orderBy(screeningTable.createdAt);
    for (const { id } of rows) await begin(queue, tx, id);
  });

async function begin(queue: JobQueue, tx: Transaction, screeningId: string): Promise<void> {
  const rows = await tx
    .update(screeningTable)
    .set({ waitingFor: null })
    .where(
      and(eq(screeningTable.id, screeningId), eq(screeningTable.state, 'QUEUED'), isNotNull(screeningTable.waitingFor)),
    )
    .returning({ operatorId: screeningTable.operatorId });
  for (const { operatorId } of rows) {
    await queue.enqueue<ScreeningJob>(SCREENING_PLAN_QUEUE, { screeningId }, { within: tx, operatorId });
  }
}
