import { type Database, openDatabase } from '@keepout/server/platform/database/database';
import { startEmbeddedPostgres } from '@keepout/server/platform/postgres/embedded';
import type { Settings } from '@keepout/server/platform/settings/settings';

/** Runs a function with the platform's database: that of the settings, or the embedded one, which is started if necessary. */
export async function withDatabase<T>(settings: Settings, use: (database: Database) => Promise<T>): Promise<T> {
  const embedded = settings.databaseUrl === undefined ? await startEmbeddedPostgres(settings.dataDir) : undefined;
  const connection = embedded?.connection ?? { connectionString: settings.databaseUrl ?? '' };
  const database = openDatabase(connection, { connections: 1 });
  try {
    // Without an answer the first statement throws an outage with a sentence.
    await database.ping();
    return await use(database);
  } finally {
    await database.close();
    await embedded?.stop();
  }
}
