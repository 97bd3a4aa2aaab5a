import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { ServerContext } from '../../hosting/module.ts';
import { type Consumer, consumer } from '../../platform/events/consume.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { ephemerisChanged, manoeuvreChanged } from '../../ports/ca-events.ts';
import { findPlan } from '../manoeuvres/store.ts';
import { manoeuvrePlanTable } from '../manoeuvres/tables.ts';
import { ephemeris } from '../tables.ts';
import { verifyPlan } from './verify-plan.ts';

const VERIFY_QUEUE = 'ca-verify-manoeuvre';

interface VerifyJob {
  readonly operatorId: string;
  readonly manoeuvreId: string;
}

export async function declareVerifyQueue(queue: JobQueue): Promise<void> {
  await queue.declare(VERIFY_QUEUE, { retries: 5, backoffS: 2, backoffLimitS: 60 });
}

export async function workOnVerifications(queue: JobQueue, context: ServerContext): Promise<void> {
  await queue.work<VerifyJob>(VERIFY_QUEUE, ({ data }) => verifyPlan(context, data.operatorId, data.manoeuvreId));
}

/** Queues the verification of past, unverified plans when an operational ephemeris arrives. */
export const verifyByEphemeris = (queue: JobQueue): Consumer =>
  consumer(ephemerisChanged, 'ca.verify-by-ephemeris', async (tx, { operatorId, data }) => {
    if (data.change === 'deleted') return;
    const flown = await tx
      .select({ id: manoeuvrePlanTable.id })
      .from(manoeuvrePlanTable)
      .innerJoin(ephemeris, eq(ephemeris.satelliteId, manoeuvrePlanTable.satelliteId))
      .where(
        and(
          eq(ephemeris.id, data.ephemerisId),
          eq(ephemeris.designation, 'OPERATIONAL'),
          eq(manoeuvrePlanTable.operatorId, operatorId),
          inArray(manoeuvrePlanTable.state, ['EXECUTED', 'COMMITTED']),
          isNull(manoeuvrePlanTable.verification),
          lt(manoeuvrePlanTable.cutoffTaiS, ephemeris.stopTaiS),
        ),
      );
    for (const { id: manoeuvreId } of flown) {
      await queue.enqueue<VerifyJob>(VERIFY_QUEUE, { operatorId, manoeuvreId }, { within: tx, operatorId });
    }
  });

/** Queues the verification of a plan that was reported as executed; its ephemeris may have arrived before. */
export const verifyWhenExecuted = (queue: JobQueue): Consumer =>
  consumer(manoeuvreChanged, 'ca.verify-when-executed', async (tx, { operatorId, data }) => {
    const { manoeuvreId } = data;
    const plan = await findPlan(tx, operatorId, manoeuvreId);
    if (plan?.state !== 'EXECUTED') return;
    await queue.enqueue<VerifyJob>(VERIFY_QUEUE, { operatorId, manoeuvreId }, { within: tx, operatorId });
  });
