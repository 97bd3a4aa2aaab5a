import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Api, startApi } from '@keepout/api/start-api';
import { type CatalogueWatch, watchCatalogueFile } from '@keepout/server/catalogue/watched-file';
import { type Foundation, layFoundation } from '@keepout/server/hosting/foundation';
import type { ServerModule } from '@keepout/server/hosting/module';
import { checkPort } from '@keepout/server/platform/http/free-port';
import { fileSink } from '@keepout/server/platform/observing/log-sink';
import { createLogger, type Logger } from '@keepout/server/platform/observing/logs';
import type { Settings } from '@keepout/server/platform/settings/settings';
import { startWorker } from '@keepout/worker/start-worker';
import { outliveFaults } from './outlive-faults.ts';
import { StartStopped, startWithPatience } from './start-patience.ts';

export interface PlatformRun {
  readonly settings: Settings;
  readonly version: string;
  readonly modules: readonly ServerModule[];
  /** Answers calls and pages. */
  readonly serves: boolean;
  /** Takes jobs off the queue. */
  readonly works: boolean;
  /** Logs go to `keepout.log` in the data directory, for a person at the terminal; else to standard error. */
  readonly logsToFile: boolean;
  /** One line for the person at the terminal. */
  readonly say: (line: string) => void;
  /** The catalogue file to keep loaded, unless `onReady` does that. */
  readonly catalogueFile?: string | undefined;
  /** Called once everything runs, and again where it lost the database half-way. */
  readonly onReady?: (foundation: Foundation, api: Api | undefined) => Promise<void>;
}

interface Running {
  readonly foundation: Foundation;
  readonly api: Api | undefined;
  readonly watch: CatalogueWatch | undefined;
}

/** Runs the platform until SIGINT or SIGTERM, and takes it down in order. Throws outages of the start. */
export async function runPlatform(run: PlatformRun): Promise<void> {
  const log = openLog(run);
  outliveFaults(log);
  const stop = stopSignal();
  // Asked before anything is started, so that the answer comes at once.
  if (run.serves) await checkPort(run.settings.host, run.settings.port);
  const running = await startWithPatience((reached) => start(run, log, reached), log, stop, run.say).catch(
    (cause: unknown) => {
      if (cause instanceof StartStopped) return undefined;
      throw cause;
    },
  );
  if (running === undefined) return;
  try {
    const ready = whenReady(run, running, log, stop);
    // A stop does not wait for what was begun when all was ready; what that says while we go down is of no interest.
    await Promise.race([stop, ready.then(() => stop)]);
    ready.catch(() => undefined);
    run.say('stopping');
  } finally {
    await running.watch?.close();
    await running.api?.close();
    await running.foundation.close();
  }
}

/** What is begun then goes on where it was when the database was away meanwhile. */
async function whenReady(
  run: PlatformRun,
  { foundation, api }: Running,
  log: Logger,
  stop: Promise<void>,
): Promise<void> {
  const begin = async (reached: () => void) => {
    reached();
    await run.onReady?.(foundation, api);
  };
  await startWithPatience(begin, log, stop, run.say);
}

/** Everything, or nothing. */
async function start(run: PlatformRun, log: Logger, reached: () => void): Promise<Running> {
  const { settings, modules } = run;
  const onStep = (step: string, at: number) => {
    // The first step is the way to the database.
    if (at > 0) reached();
    run.say(step);
  };
  let steps = 0;
  const foundation = await layFoundation(settings, { modules, log, onStep: (step) => onStep(step, steps++) });
  try {
    reached();
    if (run.works) {
      run.say('starting the worker');
      await startWorker(foundation);
    }
    if (run.serves) run.say('starting the web server');
    const api = run.serves ? await startApi(settings, foundation, { modules, version: run.version }) : undefined;
    const { catalogueFile } = run;
    const watch = catalogueFile === undefined ? undefined : watchCatalogueFile(foundation.jobs.context, catalogueFile);
    return { foundation, api, watch };
  } catch (cause) {
    await foundation.close();
    throw cause;
  }
}

function openLog({ settings, logsToFile }: PlatformRun): Logger {
  if (!logsToFile) return createLogger(settings);
  mkdirSync(settings.dataDir, { recursive: true, mode: 0o755 });
  return createLogger(settings, fileSink(join(settings.dataDir, 'keepout.log')));
}

/** Resolves at the first signal. A second one ends the process at once; the database survives that. */
function stopSignal(): Promise<void> {
  return new Promise((stop) => {
    let isStopping = false;
    const hear = () => {
      if (isStopping) process.exit(130);
      isStopping = true;
      stop();
    };
    process.on('SIGINT', hear);
    process.on('SIGTERM', hear);
  });
}
