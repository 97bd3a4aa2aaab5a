import { migrationsDir } from '@keepout/server/hosting/places';
import { grantApplicationRole } from '@keepout/server/platform/database/application-role';
import { migrate, readMigrations } from '@keepout/server/platform/database/migrations';
import { startEmbeddedPostgres } from '@keepout/server/platform/postgres/embedded';
import type { Settings } from '@keepout/server/platform/settings/settings';
import type { Command } from 'commander';
import { wrongUsage } from '../process/exit.ts';
import { settingsOf } from '../process/read-settings.ts';

/** The role of the other processes, where the tables belong to another one. */
function applicationRole({ databaseUrl, databaseOwnerUrl }: Settings): string | undefined {
  if (databaseUrl === undefined || databaseOwnerUrl === undefined) return undefined;
  const name = ({ username, searchParams }: URL) =>
    decodeURIComponent(username) || searchParams.get('user') || undefined;
  const [role, owner] = [name(new URL(databaseUrl)), name(new URL(databaseOwnerUrl))];
  if (role === undefined || role === owner) {
    throw wrongUsage('KEEPOUT_DATABASE_URL must name another role than KEEPOUT_DATABASE_OWNER_URL');
  }
  return role;
}

export function addMigrate(program: Command): void {
  program
    .command('migrate')
    .description('bring the database up to date with this version')
    .action(async () => {
      // A role that owns tables needs no identity provider and no public address.
      const settings = settingsOf(process.env, 'worker');
      const embedded = settings.databaseUrl === undefined ? await startEmbeddedPostgres(settings.dataDir) : undefined;
      try {
        const ownUrl = settings.databaseOwnerUrl ?? settings.databaseUrl ?? '';
        const connection = {
          ...(embedded?.connection ?? { connectionString: ownUrl }),
          pauseS: settings.databasePauseS,
        };
        const applied = await migrate(connection, readMigrations(migrationsDir));
        const role = applicationRole(settings);
        if (role !== undefined) await grantApplicationRole(connection, role);
        process.stdout.write(applied.length === 0 ? 'nothing to do\n' : `applied ${applied.join(', ')}\n`);
      } finally {
        await embedded?.stop();
      }
    });
}
