import { expect, it } from 'vitest';
import { formatArcseconds, formatDegrees } from './number.ts';

it('an angle has one decimal', () => {
  expect([12.34, -0.04, null].map(formatDegrees)).toEqual(['12.3\u00b0', '0.0\u00b0', '\u2013']);
});

it('K-03 an association threshold is shown in arcseconds with four significant digits', () => {
  expect(formatArcseconds(1)).toBe('1.000\u2033');
  expect(formatArcseconds(2062.648)).toBe('2,063\u2033');
  expect(formatArcseconds(42.34567)).toBe('42.35\u2033');
});
