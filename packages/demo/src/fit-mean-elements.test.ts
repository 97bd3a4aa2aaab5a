import { fromUnixMs } from '@keepout/astro/epoch';
import type { MeanElements } from '@keepout/astro/nouns';
import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import { fitMeanElements } from '@keepout/astro/sgp4/fit-mean-elements';
import { describe, expect, test } from 'vitest';
import { makeCatalogue } from './catalogue.ts';

const nowTaiS = fromUnixMs(Date.UTC(2026, 4, 17, 13, 42));
const ONE_MILLIMETRE = 1e-3;
const catalogue = makeCatalogue({ seed: 4, nowTaiS, count: 3000 });

function stateOf(elements: MeanElements, epochTaiS: number): Float64Array | undefined {
  const out = new Float64Array(6);
  return sgp4Ephemeris(elements).stateAt(epochTaiS, out) ? out : undefined;
}

describe('inverse of SGP4', () => {
  for (const [what, leadDays] of [
    ['at the epoch of the elements', 0],
    ['two days later', 2],
    ['six days later', 6],
  ] as const) {
    test(`the fitted elements run through the state ${what}, in every regime`, () => {
      let tried = 0;
      const failed: string[] = [];
      let worstM = 0;
      for (const truth of catalogue.filter((_, at) => at % 15 === 0)) {
        const tcaTaiS = nowTaiS + leadDays * 86_400;
        const wanted = stateOf(truth, tcaTaiS);
        if (wanted === undefined) continue;
        tried += 1;
        const [x, y, z, u, v, w] = wanted as unknown as [number, number, number, number, number, number];
        const state = { epochTaiS: tcaTaiS, frame: 'TEME', positionM: [x, y, z], velocityMps: [u, v, w] } as const;
        const fit = fitMeanElements(state, nowTaiS, { ...truth });
        if (!fit.ok) {
          failed.push(
            `${truth.name} ${truth.meanMotionRevPerDay} ${truth.eccentricity} ${truth.bstar} ${fit.fault.missM}`,
          );
          continue;
        }
        const reached = stateOf(fit.value, tcaTaiS)!;
        worstM = Math.max(worstM, Math.hypot(reached[0]! - x, reached[1]! - y, reached[2]! - z));
      }
      expect(tried).toBeGreaterThan(190);
      expect(failed).toEqual([]);
      expect(worstM).toBeLessThan(ONE_MILLIMETRE);
    });
  }
});
