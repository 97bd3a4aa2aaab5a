import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { Outage } from '../outage.ts';
import { connectSession, type DatabaseConnection } from './session.ts';
import { databaseUnreachable } from './trouble.ts';

/** One numbered SQL file. */
export interface Migration {
  readonly name: string;
  readonly sha256: string;
  readonly sql: string;
  /** The oldest migration whose programs can run after this one; if absent, only programs that contain this migration can. */
  readonly runsFrom?: string;
  /** For a baseline: the digest of the migrations that it replaces, `digestOf`. */
  readonly sumsUp?: string;
}

/** Key of the advisory lock; an arbitrary constant that is unique in the database. */
const LOCK_KEY = 0x6b_65_65_70;

/** The table of applied migrations. */
export const MIGRATION_TABLE: string =
  'create table if not exists keepout_migration (' +
  'name text primary key, sha256 text not null, applied_at timestamptz not null default now())';

/** Reads the `0001-*.sql` files of a directory in order. */
export function readMigrations(directory: string): readonly Migration[] {
  return readdirSync(directory)
    .filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(directory, name), 'utf8');
      const sumsUp = /^-- Sums up: ([0-9a-f]{64})$/m.exec(sql)?.[1];
      const runsFrom = /^-- Runs from: (\d{4}-[a-z0-9-]+\.sql)$/m.exec(sql)?.[1];
      return {
        name,
        sql,
        sha256: sha256Of(sql),
        ...(sumsUp !== undefined && { sumsUp }),
        ...(runsFrom !== undefined && { runsFrom }),
      };
    });
}

const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Returns the digest of all migrations that a baseline sums up, in their order. */
export function digestOf(migrations: readonly Pick<Migration, 'name' | 'sha256'>[]): string {
  const lines = migrations
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, sha256 }) => `${name} ${sha256}`);
  return sha256Of(lines.join('\n'));
}

/**
 * Brings the database to the files' state and returns the names that were applied now.
 *
 * Runs under an advisory lock on its own connection, so any number of processes may start at once. The applied migrations
 * has is compared with the files as a set of hashes: an edited, missing or late-numbered file stops the start, since a
 * high-water mark alone would skip it silently.
 *
 * Each attempt to get a lock lasts a few seconds: a table change that waits for a reader delays every later reader of
 * that table. A process that pauses here loses its session and with it both kinds of locks.
 *
 * @param ignoresRunning  migrates although servers and workers run that do not run on the result; default true
 */
export async function migrate(
  connection: DatabaseConnection,
  migrations: readonly Migration[],
  { ignoresRunning = true }: { readonly ignoresRunning?: boolean } = {},
): Promise<string[]> {
  const client = await connectSession(connection, 'migrate').catch((cause: unknown) => {
    throw databaseUnreachable(cause);
  });
  try {
    await patiently(() => client.query('select pg_advisory_lock($1)', [LOCK_KEY]));
    await patiently(() => client.query(MIGRATION_TABLE));
    return await apply(client, migrations, ignoresRunning);
  } finally {
    // Ends the session and with it the lock.
    await client.end();
  }
}

/** An applied migration. */
interface Applied {
  readonly name: string;
  readonly sha256: string;
  readonly runsFrom: string | null;
}

/** Expression for a column that a migration added: older databases lack it. */
const APPLIED =
  'select name, sha256, to_jsonb(keepout_migration) ->> \'runs_from\' as "runsFrom" from keepout_migration';

/** Returns whether the database has all of the given migrations, and of newer ones only those that a program with these supports. */
export async function isMigrated(pool: pg.Pool, migrations: readonly Migration[]): Promise<boolean> {
  return (await schemaMismatch(pool, migrations)) === undefined;
}

