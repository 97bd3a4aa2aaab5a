import { type SQL, sql } from 'drizzle-orm';
import type { Orm, Transaction } from '../database/database.ts';
import { PREPARED, pipelined } from '../database/transaction.ts';

/** Cost of a job, and its round among the jobs of its kind: the first jobs of every order come before the second ones. */
export interface ShareOfJob {
  /** Approximate CPU seconds. */
  readonly costS: number;
  readonly turn: number;
}

/** CPU seconds by which a small order precedes those of operators that have used more. */
export const HEAD_START_S = 10;

/** Largest virtual time, s: the priority of the queue is a 32-bit integer. */
const LAST = 2 ** 31 - 1;

export interface ArrangeOptions {
  /** True if jobs of the operator were cancelled: their booked but unused time no longer counts. */
  readonly afterCancel?: boolean;
}

/**
 * Runs `change`, in which jobs of the operator are queued, and reorders the operator's jobs.
 *
 * Computing is shared among operators by start-time fair queueing (Goyal, Vin and Cheng 1996): each job is booked from the
 * second where the operator's previous jobs end, and workers take the job with the earliest booking. The priority of a job
 * is that second, negated.
 *
 * - An operator whose jobs end while others wait starts at the virtual time of the running jobs: idle time cannot be accumulated, except for
 *   `HEAD_START_S`, which lets a small order pass large ones. Computing time used while no other operator had jobs is not
 *   charged.
 * - An operator's own jobs run in rounds, independent of the order of requests, and are reordered when jobs are added or removed.
 *
 * docs/decisions/0059-share-computing-by-operator.md
 */
export async function arrange<T>(
  tx: Transaction,
  operatorId: string,
  change: () => Promise<T>,
  { afterCancel = false }: ArrangeOptions = {},
): Promise<T> {
  // Locks the operator's row, so that changes of one operator are serialised.
  const [bookedS, beginning, result] = await pipelined([lock(tx, operatorId), beginOf(tx, operatorId), change()]);
  const { nowS } = beginning;
  const beginS =
    beginning.firstS ?? Math.max(beginning.isAlone ? Number.NEGATIVE_INFINITY : bookedS, nowS - HEAD_START_S);
  await layAnew(tx, operatorId, { nowS, beginS: afterCancel ? Math.min(beginS, nowS) : beginS });
  return result;
}

/** @returns virtual time at the end of the operator's jobs, s */
async function lock(tx: Transaction, operatorId: string): Promise<number> {
  const { rows } = await tx.execute<{ booked_s: number }>(sql`
    insert into job_share (operator_id, booked_s, seen_s) values (${operatorId}, '-infinity', '-infinity')
    on conflict (operator_id) do update set operator_id = excluded.operator_id
    returning booked_s`);
  return rows[0]?.booked_s ?? Number.NEGATIVE_INFINITY;
}

/** Start of the operator's waiting jobs, and the virtual time of the running jobs. */
interface Begin {
  readonly beginS: number;
  readonly nowS: number;
}

/** Booked time of a job, at least the virtual time of the running jobs when it was queued: head starts do not accumulate. */
const STANDS_AT: SQL = sql.raw(`greatest(-priority, (data->'share'->>'nowS')::double precision)`);
const PRIORITY: SQL = sql.raw(`greatest(-${LAST}, least(${LAST}, -round(at_s)))::integer`);
/** Conditions identical to those of the partial indexes of waiting and running jobs, so that completed jobs are not read. */
const WAITING: SQL = sql.raw(`state < 'active' and not blocked and group_id is not null and data ? 'share'`);
const RUNNING: SQL = sql.raw(`state = 'active' and group_id is not null and data ? 'share'`);

/** Indexes for the queries that run when an operator's jobs change: each reads only one end of an index, regardless of the number of jobs. */
const INDEXES: Readonly<Record<string, SQL>> = {
  keepout_waiting_of_operator: sql`(group_id, priority) where ${WAITING}`,
  keepout_waiting_in_order: sql`((${STANDS_AT})) where ${WAITING}`,
  keepout_running_of_operator: sql`(group_id) where ${RUNNING}`,
};

