import { type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.ts';
import { onOneConnection } from '../database/request-transaction.ts';
import { wireTime } from '../database/stored-time.ts';
import type { JobPolicy, JobQueue } from '../jobs/queue.ts';
import type { AnyEventType, DomainEvent, EventType } from './event-type.ts';
import type { EventJob } from './publish.ts';
import { eventConsumer } from './tables.ts';

/**
 * The reaction of a service to an event of its own or of another service.
 *
 * `handle` runs in a transaction that also contains the receipts: its writes happen exactly once
 * for each event, also after crashes. It only writes and enqueues in that transaction; an action outside the database (mail,
 * a call) belongs in a job that it enqueues. Events of one type may arrive in a different order than they occurred.
 */
export interface Consumer {
  /** `<service>.<what-it-does>`; never used again for another consumer. */
  readonly name: string;
  readonly event: AnyEventType;
  readonly policy?: JobPolicy;
  /** Condition for the relevant events, in the columns of their table, if these are few: other events get no receipt. */
  readonly concerns?: SQL;
  /** @param events   of one operator, in the order of their ids */
  handle(tx: Transaction, events: readonly DomainEvent<never>[]): Promise<void>;
}

/** A consumer with the data of its event typed. */
export function consumer<Data extends object>(
  event: EventType<Data>,
  name: string,
  handle: (tx: Transaction, event: DomainEvent<Data>) => Promise<void>,
  policy?: JobPolicy,
): Consumer {
  const handleEach = async (tx: Transaction, events: readonly DomainEvent<Data>[]) => {
    for (const domainEvent of events) await handle(tx, domainEvent);
  };
  return { name, event, handle: handleEach, ...(policy && { policy }) };
}

/** Returns a consumer that handles up to 500 events with the same number of queries as one. */
export function consumerOfMany<Data extends object>(
  event: EventType<Data>,
  name: string,
  handle: (tx: Transaction, operatorId: string, events: readonly DomainEvent<Data>[]) => Promise<void>,
  concerns?: SQL,
): Consumer {
  const handleAll = async (tx: Transaction, events: readonly DomainEvent<Data>[]) => {
    const [first] = events;
    if (first) await handle(tx, first.operatorId, events);
  };
  return { name, event, handle: handleAll, ...(concerns && { concerns }) };
}

const queueOf = ({ name }: Consumer): string => `on-${name}`;

/** Registers a consumer in every process before the first event is published: from then on its jobs are queued with the events. */
export async function declareConsumer(
  queue: JobQueue,
  { orm }: Pick<Database, 'orm'>,
  subscriber: Consumer,
): Promise<void> {
  await queue.declare(queueOf(subscriber), subscriber.policy);
  const row = { event: subscriber.event.type, queue: queueOf(subscriber) };
  await orm.insert(eventConsumer).values(row).onConflictDoNothing();
}

/** Two jobs are requested at a time: if only one is returned, no other waits. */
const TWO_AT_ONCE = { concurrency: 2 };
/** Number of events per transaction: large enough to make commits cheap, small enough to keep transactions short. */
const TOGETHER = 500;

/**
 * Runs in worker processes. Events that were published together are handled in transactions of 500, so that a thousand messages
 * do not need a thousand transactions; if an event fails, each is handled in its own transaction and the others still succeed.
 */
export async function workAsConsumer(queue: JobQueue, database: Database, subscriber: Consumer): Promise<void> {
  await queue.work<EventJob>(
    queueOf(subscriber),
    async ({ data: { eventIds }, signal }) => {
      const failures: unknown[] = [];
      for (let start = 0; start < eventIds.length; start += TOGETHER) {
        const part = eventIds.slice(start, start + TOGETHER);
        signal.throwIfAborted();
        const together = await Promise.allSettled([handleAll(database, subscriber, part)]);
        if (together[0].status === 'fulfilled') continue;
        if (part.length === 1) failures.push(together[0].reason);
        for (const eventId of part.length === 1 ? [] : part) {
          signal.throwIfAborted();
          await handleAll(database, subscriber, [eventId]).catch((cause: unknown) => failures.push(cause));
        }
      }
      // The job is retried; handled events have their receipts.
      if (failures.length > 0) throw failures[0];
    },
    TWO_AT_ONCE,
  );
}

/** Runs on one connection, also if `handle` calls a capability that reads through the pool, so that consumers never wait for each other. */
async function handleAll(database: Database, subscriber: Consumer, eventIds: readonly number[]): Promise<void> {
  await onOneConnection(database, async (tx) => subscriber.handle(tx, await takeEvents(tx, eventIds, subscriber)));
}

/** Returns events without a receipt of the consumer, and adds the receipts. A second worker waits here until the first has committed. */
async function takeEvents(
  tx: Transaction,
  eventIds: readonly number[],
  { name, concerns = sql`true` }: Consumer,
): Promise<readonly DomainEvent<never>[]> {
  const { rows } = await tx.execute<{
    id: string;
    type: string;
    operator_id: string;
    data: never;
    occurred_at: string;
  }>(
    sql`
      with taken as (
        insert into domain_event_receipt (event_id, consumer)
        select id, ${name} from domain_event where id = any(${sql.param(eventIds)}::bigint[]) and ${concerns} order by id
        on conflict do nothing returning event_id
      )
      select id::text, type, operator_id, data, occurred_at::text from domain_event
      where id in (select event_id from taken) order by domain_event.id`,
  );
  return rows.map(({ id, type, operator_id: operatorId, data, occurred_at: occurredAt }) => ({
    id: Number(id),
    type,
    operatorId,
    data,
    occurredAt: wireTime(occurredAt),
  }));
}
