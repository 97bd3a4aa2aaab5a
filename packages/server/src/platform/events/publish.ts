import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import type { JobQueue } from '../jobs/queue.ts';
import type { EventType } from './event-type.ts';
import { domainEvent } from './tables.ts';

/** Channel on which every API process hears what there is to tell its pages. */
export const NEWS_CHANNEL = 'keepout_event';

/** Which queue topic the events of a type go to. */
export const topicOf = (type: string): string => `event ${type}`;

/** What a consumer's job is given: events of one type, published together. */
export interface EventJob {
  readonly eventIds: readonly number[];
}

const PASSING_HOURS = 24;
/** Rows in one statement; PostgreSQL takes 65,535 parameters. */
const ROWS_AT_ONCE = 1000;

/**
 * Stores events in the transaction that causes them, with one job for each consumer of the type, and a word to open pages
 * that is heard when the transaction commits. Neither exists without the other, and none of it when it rolls back.
 */
export async function publishEvents<Data extends object>(
  queue: JobQueue,
  tx: Transaction,
  operatorId: string,
  kind: EventType<Data>,
  all: readonly Data[],
): Promise<void> {
  const forgetAt = kind.isPassing ? sql`now() + make_interval(hours => ${PASSING_HOURS})` : null;
  for (let start = 0; start < all.length; start += ROWS_AT_ONCE) {
    const part = all.slice(start, start + ROWS_AT_ONCE);
    const rows = await tx
      .insert(domainEvent)
      .values(
        part.map((data) => ({ operatorId, type: kind.type, data, forgetAt: forgetAt as unknown as string | null })),
      )
      .returning({ id: domainEvent.id });
    await queue.publish<EventJob>(topicOf(kind.type), { eventIds: rows.map(({ id }) => id) }, tx);
    await tellPages(
      tx,
      operatorId,
      kind,
      rows.map(({ id }, at) => ({ id, data: part[at]! })),
    );
  }
}

/** A notification holds 8000 bytes, and news are hints of a few hundred, so they travel in it whole: all of them by one statement. */
async function tellPages<Data extends object>(
  tx: Transaction,
  operatorId: string,
  { news }: EventType<Data>,
  all: readonly { readonly id: number; readonly data: Data }[],
): Promise<void> {
  if (news === undefined) return;
  const words = all.map(({ id, data }) => JSON.stringify({ id: String(id), operatorId, data: news(data) }));
  await tx.execute(
    sql`select pg_notify(${NEWS_CHANNEL}, word) from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) as word`,
  );
}
