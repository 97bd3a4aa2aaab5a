import { expect, it } from 'vitest';
import { formatEstimatedPc, formatPc, formatPcChange, formatPcLimit } from './probability.ts';

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

it('a limit takes as few signs as it needs', () => {
  expect([1e-10, 1e-4, 4.4e-4, 1].map(formatPcLimit)).toEqual(['1e\u221210', '1e\u22124', '4.4e\u22124', '1e0']);
});

it('an estimate below its meaning says only that', () => {
  expect([0, 9e-16, 1e-15, 2e-8, undefined].map(formatEstimatedPc)).toEqual([
    '<1e\u221215',
    '<1e\u221215',
    '1.00e\u221215',
    '2.00e\u221208',
    '\u2013',
  ]);
});

it('a change names its factor and direction', () => {
  expect(formatPcChange(3.1e-4, 1e-4)).toBe('\u00d73.1');
  expect(formatPcChange(1e-6, 1.2e-5)).toBe('\u00f712');
  expect(formatPcChange(1e-6, 1.01e-6)).toBe('=');
  expect(formatPcChange(1e-6, null)).toBe('');
});
