import pino from 'pino';
import type { Settings } from '../settings/settings.ts';
import { type LogSink, logSink } from './log-sink.ts';
import { OutageLines, type OutageVoice } from './outage-lines.ts';
import { currentSpan } from './trace.ts';

const STANDARD_ERROR = 2;

export type Logger = pino.Logger;

/** Keys that are never written, at any depth of a logged object. */
const secrets = [
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'secret',
  'client_secret',
  'access_token',
  'refresh_token',
  'webhookUrl',
  'teamsUrl',
];

const outages = new WeakMap<Logger, OutageLines>();

/**
 * Writes JSON lines to standard error, so that standard output stays free for the output of a command. A log never ends its
 * process: lines that cannot be written are lost (`log-sink.ts`).
 */
export function createLogger(settings: Pick<Settings, 'logLevel'>, destination?: LogSink): Logger {
  const lines = new OutageLines();
  const log = pino(
    {
      level: settings.logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
        censor: '[hidden]',
      },
      // Under the names that log collectors expect.
      mixin: () => {
        const span = currentSpan();
        return span === undefined ? {} : { trace_id: span.traceId, span_id: span.spanId };
      },
      hooks: {
        logMethod(args, write) {
          if (!lines.withholds(args[0])) write.apply(this, args);
        },
      },
    },
    destination ?? logSink(STANDARD_ERROR),
  );
  outages.set(log, lines);
  return log;
}

/** From now on the log summarises database outages in few lines; the returned function ends this. */
export function tellOutages(log: Logger, probe: () => Promise<void>): () => void {
  const voice: OutageVoice = { warn: (facts, text) => log.warn(facts, text) };
  return outages.get(log)?.watch(voice, probe) ?? (() => undefined);
}