/** Key of the advisory lock; an arbitrary constant that is unique in the database. */
const INDEX_LOCK = 0x71_75_65_75;

/** Creates indexes that the queue's library lacks, once: no jobs can be queued while a table is being indexed. */
export async function indexShares(db: Orm): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${INDEX_LOCK})`);
    const { rows } = await tx.execute<{ name: string }>(
      sql`select indexname as name from pg_indexes where schemaname = 'keepout_jobs'`,
    );
    const present = new Set(rows.map(({ name }) => name));
    for (const [name, definition] of Object.entries(INDEXES))
      if (!present.has(name))
        await tx.execute(sql`create index ${sql.identifier(name)} on keepout_jobs.job_common ${definition}`);
  });
}

/** Returns the virtual time of the running jobs, that of the operator's first waiting job, and whether other operators have jobs. */
async function beginOf(tx: Transaction, operatorId: string) {
  const { rows } = await tx.execute<{
    first: number | null;
    now: number | null;
    alone: boolean;
  }>(sql`${sql.raw(PREPARED)}
    select
      ${noOther(WAITING, operatorId)} and ${noOther(RUNNING, operatorId)} as alone,
      -(select max(priority) from keepout_jobs.job_common where ${WAITING} and group_id = ${operatorId}) as first,
      greatest(
        -- It never goes back, not even when nobody has anything to do.
        (select max(seen_s) from job_share),
        coalesce(
          -- Of all that waits or runs the earliest: who is served least is where the others begin.
          least(
            (select min(${STANDS_AT}) from keepout_jobs.job_common where ${WAITING}),
            (select min(${STANDS_AT}) from keepout_jobs.job_common where ${RUNNING})),
          (select max(booked_s) from job_share)),
        '-infinity') as now`);
  const { first = null, now = null, alone = false } = rows[0] ?? {};
  const nowS = now === null || now === Number.NEGATIVE_INFINITY ? 0 : Math.min(LAST, now);
  return { nowS, firstS: first, isAlone: alone };
}

/** Returns the condition that no other operator has jobs. Reads both ends of the index, since an operator may have thousands of jobs. */
const noOther = (jobs: SQL, operatorId: string): SQL => sql`(
  coalesce((select min(group_id) from keepout_jobs.job_common where ${jobs}), ${operatorId}) = ${operatorId}
    and coalesce((select max(group_id) from keepout_jobs.job_common where ${jobs}), ${operatorId}) = ${operatorId})`;

async function layAnew(tx: Transaction, operatorId: string, { beginS, nowS }: Begin): Promise<void> {
  await tx.execute(sql`
    with placed as (
      select name, id, cost_s,
        -- Who has much to do begins with the others.
        case when sum(cost_s) over () > ${HEAD_START_S}::double precision
          then greatest(${beginS}::double precision, ${nowS}::double precision) else ${beginS}::double precision end
          + sum(cost_s) over (order by turn, created_on, id) - cost_s as at_s
      from (
        select name, id, created_on, (data->'share'->>'costS')::double precision as cost_s,
          (data->'share'->>'turn')::integer as turn
        from keepout_jobs.job_common where ${WAITING} and group_id = ${operatorId}) as waiting
    ), laid as (
      update keepout_jobs.job_common as job
      set priority = ${PRIORITY},
        data = case when job.data->'share' ? 'nowS' then job.data
          else jsonb_set(job.data, '{share,nowS}', to_jsonb(${nowS}::double precision)) end
      from placed
      where job.name = placed.name and job.id = placed.id
        and (job.priority <> ${PRIORITY} or not job.data->'share' ? 'nowS')
    )
    update job_share set seen_s = ${nowS}::double precision,
      booked_s = coalesce((select max(at_s + cost_s) from placed), ${beginS}::double precision)
    where operator_id = ${operatorId}`);
}

/** Resets the virtual time when there are no jobs, long before it reaches its maximum. */
export async function forgetShares(tx: Pick<Transaction, 'execute'>): Promise<void> {
  await tx.execute(sql`
    delete from job_share where not exists (select from keepout_jobs.job_common where ${WAITING})
      and not exists (select from keepout_jobs.job_common where ${RUNNING})`);
}
