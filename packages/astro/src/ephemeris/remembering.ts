import type { Ephemeris } from '../nouns.ts';

/**
 * Returns the same ephemeris with cached states: callers at several sites use the same epochs.
 *
 * Assumes  few epochs: every computed state stays in memory, 48 bytes and a key
 */
export function remembering(ephemeris: Ephemeris): Ephemeris {
  const cache = new Map<number, Float64Array | undefined>();
  return {
    ...ephemeris,
    stateAt(epochTaiS, out) {
      let state = cache.get(epochTaiS);
      if (state === undefined && !cache.has(epochTaiS)) {
        const six = new Float64Array(6);
        state = ephemeris.stateAt(epochTaiS, six) ? six : undefined;
        cache.set(epochTaiS, state);
      }
      if (state === undefined) return false;
      out.set(state);
      return true;
    },
  };
}
