import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { PREPARED, pipelined } from '../database/transaction.ts';
import type { JobQueue } from '../jobs/queue.ts';
import type { EventType } from './event-type.ts';

/** Channel on which every API process receives events for its pages. */
export const NEWS_CHANNEL = 'keepout_event';

/** Data of a consumer's job: events of one type, published together. */
export interface EventJob {
  readonly eventIds: readonly number[];
}

const PASSING_HOURS = 24;
/** Maximum number of rows in one statement: a parameter of some hundred kilobytes. */
const ROWS_AT_ONCE = 1000;

/**
 * Stores events in the transaction that causes them, with one job for each consumer of the type, and a notification for open pages
 * that is delivered when the transaction commits. All of them are stored together or rolled back together.
 *
 * A notification may have 8000 bytes; server events have a few hundred, so a notification contains the complete event.
 */
export async function publishEvents<Data extends object>(
  queue: JobQueue,
  tx: Transaction,
  operatorId: string,
  { type, news, isPassing = false }: EventType<Data>,
  all: readonly Data[],
): Promise<void> {
  for (let start = 0; start < all.length; start += ROWS_AT_ONCE) {
    const part = all.slice(start, start + ROWS_AT_ONCE).map((data) => ({ data, word: news?.(data) }));
    const { rows } = await tx.execute<{ id: string; consumers: string[] | null }>(sql`${sql.raw(PREPARED)}
      with happened as (
        select event->'data' as data, event->'word' as word, place
        from jsonb_array_elements(${JSON.stringify(part)}::jsonb) with ordinality as one (event, place)
      ), stored as (
        insert into domain_event (operator_id, type, data, forget_at)
        select ${operatorId}, ${type}, data, case when ${isPassing} then now() + make_interval(hours => ${PASSING_HOURS}) end
        from happened order by place returning id
      ), numbered as (select id, row_number() over (order by id) as place from stored)
      select id::text, (select array_agg(queue) from event_consumer where event = ${type}) as consumers,
        case when word is not null then pg_notify(${NEWS_CHANNEL},
          jsonb_build_object('id', id::text, 'operatorId', ${operatorId}::text, 'data', word)::text) end
      from numbered join happened using (place) order by id`);
    const job: EventJob = { eventIds: rows.map(({ id }) => Number(id)) };
    await pipelined((rows[0]?.consumers ?? []).map((name) => queue.enqueue(name, job, { within: tx })));
  }
}
