import { databaseTrouble } from '@keepout/server/platform/database/trouble';
import type { Logger } from '@keepout/server/platform/observing/logs';
import { EXIT } from './exit.ts';

/** Of a terminal or a pipe that has gone, or a disk that is full: what was to be said is lost, and nothing else. */
const UNSAID = /^(EPIPE|ENOSPC|EIO|EBADF|EDQUOT|ERR_STREAM_DESTROYED)$/;

/**
 * Keeps a process that serves or works alive where a library tells of a lost connection, or a stream of a full disk, by an
 * event that nobody hears. What it was doing has failed by itself and is tried again. Any other error that nobody caught is a
 * bug whose reach nobody knows: it is logged and ends the process, and whoever looks after it starts another.
 */
export function outliveFaults(log: Logger): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const judge = (error: unknown) => {
    const { code = '' } = (error ?? {}) as { readonly code?: string };
    if (databaseTrouble(error) === 'away') {
      log.warn({ err: error }, 'a connection was lost where nobody waited for it');
    } else if (UNSAID.test(code)) {
      log.warn({ code }, 'something could not be written where nobody waited for it');
    } else {
      log.fatal({ err: error }, 'an error that nobody caught');
      process.exit(EXIT.outage);
    }
  };
  process.on('uncaughtException', judge);
  process.on('unhandledRejection', judge);
}
