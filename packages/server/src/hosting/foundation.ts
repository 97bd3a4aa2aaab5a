import { bringUpToDate } from '../platform/database/application-role.ts';
import { type Database, openDatabase } from '../platform/database/database.ts';
import { isMigrated, readMigrations } from '../platform/database/migrations.ts';
import { connectSession, type DatabaseConnection } from '../platform/database/session.ts';
import { databaseUnreachable } from '../platform/database/trouble.ts';
import { adoptDiskFiles } from '../platform/files/adopt-disk-files.ts';
import type { CheckResult, HealthCheck } from '../platform/http/health.ts';
import { startBossQueue } from '../platform/jobs/boss-queue.ts';
import { type Logger, tellOutages } from '../platform/observing/logs.ts';
import { measurePools } from '../platform/observing/measure-database.ts';
import { createMetrics, measureBuild } from '../platform/observing/metrics.ts';
import { Outage } from '../platform/outage.ts';
import { startEmbeddedPostgres } from '../platform/postgres/embedded.ts';
import { superviseEmbeddedPostgres } from '../platform/postgres/supervise.ts';
import { countSealed, type SealedTexts } from '../platform/secrets/sealed-texts.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { measureThreads } from '../platform/threads/measure-threads.ts';
import { openReaders } from '../platform/threads/readers.ts';
import { openThreads } from '../platform/threads/threads.ts';
import { type Composition, composeServices } from './composition.ts';
import type { ServerContext, ServerModule } from './module.ts';
import { buildInfo, migrationsDir } from './places.ts';

/** The started infrastructure that services need. */
export interface Foundation {
  /** Context for requests. */
  readonly context: ServerContext;
  readonly composition: Composition;
  /** The same services with a separate pool and longer limits: for jobs. */
  readonly jobs: Composition;
  readonly checks: readonly HealthCheck[];
  /** Shuts everything down in reverse order. */
  close(): Promise<void>;
}

export interface FoundationOptions {
  readonly modules: readonly ServerModule[];
  readonly log: Logger;
  /** Called at the start of each step with a text for a waiting user. */
  readonly onStep?: (step: string) => void;
}

/** Concurrent jobs of a process in addition to those with a thread each: planning, finishing, event consumers. */
const FURTHER_JOBS = 8;

/** Starts database, migrations, queue, threads and events, in this order. */
export async function layFoundation(
  settings: Settings,
  { modules, log, onStep }: FoundationOptions,
): Promise<Foundation> {
  const undo: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const step of undo.splice(0).reverse()) {
      await step().catch((cause: unknown) => log.error({ err: cause }, 'while closing'));
    }
  };
  try {
    onStep?.(settings.databaseUrl === undefined ? 'starting the embedded database' : 'connecting to the database');
    const connection = await connectionFor(settings, log, undo);
    const migrations = readMigrations(migrationsDir);
    await refuseOtherWorld(connection, settings);
    // Processes of the previous version may use a production database.
    const isShared = settings.mode === 'production' && settings.databaseUrl !== undefined;
    const applied = await bringUpToDate(connection, migrations, !isShared || settings.migrateAtStart);
    if (applied.length > 0) log.info({ applied }, 'migrations applied');
    if (settings.mode === 'production') await markProduction(connection);
    const open = (kind: 'request' | 'job', connections: number): Database => {
      const onLost = (cause: Error) => log.warn({ err: cause }, 'lost a database connection');
      const opened = openDatabase(connection, { kind, connections, onLost });
      undo.push(() => opened.close());
      return opened;
    };
    const database = open('request', settings.databaseConnections);
    if (settings.mode === 'production') await refuseLostKey(database, settings);
    const endTelling = tellOutages(log, () => database.ping());
    undo.push(async () => endTelling());
    const jobDatabase = open('job', Math.min(settings.databaseConnections, settings.workers + FURTHER_JOBS));
    await adoptDiskFiles(jobDatabase, settings.dataDir, log);
    const metrics = createMetrics(log);
    undo.push(async () => metrics.close());
    measureBuild(metrics, buildInfo());
    onStep?.('starting the job queue');
    const queue = await startBossQueue(connection, { log, onSettled: metrics.jobSettled });
    const threads = openThreads(settings.workers);
    undo.push(() => threads.close());
    const reading = openReaders(settings.workers);
    undo.push(() => reading.readers.close());
    measureThreads(metrics, { jobs: threads, readers: reading.readers }, reading.uploads);
    measurePools(metrics, { request: database.pool, job: jobDatabase.pool });
    undo.push(() => queue.stop());
    const compose = (pool: Database): Composition => {
      const composed = composeServices({ settings, log, database: pool, queue, threads, ...reading, metrics }, modules);
      undo.push(() => composed.context.events.close());
      return composed;
    };
    const [composition, jobs] = [compose(database), compose(jobDatabase)];
    await composition.declareJobs();
    return {
      context: composition.context,
      composition,
      jobs,
      checks: [
        { name: 'database', vital: true, check: () => database.ping() },
        { name: 'migrations', vital: true, check: async () => demand(await isMigrated(database.pool, migrations)) },
        { name: 'queue', vital: true, check: async () => void (await queue.waitingCount('dead-letter')) },
        { name: 'secrets', vital: false, check: async () => secretsHealth(await countSealed(database, settings)) },
      ],
      close,
    };
  } catch (cause) {
    await close();
    throw cause;
  }
}

