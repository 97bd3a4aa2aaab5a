import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNightly } from '../../../../../scripts/property-runs.mjs';
import { drawnEncounters } from '../../../test/drawn-encounters.ts';
import { unwrap } from '../../../test/reference.ts';
import { CLIP_FACTOR } from '../../covariance/repair.ts';
import { seededRandom } from '../../numbers/random.ts';
import type { ObjectAtTca } from '../../object-at-tca.ts';
import { verdictReport } from '../verdict-pc.ts';
import { distanceToBall } from './distance-to-ball.ts';
import { monteCarloPc } from './monte-carlo.ts';
import { nc2dHall2021 } from './nc2d-hall-2021.ts';
import { FULL_PRECISION, type NcPrecision, nc3dHall2021, SEARCH_PRECISION } from './nc3d-hall-2021.ts';
import { orbitError } from './orbit-error.ts';
import { overlapTrack } from './overlap-track.ts';
import type { RelativeError } from './relative-error.ts';

const drawn = [...drawnEncounters(300)];

function scaledObject({ state, covariance }: ObjectAtTca, factor: number): ObjectAtTca {
  if (covariance === undefined) throw new Error('drawn without errors');
  return { state, covariance: { ...covariance, matrix: covariance.matrix.map((value) => value * factor * factor) } };
}

function trackOf(index: number) {
  const { primary, secondary, hardBodyRadiusM } = drawn[index]!;
  const [first, second] = [orbitError(primary)!, orbitError(secondary)!];
  return overlapTrack(first, second, hardBodyRadiusM, (CLIP_FACTOR * hardBodyRadiusM) ** 2);
}

/** A scale, of the drawn errors, at which the body has some forty deviations and more. */
describe('errors far smaller than the body', () => {
  // Slow crossings whose means pass through the middle of the body.
  it.each([
    [34, 0.003],
    [55, 0.01],
    [263, 0.003],
  ])('leave a hit certain where the means pass inside: draw %d, errors times %d', (index, factor) => {
    const { primary, secondary, hardBodyRadiusM } = drawn[index]!;
    const report = unwrap(
      verdictReport({
        primary: scaledObject(primary, factor),
        secondary: scaledObject(secondary, factor),
        hardBodyRadiusM,
        isAtTca: true,
      }),
    );
    const { recommended } = report;
    expect(recommended?.method).toMatch(/^nc[23]d-hall-2021$/);
    expect(recommended?.pc).toBeGreaterThan(0.999);
  });

  // The top of the rate lies elsewhere than with the errors as they are drawn.
  it.each([
    [64, 3.8e-3],
    [164, 2.6e-3],
    [276, 1.9e-3],
  ])('are met where they are nearest then, by a search too: draw %d, times %d', (index, scale) => {
    const track = trackOf(index);
    const numberBy = (precision: NcPrecision): number => nc3dHall2021(track, scale, precision)?.expectedNumber ?? 0;
    const finest = numberBy({
      fewestRings: 12,
      ringsPerSigma: 5,
      fewestAround: 120,
      visibleSigmas: 10,
      settledShare: 1e-5,
    });
    expect(finest).toBeGreaterThan(1e-7);
    expect(numberBy(FULL_PRECISION) / finest).toBeCloseTo(1, 2);
    expect(numberBy(SEARCH_PRECISION) / finest).toBeCloseTo(1, 1);
  });

  it('have the number of their plane where the misfit at the peak of the drawn ones is beyond all numbers', () => {
    const track = trackOf(271);
    for (const scale of [1e-4, 5e-5, 3e-5]) {
      expect((nc2dHall2021(track, scale)?.pc ?? 0) / nc3dHall2021(track, scale)!.expectedNumber).toBeCloseTo(1, 2);
    }
  });
});

/** Whole steps towards where the orbits most probably meet swing around it for ever. */
describe('errors of a hundred kilometres along a bent path', () => {
  const BODY_M = 3000;

  it.each([
    [17, 1],
    [17, 0.6],
    [17, 0.4],
  ])('leave no moment out: draw %d, errors of the one times %d', (index, factor) => {
    const { primary, secondary } = drawn[index]!;
    const errors = [orbitError(scaledObject(primary, factor))!, orbitError(secondary)!] as const;
    const track = overlapTrack(...errors, BODY_M, (CLIP_FACTOR * BODY_M) ** 2);
    const estimate = nc3dHall2021(track)!;
    const window = [track.span.startS, track.span.stopS] as const;
    const { pc } = monteCarloPc(...errors, BODY_M, {
      trials: isNightly ? 20_000 : 4000,
      random: seededRandom(20_261_127),
      window,
      aroundS: 0,
      stepS: (window[1] - window[0]) / 64,
    });
    expect(estimate.isSettled).toBe(true);
    // Both errors are linear around one place of the bent path: the number is larger by a third.
    expect(estimate.expectedNumber / pc).toBeGreaterThan(0.9);
    expect(estimate.expectedNumber / pc).toBeLessThan(1.6);
  });
});

describe('the distance to a ball', () => {
  const sigma = fc.double({ min: 0.1, max: 1e3, noNaN: true });
  const place = fc.double({ min: -1e3, max: 1e3, noNaN: true });
  const radius = fc.double({ min: 0.1, max: 50, noNaN: true });

  it('is that to the nearest of many points of its surface, and none inside', () => {
    const around = Array.from({ length: 20_000 }, (_, i) => {
      const z = 1 - (2 * i + 1) / 20_000;
      const angle = Math.PI * (1 + Math.sqrt(5)) * i;
      return [Math.sqrt(1 - z * z) * Math.cos(angle), Math.sqrt(1 - z * z) * Math.sin(angle), z] as const;
    });
    fc.assert(
      fc.property(sigma, sigma, sigma, place, place, place, radius, (sx, sy, sz, x, y, z, radiusM) => {
        const relative = { positionM: [x, y, z], positionM2: [sx * sx, 0, 0, 0, sy * sy, 0, 0, 0, sz * sz] };
        const distance = distanceToBall(relative as unknown as RelativeError, radiusM);
        if (Math.hypot(x, y, z) <= radiusM) {
          expect(distance).toBe(0);
          return;
        }
        const scanned = Math.min(
          ...around.map(([u, v, w]) =>
            Math.hypot((x - radiusM * u) / sx, (y - radiusM * v) / sy, (z - radiusM * w) / sz),
          ),
        );
        // The points are a hundredth of the radius apart.
        expect(distance).toBeLessThanOrEqual(scanned * (1 + 1e-9));
        expect(distance).toBeGreaterThanOrEqual(scanned - (0.02 * radiusM) / Math.min(sx, sy, sz));
      }),
      { numRuns: 30 },
    );
  });
});
