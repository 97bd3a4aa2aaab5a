/** One metric: its definition for Prometheus, and its entry in the reference. */
interface MetricRow {
  readonly type: 'gauge' | 'counter' | 'histogram';
  readonly help: string;
  readonly labels: readonly string[];
  /** Upper bounds of a histogram's buckets, s. */
  readonly buckets?: readonly number[];
  /** Scope: one process, or the entire installation, which any server can report. */
  readonly of: 'process' | 'installation';
}

const gauge = <const L extends readonly string[]>(of: MetricRow['of'], help: string, labels: L) =>
  ({ type: 'gauge', of, help, labels }) as const;
const counter = <const L extends readonly string[]>(of: MetricRow['of'], help: string, labels: L) =>
  ({ type: 'counter', of, help, labels }) as const;
const seconds = <const L extends readonly string[]>(help: string, labels: L, buckets: readonly number[]) =>
  ({ type: 'histogram', of: 'process', help, labels, buckets }) as const;

const FEED = ['feed', 'kind', 'operator'] as const;

/** All metrics of the product; those of Node.js come from the library (`process_…`, `nodejs_…`). */
export const METRICS = {
  keepout_build_info: gauge('process', 'Always 1: version and commit of the running program, and version of Node.js.', [
    'version',
    'commit',
    'node',
  ]),
  keepout_http_seconds: seconds(
    'Time to answer a request, by route.',
    ['method', 'route', 'status'],
    [0.005, 0.02, 0.1, 0.5, 2, 10],
  ),
  keepout_job_seconds: seconds(
    'Time of one attempt at a job, by queue and outcome (done, failed).',
    ['queue', 'outcome'],
    [0.05, 0.5, 2, 10, 60, 300],
  ),
  keepout_threads_size: gauge('process', 'Threads for computation, by pool (jobs, readers).', ['pool']),
  keepout_threads_busy: gauge(
    'process',
    'Tasks that threads process, by pool; urgent tasks can double the number of threads.',
    ['pool'],
  ),
  keepout_threads_waiting: gauge('process', 'Tasks that wait for a thread, by pool.', ['pool']),
  keepout_uploads_inside: gauge('process', 'Uploads in processing.', []),
  keepout_uploads_waiting: gauge('process', 'Uploads that wait for processing.', []),
  keepout_uploads_refused_total: counter(
    'process',
    'Uploads refused because too many uploads of the organisation waited.',
    [],
  ),
  keepout_database_connections: gauge(
    'process',
    'Database connections of the process, by pool (request, job) and state (used, free).',
    ['pool', 'state'],
  ),
  keepout_database_connections_most: gauge('process', 'Maximum database connections of a pool.', ['pool']),
  keepout_database_waiting: gauge('process', 'Requests or jobs that wait for a database connection, by pool.', [
    'pool',
  ]),
  keepout_identity_up: gauge('process', '1 while the identity provider answers the server, else 0.', []),
  keepout_certificate_left_seconds: gauge(
    'process',
    'Time until the TLS certificate ends, by host of KEEPOUT_PUBLIC_URL and KEEPOUT_ISSUER_URL; negative after its end; no value where the server cannot connect.',
    ['host'],
  ),
  keepout_secrets_unopened: gauge(
    'installation',
    'Encrypted values that KEEPOUT_SECRETS_KEY cannot decrypt; 0 unless the key was changed or lost.',
    [],
  ),
  keepout_queue_waiting: gauge('installation', 'Jobs that are ready and wait for a worker, by queue.', ['queue']),
  keepout_queue_deferred: gauge('installation', 'Jobs that wait for a later time or another attempt.', ['queue']),
  keepout_queue_oldest_seconds: gauge('installation', 'Waiting time of the oldest job that is ready to run.', [
    'queue',
  ]),
  keepout_queue_running: gauge('installation', 'Jobs in processing; some seconds old.', ['queue']),
  keepout_queue_failed: gauge('installation', 'Finally failed jobs of the last day; some seconds old.', ['queue']),
  keepout_deliveries: gauge(
    'installation',
    'Messages of alerts, by channel and state: queued ones, and of the last day those given up (dead) or kept in the outbox.',
    ['channel', 'state'],
  ),
  keepout_delivery_oldest_seconds: gauge('installation', 'Age of the oldest alert message that is not sent yet.', [
    'channel',
  ]),
  keepout_feed_age_seconds: gauge('installation', 'Time since the last successful run of a feed.', FEED),
  keepout_feed_failures: gauge('installation', 'Consecutive failed runs of a feed.', FEED),
  keepout_feed_stale: gauge(
    'installation',
    '1 while the feed has had no valid data for longer than its kind allows.',
    FEED,
  ),
  keepout_feed_on: gauge('installation', '1 while the feed is switched on.', FEED),
  keepout_feed_budget_left: gauge('installation', 'Remaining calls of the account of a feed, by period in minutes.', [
    ...FEED,
    'minutes',
  ]),
  keepout_operator_satellites: gauge('installation', 'Satellites of an operator.', ['operator']),
  keepout_screening_age_seconds: gauge(
    'installation',
    'Time since the newest completed screening of an operator ended; none without one.',
    ['operator'],
  ),
  keepout_operators_nearly_full: gauge(
    'installation',
    'Operators above 80 % of their limits, without superseded ephemerides.',
    ['of'],
  ),
  keepout_workers: gauge('installation', 'Processes that handle jobs: workers, and servers with a worker.', []),
  keepout_backup_age_seconds: gauge(
    'installation',
    'Time since the newest backup by `keepout backup`, or since `keepout backup --record`; no value without one.',
    [],
  ),
  keepout_database_bytes: gauge('installation', 'Size of the database on its disk.', []),
  keepout_database_sessions: gauge('installation', 'Sessions at the PostgreSQL server, of all its clients.', []),
  keepout_database_sessions_most: gauge('installation', 'Sessions that the PostgreSQL server allows.', []),
  keepout_clock_offset_seconds: gauge(
    'installation',
    'Difference of the database clock to the process clock; positive if the database is ahead.',
    [],
  ),
  keepout_catalogue_objects: gauge('installation', 'Objects of the catalogue in use.', []),
  keepout_catalogue_age_seconds: gauge('installation', 'Time since the median epoch of the element sets in use.', []),
  keepout_catalogue_loaded_timestamp_seconds: gauge(
    'installation',
    'When the catalogue in use was loaded, Unix time.',
    [],
  ),
  keepout_catalogue_stale: gauge(
    'installation',
    '1 without a catalogue, or with one older than KEEPOUT_CATALOGUE_MAX_AGE_HOURS.',
    [],
  ),
  keepout_catalogue_kept_back: gauge(
    'installation',
    '1 while a catalogue is withheld because too many objects would disappear or move.',
    [],
  ),
  keepout_catalogue_refused: gauge('installation', '1 while the newest catalogue file was refused.', []),
} as const satisfies Readonly<Record<string, MetricRow>>;

export type MetricName = keyof typeof METRICS;
/** Metrics that are computed when they are read. */
export type AskedMetric = {
  [Name in MetricName]: (typeof METRICS)[Name]['type'] extends 'histogram' ? never : Name;
}[MetricName];
export type LabelOf<Name extends MetricName> = (typeof METRICS)[Name]['labels'][number];