async function connectionFor(
  settings: Settings,
  log: Logger,
  undo: (() => Promise<unknown>)[],
): Promise<DatabaseConnection> {
  const pauseS = settings.databasePauseS;
  if (settings.databaseUrl !== undefined) {
    return { connectionString: settings.databaseUrl, pauseS };
  }
  // The data of a demonstration are deleted with its directory.
  const server = await startEmbeddedPostgres(settings.dataDir, { marksBeside: settings.mode === 'production' });
  undo.push(() => server.stop());
  const supervision = superviseEmbeddedPostgres(server, log);
  undo.push(() => supervision.end());
  return { ...server.connection, pauseS };
}

function demand(holds: boolean): void {
  if (!holds)
    throw new Outage('migrations-missing', 'The database does not match this version; run `keepout migrate`.');
}

/** Tables with rows that only a demonstration creates: its steps, users and operator. Missing tables count as empty. */
const DEMO_MARKS = [
  ['demo_step', 'true'],
  ['identity_user', "operator_id = 'demo-operator'"],
  ['operator', "id = 'demo-operator'"],
] as const;

/**
 * Keeps production and demonstration apart: production refuses a database with demonstration data, whose fleet, catalogue and passwords are
 * fictitious, and a demonstration refuses one in which production has run. Checked before the migrations.
 */
export async function refuseOtherWorld(
  connection: DatabaseConnection,
  { mode, databaseUrl }: Pick<Settings, 'mode' | 'databaseUrl'>,
): Promise<void> {
  const client = await connectSession(connection, 'request').catch((cause: unknown) => {
    throw databaseUnreachable(cause);
  });
  const holds = async (table: string, condition: string): Promise<boolean> => {
    const { rows } = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [table]);
    if (!rows[0]?.found) return false;
    return ((await client.query(`select 1 from ${table} where ${condition} limit 1`)).rowCount ?? 0) > 0;
  };
  try {
    if (mode === 'demo') {
      if (!(await holds('installation', 'true'))) return;
      throw new Outage(
        'production-database',
        'Production has run on this database: set KEEPOUT_MODE=production, or give the demonstration a database of its own.',
      );
    }
    for (const [table, condition] of DEMO_MARKS) {
      if (!(await holds(table, condition))) continue;
      const setting = databaseUrl === undefined ? 'KEEPOUT_DATA_DIR' : 'KEEPOUT_DATABASE_URL';
      throw new Outage(
        'demo-world',
        `${setting} names a database that holds the demo world: its satellites, catalogue and users are made up. Give production an empty database of its own.`,
      );
    }
  } finally {
    await client.end();
  }
}

/** Records once that production has run in this database. */
export async function markProduction(connection: DatabaseConnection): Promise<void> {
  const client = await connectSession(connection, 'request');
  try {
    await client.query("insert into installation (mode) values ('production') on conflict do nothing");
  } finally {
    await client.end();
  }
}

/**
 * Refuses a start if no key opens any sealed text in the database: with the wrong key alerts to hooks wait, feeds cannot
 * sign in and another key signs decision records. Where only some texts are unreadable the start goes on and health says so.
 */
export async function refuseLostKey(
  database: Pick<Database, 'pool'>,
  settings: Pick<Settings, 'secretsKeys' | 'dataDir'>,
): Promise<void> {
  const { sealed, unopened } = await countSealed(database, settings);
  if (sealed === 0 || unopened < sealed) return;
  const isSet = settings.secretsKeys.length > 0;
  throw new Outage(
    'secrets-key-lost',
    `${isSet ? 'KEEPOUT_SECRETS_KEY' : 'The key in secrets.key of KEEPOUT_DATA_DIR'} opens none of the ${sealed} sealed texts in the database ` +
      '(addresses of hooks, passwords of feeds and recipients, the key that signs decision records). ' +
      'Set KEEPOUT_SECRETS_KEY to the key that sealed them; while keys are exchanged, put the new key first and the old one behind a comma. ' +
      'If the key is lost: `keepout secrets forget` lists the values to enter again, and with --confirm removes the sealed texts.',
  );
}

/** Reports secrets that no key opens; the process stays in service, since all other functions work. */
const secretsHealth = ({ unopened }: SealedTexts): CheckResult =>
  unopened === 0 ? { health: 'ok' } : { health: 'degraded', facts: { unopened } };
