import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Metrics, Sample } from '../observing/metrics.ts';
import { WORKER_LOCK_CLASS } from './job-claims.ts';

interface QueueFigures extends Record<string, unknown> {
  readonly queue: string;
  readonly due: number;
  readonly deferred: number;
  readonly oldestS: number | null;
  readonly running: number;
  readonly failed: number;
}

/**
 * Defines the metrics of the queues. Waiting jobs are counted with a partial index; the queue itself counts running and failed
 * ones every few seconds.
 */
export function measureQueues(metrics: Metrics, { orm }: Pick<Database, 'orm'>): void {
  const ask = async () => (await orm.execute<QueueFigures>(STAND)).rows;
  const samplesOf =
    (value: (stand: QueueFigures) => number | null) =>
    (stands: readonly QueueFigures[]): Sample<'keepout_queue_waiting'>[] =>
      stands.map((stand) => ({ labels: { queue: stand.queue }, value: value(stand) ?? 0 }));
  metrics.measure('the job queue', ask, {
    keepout_queue_waiting: samplesOf(({ due }) => due),
    keepout_queue_deferred: samplesOf(({ deferred }) => deferred),
    keepout_queue_oldest_seconds: samplesOf(({ oldestS }) => oldestS),
    keepout_queue_running: samplesOf(({ running }) => running),
    keepout_queue_failed: samplesOf(({ failed }) => failed),
  });
  const countWorkers = async () => (await orm.execute<{ workers: number }>(WORKERS)).rows[0]!.workers;
  metrics.measure('the workers', countWorkers, { keepout_workers: (value) => [{ labels: {}, value }] });
}

const WORKERS = sql`
  select count(distinct objid)::integer as workers from pg_locks
  where locktype = 'advisory' and classid = ${WORKER_LOCK_CLASS} and objsubid = 2 and granted
    and database = (select oid from pg_database where datname = current_database())`;

const STAND = sql`
  select queue.name as queue, coalesce(due, 0)::integer as due, coalesce(deferred, 0)::integer as deferred,
    oldest_s::double precision as "oldestS", active_count as running, failed_count as failed
  from keepout_jobs.queue as queue left join (
    select name, count(*) filter (where start_after <= now()) as due, count(*) filter (where start_after > now()) as deferred,
      extract(epoch from now() - min(start_after) filter (where start_after <= now())) as oldest_s
    from keepout_jobs.job where state < 'active' group by name) as stand on stand.name = queue.name
  order by queue.name`;
