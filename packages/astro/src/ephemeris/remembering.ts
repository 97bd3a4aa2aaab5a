import type { Ephemeris } from '../nouns.ts';

/**
 * The same ephemeris, each state computed once: whoever looks from several sites asks at the same epochs.
 *
 * Assumes  few epochs: every state that was asked for stays in memory, 48 bytes and a key
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
