import type { Clock } from 'pg-boss';

/** Timers fire some milliseconds before or after the time of day says so; more than this is a clock that was set back, ms. */
const SET_BACK_MS = 1000;

/**
 * The clock of the queue. pg-boss compares the time of day when a timer fires with the time for which it was set, and waits on if it is
 * earlier: after a clock that was an hour ahead is set back, nothing scheduled ran for an hour, and nobody looked for jobs of dead workers.
 * Here a timer that has waited its time is due, whatever the time of day is by then.
 */
export function queueClock(): Clock {
  let dueMs = Number.NEGATIVE_INFINITY;
  return {
    now: () => Math.max(Date.now(), dueMs),
    setTimeout: (work, ms) => {
      const forMs = Date.now() + ms;
      return setTimeout(() => {
        if (Date.now() < forMs - SET_BACK_MS) dueMs = forMs;
        try {
          work();
        } finally {
          dueMs = Number.NEGATIVE_INFINITY;
        }
      }, ms);
    },
    clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
    setInterval: (work, ms) => setInterval(work, ms),
    clearInterval: (timer) => clearInterval(timer as NodeJS.Timeout),
  };
}
