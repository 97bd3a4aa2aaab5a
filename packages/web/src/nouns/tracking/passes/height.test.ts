import { expect, it } from 'vitest';
import { altitudeKmOf } from './night-rows.ts';

it('in the zenith the height is the range', () => {
  expect(altitudeKmOf([{ range: 812, maxElevation: 90 }])).toBeCloseTo(812);
});

it('on the horizon it follows from the right angle there', () => {
  // r^2 = R^2 + range^2: 2294.4 km away at 400 km of height.
  expect(altitudeKmOf([{ range: Math.sqrt(6778.137 ** 2 - 6378.137 ** 2), maxElevation: 0 }])).toBeCloseTo(400);
});
