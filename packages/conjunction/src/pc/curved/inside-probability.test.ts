import { describe, expect, it } from 'vitest';
import { erfc } from '../../numbers/erfc.ts';
import { discProbability } from '../plane/disc-probability.ts';
import { distanceToBall } from './distance-to-ball.ts';
import { insideProbability } from './inside-probability.ts';
import type { RelativeError } from './relative-error.ts';

function relativeOf(positionM: readonly [number, number, number], sigmasM: readonly [number, number, number]) {
  const [x, y, z] = sigmasM.map((sigma) => sigma * sigma) as [number, number, number];
  const positionInverse = Float64Array.of(1 / x, 0, 0, 0, 1 / y, 0, 0, 0, 1 / z);
  return {
    positionM,
    positionM2: Float64Array.of(x, 0, 0, 0, y, 0, 0, 0, z),
    positionInverse,
  } as unknown as RelativeError;
}

/** The noncentral chi distribution of three degrees of freedom, in units of its deviation. */
function ofEqualErrors(distance: number, radius: number): number {
  const between = 0.5 * (erfc((distance - radius) * Math.SQRT1_2) - erfc((distance + radius) * Math.SQRT1_2));
  const edges = Math.exp(-0.5 * (radius - distance) ** 2) - Math.exp(-0.5 * (radius + distance) ** 2);
  return between - edges / (distance * Math.sqrt(2 * Math.PI));
}

describe('the probability to stand inside a ball', () => {
  it.each([
    [0.5, 0.2],
    [5, 4],
    [30, 29],
    [73, 74],
    [146, 147.5],
    [146, 149],
  ])('of %d equal deviations, %d of them away, is that of the noncentral chi distribution', (radius, distance) => {
    const share = distance / Math.sqrt(14);
    const value = insideProbability(relativeOf([share, -2 * share, 3 * share], [1, 1, 1]), radius);
    expect(value / ofEqualErrors(distance, radius)).toBeCloseTo(1, 9);
  });

  it.each([
    [15, [3, 40, 5]],
    [100, [60, 40, 70]],
    [400, [300, 200, -180]],
  ] as const)('of radius %d under errors of 1 : 7 : 90 is the same in slices along the longest', (radius, mean) => {
    const steps = 4_000;
    let sum = 0;
    for (let i = 0; i < steps; i++) {
      const angle = -0.5 * Math.PI + (Math.PI * (i + 0.5)) / steps;
      const half = radius * Math.cos(angle);
      const offset = (radius * Math.sin(angle) - mean[2]) / 90;
      sum += half * Math.exp(-0.5 * offset * offset) * discProbability(mean[0], mean[1], 1, 7, half);
    }
    const slices = (sum * Math.PI) / steps / (90 * Math.sqrt(2 * Math.PI));
    expect(insideProbability(relativeOf(mean, [1, 7, 90]), radius) / slices).toBeCloseTo(1, 6);
  });
});

describe('a covariance of one direction that is no axis, whose other eigenvalues are zero within rounding', () => {
  const [x, y, z] = [0.6, 0.48, 0.64];
  const sigmaM = 10_000;
  const along = (positionM: readonly [number, number, number]) =>
    ({
      positionM,
      positionM2: [x * x, x * y, x * z, y * x, y * y, y * z, z * x, z * y, z * z].map((value) => sigmaM ** 2 * value),
    }) as unknown as RelativeError;

  it('has the share of the chord through the ball', () => {
    const positionM = [0, -3, 4] as const;
    const alongM = positionM[1] * y + positionM[2] * z;
    const halfChordM = Math.sqrt(100 - (25 - alongM ** 2));
    const expected = (2 * halfChordM) / (sigmaM * Math.sqrt(2 * Math.PI));
    expect(insideProbability(along(positionM), 10) / expected).toBeCloseTo(1, 3);
  });

  it('has a finite distance from the ball, zero where the line goes through it', () => {
    expect(distanceToBall(along([0, -3, 4]), 10)).toBe(0);
    expect(distanceToBall(along([100, 0, 0]), 10)).toBeGreaterThan(1000);
    expect(distanceToBall(along([100, 0, 0]), 10)).toBeLessThan(Number.POSITIVE_INFINITY);
    expect(insideProbability(along([100, 0, 0]), 10)).toBe(0);
  });
});
