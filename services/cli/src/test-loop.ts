import { existsSync, readFileSync } from 'node:fs';

/** What the main thread of this process has computed so far. */
const SCHEDSTAT = `/proc/self/task/${process.pid}/schedstat`;
const LOOK_MS = 10;

/** Looks at the loop of this process. */
export interface LoopWatch {
  /** Ends it; how long the loop stood at the longest by its own doing, s. 0 where the system does not tell. */
  end(): number;
}

/**
 * Watches how long the main thread computes without a turn of its loop. Counted is its own work on a processor, so that a
 * machine that is busy with other programs changes nothing.
 */
export function watchLoop(): LoopWatch {
  const computedS = (): number =>
    existsSync(SCHEDSTAT) ? Number(readFileSync(SCHEDSTAT, 'utf8').split(' ')[0]) / 1e9 : 0;
  let longestS = 0;
  let lastS = computedS();
  const look = (): void => {
    const nowS = computedS();
    longestS = Math.max(longestS, nowS - lastS);
    lastS = nowS;
  };
  const timer = setInterval(look, LOOK_MS);
  return {
    end: () => {
      clearInterval(timer);
      look();
      return longestS;
    },
  };
}
