import { migrationsDir } from '@keepout/server/hosting/places';
import { type Database, openDatabase } from '@keepout/server/platform/database/database';
import { isMigrated, readMigrations } from '@keepout/server/platform/database/migrations';
import { startEmbeddedPostgres } from '@keepout/server/platform/postgres/embedded';
import type { Settings } from '@keepout/server/platform/settings/settings';
import { CommandEnd, EXIT } from './exit.ts';

/** Does something on the installation's database, embedded or not, whether a server runs on it or not. */
export async function onDatabase<T>(settings: Settings, work: (database: Database) => Promise<T>): Promise<T> {
  const embedded = settings.databaseUrl === undefined ? await startEmbeddedPostgres(settings.dataDir) : undefined;
  const connection = embedded?.connection ?? { connectionString: settings.databaseUrl ?? '' };
  const database = openDatabase(connection, { connections: 1 });
  try {
    if (!(await isMigrated(database.pool, readMigrations(migrationsDir)))) {
      throw new CommandEnd(EXIT.outage, 'the database does not match this version: run `keepout migrate`');
    }
    return await work(database);
  } finally {
    await database.close();
    await embedded?.stop();
  }
}
