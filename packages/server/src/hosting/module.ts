import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../platform/database/database.ts';
import type { Consumer } from '../platform/events/consume.ts';
import type { AnyEventType } from '../platform/events/event-type.ts';
import type { Events } from '../platform/events/events.ts';
import type { App } from '../platform/http/app.ts';
import type { HealthCheck } from '../platform/http/health.ts';
import type { JobQueue } from '../platform/jobs/queue.ts';
import type { Logger } from '../platform/observing/logs.ts';
import type { Metrics } from '../platform/observing/metrics.ts';
import type { Settings } from '../platform/settings/settings.ts';
import type { Threads } from '../platform/threads/threads.ts';
import type { Turnstile } from '../platform/threads/turnstile.ts';
import type { Capability, Offer } from './capability.ts';
import type { RecordNames } from './record-names.ts';

/** What a service is given to work with. */
export interface ServerContext {
  readonly settings: Settings;
  readonly log: Logger;
  readonly database: Database;
  readonly queue: JobQueue;
  /** For jobs. */
  readonly threads: Threads;
  /** For what users send: apart from jobs, and each under a limit of memory. */
  readonly readers: Threads;
  /** Where whoever reads an upload waits for his turn. */
  readonly uploads: Turnstile;
  readonly events: Events;
  readonly metrics: Metrics;
  /** What people call records, of every service. */
  readonly recordNames: RecordNames;
  /** What another service offers; the service that asks has said that it needs it. */
  use<Port extends object>(capability: Capability<Port>): Port;
}

/**
 * One service of the platform (`ca`, `odt`, `payments`, ...). Services meet only through this port: by what they offer and
 * need, and by events that one publishes and others consume.
 *
 * Its routes lie below `API_ROOT` and the name, and have an OpenAPI description of their own at `openapi/` below that.
 */
export interface ServerModule {
  readonly name: string;
  readonly title: string;
  readonly description?: string;
  /** Roles that each route needs unless its own `config.requirement` says otherwise; see `@keepout/contract/platform/roles`. */
  readonly requirement?: readonly string[];
  /** Its tables, as the migrations make them. */
  readonly tables?: readonly PgTable[];
  /** What the ids of its records begin with. */
  readonly idPrefixes?: readonly string[];
  /** What people call its records, by the kind that the audit log has. */
  readonly recordNames?: RecordNames;
  /** What it does for other services. */
  readonly offers?: readonly Offer<ServerContext>[];
  /** What other services have to do for it; a platform in which nobody offers it does not start. */
  readonly needs?: readonly Capability<object>[];
  /** What happens in it. */
  readonly publishes?: readonly AnyEventType[];
  /** What it does about events of its own or of others, each once. */
  consumers?(context: ServerContext): readonly Consumer[];
  /** Routes, relative to the service's prefix. */
  register?(app: App, context: ServerContext): void | Promise<void>;
  /** What the readiness of the platform depends on in it; asked in processes that answer calls. */
  checks?(context: ServerContext): readonly HealthCheck[];
  /** Adds its gauges to the registry; called once in processes that answer calls. */
  measure?(context: ServerContext): void;
  /** Queues; called in every process before anything is enqueued. */
  declareJobs?(queue: JobQueue): Promise<void>;
  /** Handlers and schedules; called in worker processes. */
  jobs?(queue: JobQueue, context: ServerContext): Promise<void>;
}
