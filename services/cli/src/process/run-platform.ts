import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type RunningApi, startApi } from '@keepout/api/start-api';
import { type CatalogueWatch, watchCatalogueFile } from '@keepout/server/catalogue/watched-file';
import { type Foundation, layFoundation } from '@keepout/server/hosting/foundation';
import type { ServerModule } from '@keepout/server/hosting/module';
import { buildInfo } from '@keepout/server/hosting/places';
import { databaseTrouble, isAnswer, isRefused } from '@keepout/server/platform/database/trouble';
import { checkPort } from '@keepout/server/platform/http/free-port';
import { exportSpans } from '@keepout/server/platform/observing/export-spans';
import { fileSink } from '@keepout/server/platform/observing/log-sink';
import { createLogger, type Logger } from '@keepout/server/platform/observing/logs';
import { RateLimitedLog } from '@keepout/server/platform/observing/rate-limited-log';
import { Outage } from '@keepout/server/platform/outage';
import type { Settings } from '@keepout/server/platform/settings/settings';
import { startWorker } from '@keepout/worker/start-worker';
import { type WatchedWorker, watchWorker } from '@keepout/worker/watch-worker';
import { EXIT } from './exit.ts';

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
  readonly onReady?: (foundation: Foundation, api: RunningApi | undefined) => Promise<void>;
}

interface Running {
  readonly foundation: Foundation;
  readonly api: RunningApi | undefined;
  readonly watched: WatchedWorker | undefined;
  readonly watch: CatalogueWatch | undefined;
}

/** Runs the platform until SIGINT or SIGTERM, and takes it down in order. Throws outages of the start. */
export async function runPlatform(run: PlatformRun): Promise<void> {
  const log = openLog(run);
  outliveFaults(log);
  const { version, commit, node } = buildInfo();
  log.info({ version, commit, node, serves: run.serves, works: run.works }, `starting: keepout ${version}`);
  let stoppingSinceMs: number | undefined;
  const stop = stopSignal((signal) => {
    stoppingSinceMs = performance.now();
    log.info({ signal }, `stopping: signal ${signal}`);
  });
  await runUntil(stop, run, log);
  if (stoppingSinceMs !== undefined) {
    const seconds = Number(((performance.now() - stoppingSinceMs) / 1000).toFixed(1));
    log.info({ seconds }, `stopped after ${seconds} s`);
  }
}

async function runUntil(stop: Promise<void>, run: PlatformRun, log: Logger): Promise<void> {
  // Asked before anything is started, so that the answer comes at once.
  if (run.serves) await checkPort(run.settings.host, run.settings.port);
  const { otlpUrl } = run.settings;
  const spans = otlpUrl === undefined ? undefined : exportSpans({ url: otlpUrl, version: run.version, log });
  const running = await startWithPatience((reached) => start(run, log, reached), log, stop, run.say).catch(
    (cause: unknown) => {
      if (cause instanceof StartStopped) return undefined;
      throw cause;
    },
  );
  if (running === undefined) return;
  try {
    const ready = whenReady(run, running, log, stop);
    // A stop does not wait for work that began when all was ready; its errors during the stop are ignored.
    await Promise.race([stop, ready.then(() => stop)]);
    ready.catch(() => undefined);
    run.say('stopping');
  } finally {
    await running.watch?.close();
    await running.api?.close();
    await running.watched?.close();
    await running.foundation.close();
    await spans?.close();
  }
}

/** Runs `onReady` when the database is ready, and tries again after an interruption of the database. */
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

/** Starts all parts, or none. */
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
    // A server reports the state of its worker on its own port.
    const watched = run.works && !run.serves ? await watchWorker(settings, foundation) : undefined;
    if (run.serves) run.say('starting the web server');
    const api = run.serves ? await startApi(settings, foundation, { modules, version: run.version }) : undefined;
    const { catalogueFile } = run;
    const watch = catalogueFile === undefined ? undefined : watchCatalogueFile(foundation.jobs.context, catalogueFile);
    return { foundation, api, watched, watch };
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
function stopSignal(onSignal: (signal: NodeJS.Signals) => void): Promise<void> {
  return new Promise((stop) => {
    let isStopping = false;
    const hear = (signal: NodeJS.Signals) => {
      if (isStopping) process.exit(130);
      isStopping = true;
      onSignal(signal);
      stop();
    };
    process.on('SIGINT', hear);
    process.on('SIGTERM', hear);
  });
}

/** Errors of a closed terminal or pipe, or of a full disk: only the output is lost. */
const UNSAID = /^(EPIPE|ENOSPC|EIO|EBADF|EDQUOT|ERR_STREAM_DESTROYED)$/;

/**
 * Keeps a serving or working process alive when a library reports a lost connection, or a stream a full disk, by an unhandled
 * error event. The interrupted operation has failed by itself and is tried again. Any other uncaught error is a
 * bug with unknown effects: it is logged and ends the process, and the service manager starts another.
 */
function outliveFaults(log: Logger): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const judge = (error: unknown) => {
    const { code = '' } = (error ?? {}) as { readonly code?: string };
    if (databaseTrouble(error) === 'away') {
      log.warn({ err: error }, 'an unused connection was lost');
    } else if (UNSAID.test(code)) {
      log.warn({ code }, 'an unawaited write failed');
    } else {
      log.fatal({ err: error }, 'uncaught error');
      process.exit(EXIT.outage);
    }
  };
  process.on('uncaughtException', judge);
  process.on('unhandledRejection', judge);
}

/** Time after which a start ends if the database never answered, ms: the URL may be wrong. */
const NEVER_REACHED_MS = 20_000;
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 4_000;

/** Thrown when the process was stopped during its start. */
export class StartStopped extends Error {}

/**
 * Tries a start again while the database is unavailable: in a failover a connection is lost half-way, and the next one is refused for
 * a while. Once the database was reached, waiting has no limit. Any other error ends the start, including a wrong password.
 *
 * @param start  is atomic, and reports when the database was reached
 */
export async function startWithPatience<T>(
  start: (reached: () => void) => Promise<T>,
  log: Logger,
  stop: Promise<void>,
  say: (line: string) => void,
): Promise<T> {
  const began = performance.now();
  const complaints = new RateLimitedLog();
  let wasReached = false;
  let isStopped = false;
  const stopped = stop.then(() => {
    isStopped = true;
  });
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)) {
    try {
      return await start(() => {
        wasReached = true;
      });
    } catch (cause) {
      // Who ends our session is there.
      wasReached ||= isAnswer(cause);
      const isPatient = wasReached || performance.now() - began < NEVER_REACHED_MS;
      if (!isAway(cause) || !isPatient) throw cause;
      if (complaints.isTime()) {
        const { message } = cause as Error;
        log.warn({ reason: message }, 'the database is away, the start waits for it');
        say(`waiting for the database: ${message}`);
      }
    }
    await Promise.race([stopped, sleep(waitMs)]);
    if (isStopped) throw new StartStopped();
  }
}

/** Returns whether the database is unavailable. An embedded one may have a full disk for a while, or belong to another start. */
function isAway(error: unknown): boolean {
  if (error instanceof Outage && error.code === 'database-start') return true;
  return databaseTrouble(error) === 'away' && !isRefused(error);
}
