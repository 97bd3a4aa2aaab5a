import pino from 'pino';
import type { Settings } from '../settings/settings.ts';

export type Logger = pino.Logger;

/** Never written, wherever in a logged object they stand. */
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

/** JSON lines on standard error, so that standard output stays free for what a command prints. */
export function createLogger(settings: Pick<Settings, 'logLevel'>, destination?: pino.DestinationStream): Logger {
  return pino(
    {
      level: settings.logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
        censor: '[hidden]',
      },
    },
    destination ?? pino.destination({ dest: 2, sync: true }),
  );
}

/** A file that only its owner reads. */
export function logFile(path: string): pino.DestinationStream {
  return pino.destination({ dest: path, mode: 0o600, sync: true });
}
