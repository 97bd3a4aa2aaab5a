import { setTimeout as sleep } from 'node:timers/promises';
import { databaseTrouble } from '../database/trouble.ts';
import { Outage } from '../outage.ts';
import { RateLimitedLog } from './rate-limited-log.ts';

/** Functions that write the lines of an outage, at any log level. */
export interface OutageVoice {
  warn(facts: object, text: string): void;
}

const LOOK_EVERY_MS = 1000;

/**
 * Log lines of a database outage: one at its start, one at its end, and between them one at growing
 * intervals. Repetitions of the same error, from every job, connection and answer, are counted and not written.
 *
 * No line is suppressed without a watch, since the end of the outage would not be detected.
 */
export class OutageLines {
  #probe: (() => Promise<void>) | undefined;
  #voice: OutageVoice | undefined;
  #sinceS: number | undefined;
  #withheld = 0;

  /** Detects outages from now on; `probe` rejects while the database is unreachable. The returned function ends this. */
  watch(voice: OutageVoice, probe: () => Promise<void>): () => void {
    this.#voice = voice;
    this.#probe = probe;
    return () => {
      this.#probe = undefined;
    };
  }

  /** Returns whether a line with these facts is suppressed. */
  withholds(facts: unknown): boolean {
    if (this.#probe === undefined || typeof facts !== 'object' || facts === null) return false;
    const { err, status } = facts as { readonly err?: unknown; readonly status?: unknown };
    if (this.#sinceS === undefined) {
      if (isAway(err)) this.#begin(err as Error);
      else return false;
    } else if (!isAway(err) && status !== 503) {
      return false;
    }
    this.#withheld++;
    return true;
  }

  #begin(cause: Error): void {
    this.#sinceS = performance.now() / 1000;
    this.#withheld = 0;
    this.#voice?.warn({ cause: cause.message }, 'the database is away');
    void this.#until();
  }

  async #until(): Promise<void> {
    const summary = new RateLimitedLog();
    summary.isTime();
    for (;;) {
      await sleep(LOOK_EVERY_MS, undefined, { ref: false });
      const probe = this.#probe;
      if (probe === undefined) break;
      const isBack = await probe().then(
        () => true,
        () => false,
      );
      const awayS = Math.round(performance.now() / 1000 - (this.#sinceS ?? 0));
      if (isBack) {
        this.#voice?.warn({ awayS, withheld: this.#withheld }, 'the database answers again');
        break;
      }
      if (summary.isTime()) this.#voice?.warn({ awayS, withheld: this.#withheld }, 'the database is still away');
    }
    this.#sinceS = undefined;
  }
}

function isAway(error: unknown): boolean {
  return databaseTrouble(error) === 'away' || (error instanceof Outage && error.code === 'database-unreachable');
}
