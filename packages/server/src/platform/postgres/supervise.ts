import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../observing/logs.ts';
import { RateLimitedLog } from '../observing/rate-limited-log.ts';
import type { EmbeddedPostgres } from './embedded.ts';

const LOOK_EVERY_MS = 500;
/** Delays between failing attempts: short at first, and limited so that a repaired disk is used soon. */
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8_000;

/** Supervision of a running embedded server. */
export interface Supervision {
  /** Ends supervision, before the server is stopped on purpose. */
  end(): Promise<void>;
}

/**
 * Restarts the embedded server whenever its process has ended. Several processes may supervise one server: the
 * server's own lock decides which of them starts it. The reason of a failed start is logged once and then at growing intervals;
 * the attempts continue, since a disk may be repaired or a volume mounted again in the meantime.
 */
export function superviseEmbeddedPostgres(server: EmbeddedPostgres, log: Logger): Supervision {
  const ended = new AbortController();
  const pause = (ms: number) => sleep(ms, undefined, { signal: ended.signal, ref: false }).catch(() => undefined);
  const watch = async () => {
    while (!ended.signal.aborted) {
      await pause(LOOK_EVERY_MS);
      if (ended.signal.aborted || isThere(server)) continue;
      await revive();
    }
  };
  const revive = async () => {
    const began = performance.now();
    const complaints = new RateLimitedLog();
    log.warn('the embedded database has died, starting it again');
    for (let waitMs = FIRST_WAIT_MS; !ended.signal.aborted; waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)) {
      try {
        await server.revive();
        log.warn({ awayMs: Math.round(performance.now() - began) }, 'the embedded database runs again');
        return;
      } catch (cause) {
        if (complaints.isTime())
          log.error({ reason: (cause as Error).message }, 'the embedded database does not start');
        await pause(waitMs);
      }
    }
  };
  const watching = watch();
  return {
    end: async () => {
      ended.abort();
      await watching;
    },
  };
}

/** Returns whether the server process exists; false if its folder is unreadable, which is checked again. */
function isThere(server: EmbeddedPostgres): boolean {
  try {
    return server.isThere();
  } catch {
    return false;
  }
}
