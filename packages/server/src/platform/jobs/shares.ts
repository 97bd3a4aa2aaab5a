import { sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../database/database.ts';

/** CPU seconds up to which an order is small: it does not wait for large orders of the same operator. */
export const SMALL_ORDER_S = 30;
/** Steps of the priority in one CPU second. */
const STEPS_PER_S = 10;
/** Priority at virtual time 0: below that of calls and of background work on the same threads. */
const FIRST_PRIORITY = -10;
/** Largest priority of the queue, a 32-bit integer. */
const MAX_PRIORITY = 2 ** 31 - 1;

/**
 * Books computing time for the jobs of one order, and returns their priorities.
 *
 * Computing is shared among operators by start-time fair queueing (Goyal, Vin and Cheng 1996). The start of a job is the end of the
 * operator's previous job, or the virtual time if that is later; the virtual time is the start of the newest job that runs. Workers take
 * the job with the earliest start: the priority is the start, negated. An idle operator accumulates no share, and time is not charged while no
 * other operator has jobs. Small and large orders of an operator are booked separately, so that a small one does not wait for a large one.
 *
 * docs/decisions/0059-share-computing-by-operator.md
 *
 * @param costsS   CPU seconds of each job, in the order in which they run
 */
export async function bookJobs(
  tx: Transaction,
  operatorId: string,
  costsS: readonly number[],
): Promise<readonly number[]> {
  const totalS = costsS.reduce((sum, costS) => sum + costS, 0);
  // The row stays locked until the transaction ends, so that orders of one operator are booked one after the other.
  const { rows } = await tx.execute<{ start_s: number }>(sql`
    insert into computing_share as share (operator_id, is_small, booked_s, started_s)
    select ${operatorId}, ${totalS <= SMALL_ORDER_S}, now_s + ${totalS}::double precision, now_s
    from (select coalesce(max(started_s), 0) as now_s from computing_share) as clock
    on conflict (operator_id, is_small) do update
      set booked_s = greatest(share.booked_s, excluded.started_s) + ${totalS}::double precision
    returning booked_s - ${totalS}::double precision as start_s`);
  let startS = rows[0]!.start_s;
  return costsS.map((costS) => {
    const priority = Math.max(-MAX_PRIORITY, FIRST_PRIORITY - Math.round(startS * STEPS_PER_S));
    startS += costS;
    return priority;
  });
}

/** Advances the virtual time when a booked job starts. */
export async function startBooked(db: Queries, operatorId: string, priority: number): Promise<void> {
  const startS = (FIRST_PRIORITY - priority) / STEPS_PER_S;
  await db.execute(sql`
    update computing_share set started_s = ${startS}::double precision
    where operator_id = ${operatorId} and started_s < ${startS}::double precision`);
}

/** Releases the time booked for cancelled jobs. Call it only if the operator has no other jobs. */
export async function releaseBooked(db: Queries, operatorId: string): Promise<void> {
  await db.execute(sql`
    update computing_share set booked_s = least(booked_s, (select max(started_s) from computing_share))
    where operator_id = ${operatorId}`);
}

/** Resets the virtual time. Call it while no booked job waits: otherwise that job runs after newer ones. */
export async function forgetShares(db: Queries): Promise<void> {
  await db.execute(sql`delete from computing_share`);
}
