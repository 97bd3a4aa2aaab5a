import type { ServerContext } from '../../hosting/module.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { flyMission } from './fly.ts';
import { endMission, findMission } from './store.ts';

export const MISSION_QUEUE = 'ca-mission';
const RETRIES = 3;

export interface MissionJob {
  readonly missionId: string;
}

export async function declareMissionQueue(queue: JobQueue): Promise<void> {
  await queue.declare(MISSION_QUEUE, { retries: RETRIES, backoffS: 2, backoffLimitS: 60 });
}

export async function workOnMissions(queue: JobQueue, context: ServerContext): Promise<void> {
  const db = context.database.orm;
  await queue.work<MissionJob>(
    MISSION_QUEUE,
    async ({ data: { missionId }, operatorId, attempt, signal }) => {
      const row = await findMission(db, operatorId, missionId);
      if (row === undefined || row.result !== null) return;
      try {
        await flyMission(context, row, signal);
      } catch (cause) {
        // The study fails only after the last attempt; if the worker is stopping, another one continues.
        if (attempt >= RETRIES && !signal.aborted) await endMission(db, missionId, null);
        throw cause;
      }
    },
    { concurrency: 2, concurrencyOfOperator: 1 },
  );
}
