import { createHash, randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { inject } from 'vitest';
import { startEmbeddedPostgres } from '../postgres/embedded.ts';
import { type Database, openDatabase } from './database.ts';
import { migrate, readMigrations } from './migrations.ts';
import type { DatabaseConnection } from './session.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly postgresDir: string;
  }
}

export const migrationsDir = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** A database of its own with every migration applied, gone after `drop`. */
export interface TestDatabase extends Database {
  readonly name: string;
  drop(): Promise<void>;
}

/**
 * A throw-away database on the test run's one embedded server, copied from a migrated template in about 50 ms.
 * The first caller of the run starts the server and makes the template.
 */
export async function createTestDatabase(options: { readonly connections?: number } = {}): Promise<TestDatabase> {
  const server = (await startEmbeddedPostgres(inject('postgresDir'))).connection;
  const migrations = readMigrations(migrationsDir);
  const hash = createHash('sha256')
    .update(migrations.map((migration) => migration.sha256).join())
    .digest('hex');
  const template = `template_${hash.slice(0, 16)}`;
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(server, async (client) => {
    // One at a time: the template must be whole, and nobody may be connected to it while it is copied.
    await client.query('select pg_advisory_lock(1)');
    const result = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (result.rowCount === 0) {
      // No machine dies under a test: what is written need not reach the disk.
      for (const setting of ['fsync', 'full_page_writes']) {
        await client.query(`alter system set ${setting} = off`);
      }
      await client.query('select pg_reload_conf()');
      await client.query(`create database ${template}`);
      await migrate({ ...server, database: template }, migrations);
    }
    await client.query(`create database ${name} template ${template} strategy file_copy`);
  });
  const database = openDatabase({ ...server, database: name }, { connections: options.connections ?? 6 });
  return {
    ...database,
    name,
    drop: async () => {
      await database.close();
      await administer(server, (client) => client.query(`drop database if exists ${name} with (force)`));
    },
  };
}

/** A database without a table. */
export interface EmptyDatabase {
  readonly url: string;
  readonly connection: DatabaseConnection;
  /** As a platform wants it, when its tables are there. */
  open(): TestDatabase;
  drop(): Promise<void>;
}

/** An empty database, for tests of the migrations themselves and of what makes tables otherwise. */
export async function createEmptyDatabase(): Promise<EmptyDatabase> {
  const server = (await startEmbeddedPostgres(inject('postgresDir'))).connection;
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(server, (client) => client.query(`create database ${name}`));
  const connection = { ...server, database: name };
  const drop = async (): Promise<void> => {
    await administer(server, (client) => client.query(`drop database if exists ${name} with (force)`));
  };
  return {
    url: `postgresql://${server.user}@/${name}?host=${encodeURIComponent(server.host)}&port=${server.port}`,
    connection,
    open: () => {
      const database = openDatabase(connection, { connections: 6 });
      return { ...database, name, drop: () => database.close().then(drop) };
    },
    drop,
  };
}

async function administer<T>(server: pg.ClientConfig, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...server, database: 'postgres' });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
