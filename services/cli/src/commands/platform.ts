import { existsSync } from 'node:fs';
import { DemoCatalogueRefused, seedDemo } from '@keepout/demo/seed';
import { modules } from '@keepout/server/modules';
import { onDemandTracking } from '@keepout/server/odt/module';
import type { Settings } from '@keepout/server/platform/settings/settings';
import type { Command } from 'commander';
import { inputAtFault, wrongUsage } from '../process/exit.ts';
import { print } from '../process/print.ts';
import { commandSettings, programVersion } from '../process/read-settings.ts';
import { runPlatform } from '../process/run-platform.ts';

const say = (line: string): void => {
  print(`keepout: ${line}\n`);
};

const WORKER_HELP = `
A worker needs KEEPOUT_DATABASE_URL, and in production KEEPOUT_MODE=production and the
KEEPOUT_SECRETS_KEY of the servers. KEEPOUT_WORKERS sets the number of threads (default:
number of processors). At SIGTERM it finishes its current jobs.`;

/** Everything that runs: `serve`, `worker` and the demonstration of both in one process. */
export function addPlatform(program: Command): void {
  const version = programVersion();
  program
    .command('serve')
    .description('start a server for the API and the pages; it also processes jobs')
    .option('--no-worker', 'process no jobs; use `keepout worker` processes')
    .action(async (options: { worker: boolean }) => {
      const settings = commandSettings();
      await runPlatform({
        settings,
        version,
        modules,
        serves: true,
        works: options.worker,
        logsToFile: false,
        say: () => undefined,
        catalogueFile: settings.catalogueFile,
      });
    });
  program
    .command('worker')
    .description('process jobs; any number of workers can run, on any host that reaches the database')
    .addHelpText('after', WORKER_HELP)
    .action(async () => {
      const settings = commandSettings(process.env, 'worker');
      await runPlatform({
        settings,
        version,
        modules,
        serves: false,
        works: true,
        logsToFile: false,
        say: () => undefined,
        catalogueFile: settings.catalogueFile,
      });
    });
  program
    .command('demo')
    .description('start a demonstration with a generated fleet and catalogue, like `npm start`')
    .option('--catalogue <file>', 'catalogue (TLE, 3LE, OMM; also gzip) instead of the generated catalogue')
    .action(async (options: { catalogue?: string }) => runDemo(version, options.catalogue));
}

async function runDemo(version: string, catalogue: string | undefined): Promise<void> {
  const settings = commandSettings();
  if (settings.mode !== 'demo') throw wrongUsage('the demo does not run in production mode: use `keepout serve`');
  const catalogueFile = catalogue ?? settings.catalogueFile;
  if (catalogueFile !== undefined && !existsSync(catalogueFile)) throw inputAtFault(`${catalogueFile}: no such file`);
  await runPlatform({
    settings,
    version,
    modules,
    serves: true,
    works: true,
    logsToFile: true,
    say,
    async onReady({ context, jobs }, api) {
      say(`open ${api?.url} and sign in as demo, or as demo-admin to administer`);
      say(passwordLine(settings, api?.generatedPassword));
      try {
        await seedDemo(
          { context, tracking: jobs.contextOf(onDemandTracking) },
          { catalogueFile, size: settings.catalogueSize, say },
        );
      } catch (error) {
        if (error instanceof DemoCatalogueRefused) throw inputAtFault(error.message);
        throw error;
      }
    },
  });
}

/** Returns the line with the password, which is available at the first start only: the database contains its hash. */
function passwordLine({ demoPassword }: Settings, generated: string | undefined): string {
  if (generated !== undefined) return `password ${generated} (shown this once)`;
  if (demoPassword !== undefined) return 'password as set by KEEPOUT_DEMO_PASSWORD';
  return 'password as shown at the first start; KEEPOUT_DEMO_PASSWORD sets another';
}
