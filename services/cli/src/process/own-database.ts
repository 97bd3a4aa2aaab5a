import type { DatabaseConnection } from '@keepout/server/platform/database/session';
import { startEmbeddedPostgres } from '@keepout/server/platform/postgres/embedded';
import type { Settings } from '@keepout/server/platform/settings/settings';
import { wrongUsage } from './exit.ts';

/** The role of the other processes, where the tables belong to another one. */
export function applicationRole({ databaseUrl, databaseOwnerUrl }: Settings): string | undefined {
  if (databaseUrl === undefined || databaseOwnerUrl === undefined) return undefined;
  const name = ({ username, searchParams }: URL) =>
    decodeURIComponent(username) || searchParams.get('user') || undefined;
  const [role, owner] = [name(new URL(databaseUrl)), name(new URL(databaseOwnerUrl))];
  if (role === undefined || role === owner) {
    throw wrongUsage('KEEPOUT_DATABASE_URL must name another role than KEEPOUT_DATABASE_OWNER_URL');
  }
  return role;
}

/**
 * Does something with sessions of its own on the installation's database, embedded or not.
 *
 * @param url   by which role, where it is not embedded
 */
export async function onOwnDatabase<T>(
  { dataDir, databaseUrl, databasePauseS: pauseS }: Settings,
  url: string | undefined,
  work: (connection: DatabaseConnection) => Promise<T>,
): Promise<T> {
  const embedded = databaseUrl === undefined ? await startEmbeddedPostgres(dataDir) : undefined;
  try {
    return await work({ ...(embedded?.connection ?? { connectionString: url ?? '' }), pauseS });
  } finally {
    await embedded?.stop();
  }
}
