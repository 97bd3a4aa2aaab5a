import { migrationsDir } from '@keepout/server/hosting/places';
import { grantApplicationRole } from '@keepout/server/platform/database/application-role';
import {
  breakingMigration,
  type Migration,
  migrate,
  pendingMigrations,
  readMigrations,
} from '@keepout/server/platform/database/migrations';
import type { Command } from 'commander';
import { applicationRole, onOwnDatabase } from '../process/own-database.ts';
import { print } from '../process/print.ts';
import { commandSettings } from '../process/read-settings.ts';

export function addMigrate(program: Command): void {
  program
    .command('migrate')
    .description('update the database to this version')
    .option('--plan', 'list the steps without any change')
    .option('--ignore-running', 'migrate although servers or workers that must be stopped are still connected')
    .action(async ({ plan, ignoreRunning = false }: { readonly plan?: true; readonly ignoreRunning?: boolean }) => {
      // A role that owns tables needs no identity provider and no public address.
      const settings = commandSettings(process.env, 'worker');
      await onOwnDatabase(settings, settings.databaseOwnerUrl ?? settings.databaseUrl, async (connection) => {
        const migrations = readMigrations(migrationsDir);
        if (plan) {
          print(planOf(await pendingMigrations(connection, migrations), migrations));
          return;
        }
        const applied = await migrate(connection, migrations, { ignoresRunning: ignoreRunning });
        const role = applicationRole(settings);
        if (role !== undefined) await grantApplicationRole(connection, role);
        print(applied.length === 0 ? 'no change needed\n' : `applied ${applied.join(', ')}\n`);
      });
    });
}

/** Each migration with the first sentence that it says of itself, and whether those that run may go on meanwhile. */
function planOf(pending: readonly Migration[], all: readonly Migration[]): string {
  const [first] = pending;
  if (first === undefined) return 'no change needed\n';
  const width = Math.max(...pending.map(({ name }) => name.length));
  const lines = pending.map(({ name, sql }) => `${name.padEnd(width)}  ${firstSentence(sql)}\n`);
  // An empty database has no running programs.
  if (first === all[0]) return lines.join('');
  const breaking = breakingMigration(pending, all);
  const advice =
    breaking === undefined
      ? 'Servers and workers of the version that runs may go on meanwhile.\n'
      : `Stop servers and workers first: their version does not run on what ${breaking.name} leaves.\n`;
  return lines.join('') + advice;
}

function firstSentence(sql: string): string {
  const comment = /^(?:--[^\n]*\n)+/m.exec(sql)?.[0] ?? '';
  const words = comment.replaceAll(/^-- ?/gm, '').replaceAll(/\s+/g, ' ').trim();
  return /^.*?[.:](?= |$)/.exec(words)?.[0] ?? words;
}
