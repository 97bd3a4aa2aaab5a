import { migrationsDir } from '@keepout/server/hosting/places';
import type { Database } from '@keepout/server/platform/database/database';
import { readMigrations, schemaMismatch } from '@keepout/server/platform/database/migrations';
import type { Settings } from '@keepout/server/platform/settings/settings';
import { CommandEnd, EXIT } from './exit.ts';
import { withDatabase } from './with-database.ts';

/** Does something on the installation's database, embedded or not, whether a server runs on it or not. */
export async function onDatabase<T>(settings: Settings, work: (database: Database) => Promise<T>): Promise<T> {
  return await withDatabase(settings, async (database) => {
    const mismatch = await schemaMismatch(database.pool, readMigrations(migrationsDir));
    if (mismatch !== undefined) throw new CommandEnd(EXIT.outage, `the database ${mismatch}`);
    return await work(database);
  });
}
