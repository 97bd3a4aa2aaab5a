import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from '../observing/logs.ts';
import type { JobClaims } from './job-claims.ts';
import type { WorkOptions } from './queue.ts';

type Job = JobWithMetadata<never>;

/** The places for jobs of a queue in this process. */
interface Places {
  readonly count: number;
  readonly countOfOperator: number;
  /** Runs the job; failures are reported in the result. */
  readonly handle: (job: Job, signal: AbortSignal) => Promise<JobResult>;
  readonly taken: Map<string, { readonly job: Job; readonly stop: AbortController; readonly end: Promise<void> }>;
  looking: Promise<void> | undefined;
  /** True if there may be jobs to fetch. */
  isRung: boolean;
}

/** Workers of the queues in a process. */
export interface Workers {
  isWorking(): boolean;
  start(name: string, options: WorkOptions, handle: Places['handle']): Promise<void>;
  /** Starts no further jobs, waits for running ones, and returns those to the queue that have not ended in time. */
  close(patienceMs: number): Promise<void>;
}

/**
 * The library sends a notification on this channel for each job that can run at once. Delayed jobs, and jobs queued while no connection
 * listened, are found by polling, with one statement for all queues.
 */
const CHANNEL = `pgboss_${createHash('sha224').update('keepout_jobs').digest('hex').slice(0, 24)}`;
const LOOK_EVERY_MS = 2000;
/** A process without jobs for this time deletes its last claims. */
const REST_MS = 50;
const DUE = `
  select name from unnest($1::text[]) as queue (name) where exists (
    select from keepout_jobs.job_common as job where job.name = queue.name
      and job.state < 'active' and not job.blocked and job.start_after <= keepout_jobs.job_now())`;

/**
 * Fetches jobs of a queue with one statement for all free places, and without free places not at all. The library itself polls once per place, and a
 * notification wakes all of them.
 */
