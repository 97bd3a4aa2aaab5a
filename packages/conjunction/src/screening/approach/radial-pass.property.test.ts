import { readFileSync } from 'node:fs';
import { sgp4Init } from '@keepout/astro/sgp4/init';
import { batchOf } from '@keepout/astro/sgp4/record';
import { expect, it } from 'vitest';
import { readGpCsv, utc } from '../../../../../conformance/gp-elements.ts';
import { planScreening } from '../plan/plan.ts';
import { openSources } from '../plan/sources.ts';
import { screenAll } from '../screen.ts';
import { encounterAt, pairGeometry } from './confirm.ts';
import { passesAboveOrBelow } from './radial-pass.ts';

it('no passage that enters a flat volume is called above or below it, and most of those outside are', () => {
  const file = new URL('../../../../../conformance/screening/elements-20241101.csv', import.meta.url);
  const elements = readGpCsv(readFileSync(file, 'utf8'));
  const sources = { batch: batchOf(elements.map((set) => sgp4Init(set))), ephemerides: [] };
  const startTaiS = utc('2024-11-03T06:00:00');
  const sphere = { shape: 'sphere', radiusM: 60_000 } as const;
  const scope = { kind: 'all-pairs' } as const;
  const near = screenAll(planScreening({ startTaiS, stopTaiS: startTaiS + 14_400, volume: sphere, scope }), sources);
  const source = openSources(sources);
  const [first, second] = [new Float64Array(6), new Float64Array(6)];
  let inside = 0;
  let outside = 0;
  let proofs = 0;
  for (const volume of [
    { shape: 'ellipsoid', radialM: 2000, alongTrackM: 25_000, crossTrackM: 25_000 },
    { shape: 'box', radialM: 400, alongTrackM: 40_000, crossTrackM: 20_000 },
  ] as const) {
    const geometry = pairGeometry(source, volume);
    for (const e of near.encounters) {
      if (!(e.kind === 'approach' && e.missDistanceM <= geometry.reachM)) continue;
      const enters = encounterAt(geometry, e.primary, e.secondary, e.tcaTaiS) !== undefined;
      for (const tauS of [-60, -7, 0, 31, 60]) {
        source.state(e.primary, e.tcaTaiS - tauS, first, 0);
        source.state(e.secondary, e.tcaTaiS - tauS, second, 0);
        const isPast = passesAboveOrBelow(volume, geometry.reachM, first, 0, second, 0, tauS, 0);
        if (enters) {
          inside++;
          expect(isPast).toBe(false);
        } else {
          outside++;
          if (isPast) proofs++;
        }
      }
    }
  }
  expect(inside).toBeGreaterThan(100);
  expect(proofs / outside).toBeGreaterThan(0.6);
});
