import { sql } from 'drizzle-orm';
import { type DatabaseOptions, fromDrizzle, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import { openDatabase, type Transaction } from '../database/database.ts';
import { type DatabaseConnection, poolConfig } from '../database/session.ts';
import { PREPARED } from '../database/transaction.ts';
import type { Logger } from '../observing/logs.ts';
import { currentSpan, inSpan, spanBelow, traceparentOf, withinSpan } from '../observing/trace.ts';
import { watchClock } from './clock-set-back.ts';
import { type JobClaim, type JobClaims, openJobClaims, watchOrphans } from './job-claims.ts';
import {
  DEAD_LETTER_DAYS,
  DEAD_LETTER_QUEUE,
  type EnqueueOptions,
  HopelessJob,
  type JobPolicy,
  type JobQueue,
  type JobState,
  type RunningJob,
} from './queue.ts';
import { queueClock } from './queue-clock.ts';
import { arrange, indexShares } from './shares.ts';
import { openWorkers } from './workers.ts';

export interface BossOptions {
  readonly log: Logger;
  /** Runs schedules, retries and expiry. Enabled in workers; at least one process needs it. Default true. */
  readonly supervise?: boolean;
  readonly onSettled?: (name: string, outcome: 'done' | 'failed', durationMs: number) => void;
}

/**
 * Heartbeat interval of running jobs; a worker silent for longer has vanished with its host, or is paused, and its
 * jobs run elsewhere. A dead process is detected within seconds by its claims.
 */
const HEARTBEAT_S = 10;
const STOP_PATIENCE_MS = 30_000;

/** Starts the queue on PostgreSQL, in a schema of its own next to the product's tables. */
export async function startBossQueue(connection: DatabaseConnection, options: BossOptions): Promise<JobQueue> {
  const supervise = options.supervise ?? true;
  const boss = new PgBoss({
    ...(poolConfig(connection, 'queue') as DatabaseOptions),
    schema: 'keepout_jobs',
    clock: queueClock(),
    max: 4,
    supervise,
    schedule: supervise,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    queueCacheIntervalSeconds: 5,
    maintenanceIntervalSeconds: 600,
    cronMonitorIntervalSeconds: 15,
    cronWorkerIntervalSeconds: 5,
    // Index bloat matters only on long-lived production servers, where an administrator maintains it.
    reindex: false,
  });
  boss.on('error', (cause) => options.log.error({ err: cause }, 'job queue'));
  boss.on('warning', (warning) => options.log.warn({ warning }, 'job queue'));
  await boss.start();
  await withShares(connection);
  await boss.createQueue(DEAD_LETTER_QUEUE, { retentionSeconds: DEAD_LETTER_DAYS * 86_400 });
  const claims = openJobClaims(connection, boss.getDb(), options.log);
  const stopped = new AbortController();
  const watching = supervise
    ? Promise.all([
        watchOrphans(claims, (orphans) => giveBack(boss, orphans, options), stopped.signal),
        watchClock(boss, options.log, stopped.signal),
      ])
    : null;
  return queueOn(boss, claims, options, async () => {
    stopped.abort();
    await watching;
  });
}

async function withShares(connection: DatabaseConnection): Promise<void> {
  const database = openDatabase(connection, { kind: 'job', connections: 1 });
  await indexShares(database.orm).finally(() => database.close());
}

/** Retries jobs of dead processes, as after a failure. */
async function giveBack(boss: PgBoss, orphans: readonly JobClaim[], { log }: BossOptions): Promise<void> {
  log.warn({ jobs: orphans.length }, 'a worker has died, its jobs run again');
  for (const { queue, jobId, attempt } of orphans) {
    await boss.fail(queue, [{ id: jobId, retryCount: attempt }], { message: 'the worker died' });
  }
}

function queueOn(boss: PgBoss, claims: JobClaims, options: BossOptions, unwatch: () => Promise<void>): JobQueue {
  const workers = openWorkers(boss, claims, options.log);
  return {
    get isWorking() {
      return workers.isWorking();
    },
    declare: (name, policy) => declare(boss, name, policy ?? {}),
    enqueue: async (name, data, jobOptions) =>
      (await boss.send(name, packed(data, jobOptions), sendOptions(jobOptions ?? {}))) ?? undefined,
    enqueueAll: async (name, jobs, within) => {
      const rows = jobs.map((job) => ({ data: packed(job.data, job.options), ...sendOptions(job.options ?? {}) }));
      return (await boss.insert(name, rows, { returnId: true, ...inside(within, PREPARED) })) ?? [];
    },
    arrange,
    subscribe: (topic, name) => boss.subscribe(topic, name),
    work: (name, handler, jobOptions = {}) =>
      workers.start(name, jobOptions, (job, signal) => runOne(job, signal, handler, options)),
    schedule: (name, cron, data, key) =>
      boss.schedule(name, cron, data, { missed: 'once', tz: 'UTC', ...(key && { key }) }),
    cancel: async (name, ids, within) => {
      if (ids.length > 0) await boss.cancel(name, [...ids], inside(within));
    },
    state: async (name, id) => {
      const job = await boss.getJobById(name, id);
      return job === null ? undefined : stateName[job.state];
    },
    waitingCount: async (name) => (await boss.getQueue(name))?.queuedCount ?? 0,
    stop: async (patienceMs) => {
      await unwatch();
      await workers.close(patienceMs ?? STOP_PATIENCE_MS);
      await boss.stop({ graceful: false });
      await claims.close();
    },
  };
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
  signal: AbortSignal,
  handler: (job: RunningJob<T>) => Promise<unknown>,
  options: BossOptions,
): Promise<JobResult> {
  const { data, traceparent } = unpacked<T>(job.data);
  const { id, retryCount: attempt, priority } = job;
  const facts = {
    name: `job ${job.name}`,
    kind: 'consumer',
    attributes: { 'messaging.destination.name': job.name, 'messaging.message.id': id, 'keepout.attempt': attempt },
  } as const;
  const span = spanBelow(traceparent);
  const run = () => handler({ id, data, attempt, priority, operatorId: job.groupId ?? '', signal });
  return await withinSpan(span, () => settled(job, signal, () => inSpan(span, facts, run), options));
}

/** Reports the result of an attempt to the queue. */
async function settled(
  { id, name: queue, retryCount: attempt }: JobWithMetadata<never>,
  signal: AbortSignal,
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
    ...inside(options.within, PREPARED),
  };
}