export function openWorkers(boss: PgBoss, claims: JobClaims, log: Logger): Workers {
  const queues = new Map<string, Places>();
  const closed = new AbortController();
  let listening: Promise<{ close(): Promise<void> }> | undefined;

  const ring = (name: string): void => {
    const places = queues.get(name);
    if (places === undefined) return;
    places.isRung = true;
    places.looking ??= take(name, places)
      .catch((cause: unknown) => {
        places.isRung = false;
        log.error({ err: cause, job: name }, 'job queue');
      })
      .finally(() => {
        places.looking = undefined;
        if (places.isRung) ring(name);
      });
  };

  const take = async (name: string, places: Places): Promise<void> => {
    while (places.isRung) {
      places.isRung = false;
      const { batchSize, ignoreGroups } = roomOf(places);
      if (batchSize === 0 || closed.signal.aborted) return;
      const look = { batchSize, ignoreGroups, includeMetadata: true, db: claims.looking } as const;
      const jobs: Job[] = await boss.fetch<never>(name, look);
      if (jobs.length === 0) return;
      places.isRung ||= jobs.length === batchSize;
      for (const job of jobs) begin(name, places, job);
    }
  };

  const begin = (name: string, places: Places, job: Job): void => {
    const stop = new AbortController();
    const end = withinTime(job, stop, places.handle(job, stop.signal))
      .then((result) => settle(boss, name, job, result))
      // The job is retried after its heartbeat has expired.
      .catch((cause: unknown) => log.error({ err: cause, job: name, id: job.id }, 'what a job came to is not stored'))
      .finally(() => {
        const { batchSize, ignoreGroups } = roomOf(places);
        places.taken.delete(job.id);
        claims.release([job.id]);
        rest();
        // A waiting job may need this place.
        if (batchSize === 0 || ignoreGroups.includes(job.groupId ?? '')) ring(name);
      });
    places.taken.set(job.id, { job, stop, end });
  };

  let resting: ReturnType<typeof setTimeout> | undefined;
  const rest = (): void => {
    clearTimeout(resting);
    resting = setTimeout(() => {
      const isIdle = [...queues.values()].every(({ taken }) => taken.size === 0);
      if (isIdle && !closed.signal.aborted) void claims.settle().catch(() => undefined);
    }, REST_MS).unref();
  };

  const beat = async (): Promise<void> => {
    for (const [name, { taken }] of queues) {
      const all = [...taken.values()];
      if (all.length === 0) continue;
      const jobs = all.map(({ job: { id, retryCount } }) => ({ id, retryCount }));
      const { settled } = (await boss.touch(name, jobs)) as { readonly settled?: readonly string[] };
      for (const { job, stop } of all)
        if (settled?.includes(job.id) === false) stop.abort(new Error(`job ${job.id} is no longer this worker's`));
    }
  };
  const look = async (): Promise<void> => {
    const free = [...queues].filter(([, places]) => roomOf(places).batchSize > 0).map(([name]) => name);
    if (free.length === 0) return;
    const { rows } = await boss.getDb().executeSql(DUE, [free]);
    for (const { name } of rows as { name: string }[]) ring(name);
  };
  // If the database does not answer, the query is repeated at the next interval.
  const clock = setInterval(() => {
    void beat().catch(() => undefined);
    if (!closed.signal.aborted) void look().catch(() => undefined);
  }, LOOK_EVERY_MS);

  return {
    isWorking: () => queues.size > 0,
    start: async (name, { concurrency = 1, concurrencyOfOperator = concurrency }, handle) => {
      const taken: Places['taken'] = new Map();
      const places = { count: concurrency, countOfOperator: concurrencyOfOperator, handle, taken };
      queues.set(name, { ...places, looking: undefined, isRung: false });
      listening ??= boss.getDb().listen!(CHANNEL, ring, () => [...queues.keys()].forEach(ring));
      await listening;
      ring(name);
    },
    close: async (patienceMs) => {
      closed.abort();
      await Promise.all([...queues.values()].map(({ looking }) => looking));
      await listening?.then((handle) => handle.close()).catch(() => undefined);
      const over = new AbortController();
      const ends = [...queues.values()].flatMap(({ taken }) => [...taken.values()].map(({ end }) => end));
      await Promise.race([Promise.all(ends), sleep(patienceMs, undefined, { signal: over.signal })]);
      over.abort();
      for (const [name, { taken }] of queues) {
        for (const { job, stop } of taken.values()) {
          await boss.fail(name, [job], { message: 'the worker stops' }).catch(() => undefined);
          stop.abort(new Error('the worker stops'));
        }
      }
      clearInterval(clock);
    },
  };
}

/** Returns the number of free places for any operator, and the operators that have no free place. */
function roomOf({ count, countOfOperator, taken }: Places) {
  const ofOperator = new Map<string, number>();
  for (const { job } of taken.values())
    if (job.groupId) ofOperator.set(job.groupId, (ofOperator.get(job.groupId) ?? 0) + 1);
  const ignoreGroups = [...ofOperator].filter(([, jobs]) => jobs >= countOfOperator).map(([operatorId]) => operatorId);
  const most = Math.max(0, ...[...ofOperator.values()].filter((jobs) => jobs < countOfOperator));
  return { batchSize: Math.max(0, Math.min(count - taken.size, countOfOperator - most)), ignoreGroups };
}

/** Returns the result of a job, or its timeout. */
async function withinTime({ id, expireInSeconds }: Job, stop: AbortController, result: Promise<JobResult>) {
  const over = new AbortController();
  const late = sleep(expireInSeconds * 1000, undefined, { signal: over.signal }).then((): JobResult => {
    const message = `took longer than ${expireInSeconds} s`;
    stop.abort(new Error(message));
    return { id, status: 'failed', output: { message } };
  });
  late.catch(() => undefined);
  return await Promise.race([result, late]).finally(() => over.abort());
}

const NO_MORE =
  'update keepout_jobs.job_common set retry_limit = retry_count where name = $1 and id = $2 and retry_count = $3';

async function settle(boss: PgBoss, name: string, job: Job, { status, output }: JobResult): Promise<void> {
  if (status === 'deadletter') await boss.getDb().executeSql(NO_MORE, [name, job.id, job.retryCount]);
  await (status === 'completed' ? boss.complete : boss.fail).call(boss, name, [job], output as object | undefined);
}
