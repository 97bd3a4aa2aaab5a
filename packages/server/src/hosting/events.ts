import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerEvent } from '@keepout/contract/platform/events';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Database, Queries } from '../platform/database/database.ts';
import type { Logger } from '../platform/observing/logs.ts';

/** News for the open pages of one operator: written with the change it tells of, heard by every API process. */
export interface Events {
  /** Heard after the transaction commits, and not at all when it rolls back. */
  publish(within: Queries, operatorId: string, event: ServerEvent): Promise<void>;
  /** The operator's events as a server-sent-events stream; `after` is the last id that the client has seen. */
  stream(operatorId: string, after?: string): Readable;
  /** Deletes what nobody will ask for again. */
  prune(): Promise<void>;
  close(): Promise<void>;
}

interface Heard {
  readonly id: string;
  readonly operatorId: string;
  readonly data: ServerEvent;
}

const channel = 'keepout_event';
const heartbeatMs = 15_000;
const keptHours = 24;
/** A slow reader is cut off and comes back with its last id. */
const backlogBytes = 1_000_000;

export function openEvents(database: Database, log: Logger): Events {
  const hub = new EventHub(database, log);
  return {
    publish: (within, operatorId, event) => publish(within, operatorId, event),
    stream: (operatorId, after) => hub.stream(operatorId, after),
    prune: async () => {
      await database.pool.query(`delete from event where created_at < now() - interval '${keptHours} hours'`);
    },
    close: () => hub.close(),
  };
}

async function publish(within: Queries, operatorId: string, event: ServerEvent): Promise<void> {
  // A notification holds 8000 bytes and events are hints of a few hundred, so the whole event travels in it.
  await within.execute(sql`
    with written as (
      insert into event (operator_id, type, data) values (${operatorId}, ${event.type}, ${JSON.stringify(event)}::jsonb)
      returning id::text, operator_id, data)
    select pg_notify(${channel}, json_build_object('id', id, 'operatorId', operator_id, 'data', data)::text) from written`);
}

/** Listens once a process and hands events on to the streams of their operator. */
class EventHub {
  readonly #database: Database;
  readonly #log: Logger;
  readonly #streams = new Map<string, Set<Readable>>();
  readonly #beat: NodeJS.Timeout;
  #listener: pg.Client | undefined;
  #connecting: Promise<void> | undefined;
  #closed = false;

  constructor(database: Database, log: Logger) {
    this.#database = database;
    this.#log = log;
    this.#beat = setInterval(() => this.#sendAll(': still here\n\n'), heartbeatMs);
    this.#beat.unref();
  }

  stream(operatorId: string, after: string | undefined): Readable {
    const stream = new Readable({ read: () => undefined });
    const streams = this.#streams.get(operatorId) ?? new Set();
    this.#streams.set(operatorId, streams);
    stream.once('close', () => {
      streams.delete(stream);
      if (streams.size === 0) this.#streams.delete(operatorId);
    });
    stream.push('retry: 2000\n\n');
    // Listening comes before the past is read: an event may be told twice but none is missed.
    void this.#listening()
      .then(async () => {
        streams.add(stream);
        if (after !== undefined && /^\d{1,18}$/.test(after)) await this.#replay(stream, operatorId, after);
      })
      .catch((cause: Error) => stream.destroy(cause));
    return stream;
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#beat);
    for (const stream of [...this.#streams.values()].flatMap((streams) => [...streams])) {
      stream.push(null);
    }
    this.#streams.clear();
    await this.#connecting?.catch(() => undefined);
    await this.#listener?.end().catch(() => undefined);
  }

  #listening(): Promise<void> {
    this.#connecting ??= this.#connect().catch((cause: unknown) => {
      this.#connecting = undefined;
      throw cause;
    });
    return this.#connecting;
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({ ...this.#database.connection, application_name: 'keepout-events', keepAlive: true });
    client.on('notification', (message) => this.#hear(JSON.parse(message.payload ?? '{}') as Heard));
    client.on('error', () => this.#lost(client));
    client.once('end', () => this.#lost(client));
    await client.connect();
    await client.query(`listen ${channel}`);
    this.#listener = client;
  }

  /** What was missed meanwhile is asked for by the clients themselves: their streams end and come back with an id. */
  #lost(client: pg.Client): void {
    if (this.#closed || this.#listener !== client) return;
    this.#listener = undefined;
    this.#connecting = undefined;
    this.#log.warn('lost the event connection, connecting again');
    for (const streams of this.#streams.values()) {
      for (const stream of streams) stream.push(null);
    }
    void this.#reconnect();
  }

  async #reconnect(): Promise<void> {
    for (let waitMs = 200; !this.#closed; waitMs = Math.min(waitMs * 2, 10_000)) {
      try {
        await this.#listening();
        return;
      } catch {
        await sleep(waitMs, undefined, { ref: false });
      }
    }
  }

  #hear(event: Heard): void {
    for (const stream of this.#streams.get(event.operatorId) ?? []) {
      write(stream, frame(event.id, event.data));
    }
  }

  async #replay(stream: Readable, operatorId: string, after: string): Promise<void> {
    const { rows } = await this.#database.pool.query<{ id: string; data: ServerEvent }>(
      'select id::text, data from event where operator_id = $1 and id > $2 order by event.id limit 500',
      [operatorId, after],
    );
    for (const row of rows) write(stream, frame(row.id, row.data));
  }

  #sendAll(text: string): void {
    for (const streams of this.#streams.values()) {
      for (const stream of streams) write(stream, text);
    }
  }
}

function frame(id: string, event: ServerEvent): string {
  return `id: ${id}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
}

function write(stream: Readable, text: string): void {
  if (stream.readableEnded || stream.destroyed) return;
  if (stream.readableLength > backlogBytes) {
    stream.destroy();
    return;
  }
  stream.push(text);
}
