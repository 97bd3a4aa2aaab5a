import { describe, expect, test } from 'vitest';
import { type RegimeOrbit, verificationVolume } from './verification.ts';
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

  test.each<[Partial<RegimeOrbit>, readonly [number, number, number]]>([
    [{ periodS: 1436 * 60, perigeeAltitudeM: 35_786e3, inclinationRad: 0.1 }, [10, 10, 10]],
    [{ periodS: 1436 * 60, perigeeAltitudeM: 35_786e3, inclinationRad: 0.62 }, [20, 20, 20]],
    [{ periodS: 718 * 60, perigeeAltitudeM: 20_200e3 }, [20, 20, 20]],
    [{ periodS: 640 * 60, eccentricity: 0.73 }, [20, 20, 20]],
    [{ perigeeAltitudeM: 500e3 }, [0.4, 44, 51]],
    [{ perigeeAltitudeM: 500.1e3 }, [0.4, 25, 25]],
    [{ perigeeAltitudeM: 750.1e3 }, [0.4, 12, 12]],
    [{ perigeeAltitudeM: 1200.1e3 }, [0.4, 2, 2]],
    [{ perigeeAltitudeM: 2000.1e3, periodS: 130 * 60 }, [2, 25, 25]],
    [{ perigeeAltitudeM: 400e3, eccentricity: 0.3, periodS: 160 * 60 }, [2, 25, 25]],
    [{ eccentricity: 1.2, periodS: Number.NaN }, [20, 50, 20]],
  ])('%j has its box', (changes, halfKm) => {
    const volume = verificationVolume(orbit(changes));
    expect(volume.shape).toBe('box');
    expect(semiAxesM(volume).map((halfM) => halfM / 1000)).toEqual(halfKm);
  });

  test('one object in the box of another does not have the other in its own', () => {
    const [low, higher] = [450e3, 600e3].map((perigeeAltitudeM) => verificationVolume(orbit({ perigeeAltitudeM })));
    expect(scaledNorm(low!, 100, 40e3, 100)).toBeLessThan(1);
    expect(scaledNorm(higher!, -100, -40e3, 100)).toBeGreaterThan(1);
  });
});
