import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Api, startApi } from '@keepout/api/start-api';
import { type Foundation, layFoundation } from '@keepout/server/hosting/foundation';
import type { ServerModule } from '@keepout/server/hosting/module';
import { checkPort } from '@keepout/server/platform/http/free-port';
import { createLogger, type Logger, logFile } from '@keepout/server/platform/observing/logs';
import type { Settings } from '@keepout/server/platform/settings/settings';
import { startWorker } from '@keepout/worker/start-worker';

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
  /** Called once everything runs. */
  readonly onReady?: (foundation: Foundation, api: Api | undefined) => Promise<void>;
}

/** Runs the platform until SIGINT or SIGTERM, and takes it down in order. Throws outages of the start. */
export async function runPlatform(run: PlatformRun): Promise<void> {
  const log = openLog(run);
  const stop = stopSignal();
  // Asked before anything is started, so that the answer comes at once.
  if (run.serves) await checkPort(run.settings.host, run.settings.port);
  const foundation = await layFoundation(run.settings, { modules: run.modules, log, onStep: run.say });
  let api: Api | undefined;
  try {
    if (run.works) {
      run.say('starting the worker');
      await startWorker(foundation);
    }
    if (run.serves) {
      run.say('starting the web server');
      api = await startApi(run.settings, foundation, { modules: run.modules, version: run.version });
    }
    const ready = run.onReady?.(foundation, api) ?? Promise.resolve();
    // A stop does not wait for what was begun when all was ready; what that says while we go down is of no interest.
    await Promise.race([stop, ready.then(() => stop)]);
    ready.catch(() => undefined);
    run.say('stopping');
  } finally {
    await api?.close();
    await foundation.close();
  }
}

function openLog({ settings, logsToFile }: PlatformRun): Logger {
  if (!logsToFile) return createLogger(settings);
  mkdirSync(settings.dataDir, { recursive: true, mode: 0o755 });
  return createLogger(settings, logFile(join(settings.dataDir, 'keepout.log')));
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
