import { expect, it } from 'vitest';
import { formatSigmas } from './length.ts';

it('a distance in sigmas has two decimals', () => {
  expect([4.1, 0, null].map(formatSigmas)).toEqual(['4.10', '0.00', '\u2013']);
});
