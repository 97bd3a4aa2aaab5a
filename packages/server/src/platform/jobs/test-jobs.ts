import { type DatabaseOptions, type JobWithMetadata, PgBoss } from 'pg-boss';
import { QUEUE_SCHEMA } from '../database/application-role.ts';
import { type DatabaseConnection, poolConfig } from '../database/session.ts';

/** Stored jobs in tests, read and changed with the queue's library. */
export interface StoredJobs {
  readonly connection: DatabaseConnection;
}

async function withBoss<T>({ connection }: StoredJobs, use: (boss: PgBoss) => Promise<T>): Promise<T> {
  const boss = new PgBoss({
    ...(poolConfig(connection, 'queue') as DatabaseOptions),
    schema: QUEUE_SCHEMA,
    max: 1,
    supervise: false,
    schedule: false,
    migrate: false,
    registerInstance: false,
  });
  await boss.start();
  try {
    return await use(boss);
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** Returns the jobs of a queue, oldest first. */
export const storedJobs = <T>(database: StoredJobs, name: string): Promise<readonly JobWithMetadata<T>[]> =>
  withBoss(database, (boss) => boss.findJobs<T>(name, { limit: 100_000 }));

/** Returns the jobs of all queues. */
export const allJobs = (database: StoredJobs): Promise<readonly JobWithMetadata<object>[]> =>
  withBoss(database, async (boss) => {
    const queues = await boss.getQueues();
    return (await Promise.all(queues.map(({ name }) => boss.findJobs<object>(name, { limit: 100_000 })))).flat();
  });

export const isUnfinished = ({ state }: Pick<JobWithMetadata, 'state'>): boolean =>
  state === 'created' || state === 'retry' || state === 'active';

/** Returns the unfinished jobs of a queue. */
export const unfinishedJobs = async <T>(database: StoredJobs, name: string): Promise<readonly JobWithMetadata<T>[]> =>
  (await storedJobs<T>(database, name)).filter(isUnfinished);

/** Returns the ids of live processes that run jobs. */
export const workingPids = async (database: StoredJobs): Promise<readonly number[]> => {
  const instances = await withBoss(database, (boss) => boss.getInstances());
  return instances.filter(({ live, workers }) => live && workers.length > 0).map(({ pid }) => pid);
};

/** Adds a job to a queue. */
export const addJob = (database: StoredJobs, name: string, data: object = {}): Promise<unknown> =>
  withBoss(database, (boss) => boss.send(name, data));

/** Deletes the jobs of a queue, or of all queues. */
export const deleteJobs = (database: StoredJobs, name?: string): Promise<unknown> =>
  withBoss(database, (boss) => boss.deleteAllJobs(name));

/** Returns the cron expressions of a queue. */
export const schedulesOf = async (database: StoredJobs, name: string): Promise<readonly string[]> =>
  (await withBoss(database, (boss) => boss.getSchedules(name))).map(({ cron }) => cron);

/** Makes the deferred jobs of some queues due now. */
export const hurryJobs = (database: StoredJobs, names: readonly string[]): Promise<void> =>
  withBoss(database, async (boss) => {
    const now = new Date();
    for (const name of names)
      for (const { id, startAfter } of await boss.findJobs(name, { queued: true }))
        if (startAfter > now) await boss.update(name, undefined, { id, startAfter: now });
  });
