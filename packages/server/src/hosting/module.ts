import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../platform/database/database.ts';
import type { Consumer } from '../platform/events/consume.ts';
import type { AnyEventType } from '../platform/events/event-type.ts';
import type { Events } from '../platform/events/events.ts';
import type { HttpApp } from '../platform/http/app.ts';
import type { HealthCheck } from '../platform/http/health.ts';
import type { JobQueue } from '../platform/jobs/queue.ts';
import type { Logger } from '../platform/observing/logs.ts';
import type { Metrics } from '../platform/observing/metrics.ts';
import type { Settings } from '../platform/settings/settings.ts';
import type { PerOperatorSemaphore } from '../platform/threads/per-operator-semaphore.ts';
import type { Threads } from '../platform/threads/threads.ts';
import type { Capability, Offer } from './capability.ts';
import type { RecordNames } from './record-names.ts';

/** Resources and functions that a service gets. */
export interface ServerContext {
  readonly settings: Settings;
  readonly log: Logger;
  readonly database: Database;
  readonly queue: JobQueue;
  /** For jobs. */
  readonly threads: Threads;
  /** Thread pool for uploads: separate from jobs, each task with a memory limit. */
  readonly readers: Threads;
  /** Queue for reading uploads. */
  readonly uploads: PerOperatorSemaphore;
  readonly events: Events;
  readonly metrics: Metrics;
  /** Display names of records of every service. */
  readonly recordNames: RecordNames;
  /** Returns a capability of another service; the calling service must have declared it in `needs`. */
  use<Port extends object>(capability: Capability<Port>): Port;
}

/**
 * One service of the platform (`ca`, `odt`, `payments`, ...). Services interact only through this interface: by capabilities that they
 * offer and need, and by events that one publishes and others consume.
 *
 * Its routes lie below `API_ROOT` and the name, and have an OpenAPI description of their own at `openapi/` below that.
 */
export interface ServerModule {
  readonly name: string;
  readonly title: string;
  readonly description?: string;
  /** Roles that each route needs unless its own `config.requirement` says otherwise; see `@keepout/contract/platform/roles`. */
  readonly requirement?: readonly string[];
  /** Its tables, as created by the migrations. */
  readonly tables?: readonly PgTable[];
  /** Prefixes of its record ids. */
  readonly idPrefixes?: readonly string[];
  /** Display names of its records, by the kinds of the audit log. */
  readonly recordNames?: RecordNames;
  /** Capabilities that it offers. */
  readonly offers?: readonly Offer<ServerContext>[];
  /** Capabilities that it requires; start-up fails if a required capability has no provider. */
  readonly needs?: readonly Capability<object>[];
  /** Events that it publishes. */
  readonly publishes?: readonly AnyEventType[];
  /** Its consumers of own or other events; each event is handled exactly once. */
  consumers?(context: ServerContext): readonly Consumer[];
  /** Routes, relative to the service's prefix. */
  register?(app: HttpApp, context: ServerContext): void | Promise<void>;
  /** Its checks for the readiness of the platform; run in processes that answer calls. */
  checks?(context: ServerContext): readonly HealthCheck[];
  /** Adds its gauges to the registry; called once in processes that answer calls. */
  measure?(context: ServerContext): void;
  /** Creates its queues; called in every process before the first job is queued. */
  declareJobs?(queue: JobQueue): Promise<void>;
  /** Starts its handlers and schedules; called in worker processes. */
  jobs?(queue: JobQueue, context: ServerContext): Promise<void>;
}
