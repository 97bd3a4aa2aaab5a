import { migrationsDir } from '@keepout/server/hosting/places';
import { grantApplicationRole } from '@keepout/server/platform/database/application-role';
import {
  type Migration,
  migrate,
  pendingMigrations,
  readMigrations,
} from '@keepout/server/platform/database/migrations';
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
    .option('--plan', 'say what would be done, and change nothing')
    .action(async ({ plan }: { readonly plan?: true }) => {
      // A role that owns tables needs no identity provider and no public address.
      const settings = settingsOf(process.env, 'worker');
      const embedded = settings.databaseUrl === undefined ? await startEmbeddedPostgres(settings.dataDir) : undefined;
      try {
        const ownUrl = settings.databaseOwnerUrl ?? settings.databaseUrl ?? '';
        const connection = {
          ...(embedded?.connection ?? { connectionString: ownUrl }),
          pauseS: settings.databasePauseS,
        };
        const migrations = readMigrations(migrationsDir);
        if (plan) {
          process.stdout.write(planOf(await pendingMigrations(connection, migrations)));
          return;
        }
        const applied = await migrate(connection, migrations);
        const role = applicationRole(settings);
        if (role !== undefined) await grantApplicationRole(connection, role);
        process.stdout.write(applied.length === 0 ? 'nothing to do\n' : `applied ${applied.join(', ')}\n`);
      } finally {
        await embedded?.stop();
      }
    });
}

/** Each migration with the first sentence that it says of itself. */
function planOf(pending: readonly Migration[]): string {
  if (pending.length === 0) return 'nothing to do\n';
  const width = Math.max(...pending.map(({ name }) => name.length));
  return pending.map(({ name, sql }) => `${name.padEnd(width)}  ${firstSentence(sql)}\n`).join('');
}

function firstSentence(sql: string): string {
  const comment = /^(?:--[^\n]*\n)+/m.exec(sql)?.[0] ?? '';
  const words = comment.replaceAll(/^-- ?/gm, '').replaceAll(/\s+/g, ' ').trim();
  return /^.*?[.:](?= |$)/.exec(words)?.[0] ?? words;
}
