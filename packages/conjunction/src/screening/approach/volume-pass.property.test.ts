import { readFileSync } from 'node:fs';
import { sgp4Init } from '@keepout/astro/sgp4/init';
import { batchOf } from '@keepout/astro/sgp4/record';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readGpCsv, utc } from '../../../../../conformance/gp-elements.ts';
import type { ScreeningVolume } from '../../volume/volume.ts';
import { planScreening } from '../plan/plan.ts';
import { openSources } from '../plan/sources.ts';
import { screenAll } from '../screen.ts';
import { encounterAt, leastScaled, pairGeometry } from './confirm.ts';
import { passesOutside } from './volume-pass.ts';

const axis = fc.double({ min: 200, max: 60_000, noNaN: true });
const volume = fc.record({
  shape: fc.constantFrom('box' as const, 'ellipsoid' as const),
  radialM: axis,
  alongTrackM: axis,
  crossTrackM: axis,
});

describe('passing a volume', () => {
  it('is never said of a straight path that enters it', () => {
    const offset = fc.double({ min: -1, max: 1, noNaN: true });
    const path = fc.array(fc.double({ min: -60_000, max: 60_000, noNaN: true }), { minLength: 3, maxLength: 3 });
    let proofs = 0;
    fc.assert(
      fc.property(
        volume,
        path,
        fc.tuple(offset, offset, offset),
        fc.double({ min: -1, max: 1, noNaN: true }),
        (v, d, o, u) => {
          // A point inside the ellipsoid, and so inside the box, at u of the path.
          const length = Math.max(1, Math.hypot(...o));
          const inside = [v.radialM * o[0], v.alongTrackM * o[1], v.crossTrackM * o[2]].map((x) => x / length);
          const ends = Float64Array.from([-1, 0, 1].flatMap((t) => inside.map((x, k) => x + (t - u) * d[k]!)));
          expect(passesOutside(v, ends, 0, 1e-3)).toBe(false);
          const far = ends.map((x, k) => x + [3 * v.radialM + 200_000, 0, 0][k % 3]!);
          if (passesOutside(v, far, 0, 1e-3)) proofs++;
        },
      ),
    );
    expect(proofs).toBeGreaterThan(0);
  });

  it('leaves the encounters that a search along the path finds', () => {
    const file = new URL('../../../../../conformance/screening/elements-20241101.csv', import.meta.url);
    const elements = readGpCsv(readFileSync(file, 'utf8')).slice(0, 500);
    const sources = { batch: batchOf(elements.map((set) => sgp4Init(set))), ephemerides: [] };
    const startTaiS = utc('2024-11-03T06:00:00');
    const reachM = 60_000;
    const sphere = { shape: 'sphere', radiusM: 1.001 * reachM } as const;
    const scope = { kind: 'all-pairs' } as const;
    const near = screenAll(planScreening({ startTaiS, stopTaiS: startTaiS + 7200, volume: sphere, scope }), sources);
    const source = openSources(sources);
    const volumes: ScreeningVolume[] = (['box', 'ellipsoid'] as const).flatMap((shape) => [
      { shape, radialM: 2000, alongTrackM: 30_000, crossTrackM: 30_000 },
      { shape, radialM: 30_000, alongTrackM: 1000, crossTrackM: 5000 },
    ]);
    let outside = 0;
    let inside = 0;
    for (const shape of volumes) {
      const geometry = pairGeometry(source, shape);
      for (const e of near.encounters) {
        if (!(e.kind === 'approach' && e.missDistanceM <= geometry.reachM)) continue;
        const half = Math.min(120, Math.sqrt(geometry.reachM ** 2 - e.missDistanceM ** 2) / e.relativeSpeedMps);
        const { tcaTaiS: t } = e;
        const enters = leastScaled(geometry, e.primary, e.secondary, t - half, t + half).value <= 1;
        expect(encounterAt(geometry, e.primary, e.secondary, t) !== undefined).toBe(enters);
        if (enters) inside++;
        else outside++;
      }
    }
    expect(Math.min(inside, outside)).toBeGreaterThan(20);
  });
});
