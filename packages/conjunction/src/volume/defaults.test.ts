import { expect, test } from 'vitest';
import { screeningVolumes, volumeRegime } from './defaults.ts';

test('the regime follows perigee, period and eccentricity', () => {
  const low = 95 * 60;
  expect([500e3, 501e3, 751e3, 1201e3].map((perigee) => volumeRegime(perigee, low, 0.001))).toEqual([
    'LEO1',
    'LEO2',
    'LEO3',
    'LEO4',
  ]);
  expect(volumeRegime(250e3, 640 * 60, 0.73)).toBe('ECCENTRIC');
  expect(volumeRegime(20_200e3, 718 * 60, 0.01)).toBe('MEO');
  expect(volumeRegime(35_786e3, 1436 * 60, 0)).toBe('GEO');
});

test('the planning volume holds the alert volume in every regime', () => {
  const orbits: readonly (readonly [number, number, number])[] = [
    [400e3, 5500, 0],
    [600e3, 5700, 0],
    [900e3, 6200, 0],
    [1500e3, 7000, 0],
    [250e3, 38_000, 0.7],
    [2e7, 43_000, 0],
    [35_786e3, 86_160, 0],
  ];
  for (const orbit of orbits) {
    const { planning, alert } = screeningVolumes(...orbit);
    expect(planning.radialM).toBeGreaterThanOrEqual(alert.radialM);
    expect(planning.alongTrackM).toBeGreaterThanOrEqual(alert.alongTrackM);
    expect(planning.crossTrackM).toBeGreaterThanOrEqual(alert.crossTrackM);
  }
});
