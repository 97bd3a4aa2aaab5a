import { SECONDS_PER_DAY } from '@keepout/units/duration';
import { sql } from 'drizzle-orm';
import type { ServerContext } from '../../hosting/module.ts';
import { type AuditEntry, writeAudit } from '../../platform/audit/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { nowTaiS } from '../../platform/now.ts';
import { RETENTION_ACTOR } from './removable.ts';

/** Of each operator in one transaction. */
const BATCH = 200;

interface Thinned extends Record<string, unknown> {
  readonly operatorId: string;
  readonly events: number;
  readonly messages: number;
}

/**
 * Of events that are over for longer than their operator keeps all messages, those go that tell nothing of the course of the event: of each
 * originator the first, the last, the last before the decision was due, the most probable and every turn of the verdict stay; so does what rests on
 * observations, and every content under an id that has several. The event keeps when the others were made and what they said, once.
 *
 * Not of events that somebody decided or planned about, and not while the last message came less long ago than that.
 */
async function thinBatch(tx: Transaction, atTaiS: number): Promise<readonly Thinned[]> {
  const { rows } = await tx.execute<Thinned>(sql`
    with due as (
      select event.* from operator cross join lateral (
        select id, operator_id, decide_by_tai_s from conjunction
        where operator_id = operator.id and thinned_at is null and not is_candidate
          and tca_tai_s < ${atTaiS} - ${SECONDS_PER_DAY} * operator.message_days
          and not exists (select 1 from decision where operator_id = operator.id and conjunction_id = conjunction.id)
          and not exists (select 1 from manoeuvre_plan where conjunction_id = conjunction.id)
          and not exists (select 1 from cdm where conjunction_id = conjunction.id
            and stored_at > now() - make_interval(secs => ${SECONDS_PER_DAY} * operator.message_days))
        order by tca_tai_s limit ${BATCH} for update
      ) as event
    ), told as (
      select message.*, due.decide_by_tai_s as decide_by,
        row_number() over course as place,
        lag(message.verdict) over course as before,
        lead(message.creation_tai_s) over course as next,
        row_number() over (partition by message.conjunction_id, originator order by probability desc nulls last,
          creation_tai_s, stored_at, message.id) as rank,
        count(*) over (partition by message.conjunction_id, originator, message_id) as versions
      from due join cdm as message on message.conjunction_id = due.id
      window course as (partition by message.conjunction_id, originator order by creation_tai_s, stored_at, message.id)
    ), gone as (
      delete from cdm using told where cdm.id = told.id
        and place > 1 and next is not null and not (told.creation_tai_s <= decide_by and next > decide_by)
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
      returning operator_id
    )
    select operator_id as "operatorId", count(*)::integer as events, (
      select count(*)::integer from gone join due on due.id = gone.conjunction_id where due.operator_id = thinned.operator_id
    ) as messages
    from thinned group by operator_id`);
  return rows;
}

/** Thins what is due, of all operators. @returns how many messages went */
export async function thinDue({ database }: Pick<ServerContext, 'database'>): Promise<number> {
  const atTaiS = nowTaiS();
  let went = 0;
  for (;;) {
    const batch = await database.orm.transaction(async (tx) => {
      const thinned = await thinBatch(tx, atTaiS);
      const lost = thinned.filter(({ messages }) => messages > 0);
      await writeAudit(tx, ...lost.map(auditOf));
      return thinned;
    });
    if (batch.length === 0) return went;
    went += batch.reduce((sum, { messages }) => sum + messages, 0);
  }
}

const auditOf = ({ operatorId, ...detail }: Thinned): AuditEntry => ({
  operatorId,
  actor: RETENTION_ACTOR,
  action: 'messages-thinned',
  recordType: 'flight-rules',
  recordId: operatorId,
  detail,
});