/** Additional data of a job: the queue has no columns for a share or a trace. */
interface Baggage {
  readonly share?: EnqueueOptions['share'];
  /** Trace context of the caller that queued it. */
  readonly traceparent?: string;
}

/** Returns the stored form of a job's data. */
function packed<T extends object>(data: T, options?: EnqueueOptions): T & Baggage {
  const span = currentSpan();
  return {
    ...data,
    ...(options?.share !== undefined && { share: options.share }),
    ...(span !== undefined && { traceparent: traceparentOf(span) }),
  };
}

/** Returns the data for a handler, and their trace. */
function unpacked<T>(stored: (T & Baggage) | null): { readonly data: T; readonly traceparent: string | undefined } {
  const { traceparent, ...data } = stored ?? ({} as T & Baggage);
  return { data: data as T, traceparent };
}

/** @param mark   prefix of a statement that is the same for each job of a queue */
function inside(transaction: Transaction | undefined, mark = '') {
  if (transaction === undefined) return {};
  const { executeSql } = fromDrizzle(transaction, sql);
  return { db: { executeSql: (text: string, values?: unknown[]) => executeSql(mark + text, values) } };
}

const stateName: Record<'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed', JobState> = {
  created: 'queued',
  retry: 'queued',
  active: 'running',
  completed: 'done',
  cancelled: 'cancelled',
  failed: 'failed',
};
