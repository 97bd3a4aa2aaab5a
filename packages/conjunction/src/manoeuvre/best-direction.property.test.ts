import type { Vec3 } from '@keepout/astro/nouns';
import { difference, dot, norm, plusScaled, scaled } from '@keepout/astro/vector';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../scripts/property-runs.mjs';
import { bestImpulse, type Goal, secondImpulse } from './best-direction.ts';
import { executionCovariance, USUAL_EXECUTION_ERROR } from './execution-error.ts';
import type { PlaneMap } from './plane-map.ts';

const coordinate = fc.double({ min: -5000, max: 5000, noNaN: true });
/** Evenly, and none near another or zero by choice. */
const evenCoordinate = fc.noBias(fc.integer({ min: -5e6, max: 5e6 })).map((thousandths) => thousandths / 1000);
const mapOf = (coordinate: fc.Arbitrary<number>): fc.Arbitrary<PlaneMap> =>
  fc
    .record({
      xByRtnS: fc.tuple(coordinate, coordinate, coordinate),
      yByRtnS: fc.tuple(coordinate, coordinate, coordinate),
      missXM: coordinate,
      missYM: coordinate,
      sigmaX: fc.double({ min: 20, max: 500, noNaN: true }),
      sigmaY: fc.double({ min: 20, max: 500, noNaN: true }),
      correlation: fc.double({ min: -0.95, max: 0.95, noNaN: true }),
    })
    .filter(({ xByRtnS, yByRtnS }) => Math.hypot(...xByRtnS) > 100 && Math.hypot(...yByRtnS) > 100)
    .map(({ sigmaX, sigmaY, correlation, ...rest }) => ({
      ...rest,
      alongByRtnS: [0, 0, 0] as const,
      hardBodyRadiusM: 10,
      covarianceM2: { xx: sigmaX ** 2, yx: correlation * sigmaX * sigmaY, yy: sigmaY ** 2 },
    }));
const map = mapOf(coordinate);

/** Directions evenly over the sphere. */
const directions: Vec3[] = Array.from({ length: 2000 }, (_, i) => {
  const z = 1 - (2 * i + 1) / 2000;
  const angle = i * Math.PI * (3 - Math.sqrt(5));
  const ring = Math.sqrt(1 - z * z);
  return [ring * Math.cos(angle), ring * Math.sin(angle), z];
});

/** By hand, so that a search over the sphere costs no probabilities. */
function reached(at: PlaneMap, goal: Goal, [r, t, n]: Vec3): number {
  const x = at.missXM + at.xByRtnS[0] * r + at.xByRtnS[1] * t + at.xByRtnS[2] * n;
  const y = at.missYM + at.yByRtnS[0] * r + at.yByRtnS[1] * t + at.yByRtnS[2] * n;
  if (goal === 'miss-distance') return Math.hypot(x, y);
  const { xx, yx, yy } = at.covarianceM2;
  return (yy * x * x - 2 * yx * x * y + xx * y * y) / (xx * yy - yx * yx);
}

/** Uphill on the sphere until nothing moves; undefined where that takes too long. */
function climbed(at: PlaneMap, goal: Goal, start: Vec3): Vec3 | undefined {
  const size = norm(start);
  const { xx, yx, yy } = goal === 'miss-distance' ? { xx: 1, yx: 0, yy: 1 } : at.covarianceM2;
  // Beside it: the opposite of a summit may be at rest and none.
  let here = plusScaled(start, [0.3, 0.5, 0.8], 0.02 * size);
  for (let k = 0; k < 5000; k++) {
    const x = at.missXM + dot(at.xByRtnS, here);
    const y = at.missYM + dot(at.yByRtnS, here);
    const uphill = plusScaled(scaled(at.xByRtnS, yy * x - yx * y), at.yByRtnS, xx * y - yx * x);
    const next = scaled(uphill, size / norm(uphill));
    if (norm(difference(next, here)) < 1e-13 * size) return next;
    here = next;
  }
  return undefined;
}

describe('best impulse', () => {
  it('is not beaten by any direction of the same size', () => {
    fc.assert(
      fc.property(map, fc.double({ min: 1e-3, max: 1, noNaN: true }), (at, size) => {
        for (const goal of ['mahalanobis', 'miss-distance'] as const) {
          const best = reached(at, goal, bestImpulse(at, goal, size));
          const others = directions.map(([r, t, n]) => reached(at, goal, [r * size, t * size, n * size]));
          expect(Math.max(...others)).toBeLessThanOrEqual(best * (1 + 1e-9));
        }
      }),
      { numRuns: runs(40) },
    );
  });

  it('has a second summit that nothing near it beats, and that a climb from the opposite of the best ends at', () => {
    fc.assert(
      fc.property(mapOf(evenCoordinate), fc.double({ min: 1e-3, max: 1, noNaN: true }), (at, size) => {
        for (const goal of ['mahalanobis', 'miss-distance'] as const) {
          const second = secondImpulse(at, goal, size);
          const end = climbed(at, goal, scaled(bestImpulse(at, goal, size), -1));
          const best = bestImpulse(at, goal, size);
          const isAt = (summit: Vec3, place: Vec3): boolean =>
            dot(summit, place) > 0.999 * size ** 2 || reached(at, goal, place) > reached(at, goal, summit) * (1 - 1e-9);
          if (second === undefined) expect(end === undefined || isAt(best, end)).toBe(true);
          else {
            expect(norm(second)).toBeCloseTo(size, 9);
            for (const way of directions.slice(0, 40)) {
              const near = plusScaled(second, way, 0.02 * size);
              const beside = reached(at, goal, scaled(near, size / norm(near)));
              expect(beside).toBeLessThanOrEqual(reached(at, goal, second) * (1 + 1e-9));
            }
            expect(end === undefined || isAt(second, end) || isAt(best, end)).toBe(true);
          }
        }
      }),
      { numRuns: runs(40), endOnFailure: true },
    );
  });

  it('uses the whole size, also with nothing to push away from', () => {
    fc.assert(
      fc.property(map, (at) => {
        const centred = { ...at, missXM: 0, missYM: 0 };
        expect(Math.hypot(...bestImpulse(at, 'mahalanobis', 0.05))).toBeCloseTo(0.05, 12);
        expect(Math.hypot(...bestImpulse(centred, 'miss-distance', 0.05))).toBeCloseTo(0.05, 12);
        expect(bestImpulse(at, 'mahalanobis', 0)).toEqual([0, 0, 0]);
      }),
    );
  });
});

describe('execution error', () => {
  it('is five per cent of the way along and a degree across', () => {
    const at: PlaneMap = {
      missXM: 0,
      missYM: 0,
      xByRtnS: [0, 1000, 0],
      yByRtnS: [1000, 0, 0],
      alongByRtnS: [0, 0, 0],
      covarianceM2: { xx: 1, yx: 0, yy: 1 },
      hardBodyRadiusM: 10,
    };
    const added = executionCovariance(at, [0, 0.2, 0], USUAL_EXECUTION_ERROR);
    expect(Math.sqrt(added.xx)).toBeCloseTo(10, 9);
    expect(Math.sqrt(added.yy)).toBeCloseTo(200 * (Math.PI / 180), 9);
    expect(added.yx).toBeCloseTo(0, 9);
    expect(executionCovariance(at, [0, 0, 0], USUAL_EXECUTION_ERROR)).toEqual({ xx: 0, yx: 0, yy: 0 });
  });
});
