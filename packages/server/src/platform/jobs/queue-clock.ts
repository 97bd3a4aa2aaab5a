import type { Clock } from 'pg-boss';

/** Timers fire some milliseconds before or after the time of day says so; more than this is a clock that was set back, ms. */
const SET_BACK_MS = 1000;

/**
 * Returns the clock of the queue. When a timer fires, pg-boss compares the time of day with the due time and waits for the rest. With the
 * system clock, schedules and the search for jobs of dead workers therefore stopped for an hour after a clock that was an hour ahead was set
 * back. In the callback of a timer that has run for its full delay, `now` is at least the due time of the timer.
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
