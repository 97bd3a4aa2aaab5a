import { asc, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.ts';
import { onOneConnection } from '../database/request-transaction.ts';
import type { JobPolicy, JobQueue } from '../jobs/queue.ts';
import type { AnyEventType, DomainEvent, EventType } from './event-type.ts';
import { type EventJob, topicOf } from './publish.ts';
import { domainEvent, domainEventReceipt } from './tables.ts';

/**
 * What a service does about an event of its own or of another service.
 *
 * `handle` runs in a transaction that also holds the receipts: what it writes there happens once
 * for each event, whatever dies when. It does nothing else but write and enqueue in that transaction; whatever leaves the database (mail,
 * a call) belongs into a job that it enqueues. Events of one type may come in another order than they happened in.
 */
export interface Consumer {
  /** `<service>.<what-it-does>`; never used again for something else. */
  readonly name: string;
  readonly event: AnyEventType;
  readonly policy?: JobPolicy;
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
    for (const each of events) await handle(tx, each);
  };
  return { name, event, handle: handleEach, ...(policy && { policy }) };
}

/** One that asks the database as often for a hundred events as for one. */
export function consumerOfMany<Data extends object>(
  event: EventType<Data>,
  name: string,
  handle: (tx: Transaction, operatorId: string, events: readonly DomainEvent<Data>[]) => Promise<void>,
): Consumer {
  const handleAll = async (tx: Transaction, events: readonly DomainEvent<Data>[]) => {
    const [first] = events;
    if (first) await handle(tx, first.operatorId, events);
  };
  return { name, event, handle: handleAll };
}

const queueOf = ({ name }: Consumer): string => `on-${name}`;

/** In every process before anything is published: from here on the consumer's jobs come with the events. */
export async function declareConsumer(queue: JobQueue, subscriber: Consumer): Promise<void> {
  await queue.declare(queueOf(subscriber), subscriber.policy);
  await queue.subscribe(topicOf(subscriber.event.type), queueOf(subscriber));
}

/** Events that share a transaction: enough to make its end cheap, few enough to keep it short. */
const TOGETHER = 100;

/**
 * In worker processes. Events that were published together are handled in transactions of a hundred, so that a thousand messages
 * do not end a thousand transactions; where one of them fails, each is handled in its own, and the others are not held up.
 */
export async function workAsConsumer(queue: JobQueue, database: Database, subscriber: Consumer): Promise<void> {
  await queue.work<EventJob>(queueOf(subscriber), async ({ data, signal }) => {
    const events = await readEvents(database, data.eventIds);
    const failures: unknown[] = [];
    for (let start = 0; start < events.length; start += TOGETHER) {
      const part = events.slice(start, start + TOGETHER);
      signal.throwIfAborted();
      const together = await Promise.allSettled([handleAll(database, subscriber, part)]);
      if (together[0].status === 'fulfilled') continue;
      if (part.length === 1) failures.push(together[0].reason);
      for (const event of part.length === 1 ? [] : part) {
        signal.throwIfAborted();
        await handleAll(database, subscriber, [event]).catch((cause: unknown) => failures.push(cause));
      }
    }
    // The job comes again; what was handled has its receipt.
    if (failures.length > 0) throw failures[0];
  });
}

/** On one connection, also where `handle` asks a capability that reads through the pool: consumers never wait for each other there. */
async function handleAll(
  database: Database,
  subscriber: Consumer,
  events: readonly DomainEvent<never>[],
): Promise<void> {
  await onOneConnection(database, async (tx) => {
    const taken = await takeReceipts(tx, events, subscriber.name);
    await subscriber.handle(
      tx,
      events.filter(({ id }) => taken.has(id)),
    );
  });
}

/** The events on which the consumer has not acted already. A second worker waits here until the first has committed. */
async function takeReceipts(
  tx: Transaction,
  events: readonly DomainEvent<never>[],
  name: string,
): Promise<ReadonlySet<number>> {
  const rows = await tx
    .insert(domainEventReceipt)
    .values(events.map(({ id }) => ({ eventId: id, consumer: name })))
    .onConflictDoNothing()
    .returning({ eventId: domainEventReceipt.eventId });
  return new Set(rows.map(({ eventId }) => eventId));
}

async function readEvents(database: Database, ids: readonly number[]): Promise<DomainEvent<never>[]> {
  const rows = await database.orm
    .select()
    .from(domainEvent)
    .where(inArray(domainEvent.id, [...ids]))
    .orderBy(asc(domainEvent.id));
  return rows.map(({ id, type, operatorId, data, occurredAt }) => ({
    id,
    type,
    operatorId,
    data: data as never,
    occurredAt,
  }));
}
