import { afterEach, expect, it } from 'vitest';
import { formatNumber, formatSignificant, groupThousandsBy } from './number.ts';

afterEach(() => groupThousandsBy(','));

it('in German thousands are parted by a narrow space, since a comma would read as the decimal mark', () => {
  groupThousandsBy('\u202f');
  expect(formatNumber(1234567.891, 2)).toBe('1\u202f234\u202f567.89');
});

it('numbers are grouped, rounded and carry a true minus sign', () => {
  expect(formatNumber(-1804.4)).toBe('\u22121,804');
  expect(formatNumber(1234567.891, 2)).toBe('1,234,567.89');
  expect(formatNumber(-0.2)).toBe('0');
  expect(formatNumber(-0.01, 1)).toBe('0.0');
  expect(formatNumber(-0.26, 1)).toBe('\u22120.3');
});

it('what is no number is an en dash', () => {
  const none = [null, undefined, Number.NaN, Number.POSITIVE_INFINITY];
  expect(none.map((value) => formatNumber(value))).toEqual(none.map(() => '\u2013'));
  expect(none.map((value) => formatSignificant(value))).toEqual(none.map(() => '\u2013'));
});

it('K-03 four significant digits stay four', () => {
  expect(formatSignificant(12.3, 4)).toBe('12.30');
});

it('significant digits are written out, however small or large the number', () => {
  expect([0.000_123_4, 9.999, 12_345, 0, -2.5].map((value) => formatSignificant(value))).toEqual([
    '0.000123',
    '10.0',
    '12,345',
    '0',
    '\u22122.50',
  ]);
});
