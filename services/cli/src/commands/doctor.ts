import { rootDir } from '@keepout/server/hosting/places';
import { type EffectiveSetting, effectiveSettings } from '@keepout/server/platform/settings/effective-settings';
import { describeSettingProblem } from '@keepout/server/platform/settings/setting-problem';
import { loadSettings, type Settings } from '@keepout/server/platform/settings/settings';
import type { Command } from 'commander';
import { capacityFindings } from '../doctor/capacity.ts';
import { catalogueFileFinding, catalogueFindings } from '../doctor/catalogue.ts';
import { databaseFindings } from '../doctor/database.ts';
import { evidenceFindings } from '../doctor/evidence.ts';
import { feedFindings } from '../doctor/feeds.ts';
import type { Finding } from '../doctor/finding.ts';
import { identityFinding } from '../doctor/identity.ts';
import { folderFindings, nodeFinding, portFinding } from '../doctor/machine.ts';
import { mailFinding } from '../doctor/mail.ts';
import { outboundFindings } from '../doctor/outbound.ts';
import { installationFindings, publicUrlFindings } from '../doctor/public-url.ts';
import { secretsFindings } from '../doctor/secrets.ts';
import { tableFindings } from '../doctor/tables.ts';
import { EXIT } from '../process/exit.ts';
import { print } from '../process/print.ts';

const HELP = `
Exit code 0: the platform can run; 2: the settings are refused; 3: a check fails (BAD; a NOTE does not
count). The command sends no mail and changes no data. Secrets are masked.`;

const MARKS = { good: 'good', note: 'NOTE', bad: 'BAD ' } as const;

export function addDoctor(program: Command): void {
  program
    .command('doctor')
    .description('list all settings with value and source, and check the environment')
    .option('--worker', 'check the requirements of a worker: without port, identity provider and public URL')
    .addHelpText('after', HELP)
    .action(async ({ worker }: { readonly worker?: true }) => {
      const result = loadSettings(rootDir, process.env, worker ? 'worker' : 'server');
      const settings = result.ok ? result.value : undefined;
      for (const setting of effectiveSettings(rootDir, process.env, settings)) print(`${settingLine(setting)}\n`);
      if (!result.ok) {
        print(`\nrefused:\n${result.fault.problems.map(describeSettingProblem).join('\n')}\n`);
        process.exitCode = EXIT.usage;
        return;
      }
      print('\n');
      let isBad = false;
      for (const examine of looks(result.value, worker === true)) {
        for (const { what, state, detail } of await examine()) {
          print(`${MARKS[state]}  ${what}: ${detail}\n`);
          isBad ||= state === 'bad';
        }
      }
      if (isBad) process.exitCode = EXIT.outage;
    });
}

/** Runs the checks one after the other and prints each result when available. */
function looks(
  settings: Settings,
  isWorker: boolean,
): readonly (() => Promise<readonly Finding[]> | readonly Finding[])[] {
  return [
    () => [nodeFinding(settings), ...folderFindings(settings)],
    async () => (isWorker ? [] : [await portFinding(settings), await identityFinding(settings)]),
    async () => (isWorker ? [] : await publicUrlFindings(settings)),
    async () => [await mailFinding(settings)],
    () => catalogueFileFinding(settings),
    () =>
      databaseFindings(settings, async (database) => [
        ...(await catalogueFindings(database, settings)),
        ...(await tableFindings(database)),
        ...(await feedFindings(database, settings)),
        ...(await outboundFindings(database, settings)),
        ...(isWorker ? [] : await installationFindings(database, settings)),
        ...(await capacityFindings(database, settings)),
        ...(await evidenceFindings(database)),
        ...(await secretsFindings(database, settings)),
      ]),
  ];
}

function settingLine({ name, value, origin, description }: EffectiveSetting): string {
  const line = `${name.padEnd(34)} ${(value === '' ? '-' : value).padEnd(24)} (${origin})`;
  return `${line.padEnd(76)} ${description}`;
}
