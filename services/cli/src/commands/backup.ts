import { existsSync } from 'node:fs';
import { migrationsDir } from '@keepout/server/hosting/places';
import { BackupRefused } from '@keepout/server/platform/backup/backup-reader';
import { restoreBackup } from '@keepout/server/platform/backup/restore-backup';
import { recordBackup, writeBackup } from '@keepout/server/platform/backup/write-backup';
import { grantApplicationRole, mayHandOver } from '@keepout/server/platform/database/application-role';
import { migrate, readMigrations } from '@keepout/server/platform/database/migrations';
import type { Settings } from '@keepout/server/platform/settings/settings';
import type { Command } from 'commander';
import { inputAtFault, wrongUsage } from '../process/exit.ts';
import { onDatabase } from '../process/on-database.ts';
import { applicationRole, onOwnDatabase } from '../process/own-database.ts';
import { print, printError } from '../process/print.ts';
import { progressLine } from '../process/progress-line.ts';
import { commandSettings, programVersion } from '../process/read-settings.ts';

const BACKUP_HELP = `
The file contains the complete database at one time, including uploaded files and the queue. Servers
and workers continue. Encrypted values remain encrypted: store KEEPOUT_SECRETS_KEY (or secrets.key of
the data directory) separately.`;

const RESTORE_HELP = `
The database of the settings must be empty and unused. The restore is complete or has no effect. A
backup of an older version is migrated.`;

/** Adds commands that write the data of an installation to a file and restore them. */
export function addBackup(program: Command): void {
  program
    .command('backup')
    .argument('[file]', 'new file')
    .option('--record', 'record that another program, such as pg_dump, has made a backup; no file is written')
    .description('write all data of the installation to a file, while it runs')
    .addHelpText('after', BACKUP_HELP)
    .action(async (file: string | undefined, { record }: { readonly record?: true }) => {
      if ((file === undefined) === (record === undefined)) throw wrongUsage('name a file, or give --record');
      if (file === undefined) {
        await onDatabase(commandSettings(process.env, 'worker'), async ({ pool }) => {
          const client = await pool.connect();
          await recordBackup(client).finally(() => client.release());
        });
        print('recorded: a backup was made now\n');
        return;
      }
      if (existsSync(file)) throw inputAtFault(`${file}: there is a file of that name already`);
      if (existsSync(`${file}.partial`))
        throw inputAtFault(`${file}.partial: another backup is being written, or was cut; remove it`);
      const settings = commandSettings(process.env, 'worker');
      const progress = progressLine('backup');
      const onProgress = progress.update;
      const { rows, tables } = await onOwnDatabase(settings, settings.databaseUrl, (connection) =>
        writeBackup(connection, file, { version: programVersion(), onProgress }),
      ).finally(progress.end);
      print(`${file}: ${rows} rows of ${tables} tables; restoring its encrypted texts requires ${keyOf(settings)}\n`);
    });
  program
    .command('restore')
    .argument('<file>', 'file of `keepout backup`')
    .description('restore a backup into the empty database of the settings')
    .addHelpText('after', RESTORE_HELP)
    .action(async (file: string) => {
      if (!existsSync(file)) throw inputAtFault(`${file}: no such file`);
      const settings = commandSettings(process.env, 'worker');
      print(`${await restore(settings, file)}\n`);
    });
}

async function restore(settings: Settings, file: string): Promise<string> {
  const migrations = readMigrations(migrationsDir);
  const role = applicationRole(settings);
  const progress = progressLine('restore');
  return await onOwnDatabase(settings, settings.databaseOwnerUrl ?? settings.databaseUrl, async (connection) => {
    if (role !== undefined && !(await mayHandOver(connection, role)))
      throw wrongUsage(
        `the owner gives the queue to ${role} and has to be a member of it: grant ${role} to the owner, and take it back afterwards`,
      );
    const onLoaded = () => {
      progress.end();
      printError('keepout: all is loaded; comparing each table with the file\n');
    };
    const { head, rows } = await restoreBackup(connection, file, { migrations, onProgress: progress.update, onLoaded })
      .catch((cause: unknown) => {
        throw cause instanceof BackupRefused ? inputAtFault(`${file}: ${cause.message}`) : cause;
      })
      .finally(progress.end);
    const applied = await migrate(connection, migrations);
    if (role !== undefined) await grantApplicationRole(connection, role);
    const since = applied.length === 0 ? '' : `; brought up to date from ${head.version}`;
    return `restored ${rows} rows of ${head.tables.length} tables, as of ${head.madeAt}${since}; start with ${keyOf(settings)} of then`;
  });
}

const keyOf = ({ secretsKeys }: Settings): string =>
  secretsKeys.length > 0 ? 'KEEPOUT_SECRETS_KEY' : 'secrets.key of the data directory';
