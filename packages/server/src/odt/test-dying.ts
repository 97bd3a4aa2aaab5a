import { ground } from '../ground.ts';
import { offer } from '../hosting/capability.ts';
import { composeServices } from '../hosting/composition.ts';
import type { ServerContext, ServerModule } from '../hosting/module.ts';
import { payments } from '../payments/module.ts';
import { openDatabase } from '../platform/database/database.ts';
import { createMetrics } from '../platform/http/metrics.ts';
import { startBossQueue } from '../platform/jobs/boss-queue.ts';
import { createLogger } from '../platform/observing/logs.ts';
import { testSettings } from '../platform/settings/test-settings.ts';
import { openReaders } from '../platform/threads/readers.ts';
import { openThreads } from '../platform/threads/threads.ts';
import { conjunctions } from '../ports/conjunctions.ts';
import { ownEphemerides } from '../ports/own-ephemerides.ts';
import { onDemandTracking } from './module.ts';
import { collectDeliveries } from './observations/collect-job.ts';
import { readObservation } from './observations/read-job.ts';
import { updateByObservations } from './observations/update-job.ts';
import { providersOf } from './providers/registry.ts';
import { orderPass } from './schedule/order-job.ts';
import { planOpenRequests } from './schedule/plan.ts';

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
 * Where a process dies by SIGKILL.
 * `before`  when it is about to store what it did     `within`  when it has written, before the commit     `after`  right after it
 */
export type Point = 'before' | 'within' | 'after';

/** Does a job on a database in this process, which does not live to its end. */
export async function dieIn(connection: object, job: keyof typeof JOBS, about: string, point: Point): Promise<void> {
  const log = createLogger({ logLevel: 'silent' });
  const database = openDatabase(connection as Parameters<typeof openDatabase>[0]);
  const queue = await startBossQueue(connection as Parameters<typeof startBossQueue>[0], { log, supervise: false });
  const others: ServerModule = {
    ...{ name: 'others', title: 'Others' },
    offers: [
      offer(conjunctions, () => ({ find: async () => undefined, encounterOf: async () => undefined })),
      offer(ownEphemerides, () => ({ over: async () => ({ kind: 'NONE' }) })),
    ],
  };
  const services = [...ground, others, payments, onDemandTracking];
  const world = { settings: testSettings(AT_ONCE), log, database, queue, metrics: createMetrics() };
  const composition = composeServices({ ...world, threads: openThreads(1), ...openReaders(1) }, services);
  await composition.declareJobs();
  await JOBS[job](dying(composition.contextOf(onDemandTracking), point), about);
  // It lived: the point does not lie on the way of the job.
  process.exit(1);
}

function dying(context: ServerContext, point: Point): ServerContext {
  const die = () => new Promise<never>(() => process.kill(process.pid, 'SIGKILL'));
  if (point === 'within') return { ...context, events: { ...context.events, publish: die } };
  const { orm } = context.database;
  const mortal: typeof orm = Object.create(orm);
  mortal.transaction = async (work, options) => {
    if (point === 'after') await orm.transaction(work, options);
    return await die();
  };
  return { ...context, database: { ...context.database, orm: mortal } };
}
