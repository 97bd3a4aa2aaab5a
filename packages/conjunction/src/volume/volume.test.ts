import { expect, test } from 'vitest';
import { circumscribingRadiusM, type ScreeningVolume, scaledNorm, semiAxesM } from './volume.ts';

const box = { shape: 'box', radialM: 2, alongTrackM: 3, crossTrackM: 6 } as const;
const ellipsoid = { ...box, shape: 'ellipsoid' } as const;
const sphere = { shape: 'sphere', radiusM: 6 } as const;

test('the corner of a box lies on its surface and outside the ellipsoid of the same semi-axes', () => {
  expect(scaledNorm(box, 2, 3, 6)).toBe(1);
  expect(scaledNorm(ellipsoid, 2, 3, 6)).toBeCloseTo(Math.sqrt(3), 15);
  expect(scaledNorm(ellipsoid, 0, -3, 0)).toBe(1);
  expect(scaledNorm(sphere, 2, 3, 6)).toBeCloseTo(7 / 6, 15);
});

test('the sphere around a volume reaches its farthest point', () => {
  expect([box, ellipsoid, sphere].map(circumscribingRadiusM)).toEqual([7, 6, 6]);
});

test('an ellipsoid of three equal semi-axes is a sphere', () => {
  const ball: ScreeningVolume = { shape: 'ellipsoid', radialM: 6, alongTrackM: 6, crossTrackM: 6 };
  expect(semiAxesM(ball)).toEqual(semiAxesM(sphere));
  expect(scaledNorm(ball, 1, -2, 2)).toBeCloseTo(scaledNorm(sphere, 1, -2, 2), 15);
});
