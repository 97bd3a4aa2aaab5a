import { sql } from 'drizzle-orm';
import type { ServerContext } from '../../hosting/module.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { type Consumer, consumer, consumerOfMany } from '../../platform/events/consume.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { conjunctionJudged } from '../../ports/ca-events.ts';
import { orbitUpdated, orbitUpdateWithdrawn } from '../../ports/odt-events.ts';
import { findMessage } from '../conjunctions/message-store.ts';
import { findConjunction } from '../conjunctions/store.ts';
import { judgeEventObserved, takeObservedBack } from './service.ts';
import { isObserved, keepObserved, withdrawObserved } from './store.ts';

const OBSERVED_QUEUE = 'ca-judge-observed';

interface ObservedJob {
  readonly operatorId: string;
  readonly conjunctionId: string;
}

export async function declareObservedQueue(queue: JobQueue): Promise<void> {
  await queue.declare(OBSERVED_QUEUE, { retries: 5, backoffS: 2, backoffLimitS: 60 });
}

export async function workOnObserved(queue: JobQueue, context: ServerContext): Promise<void> {
  await queue.work<ObservedJob>(OBSERVED_QUEUE, ({ data }) =>
    judgeEventObserved(context, data.operatorId, data.conjunctionId),
  );
}

const judgeAgain = (queue: JobQueue, tx: Transaction, job: ObservedJob) =>
  queue.enqueue<ObservedJob>(OBSERVED_QUEUE, job, { within: tx, operatorId: job.operatorId });

/** Stores an updated orbit of an event, and queues a new assessment of the event. */
export const judgeByUpdate = (queue: JobQueue): Consumer =>
  consumer(orbitUpdated, 'ca.judge-by-update', async (tx, { operatorId, data }) => {
    const { conjunctionId, object, orbitUpdateId, covarianceRtn, positionM, velocityMps, ...orbit } = data;
    if (conjunctionId === null || object === null) return;
    if ((await findConjunction(tx, operatorId, conjunctionId)) === undefined) return;
    await keepObserved(tx, {
      id: orbitUpdateId,
      operatorId,
      conjunctionId,
      object,
      covarianceRtn: covarianceRtn.flat(),
      positionM: [...positionM],
      velocityMps: [...velocityMps],
      epochTaiS: orbit.epochTaiS,
      source: orbit.source,
      observedUntilTaiS: orbit.observedUntilTaiS ?? null,
      isSimulated: orbit.isSimulated,
    });
    await judgeAgain(queue, tx, { operatorId, conjunctionId });
  });

/** Queues an assessment when a newer message arrives about an event with ordered observations, to include them. */
export const judgeByMessage = (queue: JobQueue): Consumer =>
  consumerOfMany(
    conjunctionJudged,
    'ca.judge-by-message',
    async (tx, operatorId, events) => {
      for (const { data } of events) {
        const message = await findMessage(tx, operatorId, data.cdmId);
        if (message?.observed === null) await judgeAgain(queue, tx, { operatorId, conjunctionId: data.conjunctionId });
      }
    },
    isObserved(sql`data ->> 'conjunctionId'`),
  );

/** Withdraws the messages that use a withdrawn orbit update, and queues a new assessment with the remaining updates. */
export const takeBackByUpdate = (context: ServerContext): Consumer =>
  consumer(orbitUpdateWithdrawn, 'ca.take-back-by-update', async (tx, { operatorId, data }) => {
    if (data.conjunctionId === null) return;
    const orbit = await withdrawObserved(tx, operatorId, data.orbitUpdateId);
    if (orbit === undefined) return;
    await takeObservedBack(context, tx, orbit);
    await judgeAgain(context.queue, tx, { operatorId, conjunctionId: orbit.conjunctionId });
  });
