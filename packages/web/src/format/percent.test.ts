import { expect, it } from 'vitest';
import { formatPercent } from './number.ts';

it('a share is told in whole percent', () => {
  expect([0, 0.424, 1, null].map(formatPercent)).toEqual(['0\u00a0%', '42\u00a0%', '100\u00a0%', '\u2013']);
});
