import { setTimeout as sleep } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import type { Logger } from '../observing/logs.ts';

/**
 * The queue uses the clock of the database. After the clock is set back, jobs created or retried before would wait until it reaches
 * the earlier time again; until then the queue would detect no vanished workers and start no scheduled jobs.
 *
 * Method   a time in the future is from before the correction: a delayed job keeps its original delay, a retried one
 *          (further in the future than its longest back-off) starts at once; other times are set to now
 */
const SET_RIGHT = `
  with moment as (select keepout_jobs.job_now() as now, keepout_jobs.job_now() + interval '5 s' as soon),
  waiting as (
    update keepout_jobs.job_common
    set start_after = now + case when state = 'created' then greatest(interval '0', start_after - created_on) else interval '0' end,
      created_on = least(created_on, now)
    from moment where state < 'active'
      and (created_on > soon or state = 'retry' and start_after > soon + coalesce(retry_delay_max, 0) * interval '1 s')
    returning 1),
  running as (${ofNow('job_common', ['heartbeat_on', 'started_on'], `state = 'active'`)}),
  queues as (${ofNow('queue', ['monitor_on', 'monitor_claim_on', 'maintain_on'])}),
  calendar as (${ofNow('version', ['cron_on', 'bam_on', 'flow_on'])})
  select (select count(*) from waiting)::integer as waiting, (select count(*) from running)::integer as running,
    (select count(*) from queues)::integer as queues, (select count(*) from calendar)::integer as calendar`;
const LOOK_EVERY_MS = 5000;

/** Corrects times that are ahead of the clock; does nothing if there are none. */
export async function setRight(boss: Pick<PgBoss, 'getDb'>, log: Logger): Promise<void> {
  const { rows } = await boss.getDb().executeSql(SET_RIGHT);
  const [counts] = rows as [Readonly<Record<string, number>>];
  if (Object.values(counts).some((count) => count > 0))
    log.warn({ ...counts }, 'the clock of the database was set back: what waited for it goes on');
}

/** Checks periodically until the signal. After an error it tries again at the next check. */
export async function watchClock(boss: PgBoss, log: Logger, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await setRight(boss, log).catch(() => undefined);
    await sleep(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined);
  }
}

/** Returns the statement that sets future times to now; null values stay null. */
function ofNow(table: string, columns: readonly string[], condition = 'true'): string {
  const sets = columns.map((column) => `${column} = case when ${column} > now then now else ${column} end`);
  const ahead = columns.map((column) => `${column} > soon`).join(' or ');
  return `update keepout_jobs.${table} set ${sets.join(', ')} from moment where ${condition} and (${ahead}) returning 1`;
}