/** Describes how the tables differ from those of this version and the remedy, as a continuation of "the database"; undefined if they match. */
export async function schemaMismatch(pool: pg.Pool, migrations: readonly Migration[]): Promise<string | undefined> {
  const exists = await pool.query<{ isPresent: boolean }>(
    'select to_regclass(\'keepout_migration\') is not null as "isPresent"',
  );
  if (!exists.rows[0]?.isPresent) return 'has no tables of Keepout yet; run `keepout migrate`';
  const { rows } = await pool.query<Applied>(APPLIED);
  const digestByName = new Map(migrations.map(({ name, sha256 }) => [name, sha256]));
  const differentRows = rows.filter((row) => digestByName.get(row.name) !== row.sha256 && !isOutlived(row, migrations));
  const newer = differentRows.find(({ name }) => isNewer(name, migrations));
  if (newer !== undefined) return newerVersion(newer.name);
  if (differentRows.length > 0 && !migrations.some(({ sumsUp }) => sumsUp === digestOf(rows))) {
    const names = differentRows.map(({ name }) => name).join(', ');
    return `has other migrations than this version of Keepout (${names}): it was edited, or is from before the first release`;
  }
  const missing = migrations.filter(({ name }) => !rows.some((row) => row.name === name));
  if (missing.length === 0) return undefined;
  return `lacks ${missing.length === 1 ? 'the migration' : `${missing.length} migrations, the first is`} ${missing[0]!.name}; run \`keepout migrate\``;
}

const isNewer = (name: string, migrations: readonly Migration[]): boolean => name > (migrations.at(-1)?.name ?? '');

const newerVersion = (name: string): string =>
  `has the tables of a newer version of Keepout (migration ${name}), which this version does not run on; install the newer version on this host`;

/** Returns whether a program with these migrations can run after a migration that it does not contain. */
function isOutlived({ name, runsFrom }: Applied, migrations: readonly Migration[]): boolean {
  return isNewer(name, migrations) && runsFrom !== null && runsFrom <= (migrations.at(-1)?.name ?? '');
}

/** Returns the migrations that the database lacks, in order, without applying them. */
export async function pendingMigrations(
  connection: DatabaseConnection,
  migrations: readonly Migration[],
): Promise<readonly Migration[]> {
  const client = await connectSession(connection, 'request').catch((cause: unknown) => {
    throw databaseUnreachable(cause);
  });
  try {
    const exists = await client.query<{ isPresent: boolean }>(
      'select to_regclass(\'keepout_migration\') is not null as "isPresent"',
    );
    return exists.rows[0]?.isPresent ? (await standOf(client, migrations)).pending : migrations;
  } finally {
    await client.end();
  }
}

/** Returns the migrations to apply, and the baseline that covers the applied ones. */
async function standOf(client: pg.Client, migrations: readonly Migration[]) {
  const { rows } = await client.query<Applied>(APPLIED);
  const baseline = migrations.find(({ sumsUp }) => sumsUp !== undefined && sumsUp === digestOf(rows));
  const comparedRows = rows.filter(
    (row) => migrations.some(({ name }) => name === row.name) || !isOutlived(row, migrations),
  );
  const applied = new Map((baseline === undefined ? comparedRows : [baseline]).map((row) => [row.name, row.sha256]));
  refuseDifferences(applied, migrations);
  return { baseline, pending: migrations.filter((migration) => !applied.has(migration.name)) };
}

/** Returns the first pending migration after which programs of the database's version cannot run; undefined for an empty database. */
export function breakingMigration(
  pending: readonly Migration[],
  migrations: readonly Migration[],
): Migration | undefined {
  const last = pending[0] === undefined ? undefined : migrations[migrations.indexOf(pending[0]) - 1];
  if (last === undefined) return undefined;
  return pending.find(({ runsFrom }) => runsFrom === undefined || runsFrom > last.name);
}

/** Sessions of running servers and workers; the address is visible only to the role of the session. */
const RUNNING = `
  select split_part(application_name, ' ', 2) as process, host(client_addr) as address,
    to_char(min(backend_start) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as since
  from pg_stat_activity
  where datname = current_database() and application_name ~ '^keepout-(job|queue|claims|keys|events) [0-9]+$'
  group by 1, 2 order by 3, 1`;

