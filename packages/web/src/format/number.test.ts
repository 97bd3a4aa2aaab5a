import { expect, it } from 'vitest';
import { formatBadge, formatChange, formatNumber, formatPc, formatSignificant } from './number.ts';

it('a probability reads 1.86e−04 at one width, with U+2212', () => {
  expect([1.86e-4, 9.999e-5, 1, 1e-12, 5.87e-10].map(formatPc)).toEqual([
    '1.86e\u221204',
    '1.00e\u221204',
    '1.00e+00',
    '1.00e\u221212',
    '5.87e\u221210',
  ]);
});

it('a missing probability is an en dash, a zero one is zero', () => {
  expect([null, undefined, Number.NaN, 0].map(formatPc)).toEqual(['\u2013', '\u2013', '\u2013', '0']);
});

it('numbers are grouped, rounded and carry a true minus sign', () => {
  expect(formatNumber(-1804.4)).toBe('\u22121,804');
  expect(formatNumber(1234567.891, 2)).toBe('1,234,567.89');
  expect(formatNumber(-0.2)).toBe('0');
  expect(formatNumber(-0.26, 1)).toBe('\u22120.3');
});

it('a change names its factor and direction', () => {
  expect(formatChange(3.1e-4, 1e-4)).toBe('\u00d73.1');
  expect(formatChange(1e-6, 1.2e-5)).toBe('\u00f712');
  expect(formatChange(1e-6, 1.01e-6)).toBe('=');
  expect(formatChange(1e-6, null)).toBe('');
});

it('K-03 four significant digits stay four', () => {
  expect(formatSignificant(12.3, 4)).toBe('12.30');
});

it('C-01 a badge stops counting at 99+', () => {
  expect([3, 99, 100].map(formatBadge)).toEqual(['3', '99', '99+']);
});
