import { describe, expect, test } from 'vitest';
import { type RegimeOrbit, type VerificationRegime, verificationRegime } from './verification.ts';
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

describe('the volumes of the public verification set', () => {
  const orbit = (changes: Partial<RegimeOrbit>): RegimeOrbit => ({
    perigeeAltitudeM: 600e3,
    periodS: 97 * 60,
    eccentricity: 0.001,
    inclinationRad: 1.7,
    ...changes,
  });

  test.each<[Partial<RegimeOrbit>, VerificationRegime]>([
    [{ periodS: 1436 * 60, perigeeAltitudeM: 35_786e3, inclinationRad: 0.1 }, 'GEO'],
    [{ periodS: 1436 * 60, perigeeAltitudeM: 35_786e3, inclinationRad: 0.62 }, 'DEEP_SPACE'],
    [{ periodS: 718 * 60, perigeeAltitudeM: 20_200e3 }, 'DEEP_SPACE'],
    [{ periodS: 640 * 60, eccentricity: 0.73 }, 'DEEP_SPACE'],
    [{ perigeeAltitudeM: 500e3 }, 'LEO1'],
    [{ perigeeAltitudeM: 500.1e3 }, 'LEO2'],
    [{ perigeeAltitudeM: 750.1e3 }, 'LEO3'],
    [{ perigeeAltitudeM: 1200.1e3 }, 'LEO4'],
    [{ perigeeAltitudeM: 2000.1e3, periodS: 130 * 60 }, 'NEAR_EARTH'],
    [{ perigeeAltitudeM: 400e3, eccentricity: 0.3, periodS: 160 * 60 }, 'NEAR_EARTH'],
    [{ eccentricity: 1.2, periodS: Number.NaN }, 'UNBOUND'],
  ])('%j has the box of %s', (changes, regime) => {
    expect(verificationRegime(orbit(changes))).toBe(regime);
  });
});
