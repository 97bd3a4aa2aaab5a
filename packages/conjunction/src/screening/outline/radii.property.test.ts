import { readFileSync } from 'node:fs';
import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import { sgp4Init } from '@keepout/astro/sgp4/init';
import { batchOf } from '@keepout/astro/sgp4/record';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readGpCsv, utc } from '../../../../../conformance/gp-elements.ts';
import { runs } from '../../../../../scripts/property-runs.mjs';
import type { ScreeningVolume } from '../../volume/volume.ts';
import { outlineOf } from './outline.ts';
import { mayReach, radiiOfElements, radiiOfOutline } from './radii.ts';

const file = new URL('../../../../../conformance/screening/elements-20241101.csv', import.meta.url);
const pool = readGpCsv(readFileSync(file, 'utf8'));
const batch = batchOf(pool.map((element) => sgp4Init(element)));
const window = { startTaiS: utc('2024-11-02T05:00:00'), stopTaiS: utc('2024-11-05T17:00:00') };
const share = fc.double({ min: -1, max: 1, noNaN: true });

it('whatever a volume around one orbit holds is an orbit that reaches it', () => {
  let apart = 0;
  fc.assert(
    fc.property(
      fc.nat({ max: pool.length - 1 }),
      fc.nat({ max: pool.length - 1 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.tuple(share, share, share),
      fc.constantFrom<ScreeningVolume>(
        { shape: 'box', radialM: 400, alongTrackM: 44_000, crossTrackM: 51_000 },
        { shape: 'sphere', radiusM: 5000 },
      ),
      (one, other, when, [r, t, n], volume) => {
        const [first, second] = [one, other].map((index) => radiiOfElements(batch, index, window));
        if (first === undefined || second === undefined) return;
        const six = new Float64Array(6);
        const epochTaiS = window.startTaiS + when * (window.stopTaiS - window.startTaiS);
        if (!sgp4Ephemeris(pool[one]!).stateAt(epochTaiS, six)) return;
        const radiusM = Math.hypot(six[0]!, six[1]!, six[2]!);
        expect(radiusM).toBeGreaterThanOrEqual(first.lowestM);
        expect(radiusM).toBeLessThanOrEqual(first.highestM);
        const [radial, along, cross] =
          volume.shape === 'sphere' ? [volume.radiusM, 0, 0] : [volume.radialM, volume.alongTrackM, volume.crossTrackM];
        const metM = Math.hypot(radiusM + r * radial, t * along, n * cross);
        expect(mayReach(first, { lowestM: metM, highestM: metM }, volume)).toBe(true);
        apart += mayReach(first, second, volume) ? 0 : 1;
      },
    ),
    { numRuns: runs(400) },
  );
  // And it tells most pairs apart.
  expect(apart).toBeGreaterThan(runs(400) / 4);
});

it('an ephemeris stays between the radii that its outline has', () => {
  for (const element of pool.slice(0, 20)) {
    const orbit = sgp4Ephemeris(element);
    const { lowestM, highestM } = radiiOfOutline(outlineOf(orbit, window));
    const six = new Float64Array(6);
    for (let t = window.startTaiS; t < window.stopTaiS; t += 97) {
      if (!orbit.stateAt(t, six)) break;
      const radiusM = Math.hypot(six[0]!, six[1]!, six[2]!);
      expect(radiusM).toBeGreaterThanOrEqual(lowestM);
      expect(radiusM).toBeLessThanOrEqual(highestM);
    }
  }
  expect(radiiOfOutline(new Float64Array([0, 0, 0]))).toEqual({ lowestM: 0, highestM: 0 });
});
