import type { Database } from '../platform/database/database.ts';
import type { App } from '../platform/http/app.ts';
import type { Metrics } from '../platform/http/metrics.ts';
import type { JobQueue } from '../platform/jobs/queue.ts';
import type { Logger } from '../platform/observing/logs.ts';
import type { Settings } from '../platform/settings/settings.ts';
import type { Threads } from '../platform/threads/threads.ts';
import type { Events } from './events.ts';

/** What a service is given to work with. */
export interface ServerContext {
  readonly settings: Settings;
  readonly log: Logger;
  readonly database: Database;
  readonly queue: JobQueue;
  readonly threads: Threads;
  readonly events: Events;
  readonly metrics: Metrics;
}

/**
 * One service of the platform (`ca`, `odt`, `payments`, ...). Services meet only through this port.
 *
 * Its routes lie below `/api/v1/<name>` and have an OpenAPI description of their own at `/api/v1/<name>/openapi/`.
 */
export interface ServerModule {
  readonly name: string;
  readonly title: string;
  readonly description?: string;
  /** Roles that each route needs unless its own `config.requirement` says otherwise; see `@keepout/contract/roles`. */
  readonly requirement?: readonly string[];
  /** Routes, relative to the service's prefix. */
  register?(app: App, context: ServerContext): void | Promise<void>;
  /** Queues; called in every process before anything is enqueued. */
  declareJobs?(queue: JobQueue): Promise<void>;
  /** Handlers and schedules; called in worker processes. */
  jobs?(queue: JobQueue, context: ServerContext): Promise<void>;
}
