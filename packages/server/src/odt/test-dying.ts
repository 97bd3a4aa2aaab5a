import { sql } from 'drizzle-orm';
import { composeServices } from '../hosting/composition.ts';
import type { ServerContext } from '../hosting/module.ts';
import { ground } from '../modules.ts';
import { payments } from '../payments/module.ts';
import { openDatabase, type Transaction } from '../platform/database/database.ts';
import { startBossQueue } from '../platform/jobs/boss-queue.ts';
import { createLogger } from '../platform/observing/logs.ts';
import { createMetrics } from '../platform/observing/metrics.ts';
import { testSettings } from '../platform/settings/test-settings.ts';
import { openReaders } from '../platform/threads/readers.ts';
import { openThreads } from '../platform/threads/threads.ts';
import { onDemandTracking } from './module.ts';
import { collectDeliveries } from './observations/jobs.ts';
import { readObservation } from './observations/read-job.ts';
import { updateByObservations } from './observations/update-job.ts';
import { providersOf } from './providers/registry.ts';
import { orderPass } from './schedule/order-job.ts';
import { planOpenRequests } from './schedule/plan.ts';
import { othersOf } from './test-others.ts';

/** The simulator delivers at once, and always. */
export const AT_ONCE = { simulatorSpeed: 1e9, simulatorFailureShare: 0 } as const;

/** The jobs of tracking, each by what it is about. */
export const JOBS = {
  plan: (context: ServerContext) => planOpenRequests(context, AbortSignal.timeout(60_000)),
  order: (context: ServerContext, passId: string) => orderPass(context, { passId }),
  collect: (context: ServerContext) => collectDeliveries(context, providersOf(context)),
  read: (context: ServerContext, observationFileId: string) => readObservation(context, observationFileId),
  update: (context: ServerContext, requestId: string) => updateByObservations(context, { requestId }),
} as const;

/**
 * Where a job ends.
 * `before`  when it is about to store what it did     `within`  when it has written, before the commit     `after`  right after it
 */
export type Point = 'before' | 'within' | 'after';
type Job = keyof typeof JOBS;
/** Ends what does the job, and where it stands in a transaction that too. */
type End = (tx?: Transaction) => Promise<never>;

/** Does a job up to the point; from there on nothing more of it is done, as if its process were gone. */
export function cutAt(context: ServerContext, job: Job, about: string, point: Point): Promise<void> {
  return new Promise((reached, lived) => {
    const end: End = async (tx) => {
      // Its session ends, as the database ends that of a killed process.
      await tx?.execute(sql`select pg_terminate_backend(pg_backend_pid())`).catch(() => undefined);
      reached();
      if (tx !== undefined) throw new Error('the session has ended');
      return await new Promise<never>(() => undefined);
    };
    const missed = () => lived(new Error(`${job} lived: the point does not lie on its way`));
    JOBS[job](dying(context, point, end), about).then(missed, lived);
  });
}

/** Does a job on a database in this process, which does not live to its end: it dies by SIGKILL. */
export async function dieIn(connection: object, job: Job, about: string, point: Point): Promise<void> {
  const log = createLogger({ logLevel: 'silent' });
  const database = openDatabase(connection as Parameters<typeof openDatabase>[0]);
  const queue = await startBossQueue(connection as Parameters<typeof startBossQueue>[0], { log, supervise: false });
  const services = [...ground, othersOf(), payments, onDemandTracking];
  const world = { settings: testSettings(AT_ONCE), log, database, queue, metrics: createMetrics(log) };
  const composition = composeServices({ ...world, threads: openThreads(1), ...openReaders(1) }, services);
  await composition.declareJobs();
  const die: End = () => new Promise(() => process.kill(process.pid, 'SIGKILL'));
  await JOBS[job](dying(composition.contextOf(onDemandTracking), point, die), about);
  // It lived: the point does not lie on the way of the job.
  process.exit(1);
}

function dying(context: ServerContext, point: Point, end: End): ServerContext {
  if (point === 'within') return { ...context, events: { ...context.events, publish: (tx) => end(tx) } };
  const { orm } = context.database;
  const mortal: typeof orm = Object.create(orm);
  mortal.transaction = async (work, options) => {
    if (point === 'after') await orm.transaction(work, options);
    return await end();
  };
  return { ...context, database: { ...context.database, orm: mortal } };
}
