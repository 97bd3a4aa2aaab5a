import { sql } from 'drizzle-orm';
import type { ServerContext } from '../../hosting/module.ts';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import { pipelined } from '../../platform/database/transaction.ts';
import { releaseBooked } from '../../platform/jobs/shares.ts';
import { limitOf } from '../../platform/settings/operator-limits.ts';
import { sweepJudgings } from './part-store.ts';
import { type AdmitJob, SCREENING_PLAN_QUEUE, type ScreeningJob } from './queues.ts';

/** Class of the two-key advisory locks; unique among the lock classes of this database. */
const LOCK_CLASS = 0x6b_65_61;

/** Ids of a screening and its operator. */
interface Ordered {
  readonly id: string;
  readonly operatorId: string;
}

/** Admits the next screenings of an operator after one has ended. */
export async function admitJob(context: ServerContext, { operatorId, wasCancelled }: AdmitJob): Promise<void> {
  await context.database.orm.transaction((tx) => admitNext(context, tx, operatorId, wasCancelled));
  if (wasCancelled) await sweepJudgings(context.database.orm, operatorId);
}

/** Admits the next screenings and queues their planning; call it last in the transaction, because it locks out the operator's other screenings. */
export async function admitNext(
  context: ServerContext,
  tx: Transaction,
  operatorId: string,
  wasCancelled: boolean,
): Promise<void> {
  const admitted = await admitScreenings(context, tx, operatorId, wasCancelled);
  await pipelined(admitted.map((id) => enqueuePlan(context, tx, { id, operatorId })));
}

/** Queues the job that plans a screening. */
export async function enqueuePlan(
  { queue }: Pick<ServerContext, 'queue'>,
  tx: Transaction,
  { id, operatorId }: Ordered,
): Promise<void> {
  await queue.enqueue<ScreeningJob>(SCREENING_PLAN_QUEUE, { screeningId: id }, { within: tx, operatorId });
}

/**
 * Admits an operator's screenings, oldest first, up to the limit of concurrent ones; the others remain queued without using resources.
 *
 * @returns ids of the admitted screenings
 */
async function admitScreenings(
  { settings }: Pick<ServerContext, 'settings'>,
  tx: Transaction,
  operatorId: string,
  afterCancel: boolean,
): Promise<string[]> {
  // Locked, because two concurrent admissions would exceed the limit.
  const [, , { rows }] = await pipelined([
    lockAdmission(tx, operatorId),
    afterCancel && releaseCancelled(tx, operatorId),
    tx.execute<{ id: string }>(sql`
    with inside as (
      select count(*)::integer as n from screening
      where operator_id = ${operatorId} and state in ('QUEUED', 'RUNNING') and admitted
    ), next as (
      select id from screening
      where operator_id = ${operatorId} and state = 'QUEUED' and not admitted
      order by created_at, id
      limit (select greatest(0, ${limitOf(settings, 'screeningsAtOnce', operatorId)}::integer - n) from inside)
      for update skip locked
    )
    update screening set admitted = true from next where screening.id = next.id returning screening.id`),
  ]);
  return rows.map(({ id }) => id);
}

/** Releases the computing time booked for cancelled screenings if the operator has no others under way. */
async function releaseCancelled(tx: Transaction, operatorId: string): Promise<void> {
  const { rows } = await tx.execute(sql`
    select from screening where operator_id = ${operatorId} and state in ('QUEUED', 'RUNNING') and admitted limit 1`);
  if (rows.length === 0) await releaseBooked(tx, operatorId);
}

async function lockAdmission(tx: Transaction, operatorId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK_CLASS}, hashtext(${operatorId}))`);
}

/** Admits queued screenings that no job has admitted: a safeguard, not expected to find any. */
export async function admitForgotten(context: ServerContext): Promise<void> {
  const { rows } = await context.database.orm.execute<{ operator_id: string }>(
    sql`select distinct operator_id from screening where state = 'QUEUED' and not admitted`,
  );
  for (const { operator_id: operatorId } of rows) await admitJob(context, { operatorId, wasCancelled: false });
}

/** Returns for unfinished screenings the number of unfinished ones that the same operator ordered before. */
export async function waitingBefore(
  db: Queries,
  operatorId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; before: number }>(sql`
    select id, before from (
      select id, (row_number() over (order by created_at, id) - 1)::integer as before from screening
      where operator_id = ${operatorId} and state in ('QUEUED', 'RUNNING')) as open
    where id = any(${sql.param(ids)}::text[])`);
  return new Map(rows.map(({ id, before }) => [id, before]));
}
