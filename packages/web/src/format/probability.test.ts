import { LEAST_PC } from '@keepout/contract/platform/probability-text';
import { expect, it } from 'vitest';
import { formatPc, formatPcChange, formatPcFull, formatPcLimit } from './probability.ts';

it('a probability reads 1.86e−04 at one width, with U+2212', () => {
  expect([1.86e-4, 9.999e-5, 1, 1e-12, 5.87e-10].map(formatPc)).toEqual([
    '1.86e\u221204',
    '1.00e\u221204',
    '1.00e+00',
    '1.00e\u221212',
    '5.87e\u221210',
  ]);
});

it('a missing probability is an en dash, one too small for a number is below the least', () => {
  expect([null, undefined, Number.NaN, 0].map(formatPc)).toEqual(['\u2013', '\u2013', '\u2013', '<1e\u221215']);
});

it('a limit takes as few signs as it needs', () => {
  expect([1e-10, 1e-4, 4.4e-4, 1].map(formatPcLimit)).toEqual(['1e\u221210', '1e\u22124', '4.4e\u22124', '1e0']);
});

it('no probability below 1e-15 is written out, whole or short', () => {
  const small = [4.94e-324, 1e-300, 9.99e-16];
  expect(small.map(formatPc)).toEqual(small.map(() => '<1e\u221215'));
  expect(small.map(formatPcFull)).toEqual(small.map(() => '<1e\u221215'));
  expect(formatPc(LEAST_PC)).toBe('1.00e\u221215');
  expect(formatPcFull(2.4123456789e-4)).toBe('0.00024123456789');
  expect(formatPcFull(2.4e-9)).toBe('2.4e\u22129');
  expect(formatPcFull(null)).toBe('\u2013');
});

it('a change names its factor and direction', () => {
  expect(formatPcChange(3.1e-4, 1e-4)).toBe('\u00d73.1');
  expect(formatPcChange(1e-6, 1.2e-5)).toBe('\u00f712');
  expect(formatPcChange(1e-6, 1.01e-6)).toBe('=');
  expect(formatPcChange(1e-6, null)).toBe('');
});

it('a change to or from what has no digits says only that it is more than so much', () => {
  expect(formatPcChange(4.94e-324, 1.48e-323)).toBe('=');
  expect(formatPcChange(4.94e-324, 1e-12)).toBe('\u00f7>1e3');
  expect(formatPcChange(5e-15, 0)).toBe('\u00d7>5.0');
});
