import { sql } from 'drizzle-orm';
import { type DatabaseOptions, fromDrizzle, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import { QUEUE_SCHEMA } from '../database/application-role.ts';
import type { Transaction } from '../database/database.ts';
import { type DatabaseConnection, poolConfig } from '../database/session.ts';
import type { Logger } from '../observing/logs.ts';
import { currentSpan, inSpan, spanBelow, traceparentOf, withinSpan } from '../observing/trace.ts';
import {
  DEAD_LETTER_DAYS,
  DEAD_LETTER_QUEUE,
  type EnqueueOptions,
  HopelessJob,
  type JobPolicy,
  type JobQueue,
  type JobState,
  type QueueFigures,
  type RunningJob,
  type WorkOptions,
} from './queue.ts';
import { queueClock } from './queue-clock.ts';

export interface BossOptions {
  readonly log: Logger;
  /** Runs schedules, retries and expiry. Enabled in workers; at least one process needs it. Default true. */
  readonly supervise?: boolean;
  readonly onSettled?: (name: string, outcome: 'done' | 'failed', durationMs: number) => void;
}

/** A worker that has not reported for this time is dead or paused: its jobs run elsewhere. The smallest value that pg-boss accepts. */
const HEARTBEAT_S = 10;
/** Interval at which a running job reports, and learns that it was cancelled. */
const REPORT_S = 2;
/** Longest delay until a deferred or retried job is found; a new job is announced by the database. */
const POLL_S = 4;
/** The same for the further slots of a queue, which the first one wakes. */
const FURTHER_POLL_S = 30;
/** Interval at which a process reports that it is alive; after three intervals it counts as ended. */
const ALIVE_S = 5;
const STOP_PATIENCE_MS = 30_000;

/** Starts the queue on PostgreSQL, in a schema of its own next to the product's tables. */
export async function startBossQueue(connection: DatabaseConnection, options: BossOptions): Promise<JobQueue> {
  const supervise = options.supervise ?? true;
  const boss = new PgBoss({
    ...(poolConfig(connection, 'queue') as DatabaseOptions),
    schema: QUEUE_SCHEMA,
    clock: queueClock(),
    max: 4,
    supervise,
    schedule: supervise,
    useListenNotify: true,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    queueCacheIntervalSeconds: 5,
    maintenanceIntervalSeconds: 600,
    cronMonitorIntervalSeconds: 15,
    cronWorkerIntervalSeconds: 5,
    instanceHeartbeatSeconds: ALIVE_S,
    // Index bloat matters only on long-lived production servers, where an administrator maintains it.
    reindex: false,
  });
  boss.on('error', (cause) => options.log.error({ err: cause }, 'job queue'));
  boss.on('warning', (warning) => options.log.warn({ warning }, 'job queue'));
  await boss.start();
  await boss.createQueue(DEAD_LETTER_QUEUE, { retentionSeconds: DEAD_LETTER_DAYS * 86_400 });
  let isWorking = false;
  return {
    get isWorking() {
      return isWorking;
    },
    declare: (name, policy) => declare(boss, name, policy ?? {}),
    enqueue: async (name, data, jobOptions) =>
      (await boss.send(name, packed(data), sendOptions(jobOptions ?? {}))) ?? undefined,
    enqueueAll: async (name, jobs, within) => {
      const rows = jobs.map((job) => ({ data: packed(job.data), ...sendOptions(job.options ?? {}) }));
      return (await boss.insert(name, rows, { returnId: true, ...inside(within) })) ?? [];
    },
    work: async (name, handler, jobOptions = {}) => {
      isWorking = true;
      await work(boss, name, jobOptions, (job) => runOne(job, handler, options));
    },
    schedule: (name, cron, data, key) =>
      boss.schedule(name, cron, data, { missed: 'once', tz: 'UTC', ...(key && { key }) }),
    cancel: async (name, ids, within) => {
      if (ids.length > 0) await boss.cancel(name, [...ids], inside(within));
    },
    state: async (name, id) => {
      const [job] = await boss.findJobs(name, { id });
      return job && stateName[job.state];
    },
    waitingCount: async (name) => (await boss.getQueue(name))?.queuedCount ?? 0,
    figures: () => figuresOf(boss),
    workerCount: async () =>
      (await boss.getInstances()).filter(({ live, workers }) => live && workers.length > 0).length,
    stop: (patienceMs = STOP_PATIENCE_MS) => boss.stop({ graceful: true, timeout: Math.max(1000, patienceMs) }),
  };
}

/**
 * Runs jobs of a queue in several slots, in sets of as many slots as one operator may use. After a job the slots of its set look for the next one
 * without waiting for their poll interval; the start of a job wakes the next set, because more jobs may wait.
 */
async function work(
  boss: PgBoss,
  name: string,
  { concurrency = 1, concurrencyOfOperator }: WorkOptions,
  run: (job: JobWithMetadata<never>) => Promise<JobResult>,
): Promise<void> {
  const slots = concurrencyOfOperator ?? 1;
  const sets = Math.max(1, Math.floor(concurrency / slots));
  const workerIds: string[][] = [];
  const wake = (set: number) => {
    for (const id of workerIds[set % sets] ?? []) boss.notifyWorker(id);
  };
  for (let set = 0; set < sets; set++) {
    const pollS = set === 0 ? POLL_S : FURTHER_POLL_S;
    const setId = await boss.work(
      name,
      {
        includeMetadata: true,
        perJobResults: true,
        localConcurrency: slots,
        pollingIntervalSeconds: pollS,
        notifyPollingIntervalSeconds: pollS,
        heartbeatRefreshSeconds: REPORT_S,
        ...(concurrencyOfOperator && { localGroupConcurrency: concurrencyOfOperator }),
      },
      async (jobs: JobWithMetadata<never>[]) => {
        wake(set + 1);
        const results = await Promise.all(jobs.map(run));
        wake(set);
        return results;
      },
    );
    workerIds[set] = boss
      .getWipData({ includeInternal: false })
      .filter(({ workId }) => workId === setId)
      .map(({ id }) => id);
  }
}

/** Number of oldest jobs among which the longest waiting one is searched: deferred jobs may precede it. */
const OLDEST_JOBS = 100;

async function figuresOf(boss: PgBoss): Promise<readonly QueueFigures[]> {
  return await Promise.all(
    (await boss.getQueues()).map(async ({ name, readyCount, deferredCount, activeCount, failedCount }) => ({
      queue: name,
      waiting: readyCount,
      deferred: deferredCount,
      oldestS: readyCount > 0 ? await longestWaitS(boss, name) : 0,
      running: activeCount,
      failed: failedCount,
    })),
  );
}

async function longestWaitS(boss: PgBoss, name: string): Promise<number> {
  const jobs = await boss.findJobs(name, { queued: true, limit: OLDEST_JOBS });
  return Math.max(0, ...jobs.map(({ startAfter }) => (Date.now() - startAfter.getTime()) / 1000));
}

async function declare(boss: PgBoss, name: string, policy: JobPolicy): Promise<void> {
  const tunable = {
    retryLimit: policy.retries ?? 5,
    retryDelay: policy.backoffS ?? 2,
    retryBackoff: true,
    retryDelayMax: policy.backoffLimitS ?? 600,
    expireInSeconds: policy.expireS ?? 900,
    deleteAfterSeconds: policy.keepS ?? 86_400,
    heartbeatSeconds: HEARTBEAT_S,
    deadLetter: policy.lostTo ?? DEAD_LETTER_QUEUE,
  };
  await boss.createQueue(name, { ...tunable, policy: policy.exclusive ? 'exclusive' : 'standard', notify: true });
  // An existing queue keeps its options until they are updated.
  await boss.updateQueue(name, tunable);
}

async function runOne<T>(
  job: JobWithMetadata<never>,
  handler: (job: RunningJob<T>) => Promise<unknown>,
  options: BossOptions,
): Promise<JobResult> {
  const { data, traceparent } = unpacked<T>(job.data);
  const { id, retryCount: attempt, priority, signal } = job;
  const facts = {
    name: `job ${job.name}`,
    kind: 'consumer',
    attributes: { 'messaging.destination.name': job.name, 'messaging.message.id': id, 'keepout.attempt': attempt },
  } as const;
  const span = spanBelow(traceparent);
  const run = () => handler({ id, data, attempt, priority, operatorId: job.groupId ?? '', signal });
  return await withinSpan(span, () => settled(job, () => inSpan(span, facts, run), options));
}

/** Reports the result of an attempt to the queue. */
async function settled(
  { id, name: queue, retryCount: attempt, signal }: JobWithMetadata<never>,
  run: () => Promise<unknown>,
  { log, onSettled }: BossOptions,
): Promise<JobResult> {
  const started = performance.now();
  try {
    const output = await run();
    const ms = performance.now() - started;
    onSettled?.(queue, 'done', ms);
    log.debug({ job: queue, id, attempt, ms: Math.round(ms * 10) / 10 }, 'job done');
    return { id, status: 'completed', ...(typeof output === 'object' && output !== null && { output }) };
  } catch (cause) {
    onSettled?.(queue, 'failed', performance.now() - started);
    log[signal.aborted ? 'info' : 'error'](
      { err: cause, job: queue, id, attempt },
      signal.aborted ? 'job aborted' : 'job failed',
    );
    const { name, message } = cause instanceof Error ? cause : new Error(String(cause));
    return { id, status: cause instanceof HopelessJob ? 'deadletter' : 'failed', output: { name, message } };
  }
}

function sendOptions(options: EnqueueOptions) {
  return {
    ...(options.id !== undefined && { id: options.id }),
    ...(options.afterS !== undefined && { startAfter: options.afterS }),
    ...(options.priority !== undefined && { priority: options.priority }),
    ...(options.key !== undefined && { singletonKey: options.key }),
    ...(options.operatorId !== undefined && { group: { id: options.operatorId } }),
    ...inside(options.within),
  };
}

/** Trace context of the caller that queued a job, stored with its data. */
interface Baggage {
  readonly traceparent?: string;
}

/** Returns the stored form of a job's data. */
function packed<T extends object>(data: T): T & Baggage {
  const span = currentSpan();
  return { ...data, ...(span !== undefined && { traceparent: traceparentOf(span) }) };
}

/** Returns the data for a handler, and their trace. */
function unpacked<T>(stored: (T & Baggage) | null): { readonly data: T; readonly traceparent: string | undefined } {
  const { traceparent, ...data } = stored ?? ({} as T & Baggage);
  return { data: data as T, traceparent };
}

const inside = (transaction: Transaction | undefined) =>
  transaction === undefined ? {} : { db: fromDrizzle(transaction, sql) };

const stateName: Record<'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed', JobState> = {
  created: 'queued',
  retry: 'queued',
  active: 'running',
  completed: 'done',
  cancelled: 'cancelled',
  failed: 'failed',
};