/**
 * Throws if servers or workers are running. A program of the newer version does not start before the migration, so all running ones are
 * older. Called under the lock of migrations, so that no other process migrates at the same time.
 */
async function refuseRunning(client: pg.Client, { name }: Migration): Promise<void> {
  const { rows } = await client.query<{ process: string; address: string | null; since: string }>(RUNNING);
  if (rows.length === 0) return;
  const listed = rows.map(({ process, address, since }) => {
    const place = address === null ? '' : ` at ${address}`;
    return `process ${process}${place} (connected since ${since})`;
  });
  throw new Outage(
    'servers-running',
    `The version that runs does not run on what ${name} leaves, and these servers or workers use the database: ${listed.join(', ')}. ` +
      'Nothing was changed. Stop them and migrate again. If they are only leftover sessions, run `keepout migrate --ignore-running`.',
  );
}

async function apply(client: pg.Client, migrations: readonly Migration[], ignoresRunning: boolean): Promise<string[]> {
  const { baseline, pending } = await standOf(client, migrations);
  const breaking = breakingMigration(pending, migrations);
  if (breaking !== undefined && !ignoresRunning) await refuseRunning(client, breaking);
  if (baseline !== undefined) await adopt(client, baseline);
  for (const migration of pending) {
    await patiently(() => applyOne(client, migration)).catch((cause: Error) => {
      throw new Outage('migration-failed', `Migration ${migration.name} failed: ${cause.message}`, { cause });
    });
  }
  return pending.map((migration) => migration.name);
}

function refuseDifferences(applied: ReadonlyMap<string, string>, migrations: readonly Migration[]): void {
  const files = new Map(migrations.map((migration) => [migration.name, migration.sha256]));
  const last = [...applied.keys()].sort().at(-1) ?? '';
  for (const [name, sha256] of applied) {
    const file = files.get(name);
    if (file === undefined) {
      throw new Outage(
        'migration-unknown',
        isNewer(name, migrations)
          ? `The database ${newerVersion(name)}.`
          : `The database has migration ${name}, which this version of Keepout does not know: a version before the first release made it.`,
      );
    }
    if (file !== sha256) {
      throw new Outage('migration-changed', `Migration ${name} was edited after it had been applied to this database.`);
    }
  }
  const late = migrations.find((migration) => !applied.has(migration.name) && migration.name < last);
  if (late !== undefined) {
    throw new Outage(
      'migration-late',
      `Migration ${late.name} is numbered before ${last}, which is already applied; give it a higher number.`,
    );
  }
}

/** Records a baseline in a database that has all of its migrations: the tables exist, so only the record changes. */
async function adopt(client: pg.Client, { name, sha256 }: Migration): Promise<void> {
  await client.query(
    `with earlier as (delete from keepout_migration returning applied_at)
     insert into keepout_migration (name, sha256, applied_at) select $1, $2, max(applied_at) from earlier`,
    [name, sha256],
  );
}

async function applyOne(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    const { name, sha256, runsFrom } = migration;
    await client.query('insert into keepout_migration (name, sha256) values ($1, $2)', [name, sha256]);
    if (runsFrom !== undefined)
      await client.query('update keepout_migration set runs_from = $1 where name = $2', [runsFrom, name]);
    await client.query('commit');
  } catch (cause) {
    // Where the connection is lost, so is the transaction.
    await client.query('rollback').catch(() => undefined);
    throw cause;
  }
}

/** Longest time that a healthy process needs for the migrations of a large installation. */
const PATIENCE_MS = 600_000;
/** Delay between two attempts, for statements that wait behind this one. */
const GIVE_WAY_MS = 250;

/** Tries again while a lock is not available. */
async function patiently<T>(run: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await run();
    } catch (cause) {
      // No lock in time, or a deadlock.
      const isInTheWay = ['55P03', '40P01'].includes((cause as { code?: string }).code ?? '');
      if (!isInTheWay || performance.now() > deadline) throw cause;
    }
    await sleep(GIVE_WAY_MS);
  }
}
