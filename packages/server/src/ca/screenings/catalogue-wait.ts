import { and, eq, isNotNull } from 'drizzle-orm';
import { catalogueLoaded } from '../../catalogue/events.ts';
import { newestCatalogue } from '../../catalogue/store.ts';
import type { ServerContext } from '../../hosting/module.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { type Consumer, consumer } from '../../platform/events/consume.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { screening } from '../tables.ts';
import { PLAN_QUEUE, type ScreeningJob } from './queues.ts';

/** Notes that a screening cannot begin for want of a catalogue; it stays queued, and nothing of it is lost. */
export async function waitForCatalogue({ database, queue }: ServerContext, screeningId: string): Promise<void> {
  await database.orm
    .update(screening)
    .set({ waitingFor: 'CATALOGUE' })
    .where(and(eq(screening.id, screeningId), eq(screening.state, 'QUEUED')));
  // One that came meanwhile has told those who waited by then, and this one may not have been among them.
  if ((await newestCatalogue(database.orm)) === undefined) return;
  await database.orm.transaction((tx) => begin(queue, tx, screeningId));
}

/** As soon as a catalogue is there, what waits for it is planned. */
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
