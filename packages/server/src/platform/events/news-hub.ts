import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerEvent } from '@keepout/contract/platform/events';
import { HEARTBEAT_MS } from '@keepout/contract/platform/heartbeat';
import type pg from 'pg';
import type { Database } from '../database/database.ts';
import { connectSession } from '../database/session.ts';
import type { Logger } from '../observing/logs.ts';
import { type AnyEventType, EVERYBODY } from './event-type.ts';
import { NEWS_CHANNEL } from './publish.ts';

interface ReceivedNews {
  readonly id: string;
  readonly operatorId: string;
  readonly data: ServerEvent;
}

/** Minimum delay before a page reconnects, ms; the maximum is twice that. */
const RETRY_MS = 2000;
/** Buffer limit: a slow reader is disconnected and reconnects with its last id. */
const BACKLOG_BYTES = 1_000_000;
/** Maximum number of replayed events: a page that missed more refetches all data. */
const MOST_REPLAYED = 500;

export interface StreamOptions {
  /** The last id that the client received. */
  readonly after?: string;
  /** When the stream ends automatically, ms since 1970. */
  readonly endsAtMs?: number;
}

/** Maximum delay of a timer, ms. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** Streams that are ending; later events for them are dropped. */
const ended = new WeakSet<Readable>();

/** Listens once per process and passes events on to the streams of their operator. */
export class NewsHub {
  readonly #database: Database;
  readonly #log: Logger;
  readonly #kinds: ReadonlyMap<string, AnyEventType>;
  readonly #streams = new Map<string, Set<Readable>>();
  readonly #beat: NodeJS.Timeout;
  #listener: pg.Client | undefined;
  #connecting: Promise<void> | undefined;
  #closed = false;

  constructor(database: Database, log: Logger, kinds: ReadonlyMap<string, AnyEventType>) {
    this.#database = database;
    this.#log = log;
    this.#kinds = kinds;
    this.#beat = setInterval(() => this.#sendAll(': still here\n\n'), HEARTBEAT_MS);
    this.#beat.unref();
  }

  stream(operatorId: string, { after, endsAtMs }: StreamOptions = {}): Readable {
    const stream = new Readable({ read: () => undefined });
    const timer = endsAtMs === undefined ? undefined : setTimeout(() => end(stream), untilMs(endsAtMs));
    stream.once('close', () => {
      clearTimeout(timer);
      this.#forget(operatorId, stream);
    });
    // Staggered, so that streams that end together do not reconnect together.
    stream.push(`retry: ${Math.round(RETRY_MS * (1 + Math.random()))}\n\n`);
    // Listening begins before past events are read: an event may be sent twice, but none is missed.
    void this.#listening()
      .then(async () => {
        // A client that left during the connection is not registered, since no later event would remove it.
        if (stream.destroyed || ended.has(stream)) return;
        const streams = this.#streams.get(operatorId) ?? new Set();
        this.#streams.set(operatorId, streams.add(stream));
        if (after !== undefined && /^\d{1,18}$/.test(after)) await this.#replay(stream, operatorId, after);
      })
      .catch((cause: Error) => stream.destroy(cause));
    return stream;
  }

  #forget(operatorId: string, stream: Readable): void {
    const streams = this.#streams.get(operatorId);
    streams?.delete(stream);
    if (streams?.size === 0) this.#streams.delete(operatorId);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#beat);
    for (const stream of [...this.#streams.values()].flatMap((streams) => [...streams])) {
      end(stream);
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
    const client = await connectSession(this.#database.connection, 'events', (fresh) => {
      fresh.on('notification', (message) => this.#hear(JSON.parse(message.payload ?? '{}') as ReceivedNews));
      fresh.on('error', () => this.#lost(fresh));
      fresh.once('end', () => this.#lost(fresh));
    });
    await client.query(`listen ${NEWS_CHANNEL}`);
    this.#listener = client;
  }

  /** Handles a lost connection: the streams end, and clients reconnect with their last id and fetch the missed events. */
  #lost(client: pg.Client): void {
    if (this.#closed || this.#listener !== client) return;
    this.#listener = undefined;
    this.#connecting = undefined;
    this.#log.warn('lost the event connection, connecting again');
    for (const streams of this.#streams.values()) {
      for (const stream of streams) end(stream);
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

  #hear(event: ReceivedNews): void {
    const text = frame(event.id, event.data);
    if (event.operatorId === EVERYBODY) this.#sendAll(text);
    else for (const stream of this.#streams.get(event.operatorId) ?? []) write(stream, text);
  }

  async #replay(stream: Readable, operatorId: string, after: string): Promise<void> {
    const types = [...this.#kinds.values()].filter((kind) => kind.news !== undefined).map((kind) => kind.type);
    const { rows } = await this.#database.pool.query<{ id: string; type: string; data: object }>(
      `select id::text, type, data from domain_event
       where operator_id in ($1, '${EVERYBODY}') and id > $2 and type = any($3) order by domain_event.id limit $4`,
      [operatorId, after, types, MOST_REPLAYED],
    );
    for (const { id, type, data } of rows) {
      const news = this.#kinds.get(type)?.news?.(data);
      if (news !== undefined) write(stream, frame(id, news));
    }
  }

  #sendAll(text: string): void {
    for (const streams of this.#streams.values()) {
      for (const stream of streams) write(stream, text);
    }
  }
}

function untilMs(atMs: number): number {
  return Math.min(LONGEST_TIMER_MS, Math.max(0, atMs - Date.now()));
}

function end(stream: Readable): void {
  if (ended.has(stream)) return;
  ended.add(stream);
  stream.push(null);
}

function frame(id: string, event: ServerEvent): string {
  return `id: ${id}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
}

function write(stream: Readable, text: string): void {
  if (ended.has(stream) || stream.destroyed) return;
  if (stream.readableLength > BACKLOG_BYTES) {
    stream.destroy();
    return;
  }
  stream.push(text);
}
