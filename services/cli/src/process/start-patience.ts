import { setTimeout as sleep } from 'node:timers/promises';
import { databaseTrouble, isAnswer, isRefused } from '@keepout/server/platform/database/trouble';
import type { Logger } from '@keepout/server/platform/observing/logs';
import { Seldom } from '@keepout/server/platform/observing/seldom';
import { Outage } from '@keepout/server/platform/outage';

/** A database that never answered may be at another address: a start that waited so long says so and ends. */
const NEVER_REACHED_MS = 20_000;
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 4_000;

/** Somebody stopped the process before it was up. */
export class StartStopped extends Error {}

/**
 * Tries a start again while the database is away: in a failover a connection is lost half-way, and the next one is refused for
 * a while. Once the database was reached it is waited for without limit. Anything else ends the start, a wrong password too.
 *
 * @param start  does all or nothing, and tells when the database was reached
 */
export async function startWithPatience<T>(
  start: (reached: () => void) => Promise<T>,
  log: Logger,
  stop: Promise<void>,
  say: (line: string) => void,
): Promise<T> {
  const began = performance.now();
  const complaints = new Seldom();
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

/** An embedded one that does not start may have no room on its disk for a while, or belong to another start. */
function isAway(error: unknown): boolean {
  if (error instanceof Outage && error.code === 'database-start') return true;
  return databaseTrouble(error) === 'away' && !isRefused(error);
}
