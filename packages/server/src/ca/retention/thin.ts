import { SECONDS_PER_DAY } from '@keepout/units/duration';
import { sql } from 'drizzle-orm';
import { operator } from '../../fleet/tables.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { type NewAuditEntry, PLATFORM_ACTOR, writeAudit } from '../../platform/audit/audit.ts';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import { nowTaiS } from '../../platform/now.ts';
import { updateTrend } from '../conjunctions/store.ts';

/** Number of events in one transaction. */
const BATCH = 200;

interface Thinned extends Record<string, unknown> {
  readonly events: number;
  readonly messages: number;
}

/**
 * Deletes messages of an operator's past events that do not contribute to the trend, once the retention time of all messages has passed. The
 * following are retained: of each originator the first, the last two (lists show their difference), the last before the decision deadline, the one with
 * the highest Pc and each change of verdict; messages with ordered observations; and all versions of a reused id. The event stores creation time
 * and Pc of the deleted messages.
 *
 * Excludes events with a decision or plan, and events that received a message within the retention time.
 */
async function thinBatch(tx: Transaction, operatorId: string, keptS: number, atTaiS: number): Promise<Thinned> {
  const { rows } = await tx.execute<Thinned & { readonly ids: readonly string[] }>(sql`
    with due as (
      select id, decide_by_tai_s from conjunction
      where operator_id = ${operatorId} and thinned_at is null and not is_candidate and tca_tai_s < ${atTaiS - keptS}
        and not exists (select 1 from decision where operator_id = ${operatorId} and conjunction_id = conjunction.id)
        and not exists (select 1 from manoeuvre_plan where conjunction_id = conjunction.id)
        and not exists (select 1 from cdm where conjunction_id = conjunction.id
          and stored_at > now() - make_interval(secs => ${keptS}))
      order by tca_tai_s limit ${BATCH} for update
    ), told as (
      select message.*, due.decide_by_tai_s as decide_by,
        row_number() over course as place,
        lag(message.verdict) over course as before,
        lead(message.creation_tai_s) over course as next,
        lead(message.id, 2) over course as after_next,
        row_number() over (partition by message.conjunction_id, originator order by probability desc nulls last,
          creation_tai_s, stored_at, message.id) as rank,
        count(*) over (partition by message.conjunction_id, originator, coalesce(message_id, message.id)) as versions
      from due join cdm as message on message.conjunction_id = due.id
      window course as (partition by message.conjunction_id, originator order by creation_tai_s, stored_at, message.id)
    ), gone as (
      delete from cdm using told where cdm.id = told.id
        and place > 1 and after_next is not null and not (told.creation_tai_s <= decide_by and next > decide_by)
        and rank > 1 and told.verdict is not distinct from before and told.observed is null and versions = 1
      returning cdm.conjunction_id, cdm.creation_tai_s, cdm.probability
    ), left_of as (
      select conjunction_id, array_agg(creation_tai_s order by creation_tai_s) as created,
        array_agg(gone.probability order by creation_tai_s) as said
      from gone join conjunction as event on event.id = conjunction_id
      where creation_tai_s <> all(event.removed_creation_tai_s) group by conjunction_id
    ), thinned as (
      update conjunction set thinned_at = now(),
        removed_creation_tai_s = removed_creation_tai_s || coalesce((select created from left_of where conjunction_id = id), '{}'),
        removed_probability = removed_probability || coalesce((select said from left_of where conjunction_id = id), '{}')
      where id in (select id from due)
      returning id
    )
    select (select count(*)::integer from thinned) as events, (select count(*)::integer from gone) as messages,
      array(select distinct conjunction_id from gone) as ids`);
  const { ids, ...thinned } = rows[0]!;
  await updateTrend(tx, ids);
  return thinned;
}

/** Thins past events of all operators. @returns number of deleted messages */
export async function thinDue({ database }: Pick<ServerContext, 'database'>): Promise<number> {
  const atTaiS = nowTaiS();
  const operators = await database.orm.select({ id: operator.id, days: operator.messageDays }).from(operator);
  let went = 0;
  for (const { id: operatorId, days } of operators) {
    for (let isMore = true; isMore; ) {
      const thinned = await database.orm.transaction(async (tx) => {
        const batch = await thinBatch(tx, operatorId, days * SECONDS_PER_DAY, atTaiS);
        if (batch.messages > 0) await writeAudit(tx, auditOf(operatorId, batch));
        return batch;
      });
      went += thinned.messages;
      isMore = thinned.events === BATCH;
    }
  }
  return went;
}

/** Deletes links to re-detected messages after the retention time of all messages; a screening's results then contain only its own messages. */
export async function forgetSightings(db: Queries): Promise<void> {
  await db.execute(sql`
    delete from screening_sighting as sighting using screening, operator
    where screening.id = screening_id and operator.id = sighting.operator_id and finished_at < now() - make_interval(secs => ${SECONDS_PER_DAY} * operator.message_days)`);
}

const auditOf = (operatorId: string, detail: Thinned): NewAuditEntry => ({
  operatorId,
  actor: PLATFORM_ACTOR,
  action: 'messages-thinned',
  recordType: 'flight-rules',
  recordId: operatorId,
  detail,
});
