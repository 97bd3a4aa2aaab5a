import { expect, it } from 'vitest';
import { volumeSize } from './run-name.ts';

it('R-06 a volume reads in kilometres, radial first', () => {
  expect(volumeSize({ shape: 'ELLIPSOID', r: 400, t: 44_000, n: 51_300 })).toBe('0.400 × 44 × 51.3 km');
  expect(volumeSize({ shape: 'BOX', r: 2000 })).toBe('2 × 2 × 2 km');
  expect(volumeSize({ shape: 'SPHERE', r: 5000 })).toBe('5 km');
});
