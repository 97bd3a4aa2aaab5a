import { migrationsDir, rootDir } from '@keepout/server/hosting/places';
import { openDatabase } from '@keepout/server/platform/database/database';
import { isMigrated, readMigrations } from '@keepout/server/platform/database/migrations';
import { databaseAccount } from '@keepout/server/platform/postgres/account';
import { prepareBinaries } from '@keepout/server/platform/postgres/binaries';
import { describeSettingProblem } from '@keepout/server/platform/settings/setting-problem';
import { settingNames, settingTable } from '@keepout/server/platform/settings/setting-table';
import { loadSettings, type Settings } from '@keepout/server/platform/settings/settings';
import type { Command } from 'commander';
import { EXIT } from '../process/exit.ts';

interface Finding {
  readonly what: string;
  readonly good: boolean;
  readonly detail: string;
}

export function addDoctor(program: Command): void {
  program
    .command('doctor')
    .description('list every setting with its value, and check what the platform needs')
    .action(async () => {
      const result = loadSettings(rootDir, process.env);
      for (const name of settingNames) process.stdout.write(`${settingLine(name)}\n`);
      if (!result.ok) {
        process.stdout.write(`\nrefused:\n${result.fault.problems.map(describeSettingProblem).join('\n')}\n`);
        process.exitCode = EXIT.usage;
        return;
      }
      const findings = [nodeFinding(), await databaseFinding(result.value)];
      process.stdout.write('\n');
      for (const { what, good, detail } of findings)
        process.stdout.write(`${good ? 'good' : 'BAD '}  ${what}: ${detail}\n`);
      if (findings.some((one) => !one.good)) process.exitCode = EXIT.outage;
    });
}

function settingLine(name: (typeof settingNames)[number]): string {
  const row = settingTable[name];
  const given = process.env[name];
  const value = given === undefined || given === '' ? '(default)' : row.secret === true ? '(set, hidden)' : given;
  return `${name.padEnd(34)} ${value.padEnd(24)} ${row.description}`;
}

function nodeFinding(): Finding {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const good = major > 20 || (major === 20 && minor >= 19);
  return {
    what: 'Node.js',
    good,
    detail: good ? process.versions.node : `${process.versions.node}; 20.19 or newer is needed`,
  };
}

async function databaseFinding(settings: Settings): Promise<Finding> {
  if (settings.databaseUrl === undefined) {
    try {
      const { major } = prepareBinaries(settings.dataDir, databaseAccount());
      return { what: 'embedded database', good: true, detail: `PostgreSQL ${major}` };
    } catch (error) {
      return { what: 'embedded database', good: false, detail: error instanceof Error ? error.message : String(error) };
    }
  }
  const database = openDatabase({ connectionString: settings.databaseUrl }, { connections: 1 });
  try {
    await database.ping();
    const migrated = await isMigrated(database.pool, readMigrations(migrationsDir));
    return {
      what: 'database',
      good: migrated,
      detail: migrated ? 'answers, up to date' : 'answers; run `keepout migrate`',
    };
  } catch (error) {
    return { what: 'database', good: false, detail: error instanceof Error ? error.message : String(error) };
  } finally {
    await database.close();
  }
}
