import type { Readable } from 'node:stream';
import type { Database, Transaction } from '../database/database.ts';
import type { JobQueue } from '../jobs/queue.ts';
import type { Logger } from '../observing/logs.ts';
import type { AnyEventType, EventType } from './event-type.ts';
import { NewsHub, type StreamOptions } from './news-hub.ts';
import { publishEvents } from './publish.ts';

/** What happens in the services: stored with its cause, acted on by consumers, told to open pages. */
export interface Events {
  /** Commits and rolls back with the transaction that causes it. */
  publish<Data extends object>(
    within: Transaction,
    operatorId: string,
    kind: EventType<Data>,
    ...happened: readonly NoInfer<Data>[]
  ): Promise<void>;
  /** The operator's news as a server-sent-events stream. */
  stream(operatorId: string, options?: StreamOptions): Readable;
  /** Deletes what was worth keeping for a while only. */
  prune(): Promise<void>;
  close(): Promise<void>;
}

/** @param kinds   every type that any service publishes: the past is told by them */
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
    },
    close: () => hub.close(),
  };
}
