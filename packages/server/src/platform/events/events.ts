import type { Readable } from 'node:stream';
import type { Database, Transaction } from '../database/database.ts';
import { DEAD_LETTER_DAYS, type JobQueue } from '../jobs/queue.ts';
import type { Logger } from '../observing/logs.ts';
import type { AnyEventType, EventType } from './event-type.ts';
import { NewsHub, type StreamOptions } from './news-hub.ts';
import { publishEvents } from './publish.ts';

/** Deletes the oldest events. They are read in the order of their ids, nearly that of time: the first recent one ends the search. */
const OLDEST_GO = `
  with oldest as (select id, occurred_at from domain_event order by id limit $1), deleted as (
    delete from domain_event using oldest
    where domain_event.id = oldest.id and oldest.occurred_at < now() - make_interval(days => $2) returning domain_event.id
  )
  select count(*)::integer as "deletedCount" from deleted`;
/** Consumers retry an event until its failed job is deleted; after that it is no longer needed. */
export const EVENT_DAYS: number = DEAD_LETTER_DAYS + 1;
const GONE_AT_ONCE = 5000;
/** Maximum number of rounds per call, about a million events an hour: years of old events are deleted within days without delaying other work. */
const MOST_ROUNDS = 200;

/** Events of the services: stored with their cause, handled by consumers, sent to open pages. */
export interface Events {
  /** Publishes events within the transaction that causes them. */
  publish<Data extends object>(
    within: Transaction,
    operatorId: string,
    kind: EventType<Data>,
    ...happened: readonly NoInfer<Data>[]
  ): Promise<void>;
  /** Returns the operator's events as a server-sent-events stream. */
  stream(operatorId: string, options?: StreamOptions): Readable;
  /** Deletes expired transient events, and events past their retention. */
  prune(): Promise<void>;
  close(): Promise<void>;
}

/** @param kinds   every type that any service publishes; replays of past events need them */
export function openEvents(
  { database, queue, log }: { readonly database: Database; readonly queue: JobQueue; readonly log: Logger },
  kinds: readonly AnyEventType[],
): Events {
  const hub = new NewsHub(database, log, new Map(kinds.map((kind) => [kind.type, kind])));
  return {
    publish: (within, operatorId, kind, ...happened) => publishEvents(queue, within, operatorId, kind, happened),
    stream: (operatorId, options) => hub.stream(operatorId, options),
    prune: async () => {
      await database.pool.query('delete from domain_event where forget_at < now()');
      for (let round = 0; round < MOST_ROUNDS; round++) {
        const { rows } = await database.pool.query<{ deletedCount: number }>(OLDEST_GO, [GONE_AT_ONCE, EVENT_DAYS]);
        if (rows[0]!.deletedCount < GONE_AT_ONCE) return;
      }
    },
    close: () => hub.close(),
  };
}
