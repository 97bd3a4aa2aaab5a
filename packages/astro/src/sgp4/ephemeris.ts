import type { Ephemeris, MeanElements } from '../nouns.ts';
import { sgp4Init } from './init.ts';
import { sgp4 } from './propagate.ts';
import type { Sgp4Mode } from './record.ts';

/**
 * Trajectory of an element set. It answers for every epoch at which the theory gives a state.
 *
 * Frame    TEME          Time scale  TAI
 *
 * @returns Ephemeris, m and m/s; `stateAt` is false where SGP4 reports an error
 */
export function sgp4Ephemeris(elements: MeanElements, mode: Sgp4Mode = 'improved'): Ephemeris {
  const record = sgp4Init(elements, mode);
  return {
    frame: 'TEME',
    startTaiS: Number.NEGATIVE_INFINITY,
    stopTaiS: Number.POSITIVE_INFINITY,
    stateAt(epochTaiS: number, out: Float64Array): boolean {
      if (sgp4(record, (epochTaiS - record.epochTaiS) / 60, out) !== 0) return false;
      for (let k = 0; k < 6; k++) out[k]! *= 1000;
      return true;
    },
  };
}
