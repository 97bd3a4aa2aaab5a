import { migrationsDir } from '@keepout/server/hosting/places';
import { migrate, readMigrations } from '@keepout/server/platform/database/migrations';
import { startEmbeddedPostgres } from '@keepout/server/platform/postgres/embedded';
import type { Command } from 'commander';
import { settingsOf } from '../process/read-settings.ts';

export function addMigrate(program: Command): void {
  program
    .command('migrate')
    .description('bring the database up to date with this version')
    .action(async () => {
      const settings = settingsOf();
      const embedded = settings.databaseUrl === undefined ? await startEmbeddedPostgres(settings.dataDir) : undefined;
      try {
        const connection = {
          ...(embedded?.connection ?? { connectionString: settings.databaseUrl ?? '' }),
          pauseS: settings.databasePauseS,
        };
        const applied = await migrate(connection, readMigrations(migrationsDir));
        process.stdout.write(applied.length === 0 ? 'nothing to do\n' : `applied ${applied.join(', ')}\n`);
      } finally {
        await embedded?.stop();
      }
    });
}
