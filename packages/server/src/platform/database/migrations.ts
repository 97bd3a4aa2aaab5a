import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { Outage } from '../outage.ts';
import type { DatabaseConnection } from './database.ts';

/** One numbered SQL file. */
export interface Migration {
  readonly name: string;
  readonly sha256: string;
  readonly sql: string;
}

/** Any constant will do as long as nobody else in the same database takes it. */
const lockKey = 0x6b_65_65_70;

/** The `0001-*.sql` files of a directory in order. */
export function readMigrations(directory: string): readonly Migration[] {
  return readdirSync(directory)
    .filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(directory, name), 'utf8');
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
    });
}

/**
 * Brings the database to the files' state and returns the names that were applied now.
 *
 * Runs under an advisory lock on its own connection, so any number of processes may start at once. What the database
 * has is compared with the files as a set of hashes: an edited, missing or late-numbered file stops the start, since a
 * high-water mark alone would skip it silently.
 */
export async function migrate(connection: DatabaseConnection, migrations: readonly Migration[]): Promise<string[]> {
  const client = new pg.Client({ ...connection, application_name: 'keepout-migrate' });
  await client.connect().catch((cause: unknown) => {
    throw new Outage('database-unreachable', 'The database does not answer.', { cause });
  });
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await client.query(
      'create table if not exists keepout_migration (' +
        'name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
    );
    return await apply(client, migrations);
  } finally {
    // Ends the session and with it the lock.
    await client.end();
  }
}

/** Whether the database holds exactly the given migrations. */
export async function isMigrated(pool: pg.Pool, migrations: readonly Migration[]): Promise<boolean> {
  const exists = await pool.query<{ found: boolean }>("select to_regclass('keepout_migration') is not null as found");
  if (!exists.rows[0]?.found) {
    return false;
  }
  const { rows } = await pool.query<{ sha256: string }>('select sha256 from keepout_migration');
  const applied = new Set(rows.map((row) => row.sha256));
  return applied.size === migrations.length && migrations.every((migration) => applied.has(migration.sha256));
}

async function apply(client: pg.Client, migrations: readonly Migration[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; sha256: string }>('select name, sha256 from keepout_migration');
  const applied = new Map(rows.map((row) => [row.name, row.sha256]));
  refuseDifferences(applied, migrations);
  const pending = migrations.filter((migration) => !applied.has(migration.name));
  for (const migration of pending) {
    await applyOne(client, migration);
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
        `The database has migration ${name}, which this version does not know: it is older.`,
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

async function applyOne(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await client.query('insert into keepout_migration (name, sha256) values ($1, $2)', [
      migration.name,
      migration.sha256,
    ]);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback');
    throw new Outage('migration-failed', `Migration ${migration.name} failed: ${(cause as Error).message}`, { cause });
  }
}
